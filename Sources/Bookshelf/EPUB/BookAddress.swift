/// An address in a book, resolved.
enum BookAddress: Equatable {
  /// A file of the book, and a named place in it.
  case file(String, fragment: String?)
  case external(String)
  /// It leads out of the book.
  case outside

  /// Resolves an address as a file of the book writes it.
  ///
  /// - Parameter base: the name of that file.
  init(_ address: String, base: String) {
    let address = address.trimmed
    if BookAddress.hasScheme(address) || address.hasPrefix("//") {
      self = .external(String(address.prefix(2048)))
      return
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment =
      parts.count > 1 && !parts[1].isEmpty ? BookAddress.unescaped(parts[1]) : nil
    let path = parts.first?.prefix { $0 != "?" } ?? ""
    if path.isEmpty {
      self = .file(base, fragment: fragment)
      return
    }
    var folders =
      BookAddress.isSeparator(path.first)
      ? [] : base.split(whereSeparator: BookAddress.isSeparator).dropLast().map(String.init)
    for part in BookAddress.unescaped(path).split(whereSeparator: BookAddress.isSeparator) {
      switch part {
      case ".": continue
      case "..":
        guard folders.popLast() != nil else {
          self = .outside
          return
        }
      default: folders.append(String(part))
      }
    }
    self = .file(folders.joined(separator: "/"), fragment: fragment)
  }

  /// Some programs for Windows write `\`.
  private static func isSeparator(_ character: Character?) -> Bool {
    character == "/" || character == "\\"
  }

  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
      let first = address.utf8.first, (65...90).contains(first & 0xDF)
    else { return false }
    return address.utf8[..<colon].allSatisfy {
      (65...90).contains($0 & 0xDF) || (48...57).contains($0) || [43, 45, 46].contains($0)
    }
  }

  /// A text without its `%20` and the like. What is no UTF-8 then has a character for each byte, like the name of such a file.
  static func unescaped(_ text: Substring) -> String {
    guard text.contains("%") else { return String(text) }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(validating: result, as: UTF8.self)
      ?? String(String.UnicodeScalarView(result.map { Unicode.Scalar($0) }))
  }
}
