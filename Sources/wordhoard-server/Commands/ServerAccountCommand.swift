import ArgumentParser
import Foundation
import ScoreAPI
import ScoreServer
import ScoreStore

struct ServerAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "Create, list, disable and delete accounts, also while the server runs.",
    subcommands: [
      Create.self, Import.self, List.self, Disable.self, Enable.self, Delete.self,
      ResetPassword.self,
    ])

  struct Create: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create an account, and print its password.",
      discussion:
        "Prints name, tab and password. The password is not stored and cannot be printed again.")
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
      abstract: "Create an account for each line of a file, and print their passwords.",
      discussion: """
        Skips blank lines and lines that begin with #. Prints name, tab and password for each account. \
        The passwords are not stored. If names are not allowed or not available, prints these lines and \
        creates no account.
        """)
    @OptionGroup var options: ConfigOptions
    @Argument(
      help: "The file, with a name on each line; - for standard input.", completion: .file())
    var file: String

    func run() async throws {
      let text = try names()
      let administration = try await options.administration()
      let faults = try await administration.faults(inNames: text)
      for fault in faults { report(fault) }
      guard faults.isEmpty else {
        throw OperatorError.namesInvalid
      }
      var isComplete = true
      try await administration.importNames(text) { line in
        switch line.outcome {
        case .success(let password): try StandardStreams.print("\(line.name)\t\(password)")
        case .failure:
          report(line)
          isComplete = false
        }
      }
      guard isComplete else { throw OperatorError.namesIncomplete }
    }

    private func names() throws -> String {
      let data =
        file == "-"
        ? try? FileHandle.standardInput.readToEnd() ?? Data()
        : FileManager.default.contents(atPath: file)
      guard let data else { throw OperatorError.fileUnreadable(file) }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw OperatorError.fileNotText(file)
      }
      return text
    }

    private func report(_ line: AccountAdministration.Import) {
      guard case .failure(let error) = line.outcome else { return }
      StandardStreams.warn(
        "\(file):\(line.line): \(line.name.prefix(40)): \(OperatorError.message(of: error))")
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the accounts by name.",
      discussion: "Prints name, date of creation and state (open or disabled), separated by tabs.")
    @OptionGroup var options: ConfigOptions

    func run() async throws {
      let administration = try await options.administration(existing: true)
      var last: String?
      repeat {
        let accounts = try await administration.accounts(after: last, limit: 1000)
        for account in accounts {
          let created = Date(timeIntervalSince1970: Double(account.createdAt) / 1000)
          let date = created.formatted(.iso8601.year().month().day())
          try StandardStreams.print(
            "\(account.name)\t\(date)\t\(account.isDisabled ? "disabled" : "open")")
        }
        last = accounts.last?.name
      } while last != nil
    }
  }

  struct Disable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Disable an account: it cannot sign in, and is on no board. Nothing is deleted.")
    @OptionGroup var options: ConfigOptions
    @OptionGroup var reason: ReasonOption
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      try await options.administration(existing: true).setDisabled(
        true, name, because: reason.reason)
    }
  }

  struct Enable: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Enable a disabled account. Its results are on the boards again.")
    @OptionGroup var options: ConfigOptions
    @OptionGroup var reason: ReasonOption
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      try await options.administration(existing: true).setDisabled(
        false, name, because: reason.reason)
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete an account with its sessions, journal, runs and board entries.",
      discussion: "This cannot be undone. The name cannot be used again.")
    @OptionGroup var options: ConfigOptions
    @OptionGroup var reason: ReasonOption
    @Flag(help: "Do not ask.")
    var yes = false
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      let administration = try await options.administration(existing: true)
      if !yes { try confirm() }
      try await administration.delete(name, because: reason.reason)
    }

    private func confirm() throws {
      guard StandardStreams.isTerminal else {
        throw OperatorError.confirmationRequired
      }
      StandardStreams.warn("This deletes \(name) and cannot be undone. Type the name to continue:")
      guard readLine() == name else { throw OperatorError.notConfirmed }
    }
  }

  struct ResetPassword: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set and print a new password for an account, and end its sessions.",
      discussion:
        "Prints name, tab and password. The password is not stored and cannot be printed again.")
    @OptionGroup var options: ConfigOptions
    @OptionGroup var reason: ReasonOption
    @Argument(help: "The name.")
    var name: String

    func run() async throws {
      let administration = try await options.administration(existing: true)
      let password = try await administration.resetPassword(name, because: reason.reason)
      try StandardStreams.print("\(name)\t\(password)")
    }
  }
}

extension ConfigOptions {
  /// Opens the database for operations on accounts, recorded under the operator's user name.
  ///
  /// - Parameter existing: whether the database must exist; otherwise it is created.
  fileprivate func administration(existing: Bool = false) async throws -> AccountAdministration {
    let settings = try await settings()
    let location = try StoreLocation(settings)
    let store = existing ? try await location.openExisting() : try await location.open()
    return AccountAdministration(
      store: store,
      hasher: PasswordHasher(cost: settings.passwordCost, workers: 1, queue: 0),
      settings: settings, clock: .system, user: SystemUser.name)
  }
}
