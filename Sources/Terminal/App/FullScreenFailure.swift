/// Why there is no full screen.
package enum FullScreenFailure: Error, Hashable, Sendable {
  /// The program was built without it.
  case notBuilt
  /// Standard input and output are no terminal.
  case noTerminal
  /// The terminal did not tell what it is in time.
  case silent
  /// The terminal cannot be drawn on.
  case unsupported
}
