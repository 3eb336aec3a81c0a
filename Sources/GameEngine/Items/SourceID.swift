/// The name of a source of items, as in `--source`, the settings and round codes.
package struct SourceID: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `wordhoard`.
  package let rawValue: String

  /// Wordhoard's own words.
  package static let wordhoard = SourceID("wordhoard")

  /// Creates a name, which need not belong to a known source.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }
}
