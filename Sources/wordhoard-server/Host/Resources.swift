import Foundation
import Kit
import Lexicon
import Messages

/// The files that are installed with the program.
struct Resources {
  /// The path of the folder with the installed words.
  let content: String
  /// The text of docs/openapi.yaml.
  let document: String
  /// The messages in languages other than English.
  let translations: [Messages]

  /// Finds and reads the files.
  ///
  /// - Throws: `ContentError` or `OperatorError` if one is missing or malformed.
  init() throws {
    let executable = ownExecutable()
    content = try ContentLocator.directory(
      executable: executable, environment: ProcessInfo.processInfo.environment)
    // The document is next to our own words if installed, and in docs/ of a checkout; or next to those that the
    // environment names, if the program was moved.
    let own = (try? ContentLocator.directory(executable: executable, environment: [:])) ?? content
    let folder = (own as NSString).deletingLastPathComponent
    let places = ["\(folder)/openapi.yaml", "\(folder)/docs/openapi.yaml"]
    guard
      let text = places.lazy.compactMap({ try? String(contentsOfFile: $0, encoding: .utf8) }).first
    else { throw OperatorError.installationIncomplete(places[0]) }
    document = text
    translations = try Resources.translations(in: "\(own)/messages")
  }

  private static func translations(in folder: String) throws -> [Messages] {
    let catalogues = CatalogueFolder(path: folder)
    return try catalogues.languages.filter { $0 != InterfaceLanguage.source }.map { language in
      do {
        return try catalogues.messages(in: language)
      } catch {
        throw OperatorError.catalogueMalformed(language: language, reason: "\(error)")
      }
    }
  }
}
