import Bookshelf
package import ClientCore
package import Discovery
import FoundationEssentials
import GameEngine
import Journal
import Kit
import Messages

/// Lists, adds and opens the player's books.
package struct Library: Sendable {
  let store: PlayerStore
  let host: Host
  let own: OwnTexts
  let cache: BookCache
  private let home: String
  let programs: BookPrograms
  let decoder = CoverDecoder()
  /// The search index of all texts.
  let index: BookIndex

  /// - Parameters:
  ///   - store: provides the books, places and marks.
  ///   - content: the folder of the content, which contains Wordhoard's own texts.
  ///   - home: the player's folder, for copies of files.
  ///   - cacheFolder: the folder for data that can be rebuilt.
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

  /// All books: the most recently read first, then the newest, then by title.
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
    // Sort the places, because moving an entry is expensive.
    let latest = all.map { $0.book.latest }
    return all.indices.sorted {
      latest[$0] != latest[$1]
        ? latest[$0] > latest[$1] : (all[$0].title, all[$0].id) < (all[$1].title, all[$1].id)
    }.map { all[$0] }
  }

  /// The book that a player names by its id, the beginning of the id, or words of its title.
  ///
  /// - Throws: `ClientError` if none or several match.
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

  /// The books that a text may name: the one with this id, else those whose id begins with it or
  /// whose title contains the words.
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

  /// Receives the number of pages read, and the number of all pages; 0 if it is unknown.
  package typealias PageProgress = (_ done: Int, _ all: Int) -> Void

  /// Opens a book with its place and marks. Reads its file only if the cache does not contain its
  /// text.
  ///
  /// - Parameter pages: receives the progress if reading the file takes a while.
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

  /// The text of a book. Reads its file only if the cache does not contain the text.
  ///
  /// - Throws: `ClientError`.
  func text(of entry: LibraryEntry, pages: PageProgress = { _, _ in }) throws -> Book {
    if case .program(let path) = entry.origin {
      return try own.text(of: entry.id) ?? text(of: path)
    }
    if let book = cache.book(entry.contentID) { return book }
    let (path, file) = try file(of: entry) { pages(0, 0) }
    let book = try text(of: path, file, pages: pages)
    cache.keep(book, from: file, as: entry.contentID, decoder)
    return book
  }

  /// The path and content of an added book's file.
  ///
  /// - Throws: `ClientError` if the file is missing, or has changed.
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
      file = try BookFile(
        path: path, encoding: entry.book.namedEncoding, programs: programs, waiting: waiting)
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

  /// The cover of a book as a small picture; nil if it has none, or its text was never read on this
  /// computer.
  package func cover(of entry: LibraryEntry) -> Picture? { cache.cover(of: entry.contentID) }

  private func text(
    of path: String, _ file: BookFile? = nil, pages: PageProgress = { _, _ in }
  ) throws -> Book {
    do throws(BookError) {
      if let file { return try file.read(progress: pages) }
      return try BookFile(path: path, programs: programs).read()
    } catch {
      // Cancelling the task stops the program that reads the file.
      try Task.checkCancellation()
      throw BookFailure(error, file: path).clientError
    }
  }

  // MARK: - Adding

  /// Adds files, and all books in folders, to the library. Each file is a change of its own. A book
  /// that is already there gets the given work and language, and the file as its new origin.
  ///
  /// - Parameters:
  ///   - work: the work that the books render; nil to use the work that a book names.
  ///   - language: the tag of their language; nil to use the language that a book names.
  ///   - encoding: the encoding of their texts; empty to recognize it, nil to leave it.
  ///   - copies: whether to copy the files into the player's folder.
  ///   - progress: receives the number of files done and of all files.
  ///   - pages: receives the progress in a file if reading it takes a while.
  ///   - added: receives the result for each file.
  /// - Returns: the results for all files.
  /// - Throws: `JournalError`, or `CancellationError` if the task is cancelled. Books added until
  ///   then stay.
  package func add(
    _ files: [String], work: String? = nil, language: String? = nil, encoding: String? = nil,
    copies: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }, pages: PageProgress = { _, _ in },
    added: (BookAddition) -> Void = { _ in }
  ) throws -> [BookAddition] {
    let all = files.flatMap { file in
      let books = BookFolder.files(file)
      return books.isEmpty ? [(file, isEmpty: true)] : books.map { ($0, isEmpty: false) }
    }
    var additions: [BookAddition] = []
    for (done, (file, isEmpty)) in all.enumerated() {
      progress(done, all.count)
      try Task.checkCancellation()
      let result: Result<BookAddition.Added, ClientError>
      do {
        guard !isEmpty else {
          throw ClientError(
            .bookUnreadable, "there are no books in \(shortened(file, to: 300))",
            remedy: "docs/books.md lists the formats", exit: .noInput)
        }
        result = .success(try add(file, work, language, encoding, copies, pages))
      } catch let error as ClientError {
        result = .failure(error)
      }
      let addition = BookAddition(file: file, result: result)
      additions.append(addition)
      added(addition)
    }
    progress(all.count, all.count)
    return additions
  }

  private func add(
    _ file: String, _ work: String?, _ language: String?, _ encoding: String?, _ copies: Bool,
    _ pages: PageProgress
  ) throws -> BookAddition.Added {
    let path = FilePath.absolute(file)
    let shelf = try store.books()
    let (id, known): (LibraryID, LibraryBook?)
    let (book, content): (Book, LibraryID)
    do {
      var source = try BookFile(path: path, encoding: encoding, programs: programs) { pages(0, 0) }
      id = LibraryID(digest: source.id.description)
      known = try shelf.book(id)
      try Library.check(encoding, for: source.format)
      if encoding == nil, let named = known?.namedEncoding {
        source = try BookFile(path: path, encoding: named, programs: programs)
      }
      content = LibraryBook.contentID(id, encoding: encoding ?? known?.encoding ?? "")
      if let kept = cache.book(content) {
        book = kept
      } else {
        book = try source.read(progress: pages)
        cache.keep(book, from: source, as: content, decoder)
      }
    } catch let error as BookError {
      // Cancelling the task stops the program that reads the file.
      try Task.checkCancellation()
      throw BookFailure(error, file: file).clientError
    }
    let isNew = known.map { $0.isRemoved || $0.addedAt == nil } ?? true
    let place = copies ? try copy(path, as: id) : path
    // If this fails, the next search tries again.
    try? index.add(book, as: content)
    var entry = BookEntry(book: id)
    if isNew {
      entry = BookEntry(book, id: id, work: work, language: language)
      if entry.title?.isEmpty == true { entry.title = LibraryBook.line(FilePath.stem(of: path)) }
      if known?.isRemoved == true { entry.removed = false }
    } else {
      if let work = work.map(LibraryBook.line), work != known?.work { entry.work = work }
      if let tag = language.map(LibraryBook.tag), tag != known?.language { entry.language = tag }
    }
    if let encoding, encoding != known?.encoding ?? "" { entry.encoding = encoding }
    if entry != BookEntry(book: id) { try store.write(.book(entry)) }
    try shelf.setFile(place, of: id)
    let added = try shelf.book(id) ?? LibraryBook(entry)
    return BookAddition.Added(
      entry: LibraryEntry(book: added, origin: .file(place)), repairs: book.repairs, isNew: isNew,
      otherLanguage: isNew
        ? LanguageGuess.language(of: book.documents, otherThan: added.language) : nil)
  }

  /// Refuses to name the encoding of a file that is not one text.
  static func check(_ encoding: String?, for format: BookFormat?) throws(ClientError) {
    guard let encoding, !encoding.isEmpty, let format, !format.isText else { return }
    throw ClientError(
      .encodingUnknown, "a book in the format \(format.rawValue) knows its encoding itself",
      remedy: "leave out --encoding", exit: .usage)
  }

  /// An encoding that the player names, in small letters; empty to recognize it.
  ///
  /// - Throws: `ClientError` if there is no such encoding.
  package static func checkedEncoding(_ name: String?) throws(ClientError) -> String? {
    guard let name = name?.trimmingBlanks.lowercased(), !name.isEmpty else { return name }
    guard TextDecoder.utf8([], in: name) != nil else {
      throw ClientError(
        .encodingUnknown, "there is no encoding \"\(shortened(name))\"",
        remedy: "write a name such as windows-1252, utf-16le or shift_jis", exit: .usage)
    }
    return name
  }

  /// Copies a file into the player's folder, and returns the path of the copy.
  private func copy(_ path: String, as id: LibraryID) throws -> String {
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
      try PrivateFile.write(
        Data(contentsOf: URL(fileURLWithPath: path)), to: target, creating: folder)
    } catch {
      throw ClientError(
        .bookNotCopied,
        "\(shortened(path, to: 300)) cannot be copied to \(shortened(folder, to: 300))",
        remedy: "make room, or add it without --copy")
    }
    return target
  }

  /// Deletes the text of a book from the cache and the index.
  func forget(_ entry: LibraryEntry) {
    cache.remove(entry.contentID)
    index.remove(entry.contentID)
  }
}

extension LibraryBook {
  /// A copy of the book with another one's state, and with the facts that the player changed in it.
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
