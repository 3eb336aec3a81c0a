import GameEngine
import Kit

/// Appends folded texts to bytes, each word after a space.
package enum FoldedText {
  /// Created once, and only if a text is not ASCII.
  private static let fold = SearchFold()

  /// The beginning of a spelling of a title.
  static let titleStart: UInt8 = 1
  /// The end of a title's spellings, and of a body.
  package static let end = UInt8(ascii: "\n")

  /// Appends the words of a text.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isASCII = text.withUTF8 { appendASCII($0, to: &bytes) }
    if !isASCII, let plain = normalized(text) {
      append(words: fold.words(of: plain), to: &bytes)
    }
  }

  /// Appends the spellings of a title.
  package static func append(title: String, to bytes: inout [UInt8]) {
    var title = title
    bytes.append(FoldedText.titleStart)
    guard !title.withUTF8({ appendASCII($0, to: &bytes) }) else { return }
    bytes.removeLast()
    for words in normalized(title).map(fold.spellings) ?? [] {
      bytes.append(FoldedText.titleStart)
      append(words: words, to: &bytes)
    }
  }

  private static func append(words: String, to bytes: inout [UInt8]) {
    guard !words.isEmpty else { return }
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: words.utf8)
  }

  /// A text in NFKC and in lower case; nil if normalizing it would take too long.
  private static func normalized(_ text: String) -> String? {
    StreamSafety.allows(text) ? compatibilityComposition(of: text).lowercased() : nil
  }

  /// Appends the words of an ASCII text, which most texts are. This takes a fiftieth of the time.
  ///
  /// - Returns: false if it is not in ASCII; then nothing is appended.
  private static func appendASCII(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) -> Bool {
    guard text.allSatisfy({ $0 < 0x80 }) else { return false }
    var isInWord = false
    for byte in text {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let lower = isCapital ? byte | 0x20 : byte
      guard
        isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      else {
        isInWord = false
        continue
      }
      if !isInWord { bytes.append(UInt8(ascii: " ")) }
      isInWord = true
      bytes.append(lower)
    }
    return true
  }
}
