/// An account that plays in the benchmark.
struct VirtualPlayer {
  /// The token of its session.
  let token: String
  /// The ID of its open run; empty if it has none.
  var run = ""
  /// A wrong answer to the first question of the run.
  var wrongAnswer = ""
}
