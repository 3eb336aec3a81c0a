import ArgumentParser

extension BenchCommand {
  struct Choices: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "How tempting and fair the questions are: the wrong choices of 2,000, and typed clozes; needs WordNet."
    )

    func run() throws { try report(ChoiceBench().run() + ClozeBench().run()) }
  }
}
