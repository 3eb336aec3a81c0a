package import ClientCore

/// Reads a book in line mode, or as JSON lines.
package struct LineReading: Sendable {
  let features: BookReader.Features

  /// Reads a book, a paragraph at a time. Runs on the caller's thread, because it waits for input.
  ///
  /// - Throws: `ClientError` if there is no such book or place.
  package nonisolated(nonsending) func read(_ request: ReadRequest) async throws {
    let (opened, place) = try BookProgressLine(features.presentation).during {
      try features.renderings.open(request, pages: $0)
    }
    var reader = try BookReader(opened, at: place, features)
    try await reader.read()
  }
}
