import Foundation
import Lexicon

/// The files that are installed with the program.
struct Resources {
  /// The folder of words.
  let content: String
  /// The text of docs/openapi.yaml.
  let document: String

  /// Finds them.
  ///
  /// - Throws: `ContentError`, or `ServerFailure` where the document is missing.
  init() throws {
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    content = try ContentLocator.directory(
      executable: executable, environment: ProcessInfo.processInfo.environment)
    // Beside our own words where they are installed, in docs/ of a checkout.
    let own = try ContentLocator.directory(executable: executable, environment: [:])
    let folder = (own as NSString).deletingLastPathComponent
    let places = ["\(folder)/openapi.yaml", "\(folder)/docs/openapi.yaml"]
    guard
      let text = places.lazy.compactMap({ try? String(contentsOfFile: $0, encoding: .utf8) }).first
    else {
      throw ServerFailure("\(places[0]) is missing; install wordhoard-server again", exit: .noInput)
    }
    document = text
  }
}
