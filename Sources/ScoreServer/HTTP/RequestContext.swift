package import GameEngine
package import HTTPConnections
package import Messages
import ScoreAPI

/// The data that a handler gets in addition to the request itself.
package struct RequestContext: Sendable {
  /// The client's address; behind a trusted proxy, the address that the proxy forwards.
  package let address: ClientAddress
  /// The player, if the request has a token. Routes that need a token always have it.
  package let player: Player?
  /// The decoded values of the path's parameters.
  let parameters: [String: String]
  /// The decoded values of the query; only names that the route declares.
  let queries: [String: String]
  /// The languages that the server has.
  let languages: LanguageNegotiator
  /// The value of the field `Accept-Language`; nil without it.
  let acceptLanguage: String?

  /// The messages in the client's language.
  package var messages: Messages { languages.messages(for: acceptLanguage) }

  /// The player, on routes that need a token.
  ///
  /// - Throws: `RequestError.invalidToken` if the request has no token.
  package func requiredPlayer() throws -> Player {
    guard let player else { throw RequestError.invalidToken }
    return player
  }

  /// The value of a path's parameter, such as `id` of `/v1/runs/{id}`; empty if the path has no such
  /// parameter.
  package func parameter(_ name: String) -> String { parameters[name] ?? "" }

  /// The value of a name in the query, or nil.
  package func query(_ name: String) -> String? { queries[name] }

  /// A whole number in the query.
  ///
  /// - Parameters:
  ///   - name: the name in the query.
  ///   - range: the allowed values.
  ///   - standard: the value if the query does not have the name.
  /// - Throws: `QueryError.notInRange` for anything but digits, or outside the range.
  package func query(
    _ name: String, in range: ClosedRange<Int>, default standard: Int
  ) throws -> Int {
    guard let text = queries[name] else { return standard }
    guard text.utf8.count < 10, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let value = Int(text), range.contains(value)
    else { throw RequestError.query(.notInRange(name, range)) }
    return value
  }

  /// A date in the query.
  ///
  /// - Throws: `QueryError.notADate` for anything but a date such as 2026-11-21; `value_invalid` after the last date.
  package func queryDate(_ name: String) throws -> CalendarDate? {
    guard let text = queries[name] else { return nil }
    guard let date = CalendarDate(text) else { throw RequestError.query(.notADate(name)) }
    return try date.requested()
  }
}
