import Bookshelf
import ClientCore
import GameEngine
import Messages

/// Commands that list, change and search the player's books.
package struct BookCommands: Sendable {
  let books: Library
  let renderings: Renderings
  let installed: InstalledTexts
  let vocabularies: Vocabularies
  let presentation: Presentation

  /// The number of characters to show before and after a hit.
  private static let context = 40

  private var messages: Messages { presentation.messages }
  private var texts: BookTexts { BookTexts(messages) }

  // MARK: - The library

  /// Adds files, or all books in folders, to the library, and reports the result for each file. A
  /// rejected file does not prevent the others from being added.
  ///
  /// - Parameter names: texts of other packages. They are added after the files.
  /// - Returns: the exit code: 0 if at least one was added, else the code for bad data, or for an
  ///   interrupt.
  /// - Throws: `ClientError`.
  package func add(
    _ files: [String], _ details: BookDetails, installed names: [InstalledTexts.Name] = []
  ) async throws -> Int32 {
    let texts = try names.map { name in
      var details = details
      details.work = details.work ?? InstalledTexts.work(of: name)
      return (files: [try installed.file(of: name)], details: details)
    }
    let groups = [(files: files, details: details)].filter { !$0.files.isEmpty } + texts
    let line = ProgressLine(host: presentation.host)
    let clock = ProgressClock(presentation.host.uptimeMillis)
    let pages = BookProgressLine(presentation)
    let (additions, code) = try await Interruption.cancels { [self] in
      defer { line.clear() }
      return try groups.flatMap { files, details in
        try books.add(files, details) { done, all in
          guard all > 1, clock.isDue else { return }
          line.show(
            done < all
              ? messages("adding file \(done + 1) of \(all)")
              : messages("putting the search index in order"))
        } pages: { done, all in
          pages.show(done, of: all)
        } added: { addition in
          guard !presentation.isJSON else { return }
          line.clear()
          report(addition)
        }
      }
    }
    guard let additions else { return code }
    try presentation.print(additions.map { BookAdditionJSON($0, in: messages) }) { "" }
    let isAnyAdded = additions.contains { if case .success = $0.result { true } else { false } }
    return isAnyAdded ? 0 : ClientError.Exit.data.rawValue
  }

  private func report(_ addition: BookAddition) {
    if case .failure(let error) = addition.result {
      presentation.host.remark(error.text(in: messages))
    } else {
      presentation.host.output.write(presentation.paragraphs(lines(of: addition)))
    }
  }

  private func lines(of addition: BookAddition) -> [String] {
    guard case .success(let added) = addition.result else { return [] }
    let (title, id) = (shortened(added.entry.title, to: 200), added.entry.id.rawValue)
    let size = texts.size(of: added.entry.book)
    let line =
      added.isNew
      ? messages("\(title) is added: \(size) (\(id)).")
      : messages("\(title) is in your library already (\(id)); this file is its place now.")
    return [line] + added.repairs.map { messages("It was repaired: \(messages($0.phrase)).") }
      + (added.otherLanguage.map { [hint(on: added.entry, isIn: $0)] } ?? [])
  }

  /// The remedy if a book does not name the language of its text.
  private func hint(on entry: LibraryEntry, isIn tag: String) -> String {
    let (name, id) = (LanguageTexts(messages).name(of: tag), entry.id.rawValue)
    return entry.book.language.isEmpty
      ? messages(
        "It names no language. If it is in \(name): `wordhoard book set \(id) --language \(tag)`.")
      : messages(
        "It names another language, but seems to be in \(name). If so: `wordhoard book set \(id) --language \(tag)`."
      )
  }

  /// Lists the books, the most recently read first.
  ///
  /// - Throws: `ClientError`.
  package func list() throws {
    let entries = try books.list()
    try presentation.print(entries.map(BookJSON.init)) {
      entries.isEmpty
        ? messages("No books yet; `wordhoard book add FILE` adds one.") + "\n"
        : try listText(of: entries)
    }
  }

  /// The title of each book, with a line of facts below it.
  private func listText(of entries: [LibraryEntry]) throws -> String {
    let isSpoken = try presentation.isSpoken()
    let style = try presentation.style()
    return entries.map { entry in
      let (title, line) = (shortened(entry.title, to: 100).onOneLine, texts.line(of: entry))
      return isSpoken
        ? presentation.paragraphs(["\(title): \(line)."])
        : style(.word, title) + "\n  "
          + wrapped(line, width: presentation.width, indent: 2, hanging: true) + "\n"
    }.joined()
  }

  /// Shows the facts about a book, and its chapters if its text is available.
  ///
  /// - Throws: `ClientError`.
  package func show(_ name: String) throws {
    let entry = try books.find(name)
    let opened = try? BookProgressLine(presentation).during {
      try books.open(entry, pages: $0)
    }
    let known = try opened.map { try vocabularies.lexicon(of: $0).chapters(of: $0.book) } ?? []
    var json = BookJSON(entry)
    if let book = opened?.book {
      json = json.repaired(book.repairs, in: messages)
      json.contents = zip(book.chapters.indices, known).map { place, known in
        BookJSON.ChapterJSON(
          number: place + 1, title: book.chapters[place].title,
          expected: known.expected.map { ($0 * 10_000).rounded() / 10_000 })
      }
    }
    try presentation.print(json) { try text(of: entry, opened, known) }
  }

  private func text(
    of entry: LibraryEntry, _ opened: OpenedBook?, _ known: [ChapterKnowledge]
  ) throws -> String {
    let style = try presentation.style()
    var text = style(.heading, shortened(entry.title, to: 500)) + "\n"
    text += try presentation.list(texts.facts(of: entry, opened))
    guard let opened else { return text }
    for repair in opened.book.repairs {
      text += presentation.paragraphs([messages("It was repaired: \(messages(repair.phrase)).")])
    }
    guard opened.book.chapters.count > 1 else { return text }
    let title =
      known.contains { $0.expected != nil }
      ? messages("Chapters, and how many of their words you probably know")
      : messages("Chapters")
    text += "\n" + style(.task, title) + "\n"
    for (number, title) in texts.chapters(of: opened.book, known: known) {
      text += "\(number)  \(title)\n"
    }
    return text
  }

  /// Changes the title, authors, language, tags or state of a book.
  ///
  /// - Throws: `ClientError`.
  package func set(_ name: String, _ change: BookChange) throws {
    let entry = try books.find(name)
    try books.edit(entry, change)
    let changed = try books.find(entry.id.rawValue)
    try presentation.print(BookJSON(changed)) {
      try presentation.list(texts.facts(of: changed, nil))
    }
  }

  /// Removes a book from the library. Its file and marks stay.
  ///
  /// - Throws: `ClientError`.
  package func remove(_ name: String) throws {
    let entry = try books.find(name)
    try books.remove(entry)
    let title = shortened(entry.title, to: 200)
    try presentation.print(BookJSON(entry)) {
      presentation.paragraphs([
        messages("\(title) is removed; its file stays. `wordhoard undo` brings it back.")
      ])
    }
  }

  // MARK: - The text

  private struct TextJSON: Encodable {
    struct ChapterJSON: Encodable {
      let number: Int
      let title, text: String
    }

    let id: LibraryID
    let title: String
    let chapters: [ChapterJSON]
  }

  private func open(_ name: String) throws -> OpenedBook {
    try BookProgressLine(presentation).during { try books.open(books.find(name), pages: $0) }
  }

  /// Prints the plain text of a book or of a chapter.
  ///
  /// - Parameter chapter: the number of a chapter, from 1; nil for the whole book.
  /// - Throws: `ClientError`.
  package func text(_ name: String, chapter: Int?) throws {
    let opened = try open(name)
    let book = opened.book
    let numbers =
      try chapter.map { number throws(ClientError) in [try opened.chapter(number)] }
      ?? Array(book.chapters.indices)
    let chapters = numbers.map {
      TextJSON.ChapterJSON(
        number: $0 + 1, title: book.chapters[$0].title, text: book.text(ofChapter: $0))
    }
    let json = TextJSON(id: opened.entry.id, title: opened.entry.title, chapters: chapters)
    guard !presentation.isJSON else { return try presentation.print(json) { "" } }
    presentation.show(
      chapters.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n", isLong: true)
  }

  /// The maximum number of unknown words to list.
  private static let mostWords = 20

  /// Counts the words of a book or of a chapter, and lists the words that the player may not know.
  ///
  /// - Parameters:
  ///   - chapter: the number of a chapter, from 1; nil for the whole book.
  ///   - lookedUp: whether to list the words that were looked up in the book instead.
  /// - Throws: `ClientError`.
  package func words(_ name: String, chapter: Int?, lookedUp: Bool = false) throws {
    let opened = try open(name)
    let chapter = try chapter.map { number throws(ClientError) in try opened.chapter(number) }
    let lexicon = try vocabularies.lexicon(of: opened)
    let vocabulary = lexicon.vocabulary(ofChapter: chapter)
    let looked = lookedUp ? lexicon.lookedUpWords(ofChapter: chapter, in: opened.book) : nil
    guard !presentation.isJSON else {
      let words = looked ?? vocabulary.words
      let json = VocabularyJSON(
        vocabulary: vocabulary, words: words,
        meanings: try vocabularies.meanings(of: words, in: opened.entry.book.language))
      return try presentation.print(json) { "" }
    }
    let report = VocabularyTexts(messages)
    var text = presentation.paragraphs([report.summary(of: vocabulary)])
    let worth =
      looked ?? chapter.map { lexicon.worthLearning(before: $0) }
      ?? Array(vocabulary.unknown.prefix(BookCommands.mostWords))
    if !worth.isEmpty {
      let style = try presentation.style()
      let title =
        lookedUp
        ? messages("Words that you looked up")
        : chapter == nil
          ? messages("The most frequent words that you may not know")
          : messages("Words worth learning before this chapter")
      text += "\n" + style(.task, title) + "\n"
      text += try presentation.list(
        zip(worth, vocabularies.meanings(of: worth, in: opened.entry.book.language)).map {
          word, meaning in
          let parts = [report.times(word.count), shortened(meaning, to: 200)]
          return (shortened(word.lemma), parts.filter { !$0.isEmpty }.joined(separator: "; "))
        })
    } else if lookedUp {
      text += presentation.paragraphs([messages("You have not looked up any of its words yet.")])
    }
    presentation.host.output.write(text)
  }

  /// Lists the places at which a book contains a text.
  ///
  /// - Throws: `ClientError`.
  package func search(_ name: String, for query: String) throws {
    let book = try open(name).book
    let hits = book.search(query).map { hit in
      let context = book.context(of: hit, characters: BookCommands.context)
      return BookHitJSON(
        place: book.written(hit.place), chapter: book.chapter(at: hit.place) + 1,
        before: context.before, match: context.match, after: context.after)
    }
    try presentation.print(hits) {
      guard !hits.isEmpty else {
        return messages("Nothing in this book matches \"\(shortened(query))\".") + "\n"
      }
      let style = try presentation.style()
      let column = (hits.map(\.place.count).max() ?? 0) + 2
      let isAligned = try presentation.width < Display.unwrapped && !presentation.isSpoken()
      return hits.map { hit in
        let room = max(10, (presentation.width - column - hit.match.count) / 2)
        let before = String(hit.before.suffix(room))
        // Align the matches, unless a program or a screen reader reads the lines.
        let indent = String(repeating: " ", count: isAligned ? max(0, room - before.count) : 0)
        return style(.aside, hit.place) + hit.place.padding(to: column) + indent + before
          + style(.word, hit.match) + hit.after.prefix(room) + "\n"
      }.joined()
    }
  }

  /// Lists the marks in a book, or prints them as Markdown.
  ///
  /// - Throws: `ClientError`.
  package func marks(_ name: String, asMarkdown: Bool) throws {
    let opened = try open(name)
    try presentation.print(opened.marks.map { BookMarkJSON($0, in: opened.book) }) {
      if asMarkdown { return texts.markdown(of: opened) }
      guard !opened.marks.isEmpty else {
        return messages("No marks in this book yet.") + "\n"
      }
      return try presentation.list(
        opened.marks.map { (texts.place(of: $0, in: opened.book), texts.text(of: $0)) })
    }
  }
}
