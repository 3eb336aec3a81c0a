import Bookshelf
package import ClientCore
import GameEngine
package import Terminal

/// The player's books: the library, the reader and the searches.
package struct BooksFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  package var library: Library {
    Library(
      store: core.store, content: core.options.content, home: core.options.home,
      cacheFolder: core.options.cache, host: core.host)
  }

  package var vocabularies: Vocabularies {
    Vocabularies(library: core.library, store: core.store, host: core.host)
  }

  package var practice: BookPractice {
    BookPractice(
      books: library, vocabularies: vocabularies, library: core.library, sources: core.sources)
  }

  package var keeper: LibraryKeeper {
    LibraryKeeper(library: library, vocabularies: vocabularies, messages: core.messages)
  }

  package var search: BookSearch { BookSearch(books: library) }

  var installedTexts: InstalledTexts {
    InstalledTexts(
      home: core.options.home, programs: BookPrograms(path: core.host.environment["PATH"] ?? ""))
  }

  var renderings: Renderings { Renderings(library: library) }

  var bookWords: BookWords {
    BookWords(
      library: core.library, dictionaries: core.dictionaries,
      languages: LanguageDictionaries(library: core.library, store: core.store, host: core.host),
      lookUp: core.lookUp)
  }

  /// Reads a book in line mode.
  package var lineReading: LineReading { lineReading(nil) }

  /// Reads a book with `--jsonl`. Output without an event of its own becomes a remark.
  package var readingInJSONLines: LineReading {
    let events = ReadingEvents(core.host.output)
    var host = core.host
    host.output = events.remarks
    host.display = Display(width: Display.unwrapped, isUnicode: host.display.isUnicode)
    return BooksFeature(core.on(host)).lineReading(events)
  }

  private func lineReading(_ events: ReadingEvents?) -> LineReading {
    let links = core.links
    return LineReading(
      features: BookReader.Features(
        library: library, renderings: renderings, vocabularies: vocabularies,
        bookWords: bookWords, words: links.wordDefiner,
        addCard: { try links.addCard(for: $0, dictionary: nil, to: nil, quoting: $1) },
        speech: core.speech,
        presentation: core.presentation, events: events))
  }
}

extension BooksFeature {
  private var navigator: Navigator<BookRoute> { Navigator(core) { [self] in screen($0) } }

  package var libraryScreen: any Screen {
    LibraryScreen(
      books: library, vocabularies: vocabularies, changes: core.changes,
      home: core.host.environment["HOME"], navigator: navigator, messages: core.messages)
  }

  package func readerScreen(_ request: ReadRequest) -> any Screen {
    ReaderScreen(
      request, library: library, renderings: renderings, words: bookWords,
      vocabularies: vocabularies, preferences: core.preferences, sharing: core.sharing,
      speech: core.speech, uptimeMillis: core.host.uptimeMillis, navigator: navigator,
      messages: core.messages)
  }

  func screen(_ route: BookRoute) -> any Screen {
    switch route {
    case .about(let id):
      BookScreen(
        id, books: library, vocabularies: vocabularies, navigator: navigator,
        messages: core.messages)
    }
  }
}
