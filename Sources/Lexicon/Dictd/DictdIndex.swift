/// The list of a dictd dictionary's headwords: a line each, with the place of its explanation in numbers to
/// the base of 64 (`man 8 dictd`, "DATABASE FORMAT").
struct DictdIndex: Sendable {
  /// A line of it.
  struct Line {
    let headword: String
    let offset: Int
    let length: Int
  }

  /// The file.
  let file: MappedFile

  /// Opens it.
  ///
  /// - Throws: `DictionaryError` where it cannot be opened, or is larger than 4 GiB.
  init(_ path: String) throws(DictionaryError) {
    file = try MappedFile(path)
    guard file.data.count <= UInt32.max else {
      throw DictionaryError(.malformed, file: path, "it is larger than any dictionary")
    }
  }

  /// The headword of the line that begins at a byte.
  func headword(at place: Int) -> String? {
    guard let end = file.firstIndex(of: tab, from: place) else { return nil }
    return file.text(place..<end)
  }

  /// The line that begins at a byte; nil where it is none.
  func line(at place: Int) -> Line? {
    let end = file.firstIndex(of: newline, from: place) ?? file.data.count
    let fields = file.bytes(place..<end).split(separator: tab, omittingEmptySubsequences: false)
    guard fields.count >= 3, let offset = number(fields[1]), let length = number(fields[2]) else {
      return nil
    }
    return Line(
      headword: String(decoding: fields[0], as: UTF8.self), offset: offset, length: length)
  }

  /// The headwords with the places of their lines; lines that are none are left out, and so is what tells
  /// of the dictionary itself.
  func items(_ progress: (Double) -> Void) -> [HeadwordOrder.Item] {
    var items: [HeadwordOrder.Item] = []
    var place = 0
    while place < file.data.count {
      let end = file.firstIndex(of: newline, from: place) ?? file.data.count
      if let tabAt = file.firstIndex(of: tab, from: place), tabAt < end {
        let key = headwordKey(file.text(place..<tabAt))
        if !key.isEmpty, !DictdIndex.isAboutDictionary(key) {
          items.append(.init(key: key, place: UInt32(place)))
        }
      }
      if items.count % 4096 == 0 { progress(Double(end) / Double(file.data.count)) }
      place = end + 1
    }
    return items
  }

  /// Where a line about the dictionary itself stands, such as `short` for its title.
  func lineAbout(_ what: String) -> Line? {
    // These lines stand at the beginning, behind some signs at most.
    var place = 0
    for _ in 0..<5000 where place < file.data.count {
      if let line = line(at: place),
        ["00database\(what)", "00-database-\(what)"].contains(line.headword)
      {
        return line
      }
      place = (file.firstIndex(of: newline, from: place) ?? file.data.count) + 1
    }
    return nil
  }

  private static func isAboutDictionary(_ key: String) -> Bool {
    key.hasPrefix("00database") || key.hasPrefix("00-")
  }

  /// A number of digits `A-Za-z0-9+/`, the highest first; nil for anything else, and above 36 bits.
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
