import Kit

/// The names of the files in an archive in all forms in which the files of a book may refer to them.
struct MemberNames: Sendable {
  /// The encodings of names in old archives. The first one under which a name is found counts.
  private static let encodings = [
    "CP437", "CP850", "WINDOWS-1252", "CP866", "WINDOWS-1251", "CP932", "GBK", "BIG5-HKSCS",
    "CP949",
  ]

  /// The names by their other forms in lower case.
  private var others: [String: String] = [:]
  /// The names by their last parts in lower case; nil for a part that several have.
  private var files: [String: String?] = [:]
  private let all: Set<String>

  /// - Parameters:
  ///   - names: all names, sorted.
  ///   - raw: the bytes of names in an unknown encoding.
  init(_ names: [String], raw: [String: [UInt8]]) {
    all = Set(names)
    let usesBackslash = !names.contains { $0.contains("/") }
    func add(_ other: String, _ name: String) {
      let key = other.lowercased()
      if others[key] == nil { others[key] = name }
    }
    for name in names {
      add(name, name)
      if usesBackslash { add(name.replacing("\\", with: "/"), name) }
      if name.contains("%") { add(BookAddress.unescaped(name[...]), name) }
      let file = MemberNames.file(usesBackslash ? name.replacing("\\", with: "/") : name)
      files[file] = .some(files[file] == nil ? name : nil)
    }
    addDecoded(raw.sorted { $0.key < $1.key }.map { ($0, $1) }, usesBackslash: usesBackslash, add)
  }

  /// Adds names in an unknown encoding under each one that they may have.
  private func addDecoded(
    _ raw: [(name: String, bytes: [UInt8])], usesBackslash: Bool,
    _ add: (_ other: String, _ name: String) -> Void
  ) {
    let feed = UInt8(ascii: "\n")
    let raw = raw.filter { !$0.bytes.contains(feed) }
    guard !raw.isEmpty else { return }
    // All at once, since a converter takes longer to open than to use.
    let joined = Array(raw.map(\.bytes).joined(separator: [feed]))
    for encoding in MemberNames.encodings {
      guard let converted = TextDecoder.converted(joined, from: encoding) else { continue }
      let names = converted.split(separator: feed, omittingEmptySubsequences: false)
      guard names.count == raw.count else { continue }
      for (decoded, (name, _)) in zip(names, raw) {
        let other = String(decoding: decoded, as: UTF8.self)
        if !other.contains("\u{FFFD}") {
          add(usesBackslash ? other.replacing("\\", with: "/") : other, name)
        }
      }
    }
  }

  private static func file(_ name: String) -> String {
    (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
  }

  /// The name of a file as the archive writes it; nil if there is none.
  func member(_ name: String) -> String? {
    all.contains(name) ? name : others[name.lowercased()]
  }

  /// The only file with the last part of a name, in whatever folder; nil if there is none or several.
  func onlyMember(likeFileOf name: String) -> String? {
    files[MemberNames.file(name)] ?? nil
  }

  /// Names in the order in which a reader expects files: `c10` after `c2`.
  static func inReadingOrder(_ names: [String]) -> [String] {
    func key(_ name: String) -> String {
      var (key, digits) = ("", "")
      for character in name.lowercased() + "/" {
        if character.isASCII, character.isNumber {
          digits.append(character)
          continue
        }
        if !digits.isEmpty {
          key += String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        }
        (key, digits) = (key + String(character), "")
      }
      return key
    }
    return names.map { (key($0), $0) }.sorted { $0 < $1 }.map(\.1)
  }
}
