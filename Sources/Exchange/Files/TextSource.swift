import Archive
import Kit

/// Converts texts in other encodings than UTF-8.
enum TextSource {
  /// The longest text that is converted, since that is done in memory: 64 MiB.
  private static let longest = 64 << 20
  private static let sampleLength = 1 << 20

  /// A text as UTF-8, or as UTF-16 with a byte order mark.
  ///
  /// - Parameter encoding: the encoding that the player chose; nil to recognize it.
  /// - Returns: the text, and the encoding if it was guessed.
  /// - Throws: `ArchiveError`, or `ExchangeError.unknownEncoding`.
  static func utf8(
    _ source: ByteSource, encoding: String?
  ) throws -> (source: ByteSource, guessed: String?) {
    guard let name = try encoding ?? guess(source) else { return (source, nil) }
    guard source.count <= longest else { throw ExchangeError.tooLarge }
    guard let text = TextDecoder.converted(try source.bytes(0..<source.count), from: name) else {
      throw ExchangeError.unknownEncoding(name)
    }
    return (ByteSource(text), encoding == nil ? name : nil)
  }

  /// The probable encoding of a text; nil if it is UTF-8, possibly with damaged rows, or names its encoding.
  private static func guess(_ source: ByteSource) throws(ArchiveError) -> String? {
    let sample = try source.prefix(sampleLength)
    // Marks of UTF-8 and UTF-16, and the encoding of JSON.
    let starts: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [UInt8(ascii: "{")],
    ]
    guard !starts.contains(where: sample.starts) else { return nil }
    if let name = TextDecoder.unmarkedUTF16(sample) {
      // Binary data have zeros, too, and other characters that no text contains.
      let beginning = TextDecoder.utf8(Array(sample.prefix(400))).bytes
      return beginning.contains { (1...8).contains($0) } ? nil : name
    }
    // The last character may be cut off.
    let whole = sample.count < source.count ? sample.dropLast(3) : sample[...]
    guard String(validating: whole, as: UTF8.self) == nil else { return nil }
    let text = String(decoding: sample, as: UTF8.self).unicodeScalars
    let damaged = text.count { $0 == "\u{FFFD}" }
    guard text.count(where: { !$0.isASCII }) < 2 * damaged else { return nil }
    let name = EncodingGuess.of(sample)
    // Bytes that are no letters there, or the rarest.
    let unlikely: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D, 0xFF]
    return name == "windows-1252" && sample.contains(where: unlikely.contains) ? nil : name
  }
}
