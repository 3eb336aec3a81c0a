extension FSRS {
  /// The key of the setting that lists the fitted parameters.
  package static let setting = "memory-parameters"

  /// The model of the last event that sets one, or the standard one. It applies to the whole past.
  static func fitted(in events: [Event]) -> FSRS {
    let last = events.last { event in
      if case .setting(let entry) = event.body { entry.key == setting } else { false }
    }
    guard case .setting(let entry) = last?.body else { return .standard }
    return entry.value.flatMap { FSRS(text: $0) } ?? .standard
  }

  /// The ranges in which parameters make sense.
  static let ranges: [ClosedRange<Double>] =
    Array(repeating: 0.001...100, count: 4) + [
      1...10, 0.001...4, 0.001...4, 0.001...0.75, 0.001...4.5, 0.001...0.8, 0.001...3.5, 0.001...5,
      0.001...0.25, 0.001...0.9, 0.001...4, 0.001...1, 1...6, 0.001...2, 0.001...2, 0.001...0.8,
      0.1...0.8,
    ]

  /// The model whose parameters a text lists, with commas between them; nil unless each is in its range.
  package init?(text: String) {
    let parameters = text.split(separator: ",").compactMap { Double($0) }
    guard parameters.count == FSRS.ranges.count,
      zip(parameters, FSRS.ranges).allSatisfy({ $1.contains($0) })
    else { return nil }
    self.init(parameters: parameters)
  }

  /// The parameters with commas between them.
  package var text: String { parameters.map(\.description).joined(separator: ",") }
}
