import CIconv
import Glibc

/// Turns bytes in any encoding into UTF-8.
package enum TextDecoder {
  /// The UTF-8 of a text.
  ///
  /// The mark of byte order decides; else UTF-8 if the bytes are valid UTF-8; else the named encoding; else a guess.
  ///
  /// - Parameter declared: the encoding that the text or its file names.
  /// - Returns: the UTF-8, in which runs of combining marks are bounded, and the encoding if it is not the named one.
  package static func utf8(
    _ bytes: [UInt8], declared: String? = nil
  ) -> (bytes: [UInt8], guessed: String?) {
    let (text, guessed) = decoded(bytes, declared)
    return (MarkRuns.bounded(text), guessed)
  }

  /// The UTF-8 of a text in an encoding that a person names. It begins with the mark of byte order, so that what the text says of
  /// itself does not count.
  ///
  /// - Parameter encoding: a label of the Encoding Standard, or a name of the C library.
  /// - Returns: nil if there is no such encoding, or its name is empty.
  package static func utf8(_ bytes: [UInt8], in encoding: String) -> [UInt8]? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // The C library takes an empty name for that of the locale.
    guard !encoding.isEmpty,
      let text = converted(bytes, from: EncodingLabels.name(of: encoding))
    else { return nil }
    return text.starts(with: mark) ? text : mark + text
  }

  private static func decoded(
    _ bytes: [UInt8], _ declared: String?
  ) -> (bytes: [UInt8], guessed: String?) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return (valid(Array(bytes.dropFirst(3))), nil)
    }
    let wide: [(mark: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ]
    for (mark, name) in wide where bytes.starts(with: mark) {
      if let converted = converted(Array(bytes.dropFirst(4)), from: name) {
        return (converted, nil)
      }
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return (utf16(bytes[2...], isBig: false), nil) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (utf16(bytes[2...], isBig: true), nil) }
    if let name = unmarkedUTF16(bytes) {
      return (utf16(bytes[...], isBig: name == "UTF-16BE"), nil)
    }
    let name = EncodingLabels.name(of: declared ?? "utf-8")
    let isNamedUTF8 = name == "UTF-8"
    if String(validating: bytes, as: UTF8.self) != nil {
      if declared == nil, bytes.contains(0x1B), let text = japaneseMail(bytes) {
        return (text, "ISO-2022-JP")
      }
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      return (bytes, isNamedUTF8 || isASCII ? nil : "UTF-8")
    }
    if !isNamedUTF8, let text = converted(bytes, from: name), !isMostlyInvalid(text) {
      return (text, nil)
    }
    if let text = nearlyUTF8(bytes) { return (text, "UTF-8") }
    let guess = EncodingGuess.of(bytes)
    return (converted(bytes, from: guess) ?? valid(bytes), guess)
  }

  /// The text of bytes in ISO-2022-JP, which are ASCII with sequences that switch to Japanese; nil for other bytes.
  private static func japaneseMail(_ bytes: [UInt8]) -> [UInt8]? {
    let switches = bytes.indices.dropLast(2).contains { place in
      bytes[place] == 0x1B && bytes[place + 1] == 0x24 && [0x40, 0x42].contains(bytes[place + 2])
    }
    guard switches, let text = converted(bytes, from: "ISO-2022-JP") else { return nil }
    return isMostlyInvalid(text) ? nil : text
  }

  /// Whether more than a tenth of the characters beyond ASCII mean nothing in the encoding.
  private static func isMostlyInvalid(_ text: [UInt8]) -> Bool {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let (others, broken) = scalars.reduce(into: (0, 0)) { counts, scalar in
      if scalar.value >= 0x80 { counts.0 += 1 }
      if scalar.value == 0xFFFD { counts.1 += 1 }
    }
    return broken * 10 > others
  }

  /// The text of UTF-8 in which a few bytes are damaged; nil for other bytes.
  private static func nearlyUTF8(_ bytes: [UInt8]) -> [UInt8]? {
    let text = valid(bytes)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let others = scalars.count { $0.value >= 0x80 }
    let broken = scalars.count { $0.value == 0xFFFD }
    return broken * 20 <= others ? text : nil
  }

  /// The bytes with U+FFFD in place of invalid UTF-8.
  private static func valid(_ bytes: [UInt8]) -> [UInt8] {
    String(validating: bytes, as: UTF8.self) == nil
      ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      let (a, b) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBig ? a << 8 | b : b << 8 | a
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The encoding of UTF-16 without a mark, where nearly every other byte at the beginning is zero; nil for any other text.
  package static func unmarkedUTF16(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(400)
    guard start.count >= 4 else { return nil }
    let even = stride(from: 0, to: start.count, by: 2).count { start[$0] == 0 }
    let odd = stride(from: 1, to: start.count, by: 2).count { start[$0] == 0 }
    if even * 4 > start.count, odd == 0 { return "UTF-16BE" }
    return odd * 4 > start.count && even == 0 ? "UTF-16LE" : nil
  }

  /// Converts with the C library; invalid sequences become U+FFFD. nil if the encoding is unknown.
  package static func converted(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    guard encoding.utf8.count <= 32,
      encoding.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x2F })
    else { return nil }
    guard let converter = iconv_open("UTF-8", encoding), Int(bitPattern: converter) != -1 else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = bytes
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 8)
    var buffer = [CChar](repeating: 0, count: 1 << 16)
    input.withUnsafeMutableBytes { input in
      var source = input.bindMemory(to: CChar.self).baseAddress
      var left = input.count
      while left > 0 {
        let result = buffer.withUnsafeMutableBytes { raw in
          var target = raw.bindMemory(to: CChar.self).baseAddress
          var room = raw.count
          let result = iconv(converter, &source, &left, &target, &room)
          let failure = result == -1 ? errno : 0
          output.append(contentsOf: raw[..<(raw.count - room)])
          return failure
        }
        if result == E2BIG { continue }
        guard left > 0 else { break }
        // A byte that means nothing, or a character that is cut off.
        output += "\u{FFFD}".utf8
        source = source?.successor()
        left -= 1
        if result == EINVAL { break }
      }
    }
    // Some encodings hold the last character back, since a mark could follow that is composed with it.
    buffer.withUnsafeMutableBytes { raw in
      var target = raw.bindMemory(to: CChar.self).baseAddress
      var room = raw.count
      if iconv(converter, nil, nil, &target, &room) != -1 {
        output.append(contentsOf: raw[..<(raw.count - room)])
      }
    }
    return output
  }

  /// The encoding that an XML declaration or a `meta` element at the beginning of a text names.
  package static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).filter { $0 < 0x80 && $0 > 0 }, as: UTF8.self)
    for key in ["encoding=", "charset="] {
      guard let range = head.lowercased().firstRange(of: key) else { continue }
      let rest = head.lowercased()[range.upperBound...].drop { "\"' ".contains($0) }
      let name = rest.prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }
}
