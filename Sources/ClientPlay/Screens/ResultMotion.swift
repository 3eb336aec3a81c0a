import Terminal

/// How a new result appears: the tiles of its questions one after another, then the figure counts up, and a
/// record glows.
struct ResultMotion {
  private let tiles: Int
  private let isRecord: Bool

  private static let countMillis = 400

  /// - Parameter questions: the number of tiles.
  init(questions: Int, isRecord: Bool) {
    tiles = RoundMarks.appearMillis * questions
    self.isRecord = isRecord
  }

  /// The length of the movement, in milliseconds.
  var millis: Int {
    tiles + ResultMotion.countMillis + (isRecord ? 4 * Motion.flashMillis : 0)
  }

  /// The number of the figure, which counts up to `number`.
  func count(to number: Int, at motion: Motion?) -> Int {
    motion?.steps(number, after: tiles, of: ResultMotion.countMillis) ?? number
  }

  /// Whether the headline glows: twice, at most three changes a second.
  func glows(at motion: Motion?) -> Bool {
    isRecord && motion?.glows(after: tiles + ResultMotion.countMillis) == true
  }
}
