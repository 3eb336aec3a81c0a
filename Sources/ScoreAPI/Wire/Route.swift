/// An address of the API: its method and its path with the places of parameters in braces. Each is
/// declared once, for the server's router, the client and the check of docs/openapi.yaml.
package struct Route: Hashable, Sendable {
  /// The method.
  package enum Method: String, Sendable { case get, post, put, patch, delete }

  /// Its name, `operationId` in the document.
  package let name: String
  /// The method.
  package let method: Method
  /// The path, such as `/v1/runs/{id}/moves`.
  package let path: String
  /// Whether it wants a session's token.
  package let needsToken: Bool
  /// Whether it is a page for a browser and not part of the JSON interface.
  package let isPage: Bool

  private init(
    _ name: String, _ method: Method, _ path: String, needsToken: Bool = true, isPage: Bool = false
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.needsToken = needsToken
    self.isPage = isPage
  }

  /// The path with values in the places of its parameters, each escaped.
  package func path(_ values: String...) -> String {
    var values = values[...]
    return path.split(separator: "/", omittingEmptySubsequences: false)
      .map { part in
        guard part.hasPrefix("{"), let value = values.popFirst() else { return String(part) }
        return Route.escaped(value)
      }
      .joined(separator: "/")
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986.
  package static func escaped(_ value: String) -> String {
    var text = ""
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }

  package static let signup = Route("signup", .post, "/v1/accounts", needsToken: false)
  package static let login = Route("login", .post, "/v1/sessions", needsToken: false)
  package static let sessions = Route("listSessions", .get, "/v1/sessions")
  package static let logout = Route("logout", .delete, "/v1/sessions/current")
  package static let endSession = Route("endSession", .delete, "/v1/sessions/{id}")
  package static let endSessions = Route("endSessions", .delete, "/v1/sessions")
  package static let account = Route("getAccount", .get, "/v1/account")
  package static let changeAccount = Route("changeAccount", .patch, "/v1/account")
  package static let changePassword = Route("changePassword", .put, "/v1/account/password")
  package static let deleteAccount = Route("deleteAccount", .delete, "/v1/account")
  package static let daily = Route("getDaily", .get, "/v1/daily", needsToken: false)
  package static let startRun = Route("startRun", .post, "/v1/runs")
  package static let move = Route("makeMove", .post, "/v1/runs/{id}/moves")
  package static let run = Route("getRun", .get, "/v1/runs/{id}")
  package static let endRun = Route("endRun", .delete, "/v1/runs/{id}")
  package static let replay = Route("getReplay", .get, "/v1/runs/{id}/replay", needsToken: false)
  package static let board = Route(
    "getBoard", .get, "/v1/boards/{board}/{period}", needsToken: false)
  package static let player = Route(
    "getPlayer", .get, "/v1/players/{username}", needsToken: false)
  package static let addEvents = Route("addEvents", .post, "/v1/journal")
  package static let events = Route("getEvents", .get, "/v1/journal")
  package static let deleteJournal = Route("deleteJournal", .delete, "/v1/journal")
  package static let health = Route("getHealth", .get, "/healthz", needsToken: false)
  package static let document = Route("getDocument", .get, "/openapi.yaml", needsToken: false)
  package static let homePage = Route("homePage", .get, "/", needsToken: false, isPage: true)
  package static let boardPage = Route(
    "boardPage", .get, "/boards/{board}/{period}", needsToken: false, isPage: true)
  package static let playerPage = Route(
    "playerPage", .get, "/players/{username}", needsToken: false, isPage: true)
  package static let stylesheet = Route(
    "stylesheet", .get, "/assets/style.css", needsToken: false, isPage: true)
  package static let boardScript = Route(
    "boardScript", .get, "/assets/board.js", needsToken: false, isPage: true)
  package static let favicon = Route(
    "favicon", .get, "/assets/favicon.svg", needsToken: false, isPage: true)

  /// Every route of the interface and every page; what pages load is not among them.
  package static let all: [Route] = [
    signup, login, sessions, logout, endSession, endSessions, account, changeAccount,
    changePassword, deleteAccount, daily, startRun, move, run, endRun, replay, board, player,
    addEvents, events, deleteJournal, health, document, homePage, boardPage, playerPage,
  ]
}
