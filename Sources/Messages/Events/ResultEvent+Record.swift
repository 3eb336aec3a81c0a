package import GameEngine

extension ResultEvent {
  /// Whether the player never had more right answers in a row, and has earlier rounds to compare with.
  package var isRecordInARow: Bool {
    questions > 0 && (earlier?.rounds ?? 0) > 0 && highScore == 100 * bestStreak
  }
}
