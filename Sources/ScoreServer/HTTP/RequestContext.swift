package import GameEngine
import ScoreAPI

/// What a handler knows about a request besides the request itself.
package struct RequestContext: Sendable {
  /// Who asks, by network address.
  package let address: ClientAddress
  /// Who asks, where a token came with the request. Routes that need one always have it.
  package let player: Player?
  /// The values in the places of the path's parameters, decoded.
  let parameters: [String: String]
  /// The values of the query, decoded; only names that the route declares.
  let queries: [String: String]

  /// The player, on routes that need a token.
  ///
  /// - Throws: `Problem` of code `token_invalid` where nobody is signed in.
  package func requiredPlayer() throws -> Player {
    guard let player else { throw Problem.tokenInvalid }
    return player
  }

  /// The value in the place of a path's parameter, such as `id` of `/v1/runs/{id}`; empty where the
  /// path has no such place.
  package func parameter(_ name: String) -> String { parameters[name] ?? "" }

  /// The value of a query's name; nil where it is not asked for.
  package func query(_ name: String) -> String? { queries[name] }

  /// A whole number in a query.
  ///
  /// - Parameters:
  ///   - name: the query's name.
  ///   - range: what is allowed.
  ///   - standard: the value where it is not asked for.
  /// - Throws: `Problem` of code `value_invalid` for anything but digits, and outside the range.
  package func query(
    _ name: String, in range: ClosedRange<Int>, default standard: Int
  ) throws -> Int {
    guard let text = queries[name] else { return standard }
    guard text.utf8.count < 10, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let value = Int(text), range.contains(value)
    else {
      throw Problem(
        .valueInvalid,
        "`\(name)` must be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }

  /// A date in a query.
  ///
  /// - Throws: `Problem` of code `value_invalid` for anything but a date such as 2026-11-21.
  package func queryDate(_ name: String) throws -> CalendarDate? {
    guard let text = queries[name] else { return nil }
    guard let date = CalendarDate(text) else {
      throw Problem(.valueInvalid, "`\(name)` must be a date such as 2026-11-21.")
    }
    return date
  }
}
