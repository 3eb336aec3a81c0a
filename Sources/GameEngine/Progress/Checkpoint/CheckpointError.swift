/// The bytes are not a checkpoint, or a value cannot be part of one.
package struct CheckpointError: Error, Hashable, Sendable {
  /// An error; there is only one kind.
  package init() {}
}
