import Archive
import FoundationEssentials

/// The sounds and pictures in a package of Anki. The members that contain them have numbers as
/// names.
struct AnkiMedia {
  private static let listLimit = OutputLimit(bytes: 16 << 20)
  /// The largest sound or picture, decompressed.
  private static let limit = OutputLimit(bytes: 64 << 20)

  private let zip: ZipReader
  private let isCompressed: Bool
  private let members: [String: String]

  /// Reads the list of names. A list that is missing or malformed is empty: old programs left it out.
  init(_ zip: ZipReader, isCompressed: Bool) throws {
    self.zip = zip
    self.isCompressed = isCompressed
    var members: [String: String] = [:]
    if let list = zip.members["media"] {
      let bytes = try zip.bytes(of: list, limit: AnkiMedia.listLimit)
      if isCompressed {
        let plain = try ZstandardStream.bytes(of: bytes, limit: AnkiMedia.listLimit)
        for (place, name) in AnkiMedia.names(plain).enumerated() { members[name] = "\(place)" }
      } else if let names = try? JSONDecoder().decode([String: String].self, from: Data(bytes)) {
        for (member, name) in names where member.allSatisfy(\.isASCII) { members[name] = member }
      }
    }
    self.members = members.filter { AnkiMedia.isName($0.key) }
  }

  /// The content of a medium; nil if the package does not contain it.
  func content(_ name: String) throws -> [UInt8]? {
    guard let member = members[name].flatMap({ zip.members[$0] }) else { return nil }
    let bytes = try zip.bytes(of: member, limit: AnkiMedia.limit)
    return isCompressed
      ? try ZstandardStream.bytes(of: bytes, limit: AnkiMedia.limit) : bytes
  }

  private static func names(_ list: [UInt8]) -> [String] {
    (Protobuf.fields(list[...]) ?? []).map { field in
      guard field.number == 1, case .bytes(let entry) = field.value else { return "" }
      return (Protobuf.fields(entry) ?? []).text(1)
    }
  }

  /// Whether a name is a single component of a path.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 255 && name != "." && name != ".."
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x2F || $0 == 0x5C || $0 == 0x7F }
  }
}
