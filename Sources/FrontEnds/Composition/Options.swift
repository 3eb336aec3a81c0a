package import Terminal

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
