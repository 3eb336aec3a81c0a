import ScoreStore

extension StoreError {
  /// The error of an operation of the database.
  init(postgres error: any Error) {
    if let known = error as? StoreError {
      self = known
      return
    }
    guard let error = error as? ConnectionError else {
      self = .failed(.message("\(error)"))
      return
    }
    switch error {
    case .lost: self = .busy
    case .refused(let code, let message):
      switch code {
      // Classes: full disk; data or index damaged; wrong use of a standby; locks, time and resources; operator's stop.
      case "53100": self = .diskFull
      case "XX001", "XX002": self = .damaged(.database(.message(message)))
      case "25006": self = .notWritable
      case "40001", "40P01", "55P03", "57014", "57P01", "57P02", "57P03", "53000", "53200", "53300":
        self = .busy
      default: self = .failed(.message("\(message) (\(code))"))
      }
    }
  }
}

extension ConnectionError {
  /// Whether the transaction failed only because of others at the same time, so that it may succeed again.
  var isConflict: Bool {
    guard case .refused(let code, _) = self else { return false }
    return code == "40001" || code == "40P01"
  }

  /// Whether a connection may succeed with the next attempt, perhaps to another server.
  var isLost: Bool {
    switch self {
    case .lost: true
    // Shutting down, or not writable any more.
    case .refused(let code, _): ["57P01", "57P02", "57P03", "25006"].contains(code)
    }
  }
}

extension PostgresError {
  /// The error of opening a database.
  init(opening error: any Error) {
    switch error {
    case let error as PostgresError: self = error
    case ConnectionError.lost(let message): self = .unreachable(message)
    default: self = .store(StoreError(postgres: error))
    }
  }
}
