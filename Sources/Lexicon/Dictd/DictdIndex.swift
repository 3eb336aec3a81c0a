/// The list of a dictd dictionary's headwords: one per line, with the place of its explanation in base 64
/// (`man 8 dictd`, "DATABASE FORMAT").
struct DictdIndex: HeadwordList {
  let file: MappedFile

  /// The longest headword, in bytes. Comparing texts takes time quadratic in the number of accents on a
  /// letter.
  private static let mostBytes = 1024

  /// Maps the file into memory. The lines are not checked before they are used.
  ///
  /// - Throws: `DictionaryError` if it cannot be opened, or is larger than 4 GiB.
  init(_ path: String) throws(DictionaryError) {
    file = try MappedFile(path)
    guard file.data.count <= UInt32.max else {
      throw DictionaryError(.malformed, file: path, "it is larger than any dictionary")
    }
  }

  func headword(at place: Int) -> String? { headwordEnd(place).map { file.text(place..<$0) } }

  func line(at place: Int) -> HeadwordLine? {
    guard let end = headwordEnd(place) else { return nil }
    // No more than two numbers of six digits are read: a line may be as long as the file.
    let fields = file.bytes(end + 1..<end + 17).prefix { $0 != newline }
      .split(separator: tab, omittingEmptySubsequences: false)
    guard fields.count >= 2, let offset = number(fields[0]), let length = number(fields[1]) else {
      return nil
    }
    return HeadwordLine(headword: file.text(place..<end), offset: offset, length: length)
  }

  func eachHeadword(progress: (Double) -> Void, take: (String, Int) -> Void) {
    var (place, lines) = (0, 0)
    while place < file.data.count {
      if lines % 4096 == 0 { progress(Double(place) / Double(file.data.count)) }
      // Information about the dictionary itself is not a headword.
      if let key = headword(at: place).map(headwordKey), !key.isEmpty,
        !key.hasPrefix("00database"), !key.hasPrefix("00-")
      {
        take(key, place)
      }
      place = file.endOfLine(from: place) + 1
      lines += 1
    }
  }

  /// The place of information about the dictionary itself, such as `short` for its title.
  func lineAbout(_ what: String) -> HeadwordLine? {
    // These lines are at the beginning; only headwords of special characters can precede them.
    var place = 0
    for _ in 0..<5000 where place < file.data.count {
      if let line = line(at: place),
        ["00database\(what)", "00-database-\(what)"].contains(line.headword)
      {
        return line
      }
      place = file.endOfLine(from: place) + 1
    }
    return nil
  }

  /// The end of the headword at a place, its tab; nil if there is none.
  private func headwordEnd(_ place: Int) -> Int? {
    let end = file.firstIndex(of: tab, in: place..<place + DictdIndex.mostBytes + 1)
    guard let end, file.firstIndex(of: newline, in: place..<end) == nil else { return nil }
    return end
  }

  /// A number of digits `A-Za-z0-9+/`, the highest first; nil for anything else, and for more than 36 bits.
  private func number(_ digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 6 else { return nil }
    var number = 0
    for digit in digits {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = digit - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = digit - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: return nil
      }
      number = number << 6 | Int(value)
    }
    return number
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
