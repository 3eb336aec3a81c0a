package import ClientCore
import Discovery
import FoundationEssentials
import GameEngine
import Kit
import Messages

extension BookFinder {
  /// Fetches a free book into the library. Does not fetch a book again that the library still
  /// contains.
  ///
  /// - Parameter progress: receives the number of bytes so far, and the total if the service
  ///   reports it.
  /// - Throws: `ClientError` if it is not free, or cannot be fetched or read.
  package func fetch(
    _ finding: Finding, progress: @escaping @Sendable (_ bytes: Int, _ all: Int?) -> Void
  ) async throws -> AddedBook {
    let source = try source()
    guard let file = try await file(of: finding, source) else {
      throw ClientError(
        .bookNotFree, "\"\(shortened(finding.title))\" is not free at a service that is known here",
        remedy: "if you have it, add it with `wordhoard book add FILE`")
    }
    if let known = try fetched(file, finding) { return known }
    let bytes = try await source.asking(file.address.text) { () throws(DiscoveryError) in
      try await source.catalogs.book(file, progress: progress)
    }
    let path = try keep(bytes, finding.title, file.format)
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      let added = try books.add(copyOf: path)
      answers.note(added.id.rawValue, at: file.address, tag: finding.shelf)
      return added
    } catch let error as ClientError where error.code == .bookNotCopied {
      throw ClientError(
        .bookNotCopied, "the book cannot be written into your library", remedy: "make room for it")
    }
  }

  /// The library's book that an earlier download created; nil if the library or the disk no longer
  /// has it.
  private func fetched(_ file: CatalogFile, _ finding: Finding) throws -> AddedBook? {
    guard let id = answers.note(at: file.address, tag: finding.shelf) else { return nil }
    return try books.book(LibraryID(id))
  }

  /// The file of a free book: of its catalog entry, else at Project Gutenberg, else at Standard
  /// Ebooks. Nil if no service offers one.
  private func file(of finding: Finding, _ source: DiscoverySource) async throws -> CatalogFile? {
    switch finding.origin {
    case .catalog(let entry): return entry.files.first
    case .openLibrary(let book):
      let site = source.services.gutenberg
      if let number = book.gutenbergIDs.first {
        let entry = try await source.asking(site) { () throws(DiscoveryError) in
          try await source.catalogs.gutenberg(number, site: site, tag: finding.shelf)
        }
        if let file = entry?.files.first { return file }
      }
      // The open feed of Standard Ebooks contains only its newest books.
      guard !book.standardEbooksIDs.isEmpty, let feed = source.services.ownCatalogs.first else {
        return nil
      }
      let names = book.standardEbooksIDs.map { "/" + $0.replacing("_", with: "/") }
      let newest = try await self.feed(source.address(feed), feed, source)
      return newest.entries.first { entry in names.contains { entry.id.hasSuffix($0) } }?
        .files.first
    }
  }

  /// Writes a download into the folder for downloads. The file is named after the book's title.
  private func keep(_ bytes: Data, _ title: String, _ format: CatalogFile.Format) throws -> String {
    let name = String(shortened(title, to: 60).map { "/\\:".contains($0) ? " " : $0 })
    let stem = name.trimmingBlanks.drop { $0 == "." }
    let ending = format == .text ? "txt" : "epub"
    let folder = "\(folder)/downloads"
    let path = "\(folder)/\(stem.isEmpty ? "book" : stem).\(ending)"
    do {
      try PrivateFile.write(bytes, to: path, creating: folder)
    } catch {
      throw ClientError(
        .bookNotCopied, "the download cannot be written to \(shortened(folder, to: 300))",
        remedy: "make room for it")
    }
    return path
  }
}
