import ScoreAPI

/// Details of requests that cannot be read, for authors of clients.
extension Messages {
  func detail(of error: HTTPError) -> String {
    switch error {
    case .malformed: self("The request is not valid HTTP/1.1.")
    case .timeout: self("The request did not arrive in time.")
    case .hostField: self("Send exactly one header field `Host`.")
    case .transferCoding: self("Send the body with `Content-Length` or in chunks.")
    case .pathEncoding: self("The percent-encoding of the address is not valid.")
    case .addressTooLong(let limit): self("The address may have at most \(number(limit)) bytes.")
    case .headersTooLarge(let limit):
      self("The header fields may have at most \(number(limit)) bytes.")
    case .methodNotAllowed(let allowed):
      allowed.isEmpty
        ? self("This address does not support the method.")
        : self("This address supports \(allowed).")
    case .notAcceptable(let type): self("This address responds with \(type).")
    }
  }

  func detail(of error: BodyError) -> String {
    switch error {
    case .missing: self("The body is missing.")
    case .truncated: self("The body is shorter than announced.")
    case .tooLarge(let limit):
      self("The body may have at most \(number(limit)) bytes. Send less at once.")
    case .mediaType: self("Send the body as JSON, with `Content-Type: application/json`.")
    case .invalidJSON(let error, let offset):
      self("The body is not valid JSON: \(reason(of: error)), at byte \(offset).")
    case .notAnObject: self("The body must be a JSON object.")
    case .unknownField(let field): self("The field `\(field)` is unknown. Remove it.")
    case .missingField(let field): self("The field `\(field)` is missing.")
    case .wrongType(let field?): self("The field `\(field)` has the wrong type.")
    case .wrongType(nil): self("The body has the wrong type.")
    case .null(let field?): self("The field `\(field)` must not be null.")
    case .null(nil): self("The body must not be null.")
    case .invalid(let field?): self("The field `\(field)` is not valid.")
    case .invalid(nil): self("The body is not valid.")
    }
  }

  func detail(of error: QueryError) -> String {
    switch error {
    case .encoding: self("The percent-encoding of the query is not valid.")
    case .unknownName: self("The query has an unknown name. Remove it.")
    case .repeatedName(let name): self("The query has `\(name)` twice.")
    case .notInRange(let name, let range):
      self("`\(name)` must be a number from \(range.lowerBound) to \(range.upperBound).")
    case .notADate(let name): self("`\(name)` must be a date such as \("2026-11-21").")
    case .aroundOtherPlayer: self("`around` must be `me`.")
    }
  }

  private func reason(of error: JSONError) -> String {
    switch error {
    case .notUTF8: self("it is not UTF-8", context: "JSON")
    case .trailingText: self("something follows its end", context: "JSON")
    case .tooDeep: self("it is nested too deeply", context: "JSON")
    case .tooManyValues: self("it has too many values", context: "JSON")
    case .missingValue: self("a value is missing", context: "JSON")
    case .missingName: self("a name is missing", context: "JSON")
    case .missing(let character): self("`\(character)` is missing", context: "JSON")
    case .duplicateName: self("an object has the same name twice", context: "JSON")
    case .numberTooLong: self("a number has too many digits", context: "JSON")
    case .numberTooLarge: self("a number is too large", context: "JSON")
    case .tooManyMarks: self("a letter has too many combining marks", context: "JSON")
    case .controlCharacter: self("a string contains a control character", context: "JSON")
    case .unclosedString: self("a string is not closed", context: "JSON")
    case .unknownEscape: self("an escape sequence is unknown", context: "JSON")
    case .loneSurrogate: self("a surrogate has no partner", context: "JSON")
    }
  }
}
