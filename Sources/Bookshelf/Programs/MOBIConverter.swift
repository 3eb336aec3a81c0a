import Archive

/// Turns books for the Kindle into EPUBs.
enum MOBIConverter {
  private static let kinds = ["BOOKMOBI", "TEXtREAd"].map { Array($0.utf8) }

  /// Whether a file begins like one.
  static func recognizes(_ beginning: [UInt8]) -> Bool {
    kinds.contains { beginning.holds($0, at: 60) }
  }

  /// The book as an EPUB.
  static func archive(
    _ source: ByteSource, _ programs: BookPrograms, waiting: () -> Void
  ) throws(BookError) -> BookArchive {
    try PrivateFolder.with { folder throws(BookError) in
      _ = try programs.run(
        .mobitool, ["-e", "-o", folder, BookPrograms.file], input: source, atMost: 1 << 20,
        waiting: waiting)
      guard let name = PrivateFolder.names(in: folder).first(where: { $0.hasSuffix(".epub") })
      else { throw .damaged }
      // The file stays readable while it is open.
      do {
        return try BookArchive(ByteSource(path: "\(folder)/\(name)"))
      } catch {
        throw error as? BookError ?? .damaged
      }
    }
  }
}
