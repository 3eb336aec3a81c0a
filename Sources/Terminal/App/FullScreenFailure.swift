/// Why the full screen cannot be used.
package enum FullScreenFailure: Error, Hashable, Sendable {
  /// The program was built without the full screen.
  case notBuilt
  /// Standard input or output is not a terminal.
  case noTerminal
  /// The terminal did not identify itself within two seconds.
  case silent
  /// The terminal identified itself, but is not supported.
  case unsupported
}
