/// A value that can be part of a checkpoint.
///
/// `code` names each field once, in the order of the format. A writer writes the fields as they are; a
/// reader starts from `placeholder` and sets them.
protocol CheckpointCodable {
  /// A value for a reader to fill in.
  static var placeholder: Self { get }

  /// Reads or writes the fields.
  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError)
}
