import GameEngine
import ScoreAPI

/// Rejected requests with their English sentences.
enum RequestErrorTable {
  static let date = CalendarDate(dayNumber: 20_778)
  static let noon = Timestamp(millis: 1_795_262_400_000)

  static let http: [(RequestError, String)] = [
    (.http(.malformed), "The request is not valid HTTP/1.1."),
    (.http(.timeout), "The request did not arrive in time."),
    (.http(.hostField), "Send exactly one header field `Host`."),
    (.http(.transferCoding), "Send the body with `Content-Length` or in chunks."),
    (.http(.pathEncoding), "The percent-encoding of the address is not valid."),
    (.http(.addressTooLong(limit: 8192)), "The address may have at most 8,192 bytes."),
    (.http(.headersTooLarge(limit: 16_384)), "The header fields may have at most 16,384 bytes."),
    (.http(.methodNotAllowed(allowed: "GET, HEAD")), "This address supports GET, HEAD."),
    (.http(.methodNotAllowed(allowed: "")), "This address does not support the method."),
    (.http(.notAcceptable(type: "text/html")), "This address responds with text/html."),
    (.body(.missing), "The body is missing."),
    (.body(.truncated), "The body is shorter than announced."),
    (.body(.tooLarge(limit: 65_536)), "The body may have at most 65,536 bytes. Send less at once."),
    (.body(.contentEncoding), "Send the body without `Content-Encoding`."),
    (.body(.mediaType), "Send the body as JSON, with `Content-Type: application/json`."),
    (
      .body(.invalidJSON(.missing(":"), offset: 7)),
      "The body is not valid JSON: `:` is missing, at byte 7."
    ),
    (.body(.notAnObject), "The body must be a JSON object."),
    (.body(.unknownField("score")), "The field `score` is unknown. Remove it."),
    (.body(.missingField("move")), "The field `move` is missing."),
    (.body(.wrongType("move")), "The field `move` has the wrong type."),
    (.body(.wrongType(nil)), "The body has the wrong type."),
    (.body(.null("move")), "The field `move` must not be null."),
    (.body(.null(nil)), "The body must not be null."),
    (.body(.invalid("date")), "The field `date` is not valid."),
    (.body(.invalid(nil)), "The body is not valid."),
    (.query(.encoding), "The percent-encoding of the query is not valid."),
    (.query(.unknownName), "The query has an unknown name. Remove it."),
    (.query(.repeatedName("date")), "The query has `date` twice."),
    (.query(.notInRange("limit", 1...100)), "`limit` must be a number from 1 to 100."),
    (.query(.notADate("date")), "`date` must be a date such as 2026-11-21."),
    (.query(.aroundOtherPlayer), "`around` must be `me`."),
  ]

  static let account: [(RequestError, String)] = [
    (.account(.wrongCredentials), "Check the name and the password, and try again."),
    (
      .invalidToken,
      "Sign in, and send the session's token as `Authorization: Bearer TOKEN`."
    ),
    (
      .account(.disabled),
      "The operator of this server has disabled the account. Ask them why."
    ),
    (.account(.signupClosed), "Ask the operator of this server for an account."),
    (.account(.invitationRequired), "Ask the operator of this server for an invitation."),
    (
      .account(.invitationInvalid),
      "The invitation code is not valid. Check it and try again."
    ),
    (
      .account(.usernameTaken),
      "The name, or one that looks like it, is in use or was used before. Choose another."
    ),
    (
      .account(.usernameRepeated(line: 3)),
      "The name, or one that looks like it, is already in line 3."
    ),
    (
      .account(.usernameMalformed),
      "A name has 3 to 20 characters: letters a to z, digits, `_` and `-`."
    ),
    (.account(.usernameReserved), "The name is reserved. Choose another."),
    (.account(.usernameOffensive), "The name might offend. Choose another."),
    (
      .account(.passwordTooShort(minimum: 8)),
      "A password needs at least 8 characters. Four words make a good one."
    ),
    (
      .account(.passwordTooLong(maximum: 1024)),
      "A password may have at most 1,024 characters."
    ),
    (.account(.passwordIsUsername), "The password is like your name. Choose another."),
    (
      .account(.passwordIsServerName),
      "The password is like the server's name. Choose another."
    ),
    (
      .account(.passwordCommon),
      "The password is one of the most common ones. Choose another."
    ),
    (
      .account(.passwordPattern),
      "The password is a pattern that is easy to guess, such as a row of keys. Choose another."
    ),
  ]

  static let game: [(RequestError, String)] = [
    (.run(.ended), "The run has ended. Start another."),
    (.run(.moveDiffers(number: 4)), "Move 4 was made with other input, which remains."),
    (.run(.moveOutOfOrder(next: 5)), "The next move has number 5."),
    (.run(.moveNumber), "Moves are numbered from 1."),
    (
      .run(.quitAsMove),
      "Give a run up with `DELETE`. A daily stays open until its date closes."
    ),
    (
      .run(
        .dailyNotOpen(
          RequestErrorTable.date, opensAt: RequestErrorTable.noon, closesAt: RequestErrorTable.noon)
      ),
      """
      The daily of 2026-11-21 is open from November 21, 12:00 UTC to November 21, 12:00 UTC.
      """
    ),
    (.run(.dateTooLate(last: RequestErrorTable.date)), "The last date is 2026-11-21."),
    (.run(.dateMissing), "A daily needs a date."),
    (.run(.dateNotAllowed), "A run has no date."),
    (.run(.boardNotPlayable), "Only `daily` and `run` can be played."),
    (
      .run(.dailyReplayNotAvailable(until: RequestErrorTable.noon)),
      "The replay of this daily is available from November 21, 12:00 UTC."
    ),
    (.run(.runReplayNotAvailable), "The replay of a run is available when it has ended."),
    (.group(.full(limit: 200)), "The group has 200 members, and no room for more."),
    (.group(.tooMany(limit: 20)), "You are in 20 groups, which is the limit. Leave one first."),
    (.group(.notOwner), "Only the owner of the group can do this."),
    (.group(.name(limit: 40)), "A group needs a name of 1 to 40 visible characters."),
    (.journal(.tooManyEvents(limit: 500)), "Send at most 500 events at once."),
    (
      .journal(.tooLong(field: "events.1", limit: 16_384)),
      "`events.1` is longer than 16,384 bytes."
    ),
    (
      .journal(.full),
      "The journal is full. Delete it on the server, or play without syncing."
    ),
    (.unknownCursor, "The cursor is unknown. Start again without one."),
    (.notFound(.address), "This address does not exist."),
    (.notFound(.run), "This run does not exist."),
    (.notFound(.board), "This board does not exist."),
    (.notFound(.boardPosition), "This place on the board does not exist."),
    (.notFound(.player), "No player has this name."),
    (.notFound(.session), "You have no such session. List your sessions to see their ids."),
    (.notFound(.account), "No account has this name. List the accounts to see them."),
    (.notFound(.group), "You are in no such group. List your groups to see their ids."),
    (
      .notFound(.groupCode),
      "No group has this code. Ask the owner of the group for the current one."
    ),
    (.notFound(.member), "No member of the group has this name."),
    (.notFound(.daily(first: RequestErrorTable.date)), "The first daily is that of 2026-11-21."),
    (.rateLimited(.request, retryAfter: 1), "Too many requests. Try again in 1 second."),
    (
      .rateLimited(.signup, retryAfter: 90),
      "Too many new accounts from your network. Try again in 1 minute and 30 seconds."
    ),
    (
      .rateLimited(.connection, retryAfter: 10),
      "Your network has too many connections open. Close some, or try again in 10 seconds."
    ),
    (
      .rateLimited(.join, retryAfter: 180), "Too many wrong codes. Try again in 3 minutes."
    ),
    (
      .rateLimited(.login, retryAfter: 2), "Too many attempts to sign in. Try again in 2 seconds."
    ),
    (
      .rateLimited(.upload, retryAfter: 120),
      "Your network has sent too many events today. Try again in 2 minutes."
    ),
  ]

  static let unavailable: [(Unavailability, Int, String)] = [
    (.tooManyConnections, 5, "Too many connections are open. Try again in a moment."),
    (.shuttingDown, 5, "The server is shutting down. Try again in a moment."),
    (.databaseBusy, 1, "The server is busy. Try again in a moment."),
    (.diskFull, 30, "The server cannot save anything now. Try again later."),
    (
      .spaceLimit, 60,
      "The server has no space for new data. Open rounds can be played. Try again later."
    ),
    (
      .journalSpaceLimit, 60,
      "The server has no space for more of your journal. Games go on. Try again later."
    ),
    (
      .tooManyPasswords(retryAfter: 3), 3,
      "Too many players are signing in. Try again in a few seconds."
    ),
    (
      .outOfMemory, 60,
      "The server has too little memory to check a password. Try again in a minute."
    ),
    (.runChanged, 1, "The run has changed meanwhile. Try again."),
  ]

  static let json: [(JSONError, String)] = [
    (.notUTF8, "it is not UTF-8"), (.trailingText, "something follows its end"),
    (.tooDeep, "it is nested too deeply"), (.tooManyValues, "it has too many values"),
    (.missingValue, "a value is missing"), (.missingName, "a name is missing"),
    (.missing("}"), "`}` is missing"), (.duplicateName, "an object has the same name twice"),
    (.numberTooLong, "a number has too many digits"), (.numberTooLarge, "a number is too large"),
    (.tooManyMarks, "a letter has too many combining marks"),
    (.controlCharacter, "a string contains a control character"),
    (.unclosedString, "a string is not closed"),
    (.unknownEscape, "an escape sequence is unknown"),
    (.loneSurrogate, "a surrogate has no partner"),
  ]

  static let all = http + account + game
}
