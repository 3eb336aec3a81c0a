/// What a load is put on, and whose processor time is measured.
protocol Measured {
  /// The seconds of processor time so far.
  func processorSeconds() -> Double
}

/// Several of them together, such as a server and its database.
struct MeasuredTogether: Measured {
  private let parts: [any Measured]

  init(_ parts: [any Measured]) { self.parts = parts }

  func processorSeconds() -> Double { parts.reduce(0) { $0 + $1.processorSeconds() } }
}
