import FoundationEssentials
package import GameEngine
import Glibc
import Kit

/// WordNet 3.0, read from its own files as the Debian package `wordnet-base` installs them.
///
/// The format is described in `man 5 wndb`. The files are mapped, never written; in damaged ones, words or synsets
/// are not found, but nothing crashes.
package struct WordNet: Sendable {
  /// Debian's folder of the files.
  package static let defaultDirectory = "/usr/share/wordnet"

  /// The files of a part of speech. The lines of the license at the beginning of each begin with a
  /// space, so their first field is empty.
  private struct Files {
    let partOfSpeech: PartOfSpeech
    let index: SortedLines
    let data: LazyLines
    let exceptions: LazyLines
  }

  /// The largest numbers of meanings of a word and links of a meaning that are read; in WordNet they are 59
  /// and 6.
  private static let mostMeanings = 100
  private static let mostLinks = 20

  private let files: [Files]
  /// How often each meaning occurs in a corpus.
  package let occurrences: Occurrences
  /// The path of the folder with the files.
  package let directory: String

  /// Opens the files `index.POS` of a folder; `data.POS` and, if they exist, `POS.exc` are opened by need.
  ///
  /// - Throws: `WordNetError` if one of the first eight is missing or cannot be read.
  package init(directory: String = WordNet.defaultDirectory) throws(WordNetError) {
    func lines(_ name: String) throws(WordNetError) -> SortedLines {
      let path = "\(directory)/\(name)"
      do {
        return try LazyLines.lines(of: path)
      } catch {
        throw FileManager.default.fileExists(atPath: path)
          ? .unreadable(file: path, reason: error.reason) : .missing(file: path)
      }
    }
    var files: [Files] = []
    for partOfSpeech in PartOfSpeech.playable {
      let suffix = partOfSpeech.rawValue
      files.append(
        Files(
          partOfSpeech: partOfSpeech, index: try lines("index.\(suffix)"),
          data: LazyLines("\(directory)/data.\(suffix)"),
          exceptions: LazyLines("\(directory)/\(suffix).exc")))
      // It is read when a meaning is needed.
      if access("\(directory)/data.\(suffix)", R_OK) != 0 { _ = try lines("data.\(suffix)") }
    }
    self.files = files
    occurrences = Occurrences(directory: directory)
    self.directory = directory
  }

  private func files(of partOfSpeech: PartOfSpeech) -> Files? {
    files.first { $0.partOfSpeech == partOfSpeech }
  }

  /// The total size of its files in bytes.
  package var byteCount: Int {
    files.reduce(0) {
      $0 + $1.index.byteCount + ($1.data.lines?.byteCount ?? 0)
        + ($1.exceptions.lines?.byteCount ?? 0)
    }
  }

  /// Whether WordNet contains a word with this part of speech. Case does not matter; phrases
  /// contain spaces.
  package func contains(_ lemma: String, _ partOfSpeech: PartOfSpeech) -> Bool {
    !offsets(of: lemma, partOfSpeech).isEmpty
  }

  /// Whether WordNet contains a word with any part of speech.
  package func contains(_ lemma: String) -> Bool {
    files.contains { contains(lemma, $0.partOfSpeech) }
  }

  /// The meanings of an item in WordNet, the most common first; none if it is not an English word.
  package func synsets(of item: Item) -> [Synset] {
    guard item.language == "en", let partOfSpeech = item.partOfSpeech else { return [] }
    return synsets(of: item.term, partOfSpeech)
  }

  /// The meanings of a word with one part of speech, the most common first.
  package func synsets(of lemma: String, _ partOfSpeech: PartOfSpeech) -> [Synset] {
    offsets(of: lemma, partOfSpeech).compactMap { synset(partOfSpeech, offset: $0) }
  }

  /// A meaning of a word by its number, or nil if the word has no such meaning.
  package func synset(of lemma: String, _ sense: SenseNumber) -> Synset? {
    let places = offsets(of: lemma, sense.partOfSpeech)
    guard places.indices.contains(sense.number - 1) else { return nil }
    return synset(sense.partOfSpeech, offset: places[sense.number - 1])
  }

  /// The synset at a byte of a data file, or nil if none begins there.
  package func synset(_ partOfSpeech: PartOfSpeech, offset: Int) -> Synset? {
    guard let line = files(of: partOfSpeech)?.data.lines?.line(at: offset) else { return nil }
    return Synset(line: line, id: SynsetID(partOfSpeech, offset: offset))
  }

  /// The words of a meaning besides the one with this key.
  func synonyms(of key: String, in synset: Synset) -> [String] {
    synset.lemmas.filter { !isSame($0, key) }
  }

  /// The antonyms of the word with this key.
  func antonyms(of key: String, in synset: Synset) -> [String] {
    let place = synset.lemmas.firstIndex { isSame($0, key) }.map { $0 + 1 }
    return synset.antonyms.filter { $0.from == place }.prefix(WordNet.mostLinks)
      .compactMap { pointer in
        lemma(pointer.word, of: pointer.target)
      }
  }

  /// The most common words of the meanings above a meaning.
  func hypernyms(of synset: Synset) -> [String] {
    synset.targets(.hypernym).prefix(WordNet.mostLinks).compactMap { lemma(1, of: $0) }
  }

  /// A word of a synset by its number, from 1. The line is read only up to there, since the lines
  /// of common meanings contain hundreds of links.
  private func lemma(_ number: Int, of id: SynsetID) -> String? {
    guard let line = files(of: id.partOfSpeech)?.data.lines?.line(at: id.offset) else { return nil }
    var fields = WordNetFields(line)
    guard let lemmas = Synset.head(&fields, id: id)?.lemmas, lemmas.indices.contains(number - 1)
    else { return nil }
    return lemmas[number - 1]
  }

  /// Whether a word of a synset has this key, in any case.
  func isSame(_ lemma: String, _ key: String) -> Bool {
    lemma == key || lemma.utf8.count == key.utf8.count && lemma.lowercased() == key
  }

  /// The synset with this id, or nil if there is none.
  package func synset(_ id: SynsetID) -> Synset? { synset(id.partOfSpeech, offset: id.offset) }

  /// Words and phrases with spaces that begin with a text, in alphabetical order, each once.
  ///
  /// - Parameter limit: the largest number to return.
  package func lemmas(beginning prefix: String, limit: Int) -> [String] {
    keys(beginning: WordNet.key(prefix), limit: limit).sorted().prefix(limit)
      .map { swapped($0, "_", for: " ") }
  }

  /// The number of words and phrases.
  var lemmaCount: Int { keys(beginning: "", limit: .max).count }

  private func keys(beginning prefix: String, limit: Int) -> Set<String> {
    Set(files.flatMap { $0.index.keys(beginning: prefix, limit: limit) })
  }

  /// The base forms of a form in the list of exceptions; most have one.
  func exceptions(for form: String, _ partOfSpeech: PartOfSpeech) -> [String] {
    guard let line = files(of: partOfSpeech)?.exceptions.lines?.line(key: WordNet.key(form)) else {
      return []
    }
    let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
    return fields.dropFirst().map { swapped(String($0), "_", for: " ") }
  }

  /// A word or phrase in the notation of the files.
  static func key(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return text }
    guard StreamSafety.allows(text) else { return "" }
    return swapped(text.lowercased(), " ", for: "_")
  }

  /// The offsets of a word's line in an index: after the word, its part of speech and the number of its
  /// meanings come its pointer symbols, two counts, and one offset per meaning.
  private func offsets(of lemma: String, _ partOfSpeech: PartOfSpeech) -> [Int] {
    guard let line = files(of: partOfSpeech)?.index.line(key: WordNet.key(lemma)) else { return [] }
    var fields = WordNetFields(line)
    guard fields.next() != nil, fields.next() != nil, let count = fields.nextNumber(),
      let symbolCount = fields.nextNumber()
    else { return [] }
    for _ in 0..<(symbolCount + 2) {
      guard fields.next() != nil else { return [] }
    }
    var offsets: [Int] = []
    for _ in 0..<min(count, WordNet.mostMeanings) {
      guard let offset = fields.nextNumber() else { return [] }
      offsets.append(offset)
    }
    return offsets
  }
}

/// A text with each of one ASCII character replaced by another.
private func swapped(_ text: String, _ old: Unicode.Scalar, for new: Unicode.Scalar) -> String {
  let (old, new) = (UInt8(ascii: old), UInt8(ascii: new))
  return String(decoding: text.utf8.map { $0 == old ? new : $0 }, as: UTF8.self)
}
