/// An account that plays in the benchmark.
struct VirtualPlayer {
  /// What proves its session.
  let token: String
  /// The run that it has open.
  var run = ""
  /// An answer to the run's first question that is wrong.
  var wrongAnswer = ""
}
