import Client
import Exchange
import Messages
import Terminal

/// Imports a file with cards: the path is typed, a preview shown, and the outcome reported.
struct ImportScreen: Screen {
  /// How far the import is.
  enum Stage: Sendable {
    case path
    case preview(ImportReport)
    case done(ImportReport)
  }

  enum Message: Sendable {
    case key(Key)
    case paste(String)
    case complete
    case read
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
  private(set) var field = Field(limit: 1000)
  /// Why the file cannot be imported.
  private(set) var remark: String?

  /// - Parameter home: the folder that `~` means.
  init(importer: CardImporter, home: String?, messages: Messages) {
    self.importer = importer
    self.home = home
    self.messages = messages
  }

  var title: String { messages("Import", context: "a screen's title") }
  var takesText: Bool { if case .path = stage { true } else { false } }

  private var request: ImportRequest {
    ImportRequest(file: PathCompletion.expanded(field.text.trimmingBlanks, home: home))
  }

  // MARK: - Keys

  var bindings: [Binding<Message>] {
    switch stage {
    case .path:
      [
        Binding(.enter, messages("preview", context: "a command on a key"), .read),
        Binding(.tab, messages("complete the path", context: "a command on a key"), .complete),
      ]
    case .preview:
      [
        Binding(.enter, messages("import", context: "a command on a key"), .take),
        Binding(
          .character("f"), messages("another file", context: "a command on a key"), .again),
      ]
    case .done:
      [
        Binding(.enter, messages("to the decks", context: "a command on a key"), .close),
        Binding(
          .character("f"), messages("another file", context: "a command on a key"), .again),
      ]
    }
  }

  func message(for input: Input) -> Message? {
    guard case .path = stage else { return nil }
    return switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .shown, .tick: nil
    }
  }

  // MARK: - Messages

  mutating func update(_ message: Message) -> [Effect<Message>] {
    switch message {
    case .key(let key): _ = field.take(key)
    case .paste(let text): field.paste(text)
    case .complete:
      field = Field(PathCompletion.completed(field.text, home: home), limit: 1000)
    case .read:
      guard !field.text.trimmingBlanks.isEmpty else { return [] }
      return work(messages("reading the file")) { importer, request, progress in
        .previewed(try importer.preview(request, progress: progress))
      }
    case .take:
      return work(messages("importing")) { importer, request, progress in
        .imported(try importer.run(request, progress: progress))
      }
    case .previewed(let report): (stage, remark) = (.preview(report), nil)
    case .imported(let report): (stage, remark) = (.done(report), nil)
    case .close: return [.close]
    case .again: (stage, remark) = (.path, nil)
    case .cancelled: remark = messages("Nothing was imported.")
    case .refused(let error): remark = error.text(in: messages)
    }
    return []
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
    let fields = texts.fields(of: report).prefix(8)
    for (name, text) in fields {
      page.put("\(name) → \(text)", y: y, .dim)
      y += 1
    }
    if !fields.isEmpty { y += 1 }
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
