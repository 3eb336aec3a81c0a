import FoundationEssentials
import Synchronization

extension DictionaryRegistry {
  /// The most earlier reports that are remembered.
  private static let mostReports = 100

  /// Whether a fault is reported for the first time. It is remembered in the cache folder, so that a
  /// dictionary that cannot be read is not named at every look-up.
  package func isFirstReport(of fault: Fault) -> Bool {
    let line = String(fault.error.description.map { $0.isNewline ? " " : $0 })
    guard reported.withLock({ $0.insert(line).inserted }) else { return false }
    guard let folder = finder.cacheFolder else { return true }
    let url = URL(fileURLWithPath: "\(folder)/skipped")
    let earlier = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let lines = earlier.split(separator: "\n").map(String.init)
    guard !lines.contains(line) else { return false }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let kept = lines.suffix(DictionaryRegistry.mostReports) + [line]
    try? Data((kept.joined(separator: "\n") + "\n").utf8).write(to: url, options: .atomic)
    return true
  }
}
