import Client
import GameEngine
import Lexicon

/// A meaning as it is shown, of a word of ours or in a dictionary; all of it is safe to be printed.
struct Meaning {
  /// Words that lie near it.
  struct Relation {
    /// How they do, in a column.
    let name: String
    /// How they do, in a sentence.
    let sentence: String
    let words: [String]
  }

  let definition: String
  let examples: [Example]
  /// Only those that there are.
  let relations: [Relation]

  private init(
    definition: String, examples: [Example], synonyms: [String], antonyms: [String],
    hypernyms: [String]
  ) {
    self.definition = definition
    self.examples = examples
    relations = [
      Relation(name: "like", sentence: "Like it are", words: synonyms),
      Relation(name: "opposite", sentence: "Its opposites are", words: antonyms),
      Relation(name: "a kind of", sentence: "It is a kind of", words: hypernyms),
    ].filter { !$0.words.isEmpty }
  }

  /// One of ours.
  init(_ sense: Sense) {
    self.init(
      definition: sense.definition, examples: sense.examples, synonyms: sense.synonyms,
      antonyms: sense.antonyms, hypernyms: [])
  }

  /// One of a dictionary, whose examples do not tell where the word stands.
  init(_ sense: DictionaryEntry.Sense) {
    func safe(_ text: String) -> String { shownSafely(text, limit: .max) }
    self.init(
      definition: safe(sense.definition),
      examples: sense.examples.map { Example(before: safe($0), form: "", after: "") },
      synonyms: sense.synonyms.map(safe), antonyms: sense.antonyms.map(safe),
      hypernyms: sense.hypernyms.map(safe))
  }
}

extension [Meaning] {
  /// They below each other, with numbers where there are several.
  func formatted(style: Style, width: Int) -> String {
    var told = ""
    for (place, meaning) in enumerated() {
      let number = count > 1 ? "\(place + 1). " : ""
      told += wrapped(number + meaning.definition, width: width, indent: 2) + "\n"
      for example in meaning.examples {
        told += style(.aside, wrapped("\"\(example.text)\"", width: width, indent: 4)) + "\n"
      }
      for relation in meaning.relations {
        let line = "\(relation.name): \(relation.words.joined(separator: ", "))"
        told += wrapped(line, width: width, indent: 4) + "\n"
      }
    }
    return told
  }

  /// They in sentences, with a blank behind each.
  var spoken: String {
    var told = ""
    for (place, meaning) in enumerated() {
      told += "\(place == 0 ? "It means" : "It also means"): \(meaning.definition). "
      for example in meaning.examples {
        // Those of dictionaries are often no sentences.
        let end = example.text.last?.isPunctuation == true ? "" : "."
        told += "For example: \(example.text)\(end) "
      }
      for relation in meaning.relations {
        told += "\(relation.sentence): \(relation.words.joined(separator: ", ")). "
      }
    }
    return told
  }
}
