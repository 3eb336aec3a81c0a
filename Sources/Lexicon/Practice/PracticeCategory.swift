/// The categories of WordNet's words: what its lexicographer files are about.
package enum PracticeCategory {
  /// The name of each lexicographer file without its part of speech, by its number (`man 5
  /// lexnames`); those that are named for a kind of word only are named for what such words tell.
  private static let names = [
    "qualities", "qualities", "manner", "basics", "act", "animal", "artifact", "attribute", "body",
    "cognition", "communication", "event", "feeling", "food", "group", "location", "motive",
    "object", "person", "phenomenon", "plant", "possession", "process", "quantity", "relation",
    "shape", "state", "substance", "time", "body", "change", "cognition", "communication",
    "competition", "consumption", "contact", "creation", "emotion", "motion", "perception",
    "possession", "social", "stative", "weather", "qualities",
  ]

  /// All of them in alphabetical order, each once.
  package static let all = Set(names).sorted()

  /// The category of a lexicographer file; that of adjectives for a number that none has.
  static func name(field: Int) -> String { names.indices.contains(field) ? names[field] : names[0] }
}
