import Foundation
import GameEngine
import HTTPConnections
import Messages
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStorePostgres
import ScoreStoreSQLite

/// The only code that turns errors into sentences for operators, in English: the fault; the remedy.
extension OperatorError {
  /// The line that the operator reads.
  var message: String {
    switch self {
    case .settingInvalid(let key, let source):
      "\(OperatorError.name(of: key, source)) must be \(OperatorError.description(of: key.value))"
    case .variableUnknown(let name): "\(name) is not a setting; unset it"
    case .settingUnknown(let key, let file):
      "\(key) in \(file) is not a setting; see the example file"
    case .settingsMalformed(let file, let reason): "\(file) is not valid YAML: \(reason)"
    case .fileUnreadable(let file): "\(file) cannot be read; check its name and permissions"
    case .fileNotText(let file): "\(file) is not UTF-8 text"
    case .installationIncomplete(let file): "\(file) is missing; reinstall wordhoard-server"
    case .catalogueMalformed(let language, let reason):
      "the messages in \(language) are malformed (\(reason)); reinstall wordhoard-server"
    case .outputNotWritable: "cannot write to standard output"
    case .databaseMissing(let path):
      "there is no database at \(path); name it with --database, or run `serve` first"
    case .databaseServed(let path, let process):
      "\(path) is already served" + (process.map { " by process \($0)" } ?? "")
        + "; stop that one first, or name another file with --database"
    case .databaseFaulty(let location): "\(location) is damaged; restore it from a backup"
    case .databaseNotServed(let location, let fault):
      "\(location) is damaged (\(fault.line)); `wordhoard-server check` lists all faults;"
        + " restore it from a backup"
    case .namesInvalid: "no account was created; correct these lines and run it again"
    case .namesIncomplete: "these accounts were not created; all others were"
    case .nameReadAsOption(let name, let arguments):
      "\(name) reads as an option without -- before it;"
        + " try `wordhoard-server \(arguments.joined(separator: " ")) -- \(name)`"
    case .confirmationRequired: "a deletion cannot be undone; confirm it with --yes"
    case .notConfirmed: "nothing was deleted"
    case .runNotRemoved(let run, let date, .unknown):
      "\(date) has no run \(run); `review \(date)` lists the runs to look at"
    case .runNotRemoved(let run, _, .open): "run \(run) is still open; remove it when it has ended"
    case .runNotRemoved(let run, _, .removed): "run \(run) is removed already"
    case .networksForgotten(let date, let first):
      "the networks of \(date) are forgotten after 30 days; the first date to review is \(first)"
    case .rejected(let error): OperatorError.message(of: error)
    case .storeFile(let error): OperatorError.message(of: error)
    case .store(let error): OperatorError.message(of: error, database: "the database")
    case .storeAt(let location, let error):
      OperatorError.message(of: error, database: "\(location)")
    case .postgres(let place, let error): OperatorError.message(of: error, at: place)
    case .copyDiffers(let location, let table):
      "the table \(table) of \(location) is not a copy of this database, or the database changed while the"
        + " copy was interrupted; delete \(location) and try again"
    case .backupElsewhere(let place):
      "\(place) is a PostgreSQL database; copy it with pg_dump or pg_basebackup"
    case .content(let error): "\(error)"
    case .pool(let failure): OperatorError.message(of: failure)
    case .addressSpaceTooSmall(let megabytes, let needed):
      "the address space is limited to \(megabytes) MB; `serve` needs \(needed):"
        + " raise or remove the limit (`ulimit -v`)"
    case .tooFewFiles(let error):
      "only \(error.limit) files can be open; `serve` needs \(error.needed): raise the limit (`ulimit -n`)"
    case .listen(let error): OperatorError.message(of: error)
    }
  }

  /// A rejected request in one line.
  static func message(of error: RequestError) -> String {
    switch error {
    case .account(.usernameTaken):
      "this name, or one that looks like it, is in use or was used before; choose another"
    case .account(.usernameRepeated(let line)):
      "this name, or one that looks like it, is already in line \(line)"
    case .account(.usernameMalformed):
      "a name has 3 to 20 characters: letters a to z, digits, _ and -"
    case .account(.usernameReserved): "this name is reserved; choose another"
    case .account(.usernameOffensive): "this name might offend; choose another"
    case .notFound(.account): "no account has this name; `account list` shows all"
    case .unavailable(.outOfMemory):
      "there is not enough memory to hash a password; try again, or lower password.cost"
    default: RequestErrorTexts(.english).detail(of: error)
    }
  }

  private static func name(of key: SettingKey, _ source: SettingSource) -> String {
    switch source {
    case .flag: "--" + (key.name.split(separator: ".").last ?? "")
    case .environment: key.variable
    case .file(let file): "\(key.name) in \(file)"
    }
  }

  private static func description(of value: SettingKey.Value) -> String {
    switch value {
    case .text(let longest): "a text of 1 to \(longest) characters"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let names): Messages.english.alternatives(names)
    case .url: "an address such as https://words.example.org, or empty"
    case .database: "a URL such as postgres://words@db.example.org/words, or empty"
    case .folder: "a folder, or empty"
    case .addresses: "a list of IP addresses"
    case .codes: "a list of codes"
    }
  }

  private static func message(of failure: ServerContent.Failure) -> String {
    switch failure {
    case .unreadable(let error): "\(error)"
    case .tooSmall(let folder, .noWords(.level(let level))):
      "\(folder) has too few words of level \(level.rawValue) for a daily"
    case .tooSmall(let folder, let reason):
      "\(folder) has too few words for a daily (\(reason.code))"
    case .twice(let course):
      "two folders in content.courses are of the course \(course); leave one of them out"
    }
  }

  private static func message(of error: ListenError) -> String {
    let place = "\(error.host) port \(error.port)"
    return switch error.reason {
    case .inUse: "\(place) is in use; stop the program that uses it, or choose another with --port"
    case .notPermitted: "\(place) needs root; choose a port above 1023 with --port"
    case .notLocal: "\(error.host) is not an address of this machine; choose another with --host"
    case .unknownHost: "\(error.host) is unknown; choose another with --host"
    case .system(let reason): "cannot listen on \(place): \(reason)"
    }
  }

  private static func message(of error: PostgresError, at place: String) -> String {
    switch error {
    case .libraryMissing: "\(place) is a PostgreSQL database, which needs libpq; install libpq5"
    case .addressMalformed(nil):
      "\(place) is not a valid URL; write it like postgres://words@db.example.org/words"
    case .addressMalformed(let parameter?):
      "\(place) has an unknown parameter, \(parameter); remove it"
    case .unreachable(let reason): "the database cannot be reached: \(reason)"
    case .tooOld(let version): "\(place) is PostgreSQL \(version); update it to 15 or newer"
    case .notSynchronous:
      "\(place) acknowledges commits that are not on disk; set its synchronous_commit to on"
    case .notUnicode: "\(place) is not in UTF-8; create the database with ENCODING 'UTF8'"
    case .empty: "\(place) is empty; `wordhoard-server serve` creates its tables"
    case .foreign: "\(place) has tables of another program; name an empty database"
    case .newer: "\(place) was made by a newer wordhoard-server; update this one to use it"
    case .unfinished: "\(place) is an unfinished copy; run `wordhoard-server migrate` again"
    case .notEmpty: "\(place) is not empty; name an empty database"
    case .served(let connections):
      "\(place) is used by servers, with \(connections) connections; stop them first"
    case .store(let error): message(of: error, database: place)
    }
  }

  private static func message(of error: StoreFileError) -> String {
    let path = error.path
    return switch error.fault {
    case .exists: "\(path) exists already; name another file"
    case .newer: "\(path) was made by a newer wordhoard-server; update this one to use it"
    case .unreadable: damaged(path, "it cannot be read")
    case .noDatabase: damaged(path, "it is not a database, or its header is damaged")
    case .foreign: damaged(path, "it is the database of another program")
    case .notSynchronous:
      "\(path) could lose results in a power cut, because SQLite ignores synchronous = FULL"
    case .system(let code): "\(path) cannot be written; \(String(cString: strerror(code)))"
    case .store(let error): message(of: error, database: path)
    }
  }

  private static func message(of error: StoreError, database: String) -> String {
    switch error {
    case .damaged(let damage): damaged(database, damage.line)
    case .unknownRuleset(let id):
      "\(database) contains rounds with the rules \(id), which this wordhoard-server does not know;"
        + " update it"
    case .notWritable:
      "\(database) cannot be written; run as the user that owns it, or name another file with"
        + " --database"
    case .diskFull: "the disk is full; nothing is lost, free some space and try again"
    case .busy: "another process has locked the database; try again in a moment"
    case .failed(let reason): "the database failed: \(reason.line)"
    case .nameTaken, .noSuchAccount, .noSuchRun, .runEnded, .moveExists, .movesDiffer,
      .cursorUnknown, .journalFull, .spaceLimit, .journalSpaceLimit, .noSuchGroup, .noSuchMember,
      .notOwner,
      .groupFull,
      .tooManyGroups:
      "the database rejected the change: \(error)"
    }
  }

  private static func damaged(_ path: String, _ reason: String) -> String {
    "\(path) is damaged or is not a database of wordhoard-server (\(reason));"
      + " restore it from a backup"
  }
}
