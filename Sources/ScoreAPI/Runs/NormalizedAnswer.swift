import Foundation

/// An answer as the engine wants it: compatibility forms composed (NFKC), case folded, outer blanks
/// taken off. Client and server do it alike, so that a move judged here is judged the same there.
package func normalizedAnswer(_ line: String) -> String {
  // ASCII is composed already; most moves are a digit.
  let composed =
    line.utf8.allSatisfy { $0 < 0x80 } ? line : line.precomposedStringWithCompatibilityMapping
  return composed.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
}
