import Archive

/// The three containers of Anki's packages, known by their members.
enum AnkiPackage {
  /// Whether an archive is one.
  static func recognizes(_ zip: ZipReader) -> Bool {
    zip.members.keys.contains { $0.hasPrefix("collection.anki2") }
  }

  /// Opens the collection in a package.
  ///
  /// - Throws: `ArchiveError` or `ExchangeError`.
  static func open(_ zip: ZipReader, options: ReadingOptions) throws -> AnkiReader {
    let version = try version(of: zip)
    let name =
      switch version {
      case 1: "collection.anki2"
      case 2: "collection.anki21"
      case 3: "collection.anki21b"
      default: throw ExchangeError.newerVersion
      }
    guard let member = zip.members[name] else { throw ExchangeError.damaged }
    let database = try ForeignDatabase(scratchFolder: options.scratchFolder) { write in
      guard version == 3 else {
        return try zip.read(member, limit: ForeignDatabase.limit, write)
      }
      let stream = try ZstandardStream(limit: ForeignDatabase.limit)
      try zip.read(member, limit: ForeignDatabase.limit) { try stream.take($0, write) }
      try stream.finish()
    }
    let media = try AnkiMedia(zip, isCompressed: version == 3)
    return try AnkiReader(database, media: media, options: options)
  }

  /// The version of the container. `collection.anki2` is only a note for old programs if there is a newer one.
  private static func version(of zip: ZipReader) throws -> UInt64 {
    guard let meta = zip.members["meta"] else {
      return zip.members["collection.anki21"] == nil ? 1 : 2
    }
    let bytes = try zip.bytes(of: meta, limit: OutputLimit(bytes: 4096))
    guard let fields = Protobuf.fields(bytes[...]) else { throw ExchangeError.damaged }
    return fields.number(1)
  }
}
