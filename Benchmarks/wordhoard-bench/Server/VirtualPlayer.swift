/// An account that plays in the benchmark.
struct VirtualPlayer {
  /// The token of its session.
  let token: String
  /// Its open run.
  var run = ""
  /// A wrong answer to the run's first question.
  var wrongAnswer = ""
}
