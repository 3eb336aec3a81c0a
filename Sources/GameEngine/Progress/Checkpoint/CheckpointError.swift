/// The bytes are not a checkpoint, or a value is out of the range that checkpoints accept.
package struct CheckpointError: Error, Hashable, Sendable {}
