extension FSRS {
  /// The difficulty of a word whose stability a success at the usual time multiplies by a factor, 1 to 10. It
  /// translates the ease of SM-2.
  package func difficulty(ofGrowth factor: Double, stability: Double) -> Double {
    let gain =
      exponential(parameters[8]) * power(stability, -parameters[9])
      * (exponential(0.1 * parameters[10]) - 1)
    return min(max(11 - (factor - 1) / gain, 1), 10)
  }
}
