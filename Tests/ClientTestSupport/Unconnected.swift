import ClientCore
import GameEngine
import Terminal

/// The links of a feature that is tested alone: its own screens, and no service of another feature.
struct Unconnected<Feature: LoneFeature>: FeatureLinks {
  let core: Core

  private func refuse(_ service: String = #function) -> Refused { Refused(service: service) }

  func start(_ start: Start, asJSONLines: Bool) async throws { throw refuse() }

  func screen(_ destination: Destination) -> any Screen {
    Feature(core).screen(of: destination) ?? NameScreen(name: "\(destination)")
  }

  var cardKeeper: any CardKeeper { self }
  var wordDefiner: any WordDefiner { self }
  var bookKeeper: any BookKeeper { self }
  var bookPractice: any BookPracticeSource { self }
  var searchSources: [any SearchSource] { [] }

  func addCard(
    for word: String, dictionary: String?, to deck: String?, quoting quote: BookQuote?
  ) throws { throw refuse() }

  func importJournal(from file: String) throws { throw refuse() }
  func changeReminder(to value: String) throws { throw refuse() }
  var paletteEntries: [PaletteEntry] { [] }
  func sessionOutlook(_ progress: PlayerProgress) throws -> SessionOutlook { throw refuse() }
}

extension Unconnected: CardKeeper {
  func lastUsedDeck(of language: String?) throws -> String? { throw refuse() }

  func add(_ card: CardChange, to path: String) throws -> (deck: String, id: String)? {
    throw refuse()
  }

  func contents(of path: String) throws -> (
    path: String, difficulty: [Difficulty: Int], new: Int
  ) {
    throw refuse()
  }
}

extension Unconnected: WordDefiner {
  func define(_ text: String, dictionary: String?, in place: LookPlace?) throws {
    throw refuse()
  }

  func found(_ text: String, dictionary: String?, in place: LookPlace?) throws -> FoundWord {
    throw refuse()
  }
}

extension Unconnected: BookKeeper {
  func add(copyOf file: String) throws -> AddedBook { throw refuse() }
  func book(_ id: LibraryID) throws -> AddedBook? { throw refuse() }
  func vocabulary(of text: String) throws -> Vocabulary? { throw refuse() }
  func meanings(of words: [Vocabulary.Word]) throws -> [String] { throw refuse() }
}

extension Unconnected: BookPracticeSource {
  func words(of name: String, before chapter: Int?) throws -> BookPracticeWords {
    throw refuse()
  }

  func passages(of name: String) throws -> TextPassages { throw refuse() }
  func passages(ofOwnTextsIn language: String) throws -> [TextPassages] { throw refuse() }
}

/// A service of another feature that was asked for.
private struct Refused: Error {
  let service: String
}

/// A screen of another feature, which has only its name.
struct NameScreen: Screen {
  let name: String

  var title: String { name }
  var bindings: [Binding<Never>] { [] }

  func update(_ message: Never) -> [Effect<Never>] {}
  func draw(in area: Area) { area.put(CellText.truncated(name, width: area.width)) }
}
