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
  /// Whether there is a list of names that cannot be read.
  let isDamaged: Bool

  /// Reads the list of names. A list that is missing is empty: old programs left it out. Cards are also worth having
  /// without one that is damaged.
  init(_ zip: ZipReader, isCompressed: Bool) throws {
    self.zip = zip
    self.isCompressed = isCompressed
    let members = try zip.members["media"].map { list in
      do {
        let bytes = try zip.bytes(of: list, limit: AnkiMedia.listLimit)
        guard isCompressed else { return AnkiMedia.members(json: bytes) }
        return AnkiMedia.members(
          message: try ZstandardStream.bytes(of: bytes, limit: AnkiMedia.listLimit))
      } catch ArchiveError.damaged, ArchiveError.truncated {
        return nil
      }
    }
    isDamaged = members.map { $0 == nil } ?? false
    self.members = (members.flatMap(\.self) ?? [:]).filter { AnkiMedia.isName($0.key) }
  }

  /// The content of a medium; nil if the package does not contain it.
  func content(_ name: String) throws -> [UInt8]? {
    guard let member = members[name].flatMap({ zip.members[$0] }) else { return nil }
    let bytes = try zip.bytes(of: member, limit: AnkiMedia.limit)
    return isCompressed
      ? try ZstandardStream.bytes(of: bytes, limit: AnkiMedia.limit) : bytes
  }

  /// The member of each name in a list of old packages; nil if it is malformed.
  private static func members(json list: [UInt8]) -> [String: String]? {
    let names = try? JSONDecoder().decode([String: String].self, from: Data(list))
    return names.map { names in
      Dictionary(
        names.filter { $0.key.allSatisfy(\.isASCII) }.map { ($0.value, $0.key) },
        uniquingKeysWith: { min($0, $1) })
    }
  }

  /// The member of each name in a list of new packages, whose order numbers them; nil if it is malformed.
  private static func members(message list: [UInt8]) -> [String: String]? {
    guard let fields = Protobuf.fields(list[...]) else { return nil }
    var members: [String: String] = [:]
    for (place, field) in fields.enumerated() {
      guard field.number == 1, case .bytes(let bytes) = field.value,
        let entry = Protobuf.fields(bytes)
      else { return nil }
      members[entry.text(1)] = "\(place)"
    }
    return members
  }

  /// Whether a name is a single component of a path.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 255 && name != "." && name != ".."
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x2F || $0 == 0x5C || $0 == 0x7F }
  }
}
