import Lexicon
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

/// Why a command cannot do its work, as the operator is told it.
struct ServerFailure: Error {
  /// Exit codes, as the client has them (`sysexits.h` where it has one).
  enum Exit: Int32 {
    /// The thing failed.
    case failed = 1
    /// Wrong usage.
    case usage = 64
    /// Bad data in a file.
    case data = 65
    /// No such input.
    case noInput = 66
  }

  /// What is wrong; what to do.
  let message: String
  /// The exit code.
  let exit: Exit

  /// A failure.
  init(_ message: String, exit: Exit = .failed) {
    self.message = message
    self.exit = exit
  }

  /// The error of any of our rooms; nil for a stranger's.
  init?(known error: any Error) {
    switch error {
    case let error as ServerFailure: self = error
    case let error as StoreFileError: self.init(error)
    case let error as StoreError: self.init(error, database: "the database")
    case let error as ContentError:
      self.init("\(error)", exit: error.kind == .unreadable ? .noInput : .data)
    case let error as ServerContent.Failure: self.init(error.message, exit: .data)
    case let error as Problem: self.init(ServerFailure.line(of: error))
    case let error as ListenFailure: self.init(error.message)
    default: return nil
    }
  }

  /// What a refusal says, as one line without sentences: `that name is taken; choose another`.
  static func line(of problem: Problem) -> String {
    problem.detail.split(separator: ". ").map { part in
      let part = part.hasSuffix(".") ? part.dropLast() : part
      return part.prefix(1).lowercased() + part.dropFirst()
    }.joined(separator: "; ")
  }

  private init(_ error: StoreFileError) {
    let path = error.path
    switch error.fault {
    case .exists: self.init("\(path) is there already; name another file")
    case .newer:
      self.init(
        "\(path) is from a newer wordhoard-server; update this one to use it", exit: .data)
    case .unreadable: self.init(damaged: path, "it cannot be read")
    case .noDatabase: self.init(damaged: path, "it is no database, or its head is torn")
    case .foreign: self.init(damaged: path, "it is the database of another program")
    case .store(let error): self.init(error, database: path)
    }
  }

  private init(_ error: StoreError, database: String) {
    switch error {
    case .damaged(let message): self.init(damaged: database, message)
    case .unknownRuleset(let id):
      self.init(
        "\(database) has rounds of the rules \(id), which this wordhoard-server does not know;"
          + " update it", exit: .data)
    case .notWritable:
      self.init(
        "\(database) cannot be written; run as the user that owns it, or name another file with"
          + " --database")
    case .diskFull:
      self.init("no room is left on the disk; what was kept before is safe, make room and go on")
    case .busy: self.init("another process holds the database; try again in a moment")
    case .failed(let message): self.init("the database failed: \(message)")
    case .nameTaken, .noSuchAccount, .noSuchRun, .runEnded, .moveExists, .cursorUnknown,
      .journalFull:
      self.init("the database refused that: \(error)")
    }
  }

  private init(damaged file: String, _ reason: String) {
    self.init(
      "\(file) is damaged or is no database of wordhoard-server (\(reason));"
        + " restore it from a backup", exit: .data)
  }
}
