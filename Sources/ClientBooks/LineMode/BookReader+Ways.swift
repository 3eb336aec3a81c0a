import Bookshelf
import ClientCore
import Messages

/// Moving through the book in line mode.
extension BookReader {
  /// The maximum number of hits to list.
  private static let mostHits = 20

  func showContents() {
    let chapters = book.chapters.enumerated().map { number, chapter in
      ContentsEvent.Chapter(
        place: book.written(chapter.start), title: texts.name(ofChapter: number, in: book),
        isHere: number == self.chapter)
    }
    if let events { return events.emit(ContentsEvent(chapters: chapters)) }
    for chapter in chapters {
      let here = chapter.isHere ? "  " + messages("(here)") : ""
      presentation.say("\(chapter.place)  \(chapter.title)\(here)")
    }
  }

  func find(_ text: String) {
    let found = book.search(text)
    let hits = found.prefix(BookReader.mostHits).map { hit in
      let context = book.context(of: hit, characters: 30)
      return BookHitJSON(
        place: book.written(hit.place), chapter: book.chapter(at: hit.place) + 1,
        before: context.before, match: context.match, after: context.after)
    }
    if let events {
      return events.emit(HitsEvent(query: text, count: found.count, hits: hits))
    }
    guard !hits.isEmpty else {
      return presentation.say(messages("\(shortened(text)) was not found in this book."))
    }
    for hit in hits { presentation.say("\(hit.place)  \(hit.before)\(hit.match)\(hit.after)") }
    if found.count > hits.count {
      let more = found.count - hits.count
      presentation.say(messages("and \(more) more"))
    }
    presentation.say(messages("`:go PLACE` goes to one of them."))
  }
}
