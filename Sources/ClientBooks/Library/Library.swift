import Bookshelf
package import ClientCore
package import Discovery
import FoundationEssentials
import GameEngine
import Journal
import Kit
import Messages

/// The player's books.
package struct Library: Sendable {
  let store: PlayerStore
  let host: Host
  let own: OwnTexts
  let cache: BookCache
  private let home: String
  let programs: BookPrograms
  let decoder = CoverDecoder()
  /// Finds the texts of all books.
  let index: BookIndex

  /// - Parameters:
  ///   - store: has the books, places and marks.
  ///   - content: the folder of the content, which has texts of our own.
  ///   - home: the player's folder, into which files are copied on demand.
  ///   - cacheFolder: the folder for what can be made again.
  ///   - host: provides the time, and the IDs of events.
  package init(
    store: PlayerStore, content: String, home: String, cacheFolder: String, host: Host
  ) {
    self.store = store
    self.host = host
    self.home = home
    programs = BookPrograms(path: host.environment["PATH"] ?? "")
    cache = BookCache(folder: cacheFolder)
    index = BookIndex(folder: cache.folder)
    own = OwnTexts(folder: "\(content)/texts", cache: cache)
  }

  // MARK: - Finding

  /// All books, those that were read last first, then the newest, then by title.
  ///
  /// - Throws: `JournalError`.
  package func list() throws -> [LibraryEntry] {
    let shelf = try store.books()
    let (books, files) = (try shelf.books(), try shelf.files())
    let pace = books.reduce(into: ReadingPace()) { $0.add($1.pace) }
    let ownIDs = Set(own.all.map(\.id))
    let known = Dictionary(
      uniqueKeysWithValues: books.filter { ownIDs.contains($0.id) }.map { ($0.id, $0) })
    var all = own.all.compactMap { entry -> LibraryEntry? in
      guard let book = known[entry.id] else { return entry }
      return book.isRemoved
        ? nil : LibraryEntry(book: entry.book.with(stateOf: book), origin: entry.origin)
    }
    for book in books where !book.isRemoved && book.addedAt != nil && known[book.id] == nil {
      all.append(LibraryEntry(book: book, origin: files[book.id].map { .file($0) } ?? .elsewhere))
    }
    for place in all.indices { all[place].pace = pace }
    // Places are sorted, since an entry is expensive to move.
    let latest = all.map { $0.book.latest }
    return all.indices.sorted {
      latest[$0] != latest[$1]
        ? latest[$0] > latest[$1] : (all[$0].title, all[$0].id) < (all[$1].title, all[$1].id)
    }.map { all[$0] }
  }

  /// The book that a player names: by its id, the beginning of it, or words of its title.
  ///
  /// - Throws: `ClientError` if there is none, or several.
  package func find(_ text: String) throws -> LibraryEntry {
    let found = try matches(text)
    guard let first = found.first else {
      throw ClientError(
        .unknownBook, "there is no book \"\(shortened(text))\"",
        remedy: "see your books with `wordhoard book list`", exit: .usage)
    }
    guard found.count == 1 else {
      let choices = found.prefix(5).map { "\($0.id) (\(shortened($0.title)))" }
        .joined(separator: ", ")
      throw ClientError(
        .ambiguousBook, "\(found.count) books are called \"\(shortened(text))\"",
        remedy: "choose one of \(shortened(choices, to: 400))", exit: .usage)
    }
    return first
  }

  /// The books that a player may mean: the one with an id, else those whose id begins so or whose title has the words.
  func matches(_ text: String) throws -> [LibraryEntry] {
    let books = try list()
    if let book = books.first(where: { $0.id.rawValue == text }) { return [book] }
    let text = text.trimmingBlanks
    let begun = text.isEmpty ? [] : books.filter { $0.id.rawValue.hasPrefix(text.lowercased()) }
    if begun.count == 1 { return begun }
    let search = TitleSearch(text)
    let named = books.filter { book in begun.contains(book) || search.matches(book.title) }
    let exact = named.filter { search.isWhole($0.title) }
    return exact.count == 1 ? exact : named
  }

  // MARK: - Opening

  /// Receives how many pages of a file are read, and how many it has, which is 0 if that is not known.
  package typealias PageProgress = (_ done: Int, _ all: Int) -> Void

  /// Opens a book with its place and marks. Its file is only read if its text is not in the cache.
  ///
  /// - Parameter pages: receives the progress, if the file takes a while to be read.
  /// - Throws: `ClientError`.
  package func open(
    _ entry: LibraryEntry, pages: PageProgress = { _, _ in }
  ) throws -> OpenedBook {
    let entry = try OpenPlaces(self).recovered(entry)
    let book = try text(of: entry, pages: pages)
    return OpenedBook(
      entry: entry, book: book.eliding(Elision.exists(in: entry.book.language)),
      marks: try store.books().marks(in: entry.id))
  }

  /// The text of a book. Its file is only read if its text is not in the cache.
  ///
  /// - Throws: `ClientError`.
  func text(of entry: LibraryEntry, pages: PageProgress = { _, _ in }) throws -> Book {
    if case .program(let path) = entry.origin {
      return try own.text(of: entry.id) ?? text(of: path)
    }
    if let book = cache.book(entry.id) { return book }
    let (path, file) = try file(of: entry) { pages(0, 0) }
    let book = try text(of: path, file, pages: pages)
    keep(book, file)
    return book
  }

  /// The file of a book that was added.
  ///
  /// - Throws: `ClientError` if it is not here, or is another one now.
  func file(
    of entry: LibraryEntry, waiting: () -> Void = {}
  ) throws -> (path: String, file: BookFile) {
    let title = shortened(entry.title)
    guard case .file(let path) = entry.origin else {
      throw ClientError(
        .bookNotHere, "the file of \"\(title)\" is on another device",
        remedy: "copy it here and add it with `wordhoard book add FILE`", exit: .noInput)
    }
    let remedy = Phrase("if you have moved it, add it again with `wordhoard book add FILE`")
    let shown = shortened(path, to: 300)
    let file: BookFile
    do {
      file = try BookFile(path: path, programs: programs, waiting: waiting)
    } catch .unreadable {
      throw ClientError(
        .bookMoved, "the file of \"\(title)\" is no longer at \(shown)", remedy: remedy,
        exit: .noInput)
    } catch {
      throw BookFailure(error, file: path).clientError
    }
    guard LibraryID(digest: file.id.description) == entry.id else {
      throw ClientError(
        .bookChanged, "\(shown) is not the file of \"\(title)\" any more", remedy: remedy,
        exit: .noInput)
    }
    return (path, file)
  }

  private func keep(_ book: Book, _ file: BookFile) {
    cache.keep(book)
    cache.keepCover(of: book, in: file, decoder)
  }

  /// The cover of a book as a small picture; nil if it has none, or its text was never read here.
  package func cover(of entry: LibraryEntry) -> Picture? { cache.cover(of: entry.id) }

  private func text(
    of path: String, _ file: BookFile? = nil, pages: PageProgress = { _, _ in }
  ) throws -> Book {
    do throws(BookError) {
      if let file { return try file.read(progress: pages) }
      return try BookFile(path: path, programs: programs).read()
    } catch {
      // A program that reads the file is stopped when the task is cancelled.
      try Task.checkCancellation()
      throw BookFailure(error, file: path).clientError
    }
  }

  // MARK: - Adding

  /// Adds files to the library, each as a change of its own; of a folder all books in it. A book that is there already gets
  /// what the details say, and the file as its new place.
  ///
  /// - Parameters:
  ///   - progress: receives how many files are done, and how many there are; all of them before the index is put in order.
  ///   - pages: receives the progress in a file that takes a while to be read.
  ///   - added: receives what became of a file.
  /// - Returns: what became of each file.
  /// - Throws: `JournalError`, or `CancellationError` if the task is cancelled. What was added until then stays.
  package func add(
    _ files: [String], _ details: BookDetails = BookDetails(),
    progress: (Int, Int) -> Void = { _, _ in }, pages: PageProgress = { _, _ in },
    added: (BookAddition) -> Void = { _ in }
  ) throws -> [BookAddition] {
    var additions: [BookAddition] = []
    let all = files.flatMap { file -> [Result<String, BookFolder.Empty>] in
      do throws(BookFolder.Empty) {
        return try BookFolder.files(file).map { .success($0) }
      } catch {
        return [.failure(error)]
      }
    }
    for (done, file) in all.enumerated() {
      progress(done, all.count)
      try Task.checkCancellation()
      let addition =
        switch file {
        case .failure(let empty):
          BookAddition(file: empty.folder, result: .failure(empty.clientError))
        case .success(let path): try addition(of: path, details, pages)
        }
      additions.append(addition)
      added(addition)
    }
    progress(all.count, all.count)
    index.merge(after: additions.count)
    return additions
  }

  private func addition(
    of file: String, _ details: BookDetails, _ pages: PageProgress
  ) throws -> BookAddition {
    do {
      return BookAddition(file: file, result: .success(try add(file, details, pages)))
    } catch let error as ClientError {
      return BookAddition(file: file, result: .failure(error))
    }
  }

  private func add(
    _ file: String, _ details: BookDetails, _ pages: PageProgress
  ) throws -> BookAddition.Added {
    let path = FilePath.absolute(file)
    let source: BookFile
    do throws(BookError) {
      source = try BookFile(path: path, programs: programs) { pages(0, 0) }
    } catch {
      try Task.checkCancellation()
      throw BookFailure(error, file: file).clientError
    }
    let id = LibraryID(digest: source.id.description)
    let kept = cache.book(id)
    let book = try kept ?? text(of: file, source, pages: pages)
    let shelf = try store.books()
    let known = try shelf.book(id)
    let isNew = known.map { $0.isRemoved || $0.addedAt == nil } ?? true
    let place = details.copies ? try copy(path, format: book.format, id: id) : path
    if kept == nil { keep(book, source) }
    // If this fails, a search tries again.
    try? index.add(book, as: id)
    var entry = BookEntry(book: id)
    if isNew {
      entry = LibraryBook(book, id: id, details: details).entry
      if entry.title?.isEmpty == true { entry.title = LibraryBook.line(FilePath.stem(of: path)) }
      if known?.isRemoved == true { entry.removed = false }
    } else {
      let work = details.work.map(LibraryBook.line)
      let language = details.language.map(LibraryBook.tag)
      if work != known?.work { entry.work = work }
      if language != known?.language { entry.language = language }
    }
    if entry != BookEntry(book: id) { try write(.book(entry)) }
    try shelf.setFile(place, of: id)
    let added = try shelf.book(id) ?? LibraryBook(book, id: id, details: details)
    return BookAddition.Added(
      entry: LibraryEntry(book: added, origin: .file(place)), repairs: book.repairs, isNew: isNew,
      otherLanguage: isNew ? LanguageGuess.language(of: book, otherThan: added.language) : nil)
  }

  /// Copies a file into the player's folder.
  private func copy(_ path: String, format: BookFormat, id: LibraryID) throws -> String {
    let folder = "\(home)/books"
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
    let isPlain =
      (1...8).contains(ending.utf8.count)
      && ending.unicodeScalars.allSatisfy {
        $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
    let target = "\(folder)/\(id)\(isPlain ? ".\(ending.lowercased())" : "")"
    guard path != target else { return path }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try PrivateFile.write(Data(contentsOf: URL(fileURLWithPath: path)), to: target)
    } catch {
      throw ClientError(
        .bookNotCopied,
        "\(shortened(path, to: 300)) cannot be copied to \(shortened(folder, to: 300))",
        remedy: "make room, or add it without --copy")
    }
    return target
  }

  func write(_ body: EventBody) throws {
    _ = try store.append([Journal.Draft(id: host.makeID(), body: body)], at: host.now())
  }

  /// Deletes the text of a book from the cache.
  func forget(_ id: LibraryID) {
    cache.remove(id)
    index.remove(id)
  }
}

extension LibraryBook {
  /// The same book with what the player did with it.
  fileprivate func with(stateOf other: LibraryBook) -> LibraryBook {
    var book = self
    if !other.title.isEmpty { book.title = other.title }
    if !other.authors.isEmpty { book.authors = other.authors }
    if !other.language.isEmpty { book.language = other.language }
    book.tags = other.tags
    book.chosenState = other.chosenState
    book.cycle = other.cycle
    book.position = other.position
    book.pace = other.pace
    book.readAt = other.readAt
    book.editedAt = other.editedAt
    return book
  }
}
