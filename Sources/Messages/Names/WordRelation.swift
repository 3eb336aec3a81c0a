package import GameEngine

/// Words or phrases that are related to a word or one of its meanings.
package struct WordRelation: Sendable {
  /// The kind of relation.
  package enum Kind: Hashable, Sendable {
    /// Typical patterns and collocations of the word.
    case patterns
    /// Words of about the same meaning.
    case synonyms
    /// Words of the opposite meaning.
    case antonyms
    /// Words with a more general meaning.
    case hypernyms
    /// Words with the same root.
    case family
    /// Forms that follow no rule, such as a plural.
    case forms
    /// A note for learners, such as a false friend.
    case note
    /// The forms of a tense or a number in a course, which has a name in the language of the word: *Präteritum*.
    case row(String)

    /// What stands before the words, such as `like`.
    func label(in messages: Messages) -> String {
      switch self {
      case .patterns: messages("use", context: "before phrases that show how a word is used")
      case .synonyms: messages("like", context: "before a word's synonyms")
      case .antonyms: messages("opposite", context: "before a word's opposites")
      case .hypernyms: messages("a kind of", context: "before a broader word")
      case .family: messages("family", context: "before words with the same root")
      case .forms: messages("forms", context: "before the forms of a word")
      case .note: messages("note", context: "before a note about a word")
      case .row(let name): name
      }
    }
  }

  /// The labels of all kinds that have one in the interface language, to make room for the longest one.
  package static func labels(in messages: Messages) -> [String] {
    let kinds: [Kind] = [.patterns, .synonyms, .antonyms, .hypernyms, .family, .forms, .note]
    return kinds.map { $0.label(in: messages) }
  }

  /// The kind of relation.
  package let kind: Kind
  /// The words or phrases; never empty.
  package let words: [String]

  /// Creates a relation; nil if there are no words.
  package init?(_ kind: Kind, _ words: [String]) {
    guard !words.isEmpty else { return nil }
    self.kind = kind
    self.words = words
  }

  /// What belongs to a word in all of its meanings: forms, family, and a note.
  package static func all(of word: Item) -> [WordRelation] {
    let rows = Paradigm(word).rows.map { WordRelation(.row($0.name), $0.cells.map(\.shown)) }
    let forms = rows.isEmpty ? [WordRelation(.forms, CourseForms(word).key)] : rows
    let others = [
      WordRelation(.family, word.family),
      WordRelation(.note, word.note.isEmpty ? [] : [word.note]),
    ]
    return (forms + others).compactMap(\.self)
  }

  /// The label before the words, without a colon.
  package func label(in messages: Messages) -> String { kind.label(in: messages) }

  /// The label, a colon and the words.
  package func line(in messages: Messages) -> String {
    "\(label(in: messages)): \(messages.commaSeparated(words))"
  }

  /// A sentence with the words, for speech.
  package func sentence(in messages: Messages) -> String {
    let words = messages.commaSeparated(words)
    return switch kind {
    case .patterns: messages("It is used like this: \(words).")
    case .synonyms: messages("Synonyms: \(words).")
    case .antonyms: messages("Opposites: \(words).")
    case .hypernyms: messages("It is a kind of: \(words).")
    case .family: messages("Word family: \(words).")
    case .forms: messages("Forms: \(words).")
    case .note: messages("Note: \(words).")
    case .row(let name): "\(name): \(words)."
    }
  }
}

extension VerdictEvent {
  /// The patterns and the family of the word, if they are known.
  package var relations: [WordRelation] {
    [WordRelation(.patterns, patterns ?? []), WordRelation(.family, family ?? [])]
      .compactMap(\.self)
  }
}
