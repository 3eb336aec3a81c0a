/// A value that can be part of a checkpoint.
///
/// `code` visits each field once, in the order of the format. A writer writes the fields; a reader
/// starts from `placeholder` and sets them.
protocol CheckpointCodable {
  /// A value that a reader fills in.
  static var placeholder: Self { get }

  /// Reads or writes all fields.
  mutating func code(with coder: inout some CheckpointCoder) throws(CheckpointError)
}
