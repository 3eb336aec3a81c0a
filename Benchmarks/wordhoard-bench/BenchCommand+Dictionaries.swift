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
      abstract:
        "Reading a novel, breaking it into lines, searching it, and a library of many novels.")

    @Option(help: "The number of novels in the library.")
    var books = BookBench.usualBooks

    @Option(help: "A folder of books to read instead.", completion: .directory)
    var corpus: String?
    @Option(help: "A folder for the texts of these books.", completion: .directory)
    var texts: String?

    func validate() throws {
      guard (1...10_000).contains(books) else {
        throw ValidationError("--books takes 1 to 10000.")
      }
    }

    func run() throws {
      if let corpus {
        try BookCorpus(folder: corpus, texts: texts).read { print($0) }
      } else {
        try report(BookBench(books: books).run())
      }
    }
  }
}
