import ArgumentParser
import Foundation
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "Make, list, close and delete accounts, also while the server runs.",
    subcommands: [
      Create.self, Import.self, List.self, Disable.self, Enable.self, Delete.self,
      ResetPassword.self,
    ])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make an account, and print its password.",
      discussion: "Prints name, tab and password once; it is kept nowhere.")
    @OptionGroup var options: ConfigOptions
    @Argument(help: "The name: 3 to 20 letters, digits, _ or -.")
    var name: String

    func run() async throws {
      let administration = try await options.administration()
      try StandardStreams.print("\(name)\t\(try await administration.create(name))")
    }
  }

  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make an account for each line of a file, and print their passwords.",
      discussion: """
        Blank lines and lines that begin with # are left out. Prints name, tab and password, a line \
        an account, once. Where a name cannot be used or is taken, each such line is told and no \
        account is made.
        """)
    @OptionGroup var options: ConfigOptions
    @Argument(help: "The file, a name a line; - for standard input.", completion: .file())
    var file: String

    func run() async throws {
      let text = try names()
      let administration = try await options.administration()
      let faults = try await administration.faults(inNames: text)
      for fault in faults { tell(fault) }
      guard faults.isEmpty else {
        throw ServerFailure(
          "no account was made; mend these lines and run it again", exit: .data)
      }
      var isWhole = true
      try await administration.importNames(text) { made in
        switch made.outcome {
        case .success(let password): try StandardStreams.print("\(made.name)\t\(password)")
        case .failure:
          tell(made)
          isWhole = false
        }
      }
      guard isWhole else {
        throw ServerFailure("these accounts were not made; all others were", exit: .data)
      }
    }

    private func names() throws -> String {
      let data =
        file == "-"
        ? try? FileHandle.standardInput.readToEnd() ?? Data()
        : FileManager.default.contents(atPath: file)
      guard let data else {
        throw ServerFailure("\(file) cannot be read; check its name", exit: .noInput)
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw ServerFailure("\(file) is not UTF-8 text", exit: .data)
      }
      return text
    }

    private func tell(_ made: AccountAdministration.Import) {
      guard case .failure(let problem) = made.outcome else { return }
      StandardStreams.warn(
        "\(file):\(made.line): \(made.name.prefix(40)): \(ServerFailure.line(of: problem))")
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the accounts by name.",
      discussion: "Prints name, tab, the date it was made, tab, and open or disabled.")
    @OptionGroup var options: ConfigOptions

    func run() async throws {
      let administration = try await options.administration(existing: true)
      var last: String?
      repeat {
        let accounts = try await administration.accounts(after: last, limit: 1000)
        for account in accounts {
          let made = Date(timeIntervalSince1970: Double(account.createdAt) / 1000)
          let date = made.formatted(.iso8601.year().month().day())
          try StandardStreams.print(
            "\(account.name)\t\(date)\t\(account.isDisabled ? "disabled" : "open")")
        }
        last = accounts.last?.name
      } while last != nil
    }
  }

  struct Disable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Close an account to its player; nothing is removed.")
    @OptionGroup var options: ConfigOptions
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      try await options.administration(existing: true).setDisabled(true, name)
    }
  }

  struct Enable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Open an account again that was disabled.")
    @OptionGroup var options: ConfigOptions
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      try await options.administration(existing: true).setDisabled(false, name)
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove an account with its sessions, journal, runs and entries.",
      discussion: "It cannot be undone, and the name is not given out again.")
    @OptionGroup var options: ConfigOptions
    @Flag(help: "Do not ask.")
    var yes = false
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      let administration = try await options.administration(existing: true)
      if !yes { try confirm() }
      try await administration.delete(name)
    }

    private func confirm() throws {
      guard StandardStreams.isTerminal else {
        throw ServerFailure("deleting cannot be undone; add --yes to do it", exit: .usage)
      }
      StandardStreams.warn("This removes \(name) and cannot be undone. Type the name to go on:")
      guard readLine() == name else { throw ServerFailure("nothing was deleted") }
    }
  }

  struct ResetPassword: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give an account another password, print it, and end its sessions.",
      discussion: "Prints name, tab and password once; it is kept nowhere.")
    @OptionGroup var options: ConfigOptions
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      let administration = try await options.administration(existing: true)
      try StandardStreams.print("\(name)\t\(try await administration.resetPassword(name))")
    }
  }
}

extension ConfigOptions {
  /// The desk for accounts.
  ///
  /// - Parameter existing: whether the database must be there; else it is made.
  fileprivate func administration(existing: Bool = false) async throws -> AccountAdministration {
    let settings: ServerSettings
    let store: SQLiteStore
    if existing {
      (settings, store) = try await existingStore()
    } else {
      settings = try await self.settings()
      store = try await SQLiteStore.open(path: settings.databasePath)
    }
    return AccountAdministration(
      store: store,
      hasher: PasswordHasher(cost: settings.passwordCost, workers: 1, queue: 0),
      settings: settings, clock: .system)
  }
}
