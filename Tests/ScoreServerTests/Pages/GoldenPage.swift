import Foundation
import Testing

/// The expected pages, in Golden/NAME.html. With `WORDHOARD_RECORD=1` in the environment they are recorded
/// again, to be reviewed like any change.
enum GoldenPage {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  private static let records = ProcessInfo.processInfo.environment["WORDHOARD_RECORD"] == "1"

  /// Compares a page with the expected one, except for the versions of its assets.
  static func expect(
    _ page: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = page.replacing(/\?v=[0-9a-f]{32}/, with: "?v=VERSION")
    let file = folder.appendingPathComponent("\(name).html")
    if records { try Data(page.utf8).write(to: file) }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      Issue.record(
        "Golden/\(name).html is missing; run with WORDHOARD_RECORD=1",
        sourceLocation: sourceLocation)
      return
    }
    let wanted = lines(String(decoding: data, as: UTF8.self))
    let made = lines(page)
    guard wanted != made else { return }
    let place = zip(wanted, made).prefix { $0 == $1 }.count
    Issue.record(
      """
      Golden/\(name).html differs from line \(place + 1):
      - \(place < wanted.count ? wanted[place] : "")
      + \(place < made.count ? made[place] : "")
      """, sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
