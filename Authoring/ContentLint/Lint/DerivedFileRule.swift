import FoundationEssentials
import Lexicon

/// A rule about one derived file of a pack, which may be missing.
protocol DerivedFileRule: LintRule {
  /// The path of the file within the pack.
  var file: String { get }

  /// Its findings about the bytes of the file, in any order.
  func findings(of bytes: [UInt8], in subject: LintSubject) -> [LintFinding]
}

extension DerivedFileRule {
  func findings(in subject: LintSubject) -> [LintFinding] {
    let path = "\(subject.pack.directory)/\(file)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return findings(of: try TextFile.bytes(path: path), in: subject)
    } catch {
      return [self.error(file: file, error.message)]
    }
  }

  /// That the file is out of date, if it differs from what its builder would write.
  func findings(of bytes: [UInt8], wanted text: String) -> [LintFinding] {
    guard bytes != Array(text.utf8) else { return [] }
    return [error(file: file, "the file is out of date; run `swift run wordhoard-author update`")]
  }
}
