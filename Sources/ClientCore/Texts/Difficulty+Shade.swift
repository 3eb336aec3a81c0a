package import GameEngine
import Terminal

extension Difficulty {
  /// The shade that stands for it in plots: the better a word is known, the fuller.
  package var shade: Character { Plot().shade(5 - rawValue) }
}
