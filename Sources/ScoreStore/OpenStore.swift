/// A store that a program opened, and closes.
package protocol OpenStore: ScoreStore {
  /// Whether the structure of the database was checked when it was opened. That of a large file is not, because it takes
  /// too long.
  var isFileChecked: Bool { get }

  /// Waits until all operations are done, and closes the database. Operations after it fail.
  func close() async
}
