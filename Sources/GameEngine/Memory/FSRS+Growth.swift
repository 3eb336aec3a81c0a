extension FSRS {
  /// The difficulty, 1 to 10, at which a success at the usual time multiplies a stability by
  /// `factor`. Converts the ease factor of SM-2.
  package func difficulty(ofGrowth factor: Double, stability: Double) -> Double {
    let gain =
      exponential(parameters[8]) * power(stability, -parameters[9])
      * (exponential(0.1 * parameters[10]) - 1)
    return min(max(11 - (factor - 1) / gain, 1), 10)
  }
}
