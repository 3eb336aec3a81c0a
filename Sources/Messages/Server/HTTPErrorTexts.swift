import ScoreAPI

/// Explains requests that cannot be read, for authors of clients.
struct HTTPErrorTexts: Sendable {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  func detail(of error: HTTPError) -> String {
    switch error {
    case .malformed: messages("The request is not valid HTTP/1.1.")
    case .timeout: messages("The request did not arrive in time.")
    case .hostField: messages("Send exactly one header field `Host`.")
    case .transferCoding: messages("Send the body with `Content-Length` or in chunks.")
    case .pathEncoding: messages("The percent-encoding of the address is not valid.")
    case .addressTooLong(let limit):
      messages("The address may have at most \(messages.number(limit)) bytes.")
    case .headersTooLarge(let limit):
      messages("The header fields may have at most \(messages.number(limit)) bytes.")
    case .methodNotAllowed(let allowed):
      allowed.isEmpty
        ? messages("This address does not support the method.")
        : messages("This address supports \(allowed).")
    case .notAcceptable(let type): messages("This address responds with \(type).")
    }
  }

  func detail(of error: BodyError) -> String {
    switch error {
    case .missing: messages("The body is missing.")
    case .truncated: messages("The body is shorter than announced.")
    case .tooLarge(let limit):
      messages("The body may have at most \(messages.number(limit)) bytes. Send less at once.")
    case .mediaType: messages("Send the body as JSON, with `Content-Type: application/json`.")
    case .contentEncoding: messages("Send the body without `Content-Encoding`.")
    case .invalidJSON(let error, let offset):
      messages("The body is not valid JSON: \(reason(of: error)), at byte \(offset).")
    case .notAnObject: messages("The body must be a JSON object.")
    case .unknownField(let field): messages("The field `\(field)` is unknown. Remove it.")
    case .missingField(let field): messages("The field `\(field)` is missing.")
    case .wrongType(let field?): messages("The field `\(field)` has the wrong type.")
    case .wrongType(nil): messages("The body has the wrong type.")
    case .null(let field?): messages("The field `\(field)` must not be null.")
    case .null(nil): messages("The body must not be null.")
    case .invalid(let field?): messages("The field `\(field)` is not valid.")
    case .invalid(nil): messages("The body is not valid.")
    }
  }

  func detail(of error: QueryError) -> String {
    switch error {
    case .encoding: messages("The percent-encoding of the query is not valid.")
    case .unknownName: messages("The query has an unknown name. Remove it.")
    case .repeatedName(let name): messages("The query has `\(name)` twice.")
    case .notInRange(let name, let range):
      messages("`\(name)` must be a number from \(range.lowerBound) to \(range.upperBound).")
    case .notADate(let name): messages("`\(name)` must be a date such as \("2026-11-21").")
    case .aroundOtherPlayer: messages("`around` must be `me`.")
    }
  }

  private func reason(of error: JSONError) -> String {
    switch error {
    case .notUTF8: messages("it is not UTF-8", context: "JSON")
    case .trailingText: messages("something follows its end", context: "JSON")
    case .tooDeep: messages("it is nested too deeply", context: "JSON")
    case .tooManyValues: messages("it has too many values", context: "JSON")
    case .missingValue: messages("a value is missing", context: "JSON")
    case .missingName: messages("a name is missing", context: "JSON")
    case .missing(let character): messages("`\(character)` is missing", context: "JSON")
    case .duplicateName: messages("an object has the same name twice", context: "JSON")
    case .numberTooLong: messages("a number has too many digits", context: "JSON")
    case .numberTooLarge: messages("a number is too large", context: "JSON")
    case .tooManyMarks: messages("a letter has too many combining marks", context: "JSON")
    case .controlCharacter: messages("a string contains a control character", context: "JSON")
    case .unclosedString: messages("a string is not closed", context: "JSON")
    case .unknownEscape: messages("an escape sequence is unknown", context: "JSON")
    case .loneSurrogate: messages("a surrogate has no partner", context: "JSON")
    }
  }
}
