import Client
import Foundation
package import GameEngine
package import Terminal
import Journal
package import Lexicon
package import Messages
import Synchronization

/// The program without its arguments: every command of the client is a method, grouped by file.
package struct Wordhoard: Sendable {
  /// What the process gives.
  package internal(set) var host: Host
  /// How results are printed.
  package let options: Options
  /// The words as they were read.
  package let pack: ContentPack
  let journal: Journal
  private let indexed: Lazy<ItemPool>
  private let found: Lazy<DictionaryShelf>
  private let practised: Lazy<Result<WordNetWords, ClientError>>
  private let translated: Lazy<Messages>
  private let catalogues: CatalogueFolder

  /// What holds for all commands.
  package struct Options: Sendable {
    /// The player's folder.
    package var home: String
    /// The folder of the content.
    package var content: String
    /// One JSON document instead of prose.
    package var json = false
    /// Line by line for this once.
    package var isPlain = false
    /// The colors for this once.
    package var theme: Theme?
    /// Whether to begin a new journal where the old one cannot be read.
    package var startNew = false
    /// The score server, where the command line or the environment names one.
    package var server: String?
    /// Whether that may be one without encryption on another machine.
    package var allowsPlain = false
    /// Where dictionaries are looked for.
    package var dictionaryFolders: [String] = []
    /// Where data that packages bring is looked for, such as the CMU Pronouncing Dictionary.
    package var dataFolders: [String] = []

    /// Options with their defaults.
    package init(home: String, content: String) {
      self.home = home
      self.content = content
    }
  }

  /// Opens the player's journal and reads the words.
  ///
  /// - Throws: `ClientError`.
  package init(host: Host, options: Options) throws {
    do {
      self.host = host
      self.options = options
      let pack = try ContentPack(directory: options.content, withNeighbours: false)
      self.pack = pack
      indexed = Lazy { pack.pool() }
      let finder = DictionaryFinder(
        folders: options.dictionaryFolders, cacheFolder: "\(options.home)/cache/dictionaries")
      let shelf = Lazy { DictionaryShelf(finder) }
      found = shelf
      let levels = "\(pack.directory)/\(LevelFile.name)"
      practised = Lazy { Wordhoard.wordNetWords(on: shelf.value, levels: levels) }
      let journal = try Wordhoard.openJournal(host: host, options: options)
      self.journal = journal
      let catalogues = CatalogueFolder(path: "\(options.content)/messages")
      self.catalogues = catalogues
      translated = Lazy {
        let settings = (try? journal.progress()).map(Settings.init)
        return catalogues.preferredMessages(
          setting: settings?.interface, environment: host.environment)
      }
    } catch {
      throw ClientError(error)
    }
  }

  private static func openJournal(host: Host, options: Options) throws -> Journal {
    let makeDevice: @Sendable () -> String = { String(host.randomBits(), radix: 36) }
    do {
      let journal = try Journal(directory: options.home, makeDevice: makeDevice)
      if options.startNew {
        try journal.checkWhole()
        host.errors.write("wordhoard: your journal can be read, so it is kept in use\n")
      }
      return journal
    } catch JournalError.damaged(let path) {
      guard options.startNew else { throw JournalError.damaged(path: path) }
      let aside = try Journal.setAside(
        directory: options.home, stamp: host.now().localDate.description)
      if let aside { host.errors.write("wordhoard: the old journal is kept as \(aside)\n") }
      return try Journal(directory: options.home, makeDevice: makeDevice)
    }
  }

  /// The words, to look things up in. Rounds are dealt from `dealingPool()`.
  package var pool: ItemPool { indexed.value }

  /// The texts of the interface in the player's language.
  package var messages: Messages { translated.value }

  /// The languages of the interface.
  var languages: [String] { catalogues.languages }

  /// Levels and frequencies of English words; nil where the content does not have them.
  var levels: WordLevels? { try? WordLevels(path: "\(pack.directory)/\(LevelFile.name)") }

  /// The dictionaries of this machine and of the player.
  var shelf: DictionaryShelf { found.value }

  /// The words of WordNet that games ask.
  ///
  /// - Throws: `ClientError` where WordNet, or the list of their levels, is not installed.
  func wordNetWords() throws(ClientError) -> WordNetWords { try practised.value.get() }

  /// Never lets go of words and dictionaries: to free them one by one as a process ends takes a millisecond or
  /// two for nothing.
  package func keepUntilExit() {
    _ = Unmanaged.passRetained(Kept(pack: pack, pool: indexed, shelf: found))
  }

  private final class Kept {
    let pack: ContentPack
    let pool: Lazy<ItemPool>
    let shelf: Lazy<DictionaryShelf>

    init(pack: ContentPack, pool: Lazy<ItemPool>, shelf: Lazy<DictionaryShelf>) {
      (self.pack, self.pool, self.shelf) = (pack, pool, shelf)
    }
  }

  /// Where the player stands, read afresh from the journal.
  ///
  /// - Throws: `JournalError`.
  func progress() throws -> PlayerProgress { try journal.progress() }

  // MARK: - Printing

  /// Prints a value as JSON where that was asked for, else as text.
  func print(_ value: some Encodable, text: () throws -> String) throws {
    if options.json {
      let data = try sortedEncoder(pretty: true).encode(value)
      host.output.write(String(decoding: data, as: UTF8.self) + "\n")
    } else {
      host.output.write(try text())
    }
  }

  func theme(_ progress: PlayerProgress) -> Theme { options.theme ?? Settings(progress).theme }

  func style(_ progress: PlayerProgress) -> Style {
    Style(display: host.display, theme: theme(progress))
  }

  /// Columns of text.
  var width: Int { min(host.display.width, 100) }

  /// The category that the settings ask for; one that these words do not have is none.
  ///
  /// - Parameter known: the categories that these words have.
  func category(of settings: Settings, among known: [String]? = nil) -> String? {
    settings.category.flatMap { (known ?? pool.categories).contains($0) ? $0 : nil }
  }

  /// The part of a command line that asks for a category.
  ///
  /// - Parameter known: the categories that there are; nil for those of our own words.
  /// - Throws: `ClientError` with the list of known ones.
  func checkedCategory(
    _ name: String?, among known: [String]? = nil
  ) throws(ClientError) -> String? {
    guard let name else { return nil }
    let known = known ?? pool.categories
    guard known.contains(name) else {
      throw ClientError(
        "unknown_category",
        "\(name) is no category; known are \(known.joined(separator: ", "))",
        exit: .usage)
    }
    return name
  }
}

/// A value that is made when it is first asked for.
private final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
