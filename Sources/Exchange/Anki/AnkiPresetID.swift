/// The IDs of presets that we know.
enum AnkiPresetID {
  /// Anki's own preset, which decks have that say nothing else.
  static let standard: Int64 = 1
  /// Our preset of decks that follow the player's settings.
  static let usual: Int64 = 1_577_836_800_000
}
