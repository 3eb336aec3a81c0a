import ClientCore
import Exchange
import Messages

/// The texts about imports of cards, for line mode and the full screen.
struct ImportTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// The numbers of cards added and changed, or to be added and changed.
  func summary(of report: ImportReport) -> String {
    let (added, updated) = (messages.number(report.added), messages.number(report.updated))
    let unchanged = messages.number(report.unchanged)
    return messages.commaSeparated([
      messages.plural(report.added, "\(added) new card", "\(added) new cards"),
      messages("\(updated) changed", context: "cards"),
      messages("\(unchanged) here already", context: "cards"),
    ])
  }

  /// That an import can be taken back.
  var canBeUndone: String { messages("`wordhoard undo` takes the import back.") }

  /// Further facts about an import, a sentence each.
  func remarks(on report: ImportReport) -> [String] {
    var remarks: [String] = []
    if !report.decks.isEmpty {
      let some = report.decks.prefix(10).map { shortened($0, to: 100) }
      let decks = messages.commaSeparated(some)
      let more = report.decks.count - some.count
      let number = messages.number(more)
      remarks.append(
        more > 0
          ? messages("Decks: \(decks), and \(number) more.")
          : messages.plural(report.decks.count, "Deck: \(decks).", "Decks: \(decks)."))
    }
    if let fields = fieldsAsked(report) { remarks.append(fields) }
    if let encoding = report.guessedEncoding {
      remarks.append(
        messages("The text is not UTF-8. It was read as \(encoding); --encoding names another one.")
      )
    }
    if report.hasDamagedMedia {
      remarks.append(
        messages("The list of sounds and pictures is damaged, so the cards come without them."))
    }
    func add(_ count: Int, _ text: (_ number: String) -> String) {
      if count > 0 { remarks.append(text(messages.number(count))) }
    }
    add(report.memories) { number in
      messages.plural(
        report.memories, "\(number) card keeps how well you knew it.",
        "\(number) cards keep how well you knew them.")
    }
    add(report.suspended) { number in
      messages.plural(
        report.suspended, "\(number) card rests, because it is suspended or buried in the file.",
        "\(number) cards rest, because they are suspended or buried in the file.")
    }
    add(report.filled) { number in
      messages.plural(
        report.filled,
        "\(number) card had no definition, and got one from a dictionary or its sentence.",
        "\(number) cards had no definition, and got one from a dictionary or their sentence.")
    }
    add(report.shortened) { number in
      messages.plural(
        report.shortened, "\(number) text was too long and lost its end.",
        "\(number) texts were too long and lost their end.")
    }
    return remarks
  }

  /// The fields of a note of Anki that are asked; nil if there is no choice.
  private func fieldsAsked(_ report: ImportReport) -> String? {
    guard report.format == .anki, report.columns.count > 2 else { return nil }
    func names(_ field: DraftField) -> String {
      messages.commaSeparated(
        report.columns.filter { $0.field == field }.map { shortened($0.name) })
    }
    let (terms, definitions) = (names(.term), names(.definition))
    guard !terms.isEmpty, !definitions.isEmpty else { return nil }
    return messages(
      "Asked: \(terms) and \(definitions). --field NAME=definition chooses another field.")
  }

  /// The number of rows left out, and the first of them with the reasons.
  ///
  /// - Parameter limit: the maximum number of rows to list.
  func skipped(in report: ImportReport, limit: Int = 10) -> [String] {
    guard report.skippedCount > 0 else { return [] }
    let number = messages.number(report.skippedCount)
    let title = messages.plural(
      report.skippedCount, "\(number) row is left out:", "\(number) rows are left out:")
    let rows = report.skipped.prefix(limit).map { row in
      messages("row \(row.row): \(messages(row.reason.phrase))")
    }
    let more = report.skippedCount - rows.count
    return [title] + rows + (more > 0 ? [messages("and \(messages.number(more)) more")] : [])
  }

  /// The columns of a file, and the fields that they become.
  func fields(of report: ImportReport) -> [(name: String, text: String)] {
    report.columns.map { (shortened($0.name), name(of: $0.field)) }
  }

  /// The name of a file format.
  func name(of format: CardFormat) -> String {
    switch format {
    case .anki: messages("package for Anki", context: "a format of cards")
    case .ankiText: messages("text for Anki", context: "a format of cards")
    case .csv: messages("table (CSV)", context: "a format of cards")
    case .tsv: messages("table (TSV)", context: "a format of cards")
    case .quizlet: messages("text from Quizlet", context: "a format of cards")
    case .lute: messages("terms of Lute", context: "a format of cards")
    case .supermemo: messages("questions of SuperMemo", context: "a format of cards")
    case .jsonLines: messages("cards of Wordhoard", context: "a format of cards")
    case .kindle: messages("vocabulary of a Kindle", context: "a format of cards")
    case .koreader: messages("vocabulary of KOReader", context: "a format of cards")
    }
  }

  /// The name of a card's field.
  func name(of field: DraftField) -> String {
    switch field {
    case .text(let field): DeckTexts(messages).name(of: field)
    case .audio: messages("sound", context: "a card")
    case .picture: messages("picture", context: "a card")
    case .deck: messages("deck", context: "a card")
    case .language: messages("language", context: "a card")
    case .ignored: messages("left out", context: "a column")
    }
  }
}
