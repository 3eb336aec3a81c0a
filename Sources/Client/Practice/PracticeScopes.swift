package import GameEngine
import Messages

/// Tells which words the player practises, by the settings and by what a command asks for.
package struct PracticeScopes: Sendable {
  private let library: WordLibrary
  private let host: Host

  /// - Parameters:
  ///   - library: has the categories of our own words.
  ///   - host: gives the time.
  package init(library: WordLibrary, host: Host) {
    self.library = library
    self.host = host
  }

  /// The category that the settings ask for; one that these words do not have is none.
  ///
  /// - Parameter known: the categories that these words have; nil for those of our own words.
  package func category(of settings: Settings, among known: [String]? = nil) -> String? {
    settings.category.flatMap { (known ?? library.pool.categories).contains($0) ? $0 : nil }
  }

  /// The category that a command line asks for.
  ///
  /// - Parameter known: the categories that there are; nil for those of our own words.
  /// - Throws: `ClientError` with the list of known ones.
  package func checkedCategory(
    _ name: String?, among known: [String]? = nil
  ) throws(ClientError) -> String? {
    guard let name else { return nil }
    let known = known ?? library.pool.categories
    guard known.contains(name) else {
      throw ClientError(
        .unknownCategory,
        "unknown category \"\(name)\"",
        remedy: "choose one of \(known.joined(separator: ", "))",
        exit: .usage)
    }
    return name
  }

  /// The words that commands practise: those of the command line, else those of the settings.
  ///
  /// - Parameter known: the categories that there are; nil for those of our own words.
  /// - Throws: `ClientError` for an unknown category.
  package func scope(
    _ settings: Settings, level: Level? = nil, category: String? = nil, among known: [String]? = nil
  ) throws(ClientError) -> Scope {
    Scope(
      level: level.map { .fixed($0) } ?? settings.level,
      category: try checkedCategory(category, among: known)
        ?? self.category(of: settings, among: known))
  }

  /// How words are drawn by chance.
  package func draw(for progress: PlayerProgress, isClassic: Bool = false) -> FreeDraw {
    FreeDraw(progress, at: host.now(), isClassic: isClassic || progress.isClassic)
  }

  /// The chance that each word is recalled now; nil of one that was never answered.
  package func recall(by progress: PlayerProgress) -> (ItemID) -> Double? {
    let now = host.now().instant
    return { progress.words[$0]?.retrievability(at: now) }
  }
}
