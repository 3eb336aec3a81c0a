import Client
import GameEngine
import Lexicon
import Messages

/// A meaning of an own word or in a dictionary.
struct Meaning {
  /// Words with a related meaning.
  struct Relation {
    enum Kind { case synonyms, antonyms, hypernyms }

    let kind: Kind
    let words: [String]

    /// A label before the words, with a colon.
    func label(in messages: Messages) -> String {
      switch kind {
      case .synonyms: messages("like:", context: "before a word's synonyms")
      case .antonyms: messages("opposite:", context: "before a word's opposites")
      case .hypernyms: messages("a kind of:", context: "before a broader word")
      }
    }

    /// A sentence with the words.
    func sentence(in messages: Messages) -> String {
      let words = messages.commaSeparated(words)
      return switch kind {
      case .synonyms: messages("Synonyms: \(words).")
      case .antonyms: messages("Opposites: \(words).")
      case .hypernyms: messages("It is a kind of: \(words).")
      }
    }
  }

  let definition: String
  let examples: [Example]
  /// The relations that have any words.
  let relations: [Relation]

  private init(
    definition: String, examples: [Example], synonyms: [String], antonyms: [String],
    hypernyms: [String]
  ) {
    self.definition = definition
    self.examples = examples
    relations = [
      Relation(kind: .synonyms, words: synonyms), Relation(kind: .antonyms, words: antonyms),
      Relation(kind: .hypernyms, words: hypernyms),
    ].filter { !$0.words.isEmpty }
  }

  /// Creates a meaning of an own word.
  init(_ sense: Sense) {
    self.init(
      definition: sense.definition, examples: sense.examples, synonyms: sense.synonyms,
      antonyms: sense.antonyms, hypernyms: [])
  }

  /// Creates a meaning of a dictionary entry, whose examples do not mark the word.
  init(_ sense: DictionaryEntry.Sense) {
    self.init(
      definition: sense.definition,
      examples: sense.examples.map { Example(before: $0, form: "", after: "") },
      synonyms: sense.synonyms, antonyms: sense.antonyms, hypernyms: sense.hypernyms)
  }
}

extension [Meaning] {
  /// Formats the meanings as a list, numbered if there is more than one.
  func formatted(style: Style, width: Int, messages: Messages) -> String {
    var text = ""
    for (place, meaning) in enumerated() {
      let number = count > 1 ? "\(place + 1). " : ""
      text += wrapped(number + meaning.definition, width: width, indent: 2) + "\n"
      for example in meaning.examples {
        text += style(.aside, wrapped("\"\(example.text)\"", width: width, indent: 4)) + "\n"
      }
      for relation in meaning.relations {
        let line = "\(relation.label(in: messages)) \(messages.commaSeparated(relation.words))"
        text += wrapped(line, width: width, indent: 4) + "\n"
      }
    }
    return text
  }

  /// The meanings in sentences.
  func spoken(in messages: Messages) -> String {
    enumerated().flatMap { place, meaning in meaning.sentences(isFirst: place == 0, messages) }
      .joined(separator: " ")
  }
}

extension Meaning {
  fileprivate func sentences(isFirst: Bool, _ messages: Messages) -> [String] {
    let meaning =
      isFirst ? messages("It means: \(definition).") : messages("It also means: \(definition).")
    let examples = examples.map { example in
      // Examples in dictionaries are often not complete sentences.
      let end = example.text.last?.isPunctuation == true ? "" : "."
      return messages("For example: \(example.text + end)")
    }
    return [meaning] + examples + relations.map { $0.sentence(in: messages) }
  }
}
