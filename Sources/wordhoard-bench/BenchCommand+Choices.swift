import ArgumentParser

extension BenchCommand {
  struct Choices: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "How tempting and fair the wrong choices of 2,000 questions are; needs WordNet.")

    func run() throws { try report(ChoiceBench().run()) }
  }
}
