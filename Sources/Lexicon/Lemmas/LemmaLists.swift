import Archive
import FoundationEssentials
import GameEngine
import Synchronization

/// The lists of base forms that are installed, one for each language. Each is read when it is first used, and stays in memory.
package final class LemmaLists: Sendable {
  /// The folder of the lists in the target folder of `pip install --target`.
  package static let folderName = "simplemma/strategies/dictionaries/data"
  /// The package, as `pip` names it.
  package static let packageName = "simplemma"

  private static let mostPackedBytes = 16 << 20
  private static let mostBytes = 64 << 20

  private let folders: [String]
  private let read = Mutex<[String: Result<LemmaList?, DictionaryError>]>([:])

  /// - Parameter folders: the target folders of `pip install` to search, in this order.
  package init(folders: [String]) {
    self.folders = folders.map { "\($0)/\(LemmaLists.folderName)" }
  }

  /// The list of a language; nil if none is installed.
  ///
  /// - Parameter language: its code of ISO 639-1 or ISO 639-3, or its tag.
  /// - Throws: `DictionaryError` if it is damaged. The next time, there is none.
  package func list(of language: String) throws(DictionaryError) -> LemmaList? {
    guard let name = LemmaLists.fileName(of: language) else { return nil }
    return try read.withLock { read throws(DictionaryError) in
      if let known = read[name] { return try? known.get() }
      let result = Result { () throws(DictionaryError) in try open(name) }
      read[name] = result
      return try result.get()
    }
  }

  /// The possible base forms of a form, the likeliest first: of the form as written, in lower case,
  /// and with a capital. Includes the form itself if it is a base form. Empty if no list is
  /// installed.
  package func lemmas(of form: String, in language: String) throws(DictionaryError) -> [String] {
    guard let list = try list(of: language) else { return [] }
    let small = form.lowercased()
    let capital = small.prefix(1).uppercased() + small.dropFirst()
    var lemmas: [String] = []
    for spelling in [form, small, capital] {
      if let lemma = list.lemma(of: spelling), !lemmas.contains(lemma) {
        lemmas.append(lemma)
      }
    }
    return lemmas
  }

  /// The tags of the languages whose lists are installed, in order.
  package var languages: [String] {
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let tags = files.filter { $0.hasSuffix(LemmaLists.ending) }
      .map { String($0.dropLast(LemmaLists.ending.count)) }
      .filter { LemmaLists.fileName(of: $0) != nil }
    return Set(tags).sorted()
  }

  private static let ending = ".plzma"

  /// The name of the file of a language, without its ending; nil if none can exist.
  private static func fileName(of language: String) -> String? {
    let tag = String(LanguageTag.tag(of: language).prefix { $0 != "-" })
    guard tag.utf8.allSatisfy({ 0x61...0x7A ~= $0 }), tag != LanguageTag.unknown else { return nil }
    // One list for the languages that were once Serbo-Croatian.
    if ["bs", "hr", "sr"].contains(tag) { return "hbs" }
    return tag == "no" ? "nb" : tag
  }

  private func open(_ name: String) throws(DictionaryError) -> LemmaList? {
    for folder in folders {
      let path = "\(folder)/\(name)\(LemmaLists.ending)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let file = try MappedFile(path)
      guard file.data.count <= LemmaLists.mostPackedBytes else {
        throw DictionaryError(.malformed, file: path, "it is too large")
      }
      do throws(ArchiveError) {
        let packed = file.copy(0..<file.data.count)
        let bytes = try XZData.bytes(of: packed, atMost: LemmaLists.mostBytes)
        if let list = LemmaList(bytes) { return list }
        throw .damaged
      } catch {
        let isMissing = error == .unsupported
        throw DictionaryError(
          .malformed, file: path,
          isMissing ? "\(XZData.packageName) is not installed" : "it is damaged")
      }
    }
    return nil
  }
}
