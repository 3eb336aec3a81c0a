import Foundation
import GameEngine
import Lexicon
import ScoreAPI

extension Wordhoard {
  /// The id that our own words have beside the dictionaries.
  static let ownDictionary = "wordhoard"

  /// Finds the dictionaries of this machine and of the player.
  var dictionaries: DictionaryFinder {
    DictionaryFinder(
      folders: options.dictionaryFolders, cacheFolder: "\(options.home)/cache/dictionaries")
  }

  /// Prints what dictionaries say of a word.
  ///
  /// - Parameter id: the dictionary; nil asks all, and prints the first that has it.
  /// - Throws: `ClientError` where none has it, or there is no such dictionary.
  func defineElsewhere(_ text: String, in id: String?) throws {
    let finds = try id.map { [try installed($0)] } ?? dictionaries.found()
    let wanted = headwordKey(text)
    guard !wanted.isEmpty else { throw unknownWord("") }
    var answer: DictionaryAnswer?
    var others: [String] = []
    for find in finds {
      if answer == nil {
        answer = self.answer(wanted, in: find)
      } else if openedDictionary(find)?.contains(wanted) == true {
        others.append(find.id)
      }
    }
    guard let answer else { throw missing(wanted, finds, asked: id) }
    let style = style(try progress())
    try print(answer) {
      answer.entries.map { $0.told(style: style, width: width) }.joined(separator: "\n")
        + style(.aside, wrapped(answer.source + alsoIn(others), width: width, indent: 2)) + "\n"
    }
  }

  private func alsoIn(_ others: [String]) -> String {
    others.isEmpty ? "" : "; also in \(others.joined(separator: ", ")) (--dictionary ID)"
  }

  /// What a dictionary says of a word or of what it is a form of; nil where it does not have it.
  private func answer(
    _ word: String, in find: DictionaryFinder.Find
  ) -> DictionaryAnswer? {
    guard let dictionary = openedDictionary(find) else { return nil }
    do {
      for form in forms(of: word, dictionary) {
        let entries = try dictionary.entries(of: form)
        guard entries.isEmpty else {
          return DictionaryAnswer(
            dictionary.info, licence: DictionaryLicence().name(of: find), entries: entries)
        }
      }
    } catch {
      passOver(find, error)
    }
    return nil
  }

  private func passOver(_ find: DictionaryFinder.Find, _ error: DictionaryError) {
    host.errors.write("wordhoard: \(error); the dictionary \(find.id) is passed over\n")
  }

  /// The dictionary with an id.
  private func installed(_ id: String) throws(ClientError) -> DictionaryFinder.Find {
    let found = dictionaries.found()
    if let find = found.first(where: { $0.id == id.lowercased() }) { return find }
    let known = ([Wordhoard.ownDictionary] + found.map(\.id)).joined(separator: ", ")
    throw ClientError(
      "unknown_dictionary",
      "\(shownSafely(id, limit: 40)) is not installed; there are \(known)", exit: .usage)
  }

  /// A dictionary; nil where it is damaged, which is remarked.
  func openedDictionary(_ find: DictionaryFinder.Find) -> (any ReferenceDictionary)? {
    var shown = ""
    // The first time its headwords are sorted, which is seen where it takes longer than a blink.
    func show(_ text: String) {
      guard host.display.isInteractive, text != shown else { return }
      host.errors.write("\r\(text.padded(to: shown.count))" + (text.isEmpty ? "\r" : ""))
      shown = text
    }
    defer { show("") }
    do {
      return try dictionaries.open(find) { share in
        show("sorting \(find.id), once only: \(Int(100 * share)) %")
      }
    } catch {
      passOver(find, error)
      return nil
    }
  }

  /// A word, and what it may be a form of; the latter in English only.
  private func forms(of word: String, _ dictionary: any ReferenceDictionary) -> [String] {
    guard [nil, "eng"].contains(dictionary.info.from),
      let find = dictionaries.found().first(where: { $0.format == .wordnet }),
      let wordNet = try? WordNet(directory: find.path)
    else { return [word] }
    return [word] + wordNet.baseForms(of: word).map(\.lemma).filter { $0 != word }
  }

  private func missing(
    _ word: String, _ finds: [DictionaryFinder.Find], asked: String?
  ) -> ClientError {
    let shown = shownSafely(word, limit: 40)
    if let asked {
      return ClientError("unknown_word", "\(asked) does not have \(shown); check its spelling")
    }
    guard finds.isEmpty else {
      let near = nearWords(word)
      let hint =
        near.isEmpty ? "check its spelling" : "did you mean \(near.joined(separator: ", "))?"
      return ClientError(
        "unknown_word",
        "neither our words nor \(counted(finds.count, "dictionary", "dictionaries")) "
          + "here have \(shown); \(hint)")
    }
    return unknownWord(word)
  }
}
