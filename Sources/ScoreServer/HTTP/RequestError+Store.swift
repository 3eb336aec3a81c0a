import ScoreAPI
import ScoreStore

extension RequestError {
  /// The rejection that follows from an error of a handler; nil for an error of the server itself.
  init?(_ error: any Error) {
    switch error {
    case let error as RequestError: self = error
    case let error as StoreError:
      guard let rejection = RequestError(error) else { return nil }
      self = rejection
    default: return nil
    }
  }

  /// The rejection that follows from an error of the store; nil if it concerns only the operator.
  private init?(_ error: StoreError) {
    switch error {
    case .busy: self = .unavailable(.databaseBusy)
    case .diskFull: self = .unavailable(.diskFull)
    case .spaceLimit: self = .unavailable(.spaceLimit)
    case .journalSpaceLimit: self = .unavailable(.journalSpaceLimit)
    case .nameTaken: self = .account(.usernameTaken)
    // Only the account of a token, which was deleted meanwhile.
    case .noSuchAccount: self = .invalidToken
    case .noSuchRun: self = .notFound(.run)
    case .runEnded: self = .run(.ended)
    case .moveExists, .movesDiffer: self = .unavailable(.runChanged)
    case .noSuchGroup: self = .notFound(.group)
    case .noSuchMember: self = .notFound(.member)
    case .notOwner: self = .group(.notOwner)
    case .groupFull: self = .group(.full(limit: PlayerGroup.mostMembers))
    case .tooManyGroups: self = .group(.tooMany(limit: PlayerGroup.mostGroups))
    case .cursorUnknown: self = .unknownCursor
    case .journalFull: self = .journal(.full)
    case .unknownRuleset, .damaged, .notWritable, .failed: return nil
    }
  }
}
