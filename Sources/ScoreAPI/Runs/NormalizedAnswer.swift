import Foundation
package import GameEngine

/// An answer as the engine wants it: compatibility forms composed (NFKC), case folded, outer blanks
/// taken off. Client and server do it alike, so that a move judged here is judged the same there.
///
/// Endless marks upon a letter would take long to compose and to compare (`StreamSafety`): such a line
/// becomes a control character, which every referee refuses as `not_text`.
package func normalizedAnswer(_ line: String) -> String {
  guard StreamSafety.allows(line) else { return "\0" }
  // ASCII is composed already; most moves are a digit.
  guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
    return line.precomposedStringWithCompatibilityMapping.lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
  return Substring(line.utf8.trimming { $0 == 0x20 || 0x09...0x0D ~= $0 }).lowercased()
}

extension PlayerInput {
  /// The input of a line as it was typed.
  package init(typed line: String) { self.init(line: normalizedAnswer(line)) }
}
