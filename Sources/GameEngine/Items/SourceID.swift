/// The name of a source of items, as in `--source`, the settings and round codes.
package struct SourceID: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `wordhoard`.
  package let rawValue: String

  /// Our own words.
  package static let wordhoard = SourceID("wordhoard")

  /// A name, known or not.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }
}
