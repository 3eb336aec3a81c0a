import ClientCore
import Discovery
import Messages

/// The texts about books that were found at services.
struct FindingTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The title on one line, of at most 200 characters.
  func title(of finding: Finding) -> String { shortened(finding.title, to: 200).onOneLine }

  /// The authors: `Jane Austen, Sanditon Press`; empty if unknown.
  func authors(of finding: Finding) -> String {
    let authors = finding.authors.prefix(5).map { shortened($0, to: 80).onOneLine }
    return shortened(messages.commaSeparated(Array(authors)), to: 200)
  }

  /// A book in a list: its authors, year, pages, rating, whether it is free, and its ID.
  ///
  /// - Parameter understood: the share of the description's words that the player probably knows.
  func line(of finding: Finding, understood: Double?) -> String {
    var parts = [authors(of: finding), finding.year.map { "\($0)" } ?? ""]
    if case .openLibrary(let book) = finding.origin {
      parts += [pages(of: book), shortRating(of: book)]
    }
    if finding.page != nil { parts.append(messages("more books", context: "a page of a catalog")) }
    if finding.isFree { parts.append(messages("free", context: "a book")) }
    if let understood { parts.append(self.understood(understood)) }
    return messages.commaSeparated(parts.filter { !$0.isEmpty }) + " (\(finding.id))"
  }

  private func pages(of book: FoundBook) -> String {
    book.pages.map { messages.plural($0, "\($0) page", "\($0) pages") } ?? ""
  }

  private func shortRating(of book: FoundBook) -> String {
    book.rating.map { messages("rated \(average($0))") } ?? ""
  }

  private func average(_ rating: FoundBook.Rating) -> String {
    messages.decimal(hundredths: Int((rating.average * 100).rounded()))
  }

  /// The share of the description that the player probably understands.
  func understood(_ share: Double) -> String {
    messages("you probably know \(Vocabulary.wholePercent(share)) % of its words")
  }

  /// The facts about a book, in rows of names and texts.
  func facts(of finding: Finding) -> [(name: String, text: String)] {
    var rows: [(name: String, text: String)] = []
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { rows.append((name, value)) }
    }
    add(messages("authors", context: "a book"), authors(of: finding))
    add(messages("year", context: "a book"), finding.year.map { "\($0)" } ?? "")
    switch finding.origin {
    case .openLibrary(let book):
      add(messages("pages", context: "a book"), book.pages.map { "\($0)" } ?? "")
      add(messages("rating", context: "a book"), rating(of: book))
      add("ISBN", book.isbn10 ?? "")
      add("ISBN-13", book.isbn13 ?? "")
    case .catalog(let entry):
      let language = entry.language.map { LanguageTexts(messages).name(of: $0) } ?? ""
      add(messages("language", context: "a book"), shortened(language))
    }
    add(messages("to read", context: "a book"), reading(of: finding))
    add("ID", finding.id)
    return rows
  }

  private func rating(of book: FoundBook) -> String {
    guard let rating = book.rating else { return "" }
    let average = average(rating)
    guard rating.count > 0 else { return messages("\(average) of 5") }
    let count = messages.number(rating.count)
    return messages.plural(
      rating.count, "\(average) of 5, \(count) rating", "\(average) of 5, \(count) ratings")
  }

  /// A sentence that says how the book can be read.
  func reading(of finding: Finding) -> String {
    if finding.isFree { return messages("free", context: "a book") }
    switch finding.origin {
    case .openLibrary(let book):
      return switch book.access {
      case .free: messages("free, but only at openlibrary.org")
      case .borrowable: messages("can be borrowed at openlibrary.org")
      case .printDisabled: messages("at openlibrary.org, for people with print disabilities")
      case .unavailable: messages("no free text is known")
      }
    case .catalog(let entry):
      if finding.page != nil { return "" }
      let ways = CatalogEntry.Condition.allCases.filter { entry.conditions.contains($0) }
        .map(way)
      return ways.isEmpty
        ? messages("no free text is known") : messages.commaSeparated(ways)
    }
  }

  private func way(_ condition: CatalogEntry.Condition) -> String {
    switch condition {
    case .bought: messages("can be bought", context: "a book")
    case .borrowed: messages("can be borrowed", context: "a book")
    case .locked: messages("locked for certain readers", context: "a book")
    case .otherFormat: messages("in a format that wordhoard does not read", context: "a book")
    }
  }

  /// The size of a download so far: `1.2 of 3.4 MB`, or `120 of 340 kB`.
  func progress(_ bytes: Int, _ all: Int?) -> String {
    let isSmall = (all ?? bytes) < 1_000_000
    func number(_ bytes: Int) -> String {
      isSmall
        ? messages.number(bytes / 1000) : messages.decimal(hundredths: bytes / 10_000)
    }
    let done = number(bytes)
    guard let all, all > 0 else {
      return isSmall ? messages("fetched \(done) kB") : messages("fetched \(done) MB")
    }
    let total = number(all)
    return isSmall
      ? messages("fetched \(done) of \(total) kB") : messages("fetched \(done) of \(total) MB")
  }

  /// The result of one request to a service, on one line.
  func line(of result: ServiceCheck.Result) -> String {
    let seconds = messages.decimal(hundredths: result.milliseconds / 10)
    let answer =
      switch result.answer {
      case .success(let count): self.answer(count, to: result.question)
      case .failure(let error): error.text(in: messages)
      }
    return messages("\(name(of: result.question)), \(result.address): \(answer) (\(seconds) s)")
  }

  private func name(of question: ServiceCheck.Question) -> String {
    switch question {
    case .search: messages("search", context: "a service")
    case .work: messages("one book", context: "a service")
    case .cover: messages("cover", context: "a service")
    case .gutenberg: messages("Project Gutenberg", context: "a service")
    case .catalog: messages("catalog", context: "a service")
    }
  }

  private func answer(_ count: Int, to question: ServiceCheck.Question) -> String {
    let number = messages.number(count)
    return switch question {
    case .search, .catalog: messages.plural(count, "\(number) book", "\(number) books")
    case .work: messages("complete", context: "an answer")
    case .cover:
      count == 0
        ? messages("no cover", context: "an answer")
        : messages.plural(count, "\(number) byte", "\(number) bytes")
    case .gutenberg:
      messages.plural(count, "\(number) file to read", "\(number) files to read")
    }
  }

  /// The books of a page as text for sharing.
  func shared(_ findings: [Finding], title: String) -> String {
    let lines = findings.map { finding in
      let parts = [self.title(of: finding), authors(of: finding)].filter { !$0.isEmpty }
      return "- " + parts.joined(separator: " · ") + (finding.year.map { " (\($0))" } ?? "")
    }
    return ([title, ""] + lines).joined(separator: "\n") + "\n"
  }
}
