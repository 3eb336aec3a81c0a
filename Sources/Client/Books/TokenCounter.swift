import Bookshelf

/// Counts the words of a text in their forms, and finds out which are names: those that are never written small, and
/// inside a sentence with a capital.
struct TokenCounter {
  /// How a form occurs.
  struct Form {
    var count = 0
    var small = 0
    var capitalInside = 0

    var isName: Bool { small == 0 && capitalInside > 0 }
  }

  private(set) var forms: [String: Form] = [:]
  private(set) var tokens = 0

  /// Counts the words of a part of a document.
  mutating func count(_ document: BookDocument, _ range: Range<Int>) {
    for block in document.blocks {
      let part = block.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      if case .heading = block.kind {
        count(document, part, isHeading: true)
      } else {
        count(document, part, isHeading: false)
      }
    }
  }

  private mutating func count(_ document: BookDocument, _ range: Range<Int>, isHeading: Bool) {
    var end: Int?
    for word in document.words(in: range) {
      let text = document.string(word)
      let isFirst =
        end.map { TokenCounter.endsSentence(document.text, $0..<word.lowerBound) } ?? true
      end = word.upperBound
      tokens += 1
      let key = text.lowercased().replacing("\u{2019}", with: "'")
      var form = forms[key, default: Form()]
      form.count += 1
      if text == text.lowercased() {
        form.small += 1
      } else if !isFirst, !isHeading, text != text.uppercased() || text.count == 1 {
        form.capitalInside += 1
      }
      forms[key] = form
    }
  }

  /// Whether the text between two words ends a sentence, or begins what somebody says.
  private static func endsSentence(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      switch text[place] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
        UInt8(ascii: "\""), 0x0A, 0x09:
        return true
      case 0xE2, 0xC2:
        // Quotation marks and dashes, but no apostrophe.
        return true
      default: place += 1
      }
    }
    return false
  }
}
