import GameEngine
import HTTPConnections
import Lexicon
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStorePostgres
import ScoreStoreSQLite

/// Why a command fails. `message` makes the line that the operator reads.
enum OperatorError: Error {
  /// The same exit codes as the client's, from `sysexits.h` if it defines one.
  enum Exit: Int32 {
    /// Any failure without a code below.
    case failed = 1
    /// A wrong argument, flag or environment variable.
    case usage = 64
    /// Invalid data in a file.
    case data = 65
    /// A file is missing or cannot be read.
    case noInput = 66
  }

  /// The source of a setting.
  enum SettingSource: Sendable {
    /// A flag of the command line.
    case flag
    /// An environment variable.
    case environment
    /// A settings file, by its path.
    case file(String)
  }

  /// A setting has an invalid value.
  case settingInvalid(SettingKey, SettingSource)
  /// An environment variable names no setting.
  case variableUnknown(String)
  /// A key in a file names no setting.
  case settingUnknown(String, file: String)
  /// A settings file is not valid YAML; the reader's reason.
  case settingsMalformed(file: String, reason: String)
  /// A file cannot be read.
  case fileUnreadable(String)
  /// A file is not UTF-8 text.
  case fileNotText(String)
  /// A file that is installed with the program is missing.
  case installationIncomplete(String)
  /// A catalogue of messages is malformed.
  case catalogueMalformed(language: String, reason: String)
  /// Standard output cannot be written.
  case outputNotWritable
  /// There is no database at a path.
  case databaseMissing(String)
  /// Another process serves the database.
  case databaseServed(String, process: Int?)
  /// A check of the database found faults, and has listed them.
  case databaseFaulty(StoreLocation)
  /// The database has a fault, so it is not served.
  case databaseNotServed(StoreLocation, StoreFault)
  /// Lines of a list of names cannot become accounts, so none was created.
  case namesInvalid
  /// Some accounts of a list of names could not be created.
  case namesIncomplete
  /// A name that begins with `-` reads as an option of an account command; the other arguments.
  case nameReadAsOption(String, arguments: [String])
  /// A deletion needs a confirmation, and standard input is not a terminal.
  case confirmationRequired
  /// The operator did not confirm a deletion.
  case notConfirmed
  /// A run of a daily cannot be removed from its board.
  case runNotRemoved(String, CalendarDate, RunReview.Refusal)
  /// The networks of a daily are forgotten.
  case networksForgotten(CalendarDate, firstKept: CalendarDate)
  /// The server rejects a request.
  case rejected(RequestError)
  /// The database file cannot be used.
  case storeFile(StoreFileError)
  /// An operation on the database fails.
  case store(StoreError)
  /// An operation on the database at a place fails.
  case storeAt(StoreLocation, StoreError)
  /// A PostgreSQL database cannot be used; its address without secrets.
  case postgres(String, PostgresError)
  /// A table of a copy differs from the original's.
  case copyDiffers(StoreLocation, table: String)
  /// PostgreSQL's own programs make backups of the database at a place.
  case backupElsewhere(String)
  /// The words cannot be read.
  case content(ContentError)
  /// The server cannot deal from the words.
  case pool(ServerContent.Failure)
  /// The process may use too little address space.
  case addressSpaceTooSmall(megabytes: Int, needed: Int)
  /// The process may have too few files open.
  case tooFewFiles(FileLimitError)
  /// The server cannot listen on its address.
  case listen(ListenError)

  /// The error of a command; nil for errors of other libraries.
  init?(_ error: any Error) {
    switch error {
    case let error as OperatorError: self = error
    case let error as RequestError: self = .rejected(error)
    case let error as StoreFileError: self = .storeFile(error)
    case let error as StoreError: self = .store(error)
    case let error as ContentError: self = .content(error)
    case let error as ServerContent.Failure: self = .pool(error)
    case let error as ListenError: self = .listen(error)
    case let error as FileLimitError: self = .tooFewFiles(error)
    default: return nil
    }
  }

  /// The exit code that scripts see.
  var exit: Exit {
    switch self {
    case .settingInvalid(_, .flag), .settingInvalid(_, .environment), .variableUnknown,
      .nameReadAsOption, .confirmationRequired:
      .usage
    case .settingInvalid(_, .file), .settingUnknown, .settingsMalformed, .fileNotText,
      .catalogueMalformed, .databaseFaulty, .databaseNotServed, .namesInvalid, .namesIncomplete,
      .pool:
      .data
    case .fileUnreadable, .installationIncomplete, .databaseMissing: .noInput
    case .databaseServed, .outputNotWritable, .notConfirmed, .runNotRemoved, .networksForgotten,
      .rejected, .listen,
      .addressSpaceTooSmall, .tooFewFiles:
      .failed
    case .postgres(_, .addressMalformed), .postgres(_, .tooOld), .postgres(_, .notUnicode),
      .postgres(_, .foreign), .postgres(_, .newer), .postgres(_, .unfinished),
      .postgres(_, .notEmpty), .postgres(_, .store(.damaged)), .copyDiffers:
      .data
    case .postgres(_, .empty): .noInput
    case .postgres, .backupElsewhere: .failed
    case .storeFile(let error):
      switch error.fault {
      case .newer, .unreadable, .noDatabase, .foreign, .store(.damaged): .data
      case .exists, .notSynchronous, .system, .store: .failed
      }
    case .store(.damaged), .storeAt(_, .damaged): .data
    case .store, .storeAt: .failed
    case .content(let error): error.kind == .unreadable ? .noInput : .data
    }
  }
}
