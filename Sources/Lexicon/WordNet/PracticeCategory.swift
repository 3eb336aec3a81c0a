/// The categories of WordNet's words: the subjects of its lexicographer files.
package enum PracticeCategory {
  /// The name of each lexicographer file without its part of speech, by its number (`man 5
  /// lexnames`); files that are named only for a kind of word get a descriptive name.
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

  /// The category of a lexicographer file; the category of adjectives for an unknown number.
  package static func name(field: Int) -> String {
    names.indices.contains(field) ? names[field] : names[0]
  }
}
