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

  /// Makes an account and its first session. Anyone, where the server takes new players.
  package static let signup = Route("signup", .post, "/v1/accounts", needsToken: false)
  /// Opens a session. Anyone who knows a name and its password.
  package static let login = Route("login", .post, "/v1/sessions", needsToken: false)
  /// Lists the player's sessions, the newest first. Needs a token.
  package static let sessions = Route("listSessions", .get, "/v1/sessions")
  /// Ends the session that asks. Needs a token.
  package static let logout = Route("logout", .delete, "/v1/sessions/current")
  /// Ends one session by its id. Only the player whose it is.
  package static let endSession = Route("endSession", .delete, "/v1/sessions/{id}")
  /// Ends all of the player's sessions, the asking one too. Needs a token.
  package static let endSessions = Route("endSessions", .delete, "/v1/sessions")
  /// Tells the account with what the player's journal says. Only the player.
  package static let account = Route("getAccount", .get, "/v1/account")
  /// Changes settings and tells the account as it is then. Only the player.
  package static let changeAccount = Route("changeAccount", .patch, "/v1/account")
  /// Sets another password and ends all other sessions. Needs a token and the old password.
  package static let changePassword = Route("changePassword", .put, "/v1/account/password")
  /// Removes the account with all that belongs to it. Needs a token and the password.
  package static let deleteAccount = Route("deleteAccount", .delete, "/v1/account")
  /// Tells when a daily is open, never its questions. Anyone; with a token also the own run of it.
  package static let daily = Route("getDaily", .get, "/v1/daily", needsToken: false)
  /// Starts a ranked round (201) or takes up the one that there is (200). Needs a token.
  package static let startRun = Route("startRun", .post, "/v1/runs")
  /// Makes a move; it is on the disk before it is answered. Only the player of the run.
  package static let move = Route("makeMove", .post, "/v1/runs/{id}/moves")
  /// Tells a run with its events so far. Only the player of the run.
  package static let run = Route("getRun", .get, "/v1/runs/{id}")
  /// Gives a run up; it keeps its score and counts for no streak. Only the player of the run.
  package static let endRun = Route("endRun", .delete, "/v1/runs/{id}")
  /// Tells all that recomputing a run takes. Anyone, once its date has closed or the run has ended.
  package static let replay = Route("getReplay", .get, "/v1/runs/{id}/replay", needsToken: false)
  /// Tells a page of a leaderboard. Anyone; `me` and `around=me` need a token.
  package static let board = Route(
    "getBoard", .get, "/v1/boards/{board}/{period}", needsToken: false)
  /// Tells what everybody may see of a player: name, joined, ranked results. Anyone.
  package static let player = Route(
    "getPlayer", .get, "/v1/players/{username}", needsToken: false)
  /// Adds events to the player's journal; the first of an id stays. Only the player.
  package static let addEvents = Route("addEvents", .post, "/v1/journal")
  /// Reads the player's journal by pages, in the order of arrival. Only the player.
  package static let events = Route("getEvents", .get, "/v1/journal")
  /// Removes the player's journal from the server, not from devices. Only the player.
  package static let deleteJournal = Route("deleteJournal", .delete, "/v1/journal")
  /// Says whether the server takes requests: 200, or 503 when it stops. Anyone, uncounted.
  package static let health = Route("getHealth", .get, "/healthz", needsToken: false)
  /// Gives this interface as OpenAPI 3.1, in YAML. Anyone.
  package static let document = Route("getDocument", .get, "/openapi.yaml", needsToken: false)
  /// Shows the board of today's daily, by UTC. Anyone.
  package static let homePage = Route("homePage", .get, "/", needsToken: false, isPage: true)
  /// Shows a leaderboard. Anyone.
  package static let boardPage = Route(
    "boardPage", .get, "/boards/{board}/{period}", needsToken: false, isPage: true)
  /// Shows a player with their ranked results, where they list them. Anyone.
  package static let playerPage = Route(
    "playerPage", .get, "/players/{username}", needsToken: false, isPage: true)
  /// How pages look. Anyone.
  package static let stylesheet = Route(
    "stylesheet", .get, "/assets/style.css", needsToken: false, isPage: true)
  /// What keeps an open board page up to date. Anyone.
  package static let boardScript = Route(
    "boardScript", .get, "/assets/board.js", needsToken: false, isPage: true)
  /// The icon of the pages. Anyone.
  package static let favicon = Route(
    "favicon", .get, "/assets/favicon.svg", needsToken: false, isPage: true)

  /// Every route: the interface, the pages, and what pages load.
  package static let all: [Route] = [
    signup, login, sessions, logout, endSession, endSessions, account, changeAccount,
    changePassword, deleteAccount, daily, startRun, move, run, endRun, replay, board, player,
    addEvents, events, deleteJournal, health, document, homePage, boardPage, playerPage,
    stylesheet, boardScript, favicon,
  ]
}
