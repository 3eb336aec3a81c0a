import Foundation
package import Testing

/// Screens as they are wanted, in Golden/NAME.txt of the test's target. With `WORDHOARD_RECORD=1` in the environment they
/// are written anew, to be looked at and reviewed like any change.
package enum Golden {
  private static let records = ProcessInfo.processInfo.environment["WORDHOARD_RECORD"] == "1"

  /// Compares a screen with the one that is wanted; escape characters are written as `␛`.
  package static func expect(
    _ screen: String, _ name: String, test: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = screen.replacing("\u{1B}", with: "␛")
    let file = "\(folder(test))/\(name).txt"
    if records { try Data(screen.utf8).write(to: URL(fileURLWithPath: file)) }
    guard let data = FileManager.default.contents(atPath: file) else {
      Issue.record(
        "Golden/\(name).txt is missing; run with WORDHOARD_RECORD=1",
        sourceLocation: sourceLocation)
      return
    }
    let wanted = String(decoding: data, as: UTF8.self)
    if screen != wanted {
      Issue.record(
        "Golden/\(name).txt differs (- wanted, + printed):\n\(difference(wanted, screen))",
        sourceLocation: sourceLocation)
    }
  }

  /// The folder in the target of a test, which is a folder of `Tests`.
  private static func folder(_ test: String) -> String {
    var target = URL(fileURLWithPath: test)
    while target.deletingLastPathComponent().lastPathComponent != "Tests", target.path != "/" {
      target.deleteLastPathComponent()
    }
    return target.appendingPathComponent("Golden").path
  }

  /// The lines that differ, with two lines around them.
  package static func difference(_ wanted: String, _ printed: String) -> String {
    let old = wanted.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var rows: [(text: String, differs: Bool)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        rows.append(("- \(left + 1): \(old[left])", true))
        left += 1
      } else if inserted.contains(right) {
        rows.append(("+ \(right + 1): \(new[right])", true))
        right += 1
      } else {
        rows.append(("  \(left + 1): \(old[left])", false))
        left += 1
        right += 1
      }
    }
    let shown = rows.indices.filter { place in
      rows[max(0, place - 2)...min(rows.count - 1, place + 2)].contains(where: \.differs)
    }
    return shown.prefix(60).map { rows[$0].text }.joined(separator: "\n")
  }
}
