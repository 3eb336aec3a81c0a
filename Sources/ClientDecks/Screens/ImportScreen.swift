import ClientCore
import Exchange
import GameEngine
import Kit
import Messages
import Terminal

/// Imports a file with cards: the player types its path, sees a preview, and then the result.
struct ImportScreen: Screen {
  /// The steps of an import.
  enum Stage: Sendable {
    case path
    case preview(ImportReport)
    case done(ImportReport)
  }

  /// The option that the open line is for.
  enum Entry: Hashable, Sendable { case deck, pair }

  enum Message: Sendable {
    case key(Key)
    case paste(String)
    case complete
    case read
    case move(Key)
    case turn(Key)
    case type(Entry)
    case send
    case closeEntry
    case take
    case again
    case close
    case previewed(ImportReport)
    case imported(ImportReport)
    case refused(ClientError)
    case cancelled
  }

  private let importer: CardImporter
  private let home: String?
  let messages: Messages
  private(set) var stage = Stage.path
  private(set) var field = Field(limit: ImportScreen.longest)
  /// The error of the last step; nil if it succeeded.
  private(set) var remark: String?
  /// The player's options: the deck, the languages, and the fields of columns.
  private var options = ImportRequest(file: "")
  private var choice = Choice()
  /// The open line for a deck or languages; nil if it is closed.
  private var entry: EntryLine<Entry>?
  /// Whether the options have changed since the preview.
  private var isStale = false

  /// The maximum length of a field in characters.
  private static let longest = 1000

  /// - Parameter home: the folder that `~` abbreviates in paths.
  init(importer: CardImporter, home: String?, messages: Messages) {
    self.importer = importer
    self.home = home
    self.messages = messages
  }

  var title: String { messages.title("Import") }
  var takesText: Bool {
    if case .path = stage { return true }
    return entry != nil
  }

  private var request: ImportRequest {
    var request = options
    request.file = PathCompletion.expanded(field.text.trimmingBlanks, home: home)
    return request
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    switch stage {
    case .path:
      [
        Binding(.enter, messages.command("preview"), .read),
        Binding(.tab, messages.command("complete the path"), .complete),
      ]
    case .preview where entry != nil:
      EntryLine<Entry>.bindings(send: .send, close: .closeEntry, in: messages)
    case .preview(let report):
      [
        isStale
          ? Binding(.enter, messages.command("preview"), .read)
          : Binding(.enter, messages.command("import"), .take),
        Binding(.character("d"), messages.command("deck"), .type(.deck)),
        Binding(.character("p"), messages.command("languages"), .type(.pair)),
      ] + (report.columns.isEmpty ? [] : columnBindings) + [
        Binding(.character("f"), messages.command("another file"), .again)
      ]
    case .done:
      [
        Binding(.enter, messages.command("to the decks"), .close),
        Binding(.character("f"), messages.command("another file"), .again),
      ]
    }
  }

  private var columnBindings: [Binding<Message>] {
    [
      Binding([.up, .down], keyLabel: "↑↓", messages.command("choose"), isHinted: false) {
        .move($0)
      },
      Binding([.left, .right], keyLabel: "←→", messages.command("change")) { .turn($0) },
    ]
  }

  func message(for input: Input) -> Message? {
    guard takesText else { return nil }
    return switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .shown, .tick: nil
    }
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .key(let key): if entry == nil { _ = field.take(key) } else { entry?.take(key) }
    case .paste(let text): if entry == nil { field.paste(text) } else { entry?.paste(text) }
    case .move(let key): choice.take(key, count: columns.count)
    case .turn(let key): turn(by: key == .right ? 1 : -1)
    case .type(let kind):
      entry = EntryLine(
        kind, (kind == .deck ? options.deck : options.pair) ?? "", limit: ImportScreen.longest)
    case .send:
      if let entry {
        let text = entry.isBlank ? nil : entry.text.trimmingBlanks
        if entry.kind == .deck { options.deck = text } else { options.pair = text }
        (self.entry, isStale) = (nil, true)
        return update(.read)
      }
    case .closeEntry: entry = nil
    case .complete:
      field = Field(PathCompletion.completed(field.text, home: home), limit: ImportScreen.longest)
    case .read:
      guard !field.text.trimmingBlanks.isEmpty else { return [] }
      return work(messages("reading the file")) { importer, request, progress in
        .previewed(try importer.preview(request, progress: progress))
      }
    case .take:
      return work(messages("importing")) { importer, request, progress in
        .imported(try importer.run(request, progress: progress))
      }
    case .previewed(let report):
      (stage, remark, isStale) = (.preview(report), nil, false)
      choice.fit(count: report.columns.count)
    case .imported(let report): (stage, remark) = (.done(report), nil)
    case .close: return [.close]
    case .again:
      (stage, remark) = (.path, nil)
      // Another file has other columns.
      options = ImportRequest(file: "")
    case .cancelled: remark = messages("Nothing was imported.")
    case .refused(let error): remark = error.text(in: messages)
    }
    return []
  }

  /// The columns of the file in the preview; empty at other steps.
  private var columns: [FieldColumn] {
    if case .preview(let report) = stage { report.columns } else { [] }
  }

  /// The field that a column becomes: the player's choice, else the preview's.
  private func field(of column: FieldColumn) -> DraftField {
    options.options.fields[column.name] ?? column.field
  }

  private mutating func turn(by step: Int) {
    guard columns.indices.contains(choice.place) else { return }
    let (column, all) = (columns[choice.place], DraftField.allCases)
    let place = (all.firstIndex(of: field(of: column)) ?? 0) + step + all.count
    options.options.fields[column.name] = all[place % all.count]
    isStale = true
  }

  private func work(
    _ label: String,
    _ body:
      @escaping @Sendable (
        CardImporter, ImportRequest, @escaping (Double) -> Void
      ) throws -> Message
  ) -> [Effect<Message>] {
    [
      .run(
        Work(label, cancelled: .cancelled) { [importer, request] report in
          do {
            return try body(importer, request) { report($0, label) }
          } catch is CancellationError {
            return .cancelled
          } catch {
            return .refused(ClientError(error))
          }
        })
    ]
  }

  // MARK: - Drawing

  func draw(in area: Area) {
    let page = area.page
    let label = messages("File", context: "a label")
    page.put(label, .key)
    let column = CellText.width(of: label) + 2
    page.field(field, x: column, width: page.width - column, isActive: takesText)
    var y = 2
    if let remark { y = page.failure(remark, y: y) + 1 }
    switch stage {
    case .path:
      page.paragraph(
        RichText(
          messages(
            """
            Packages of Anki, tables (CSV), text from Quizlet, Lute or SuperMemo, the vocabulary of a Kindle or \
            KOReader, and cards of Wordhoard.
            """)), y: y)
    case .preview(let report): drawPreview(report, in: page.part(y: y))
    case .done(let report): drawOutcome(report, in: page.part(y: y))
    }
  }

  private func drawPreview(_ report: ImportReport, in page: Area) {
    let texts = ImportTexts(messages)
    var y = page.paragraph(
      RichText("\(texts.name(of: report.format)): \(texts.summary(of: report))"))
    for remark in texts.remarks(on: report) { y = page.paragraph(RichText(remark), y: y) }
    y += 1
    if let entry { y = entry.draw(name(of: entry.kind), in: page, y: y) }
    let shown = report.columns.count
    let height = max(1, min(shown, page.height - y - 4))
    if shown > 0 {
      page.part(y: y, height: height).list(count: shown, choice: choice, hasCursor: entry == nil) {
        place, line, isSelected in
        let column = report.columns[place]
        let text = "\(shortened(column.name)) → \(texts.name(of: field(of: column)))"
        line.put(text, Ink.dim.selected(isSelected))
      }
      y += height + 1
    }
    if isStale {
      page.paragraph(RichText(messages("Press Enter to see what this changes.")), y: y)
      return
    }
    for draft in report.samples {
      let end = page.put(shortened(draft.term), y: y, .word)
      page.put("  \(shortened(draft.definition, to: 200))", x: end, y: y)
      y += 1
    }
    y += 1
    for line in texts.skipped(in: report, limit: 5) {
      page.put(line, y: y, .dim)
      y += 1
    }
  }

  private func name(of entry: Entry) -> String {
    switch entry {
    case .deck: messages("Deck for all cards", context: "a label")
    case .pair: messages("Languages of new decks, such as spa-eng", context: "a label")
    }
  }

  private func drawOutcome(_ report: ImportReport, in page: Area) {
    let texts = ImportTexts(messages)
    var y = page.paragraph(RichText("\(texts.summary(of: report))."))
    for remark in texts.remarks(on: report) + texts.skipped(in: report) {
      y = page.paragraph(RichText(remark), y: y)
    }
    page.paragraph(
      RichText(messages("Enter goes to the decks; there, u takes the import back.")),
      y: y + 1)
  }
}
