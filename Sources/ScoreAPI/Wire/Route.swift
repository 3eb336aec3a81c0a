/// An address of the API: its method and its path, with parameters in braces. Declared once for the
/// server's router, the client and the check of docs/openapi.yaml.
package struct Route: Hashable, Sendable {
  /// An HTTP method. The raw value is in lowercase, as in OpenAPI documents.
  package enum Method: String, Sendable { case get, post, put, patch, delete }

  /// The name, used as `operationId` in the OpenAPI document.
  package let name: String
  /// The HTTP method.
  package let method: Method
  /// The path with its parameters, such as `/v1/runs/{id}/moves`.
  package let path: String
  /// Whether it requires a session's token.
  package let needsToken: Bool
  /// Whether it is a page for browsers, or a file of one, and not part of the JSON interface.
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

  /// The path with its parameters replaced by values, in order and percent-encoded.
  package func path(_ values: String...) -> String {
    var values = values[...]
    return path.split(separator: "/", omittingEmptySubsequences: false)
      .map { part in
        guard part.hasPrefix("{"), let value = values.popFirst() else { return String(part) }
        return Route.escaped(value)
      }
      .joined(separator: "/")
  }

  /// Percent-encodes all bytes except the unreserved characters of RFC 3986.
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

  /// Creates an account and its first session. Public, if the server accepts new players.
  package static let signup = Route("signup", .post, "/v1/accounts", needsToken: false)
  /// Creates a session. Public; requires a name and its password.
  package static let login = Route("login", .post, "/v1/sessions", needsToken: false)
  /// Returns the player's sessions, newest first. Requires a token.
  package static let sessions = Route("listSessions", .get, "/v1/sessions")
  /// Ends the session of the request. Requires a token.
  package static let logout = Route("logout", .delete, "/v1/sessions/current")
  /// Ends one of the player's sessions by its ID. Requires a token.
  package static let endSession = Route("endSession", .delete, "/v1/sessions/{id}")
  /// Ends all of the player's sessions, including the one of the request. Requires a token.
  package static let endSessions = Route("endSessions", .delete, "/v1/sessions")
  /// Returns the words that the player has seen, page by page. Requires a token.
  package static let seen = Route("listSeen", .get, "/v1/account/seen")
  /// Returns the player's favorites, page by page. Requires a token.
  package static let favorites = Route("listFavorites", .get, "/v1/account/favorites")
  /// Returns the account, with values from the player's journal. Requires a token.
  package static let account = Route("getAccount", .get, "/v1/account")
  /// Changes settings of the account, and returns it. Requires a token.
  package static let changeAccount = Route("changeAccount", .patch, "/v1/account")
  /// Changes the password and ends all other sessions. Requires a token and the current password.
  package static let changePassword = Route("changePassword", .put, "/v1/account/password")
  /// Deletes the account with all its data. Requires a token and the password.
  package static let deleteAccount = Route("deleteAccount", .delete, "/v1/account")
  /// Returns a daily's opening times. Public; includes your run if authenticated.
  package static let daily = Route("getDaily", .get, "/v1/daily", needsToken: false)
  /// Starts a ranked round (201) or continues the open one (200). Requires a token.
  package static let startRun = Route("startRun", .post, "/v1/runs")
  /// Makes a move, which is on disk before the response. Requires the token of the run's player.
  package static let move = Route("makeMove", .post, "/v1/runs/{id}/moves")
  /// Returns a run with its events so far. Requires the token of the run's player.
  package static let run = Route("getRun", .get, "/v1/runs/{id}")
  /// Gives a run up. It keeps its score but does not count for a streak. Requires the token of the
  /// run's player.
  package static let endRun = Route("endRun", .delete, "/v1/runs/{id}")
  /// Returns the data for judging a run again. Public, when its date has closed or the run has ended.
  package static let replay = Route("getReplay", .get, "/v1/runs/{id}/replay", needsToken: false)
  /// Returns a page of a leaderboard. Public; `me` and `around=me` require a token.
  package static let board = Route(
    "getBoard", .get, "/v1/boards/{board}/{period}", needsToken: false)
  /// Returns a player's public data: name, date of signup, ranked results. Public.
  package static let player = Route(
    "getPlayer", .get, "/v1/players/{username}", needsToken: false)
  /// Creates a group. Its first member is the owner. Requires a token.
  package static let createGroup = Route("createGroup", .post, "/v1/groups")
  /// Returns the player's groups with their members. Requires a token.
  package static let groups = Route("listGroups", .get, "/v1/groups")
  /// Joins a group by its code. Requires a token.
  package static let joinGroup = Route("joinGroup", .post, "/v1/groups/join")
  /// Leaves a group, or removes a member as its owner. Requires a member's token.
  package static let removeMember = Route(
    "removeMember", .delete, "/v1/groups/{id}/members/{username}")
  /// Renews a group's code; the old one stops working. Requires the owner's token.
  package static let renewCode = Route("renewCode", .post, "/v1/groups/{id}/code")
  /// Deletes a group. Requires the owner's token.
  package static let deleteGroup = Route("deleteGroup", .delete, "/v1/groups/{id}")
  /// Returns a page of a leaderboard with a group's members only. Requires a member's token.
  package static let groupBoard = Route(
    "getGroupBoard", .get, "/v1/groups/{id}/boards/{board}/{period}")
  /// Adds events to the player's journal. If an ID is already in it, the earlier event stays.
  /// Requires a token.
  package static let addEvents = Route("addEvents", .post, "/v1/journal")
  /// Returns the player's journal page by page, in order of arrival. Requires a token.
  package static let events = Route("getEvents", .get, "/v1/journal")
  /// Deletes the player's journal on the server, not on devices. Requires a token.
  package static let deleteJournal = Route("deleteJournal", .delete, "/v1/journal")
  /// Returns whether the server accepts requests: 200, or 503 while it stops. Public, and not
  /// rate-limited.
  package static let health = Route("getHealth", .get, "/healthz", needsToken: false)
  /// Returns whether the server can answer requests now: 200, or 503 while its database does not
  /// respond or it stops. Public, and not rate-limited.
  package static let ready = Route("getReadiness", .get, "/readyz", needsToken: false)
  /// Returns a description of this API in OpenAPI 3.1, as YAML. Public.
  package static let document = Route("getDocument", .get, "/openapi.yaml", needsToken: false)
  /// Shows the board of today's daily in UTC. Public.
  package static let homePage = Route("homePage", .get, "/", needsToken: false, isPage: true)
  /// Shows a page of a leaderboard. Public.
  package static let boardPage = Route(
    "boardPage", .get, "/boards/{board}/{period}", needsToken: false, isPage: true)
  /// Shows a player, with their ranked results if they list them. Public.
  package static let playerPage = Route(
    "playerPage", .get, "/players/{username}", needsToken: false, isPage: true)
  /// Shows a run, question by question, as soon as its replay is available. Public.
  package static let runPage = Route(
    "runPage", .get, "/runs/{id}", needsToken: false, isPage: true)
  /// The style of the pages. Public.
  package static let stylesheet = Route(
    "stylesheet", .get, "/assets/style.css", needsToken: false, isPage: true)
  /// The script that keeps an open board page up to date. Public.
  package static let boardScript = Route(
    "boardScript", .get, "/assets/board.js", needsToken: false, isPage: true)
  /// The icon of the pages. Public.
  package static let favicon = Route(
    "favicon", .get, "/assets/favicon.svg", needsToken: false, isPage: true)

  /// All routes: the API, the pages, and the files of the pages.
  package static let all: [Route] = [
    signup, login, sessions, logout, endSession, endSessions, account, changeAccount,
    seen, favorites, changePassword, deleteAccount, daily, startRun, move, run, endRun, replay,
    board, player, createGroup, groups, joinGroup, removeMember, renewCode, deleteGroup, groupBoard,
    addEvents, events, deleteJournal, health, ready, document, homePage,
    boardPage, playerPage, runPage, stylesheet, boardScript, favicon,
  ]
}
