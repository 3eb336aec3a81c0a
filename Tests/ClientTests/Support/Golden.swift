import Foundation
import Testing

/// Screens as they are wanted, in Golden/NAME.txt. With `WORDHOARD_RECORD=1` in the environment they
/// are written anew, to be looked at and reviewed like any change.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Golden").path
  private static let records = ProcessInfo.processInfo.environment["WORDHOARD_RECORD"] == "1"

  /// Compares a screen with the one that is wanted; escape characters are written as `␛`.
  static func expect(
    _ screen: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = screen.replacing("\u{1B}", with: "␛")
    let file = "\(folder)/\(name).txt"
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

  /// The lines that differ, with two lines around them.
  static func difference(_ wanted: String, _ printed: String) -> String {
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
