package import Terminal

/// The options of all commands.
package struct Options: Sendable {
  /// The folder with the player's journal, credentials and other data.
  package var home: String
  /// The folder with Wordhoard's words and the texts of the interface.
  package var content: String
  /// The folder for files that can be rebuilt: the index of the words, the orders of headwords.
  package var cache: String
  /// The program with its version, as services get it.
  package var program = "wordhoard"
  /// Whether to print one JSON document instead of text.
  package var json = false
  /// Whether to use line mode this time.
  package var isPlain = false
  /// The colors of this start; nil for the theme of the settings.
  package var theme: Theme?
  /// Whether to start a new journal if the old one cannot be read.
  package var startNew = false
  /// The score server of the command line or the environment, if any.
  package var server: String?
  /// Whether a server on another computer may be unencrypted.
  package var allowsPlain = false
  /// The folders that may contain dictionaries.
  package var dictionaryFolders: [String] = []
  /// The folders that may contain data of packages, such as the CMU Pronouncing Dictionary.
  package var dataFolders: [String] = []

  /// Options with their defaults; the cache is in the player's folder.
  package init(home: String, content: String) {
    self.home = home
    cache = "\(home)/cache"
    self.content = content
  }
}
