import Kit
package import ScoreAPI

/// Checks JSON more strictly than RFC 8259, in one pass: UTF-8 without a byte order mark, no duplicate
/// names in an object, no lone surrogates, no endless combining marks (`StreamSafety`), no numbers that do
/// not fit, no deep nesting.
///
/// It creates no values; it decides whether the bytes are safe to pass to a decoder.
package struct StrictJSON {
  /// A fault in the text.
  package struct Fault: Error, Hashable, Sendable {
    /// The rule that the text breaks.
    package let reason: JSONError
    /// The offset of the byte.
    package let offset: Int
  }

  /// The maximum depth of nested values.
  package static let depth = 16
  /// The maximum number of values, because decoding takes time for each of them, even if it is short.
  package static let mostValues = 50_000

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var names: Set<String> = []
  private var isObject = false
  private var values = 0

  /// Checks that a text is valid, and returns its outermost names.
  ///
  /// - Returns: the names of the outermost object; nil if the text is another value.
  /// - Throws: `Fault`.
  package static func check(_ bytes: [UInt8]) throws(Fault) -> Set<String>? {
    // The pointer's closure rethrows any error, so that the fault comes out as a value.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Set<String>?, Fault> in
      var scanner = StrictJSON(buffer)
      do throws(Fault) {
        return .success(try scanner.text())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func text() throws(Fault) -> Set<String>? {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw fault(.notUTF8)
    }
    skipBlanks()
    try value(at: 1)
    skipBlanks()
    guard position == bytes.count else { throw fault(.trailingText) }
    return isObject ? names : nil
  }

  private mutating func value(at level: Int) throws(Fault) {
    guard level <= Self.depth else { throw fault(.tooDeep) }
    values += 1
    guard values <= Self.mostValues else { throw fault(.tooManyValues) }
    switch peek {
    case UInt8(ascii: "{"): try object(at: level)
    case UInt8(ascii: "["): try array(at: level)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func object(at level: Int) throws(Fault) {
    position += 1
    var seen: Set<String> = []
    skipBlanks()
    if peek == UInt8(ascii: "}") {
      position += 1
    } else {
      while true {
        skipBlanks()
        guard peek == UInt8(ascii: "\"") else { throw fault(.missingName) }
        let start = position
        guard seen.insert(try string()).inserted else {
          position = start
          throw fault(.duplicateName)
        }
        skipBlanks()
        try expect(UInt8(ascii: ":"))
        skipBlanks()
        try value(at: level + 1)
        guard try another(closing: UInt8(ascii: "}")) else { break }
      }
    }
    if level == 1 {
      names = seen
      isObject = true
    }
  }

  private mutating func array(at level: Int) throws(Fault) {
    position += 1
    skipBlanks()
    if peek == UInt8(ascii: "]") {
      position += 1
      return
    }
    repeat {
      skipBlanks()
      try value(at: level + 1)
    } while try another(closing: UInt8(ascii: "]"))
  }

  private mutating func another(closing end: UInt8) throws(Fault) -> Bool {
    skipBlanks()
    if peek == end {
      position += 1
      return false
    }
    try expect(UInt8(ascii: ","))
    return true
  }

  private mutating func number() throws(Fault) {
    let start = position
    var isInteger = true
    if peek == UInt8(ascii: "-") { position += 1 }
    if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if peek == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    guard position - start <= 64 else { throw fault(.numberTooLong) }
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    // Fractions have the same bounds as integers, so that docs/openapi.yaml can state them.
    let fits = isInteger ? Int64(text) != nil : Double(text).map { abs($0) <= 0x1p63 } == true
    guard fits else { throw fault(.numberTooLarge) }
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw fault(.missingValue) }
  }

  private mutating func word(_ word: StaticString) throws(Fault) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      (position..<end).allSatisfy({ bytes[$0] == word.utf8Start[$0 - position] })
    else { throw fault(.missingValue) }
    position = end
  }

  private mutating func expect(_ byte: UInt8) throws(Fault) {
    guard peek == byte else {
      throw fault(.missing(Character(Unicode.Scalar(byte))))
    }
    position += 1
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func fault(_ reason: JSONError) -> Fault { Fault(reason: reason, offset: position) }
}

extension StrictJSON {
  /// A string without its quotes, unescaped, that can be compared in a moment.
  private mutating func string() throws(Fault) -> String {
    let text = try anyString()
    guard StreamSafety.allows(text) else { throw fault(.tooManyMarks) }
    return text
  }

  private mutating func anyString() throws(Fault) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    var text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return text
      case UInt8(ascii: "\\"):
        position += 1
        text.unicodeScalars.append(try escape())
      case 0..<0x20: throw fault(.controlCharacter)
      default:
        let start = position
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20
        {
          position += 1
        }
        text += String(
          decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
      }
    }
    throw fault(.unclosedString)
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let byte = peek
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default:
      position -= 1
      throw fault(.unknownEscape)
    }
  }

  private mutating func codePoint() throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw fault(.loneSurrogate) }
      return scalar
    }
    guard peek == UInt8(ascii: "\\") else { throw fault(.loneSurrogate) }
    position += 1
    guard peek == UInt8(ascii: "u") else { throw fault(.loneSurrogate) }
    position += 1
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10 | (second - 0xDC00)))
    else { throw fault(.loneSurrogate) }
    return scalar
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = PercentCoding.digit(byte) else {
        throw fault(.unknownEscape)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
