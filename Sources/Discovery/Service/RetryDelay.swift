import HTTPClient

/// The time for which a response asks clients to pause.
enum RetryDelay {
  private static let longest = 3600

  /// The delay in `Retry-After`; nil if there is none that makes sense.
  ///
  /// A date is compared with the response's own `Date`, so that the clock of this machine does not matter.
  static func read(_ response: HTTPResponse) -> Duration? {
    guard let field = response["retry-after"] else { return nil }
    if let seconds = Int(field) { return seconds < 0 ? nil : .seconds(min(seconds, longest)) }
    guard let end = seconds(of: field),
      let start = response["date"].flatMap({ seconds(of: $0) })
    else { return nil }
    return .seconds(max(0, min(end - start, longest)))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The seconds since 1970 of a date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func seconds(of date: String) -> Int? {
    let pattern =
      #/
      [A-Za-z]{3},\ ([0-9]{2})\ ([A-Za-z]{3})\ ([0-9]{4})\ ([0-9]{2}):([0-9]{2}):([0-9]{2})\ GMT
      /#
    guard let match = date.wholeMatch(of: pattern),
      let month = months.firstIndex(of: String(match.2)),
      let day = Int(match.1), let year = Int(match.3), let hour = Int(match.4),
      let minute = Int(match.5), let second = Int(match.6)
    else { return nil }
    // Years begin in March, so that a leap day is the last one.
    let shifted = month < 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
    let days =
      shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }
}
