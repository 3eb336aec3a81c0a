/// Builds a book of verses with keys such as `Ps.23.1`: a document for each book, a heading for each chapter.
struct VerseBuilder {
  private static let mostDocuments = 2000

  private var documents: [BookDocument] = []
  private var builder: DocumentBuilder?
  private var book = ""
  private var chapter = ""
  private var isOpen = false

  /// A book of the work begins, unless it is the current one.
  mutating func begin(book name: String, title: String? = nil) {
    let id = BibleBook.id(of: name) ?? name.filter { $0 != " " }
    guard id != book, documents.count < VerseBuilder.mostDocuments else { return }
    endDocument()
    (book, chapter) = (id, "")
    var builder = DocumentBuilder(name: id)
    builder.context.kind = .heading(level: 1)
    builder.add(title ?? name)
    builder.endBlock()
    self.builder = builder
  }

  /// A chapter begins, unless it is the current one.
  mutating func begin(chapter number: String) {
    guard number != chapter, builder != nil else { return }
    endVerse()
    chapter = number
    builder?.addKey("\(book).\(number)")
    builder?.context.kind = .heading(level: 2)
    builder?.add("\(book) \(number)")
    builder?.endBlock()
  }

  /// Ends the current verse, and begins one with a key.
  mutating func begin(verse number: String) {
    endVerse()
    builder?.addKey("\(book).\(chapter).\(number)")
    builder?.context.kind = .paragraph
    builder?.marker = number
    isOpen = true
  }

  /// Adds text of the current verse; text outside of verses is left out.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    if isOpen { builder?.add(text) }
  }

  mutating func breakLine() {
    if isOpen { builder?.breakLine() }
  }

  mutating func endVerse() {
    builder?.endBlock()
    builder?.marker = ""
    isOpen = false
  }

  private mutating func endDocument() {
    endVerse()
    if let document = builder?.finished(), !document.blocks.isEmpty { documents.append(document) }
    builder = nil
  }

  mutating func finished() -> [BookDocument] {
    endDocument()
    return documents
  }
}
