package import GameEngine
import Messages

/// Selects the words that the player practices, by the settings and the options of a command.
package struct PracticeScopes: Sendable {
  private let library: WordLibrary
  private let host: Host

  /// - Parameters:
  ///   - library: the categories of Wordhoard's own words.
  ///   - host: the clock.
  package init(library: WordLibrary, host: Host) {
    self.library = library
    self.host = host
  }

  /// The category that the settings name; nil if none of these words has it.
  ///
  /// - Parameter known: the categories of these words; nil for Wordhoard's own words.
  package func category(of settings: Settings, among known: [String]? = nil) -> String? {
    settings.category.flatMap { (known ?? library.categories).contains($0) ? $0 : nil }
  }

  /// Checks the category of a command line.
  ///
  /// - Parameter known: the known categories; nil for the categories of Wordhoard's own words.
  /// - Throws: `ClientError` with the known categories.
  package func checkedCategory(
    _ name: String?, among known: [String]? = nil
  ) throws(ClientError) -> String? {
    guard let name else { return nil }
    let known = known ?? library.categories
    guard known.contains(name) else {
      throw ClientError(
        .unknownCategory,
        "unknown category \"\(name)\"",
        remedy: "choose one of \(known.joined(separator: ", "))",
        exit: .usage)
    }
    return name
  }

  /// The level and category of a command: each from the command line, else from the settings.
  ///
  /// - Parameter known: the known categories; nil for the categories of Wordhoard's own words.
  /// - Throws: `ClientError` for an unknown category.
  package func scope(
    _ settings: Settings, level: Level? = nil, category: String? = nil, among known: [String]? = nil
  ) throws(ClientError) -> Scope {
    Scope(
      level: level.map { .fixed($0) } ?? settings.level,
      category: try checkedCategory(category, among: known)
        ?? self.category(of: settings, among: known))
  }

  /// The random draw of words.
  package func draw(for progress: PlayerProgress, isClassic: Bool = false) -> FreeDraw {
    FreeDraw(progress, at: host.now(), isClassic: isClassic || progress.isClassic)
  }

  /// The chance that each word is recalled now; nil for a word that was never answered.
  package func recall(by progress: PlayerProgress) -> (ItemID) -> Double? {
    let now = progress.studyTime(host.now())
    return { progress.retrievability(of: $0, at: now) }
  }
}
