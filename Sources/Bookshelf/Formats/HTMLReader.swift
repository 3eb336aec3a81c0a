/// Reads one file of HTML.
enum HTMLReader {
  static func read(_ text: [UInt8], as kind: MarkupReader.Kind) -> BookParts {
    var read = MarkupReader.read(text, as: kind, name: "")
    let document = read.document
    NoteMarks.mark(&read, 0) { address in
      guard case .file("", let fragment?) = BookAddress(address, base: ""),
        let anchor = document.anchors[fragment]
      else { return nil }
      return (document, BookPlace(document: 0, offset: anchor.lowerBound), anchor.count)
    }
    read.document.links = read.targets.map { target in
      switch BookAddress(target, base: "") {
      case .external(let address): return .external(address)
      case .file("", let fragment?):
        let anchor = read.document.anchors[fragment]
        return anchor.map { .place(BookPlace(document: 0, offset: $0.lowerBound)) } ?? .missing
      default: return .missing
      }
    }
    var parts = BookParts()
    parts.metadata.title = read.title
    parts.documents = [read.document]
    parts.pages = read.pages.map {
      PrintedPage(label: $0.label, place: BookPlace(document: 0, offset: $0.offset))
    }
    if read.wasRepaired { parts.repairs = [.repairedDocuments(1, of: 1)] }
    return parts
  }
}
