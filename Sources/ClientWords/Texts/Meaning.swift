import ClientCore
import GameEngine
import Lexicon
import Messages

/// A meaning of an own word or in a dictionary.
struct Meaning {
  let definition: String
  let examples: [Example]
  let relations: [WordRelation]

  /// Creates a meaning of an own word.
  init(_ sense: Sense) {
    definition = sense.definition
    examples = sense.examples
    relations = [
      WordRelation(.patterns, sense.patterns), WordRelation(.synonyms, sense.synonyms),
      WordRelation(.antonyms, sense.antonyms),
    ].compactMap(\.self)
  }

  /// Creates a meaning of a dictionary entry, whose examples do not mark the word.
  init(_ sense: DictionaryEntry.Sense) {
    definition = sense.definition
    examples = sense.examples.map { Example(before: $0, form: "", after: "") }
    relations = [
      WordRelation(.synonyms, sense.synonyms), WordRelation(.antonyms, sense.antonyms),
      WordRelation(.hypernyms, sense.hypernyms),
    ].compactMap(\.self)
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
        if !example.translation.isEmpty {
          text += wrapped(example.translation, width: width, indent: 6) + "\n"
        }
      }
      for relation in meaning.relations {
        text += wrapped(relation.line(in: messages), width: width, indent: 4) + "\n"
      }
    }
    return text
  }

  /// The meanings in sentences, for a screen reader.
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
      let sentence = messages("For example: \(example.text + end)")
      return example.translation.isEmpty ? sentence : "\(sentence) \(example.translation)"
    }
    return [meaning] + examples + relations.map { $0.sentence(in: messages) }
  }
}
