import GameEngine
import Lexicon

/// Fuzzes the list of editions. An accepted one must be in order, and its dates are looked up.
struct EditionFuzz: FuzzParser {
  let samples: [[UInt8]]

  /// Uses the content's list and some longer ones as samples.
  init() throws {
    var samples = [try TextFile.bytes(path: "\(Checkout.pack().directory)/editions.tsv")]
    for count in 1...20 {
      let lines = (1...count).map { number in
        "\(number)\t\(CalendarDate(dayNumber: 20_000 + 400 * number))\n"
      }
      samples.append(Array("# editions\n\(lines.joined())".utf8))
    }
    self.samples = samples
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let editions = try? EditionFile.parse(input, file: "fuzz") else { return .refused }
    let text = editions.map { "\($0.number)\t\($0.firstDate)\n" }.joined()
    guard (try? EditionFile.parse(Array(text.utf8), file: "fuzz")) == editions else {
      return .wrong("is not read again as it was written")
    }
    return .accepted
  }
}
