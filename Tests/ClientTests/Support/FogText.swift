import ClientCore
import ClientTestSupport

/// A short text of words of the fixture, as one that comes with the program.
enum FogText {
  static let text = """
    Title: The Fog
    Rendering: ours
    Language: en
    Work: fog

    ## 1 The coast

    1.1 The expedition began at dawn.
    1.2 Heavy fog would delay the horse, and the deadline was near.
    1.3 The chef had fresh bread and a delicious broth, but his appetite was gone.
    1.4 Nobody could doubt the evidence: the shallow canyon was a mile from the coast, and no detour led across the mountain.
    1.5 Tom Rivers felt despair.
    1.6 He was eager to chase the deer along the cliff, yet the drought had left the foliage dry.
    1.7 An anxious ally watched the mirage over the island, and barely a gust came from the border.
    """

  /// The words that lose their second half, in order.
  static let gaps = [
    "horse", "chef", "bread", "broth", "doubt", "shallow", "coast", "mountain", "eager", "cliff",
    "foliage", "ally", "island", "gust",
  ]
}

extension Player {
  /// A player with one text that comes with the program.
  static func withFog(_ display: Display = .terminal()) throws -> Player {
    let player = try Player(display)
    try player.folder.write(FogText.text.utf8, to: "Content/texts/fog.txt")
    return player
  }
}
