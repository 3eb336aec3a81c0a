import ArgumentParser
import ClientCore
import FoundationEssentials
import Glibc
import Journal
import Kit
import Lexicon
import Messages
import Terminal

extension GlobalOptions {
  /// The client with these options, on the real process.
  func client() throws -> Composition {
    let environment = processEnvironment()
    var host = Host.process(environment: environment)
    var options = Options(
      home: homeDirectory(environment), content: try Self.contentDirectory(environment))
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      options.cache = "\(cache)/wordhoard"
    }
    options.program = "wordhoard/\(WordhoardCommand.version)"
    options.json = json
    options.isPlain = plain || !["", "0"].contains(environment["WORDHOARD_PLAIN"] ?? "")
    // Programs that read plain text break lines themselves.
    if options.isPlain, environment["COLUMNS"] == nil, isatty(STDOUT_FILENO) == 0 {
      host.display.width = Display.unwrapped
    }
    options.startNew = new
    options.server = [server, environment["WORDHOARD_SERVER"]].lazy.compactMap { $0 }
      .first { !$0.isEmpty }
    options.allowsPlain = insecure
    options.dictionaryFolders = dictionaryFolders(options.home, environment)
    options.dataFolders = dataFolders(options.home, environment)
    if let theme { options.theme = try chosenTheme(theme) }
    let client = try Composition(host: host, options: options)
    client.core.keepUntilExit()
    return client
  }

  /// The texts in the player's language. Unlike the client, they need no folder.
  func messages() -> Messages {
    let environment = processEnvironment()
    guard let content = try? Self.contentDirectory(environment) else { return .english }
    let home = homeDirectory(environment)
    let store = PlayerStore(folder: home, host: .process(environment: environment))
    let settings = (try? HomeFolder.check(home)) == nil ? nil : try? store.settings()
    return CatalogueFolder(path: "\(content)/messages")
      .preferredMessages(setting: settings?.interface, environment: environment)
  }

  /// The folder with Wordhoard's words: of the environment, else found from the program's own path.
  static func contentDirectory(_ environment: [String: String]) throws -> String {
    do {
      return try ContentLocator.directory(executable: ownExecutable(), environment: environment)
    } catch {
      throw ClientError(error)
    }
  }

  private func chosenTheme(_ name: String) throws -> Theme {
    guard let theme = Theme(rawValue: name) else {
      let known = Theme.allCases.map(\.rawValue).joined(separator: ", ")
      throw ClientError(
        .unknownValue,
        "unknown theme \"\(name)\"",
        remedy: "choose one of \(known)",
        exit: .usage)
    }
    return theme
  }

  /// The folders of dictionaries: `$WORDHOARD_DICTIONARIES`, else the player's and the system's.
  private func dictionaryFolders(_ home: String, _ environment: [String: String]) -> [String] {
    if let list = environment["WORDHOARD_DICTIONARIES"] {
      return list.split(separator: ":").map(String.init)
    }
    let stardict = environment["HOME"].map { ["\($0)/.stardict/dic"] } ?? []
    return ["\(home)/dictionaries"] + stardict + DictionaryFinder.systemFolders
  }

  /// The folders of language data: `$WORDHOARD_DATA`, else the player's and the system's.
  private func dataFolders(_ home: String, _ environment: [String: String]) -> [String] {
    if let list = environment["WORDHOARD_DATA"] {
      return list.split(separator: ":").map(String.init)
    }
    return ["\(home)/data", "/usr/local/share/wordhoard/data"]
  }

  private func homeDirectory(_ environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let home, !home.isEmpty { return home }
    if let home = value("WORDHOARD_HOME") { return home }
    if let data = value("XDG_DATA_HOME") { return "\(data)/wordhoard" }
    let own = value("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(own)/.local/share/wordhoard"
  }
}
