import Archive

/// The files in the archive of a book. Their names are never used as paths.
struct BookArchive: Sendable {
  private static let mostMembers = 10_000
  private static let mostBytes = 512 << 20
  private static let longestName = 4096
  /// The largest document, and the largest picture, in bytes.
  static let mostInDocument = 32 << 20
  static let mostInPicture = 64 << 20

  private let zip: ZipReader
  private let forms: MemberNames

  /// The names of all files, sorted.
  let names: [String]

  init(_ source: ByteSource) throws(BookError) {
    do {
      zip = try ZipReader(source)
    } catch {
      throw BookError(error)
    }
    let members = zip.members
    var total = 0
    for member in members.values {
      let (sum, overflow) = total.addingReportingOverflow(member.size)
      guard !overflow, sum <= BookArchive.mostBytes,
        member.name.utf8.count <= BookArchive.longestName
      else { throw .tooLarge }
      total = sum
    }
    guard members.count <= BookArchive.mostMembers else { throw .tooLarge }
    names = members.keys.sorted()
    forms = MemberNames(names, raw: members.compactMapValues(\.rawName))
  }

  /// The name of a member as the archive writes it; nil if it has none.
  func member(_ name: String) -> String? { forms.member(name) }

  /// The name of the only file with the last part of a name; nil if there is none or several.
  func onlyMember(likeFileOf name: String) -> String? { forms.onlyMember(likeFileOf: name) }

  /// The content of a file; nil if there is none of this name.
  func bytes(_ name: String, atMost most: Int = mostInDocument) throws(BookError) -> [UInt8]? {
    guard let name = member(name), let file = zip.members[name] else { return nil }
    guard file.size <= most else { throw .tooLarge }
    do {
      return try zip.bytes(of: file, limit: OutputLimit(bytes: most))
    } catch let error as ArchiveError {
      throw BookError(error)
    } catch {
      throw .damaged
    }
  }
}
