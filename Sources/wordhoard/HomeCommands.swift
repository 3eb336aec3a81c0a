import ArgumentParser
import Client
import Foundation
import Lexicon

struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show today at a glance.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "One line, for a prompt or a status bar.")
  var short = false

  func run() throws { try options.client().today(short: short) }
}

struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Print something to send to a friend.",
    subcommands: [Daily.self, Word.self, Round.self], defaultSubcommand: Daily.self)

  struct Daily: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "daily", abstract: "Your last daily, without telling its words.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().shareDaily() }
  }

  struct Word: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "word", abstract: "A word with its meaning.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().shareWord(word) }
  }

  struct Round: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "round",
      abstract: "Your last practice round as a code for `wordhoard play --code`.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().shareRound() }
  }
}

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Show or change settings.",
    subcommands: [List.self, Get.self, Set.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "All settings, with what each can be.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().listSettings() }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get", abstract: "Print one setting, or all.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "Its name.")
    var key: String?

    func run() throws {
      let client = try options.client()
      if let key { try client.showSetting(key) } else { try client.listSettings() }
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a setting.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "Its name.")
    var key: String
    @Argument(help: "Its new value.")
    var value: String

    func run() throws { try options.client().setSetting(key, to: value) }
  }
}

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your whole journal to a file.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file; one that is there is replaced.", completion: .file())
  var file: String

  func run() throws { try options.client().export(to: file) }
}

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in an exported journal; what is here stays.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The file.", completion: .file())
  var file: String

  func run() throws { try options.client().importEvents(from: file) }
}
