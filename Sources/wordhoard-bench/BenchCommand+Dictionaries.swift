import ArgumentParser

extension BenchCommand {
  struct Dictionaries: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: """
        What looking words up in dictionaries takes, and how many words of a novel they have.
        """)

    @Option(help: .private)
    var memory: String?

    func run() throws {
      if let memory {
        print(try ShelfMemory(cacheFolder: memory).told)
      } else {
        try report(DictionaryBench().run())
      }
    }
  }
}
