import ArgumentParser

extension BenchCommand {
  struct Dictionaries: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: """
        Measure look-ups in dictionaries, and the words of a novel that they contain.
        """)

    @Option(help: .private)
    var memory: String?

    func run() throws {
      if let memory {
        print(try ShelfMemory(cacheFolder: memory).line)
      } else {
        try report(DictionaryBench().run())
      }
    }
  }

  struct Exchange: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reading and writing files with 50,000 cards.")

    func run() throws { try report(ExchangeBench().run() + ImportBench().run()) }
  }

  struct Books: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reading a novel, breaking it into lines, and searching it.")

    @Option(help: "A folder of books to read instead.", completion: .directory)
    var corpus: String?

    func run() throws {
      if let corpus {
        for line in try BookCorpus(folder: corpus).lines() { print(line) }
      } else {
        try report(BookBench().run())
      }
    }
  }
}
