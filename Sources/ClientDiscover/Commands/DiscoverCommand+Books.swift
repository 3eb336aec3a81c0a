import ArgumentParser
import ClientCore
import Discovery
import GameEngine
import Messages

extension DiscoverCommand {
  struct Show: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show all about a book that was found.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The ID of the book, such as OL45804W.")
    var id: String

    func run(in feature: DiscoverFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let texts = FindingTexts(feature.messages)
      let finder = feature.finder
      let books = feature.core.links.bookKeeper
      let detail = try await presentation.host.announcing(messages("reading about the book")) {
        try await finder.detail(of: finder.finding(id))
      }
      if let missing = detail.missing { presentation.host.remark(missing.text(in: messages)) }
      let vocabulary = try detail.description.flatMap { try books.vocabulary(of: $0) }
      let unknown = Array((vocabulary?.unknown ?? []).prefix(Self.mostWords))
      var json = FindingJSON(detail.finding, understood: vocabulary?.expected)
      json.description = detail.description
      json.words = unknown.map(\.lemma)
      try presentation.print(json) {
        let style = try presentation.style()
        var text = style(.heading, texts.title(of: detail.finding)) + "\n"
        text += try presentation.list(texts.facts(of: detail.finding))
        if let description = detail.description {
          let paragraphs = description.split(separator: "\n").map {
            shortened(String($0), to: 8000)
          }
          text += "\n" + presentation.paragraphs(paragraphs)
        }
        if let expected = vocabulary?.expected {
          text +=
            "\n" + presentation.paragraphs([messages("A guess: \(texts.understood(expected)).")])
        }
        if !unknown.isEmpty {
          text += style(.task, messages("Words of the description that you may not know")) + "\n"
          text += try presentation.list(
            zip(unknown, books.meanings(of: unknown)).map {
              (shortened($0.lemma), shortened($1, to: 200))
            })
        }
        return text
      }
    }

    /// The maximum number of unknown words of a description to list.
    private static let mostWords = 20
  }

  struct Get: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "get", abstract: "Fetch a free book into your library.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The ID of the book, such as OL45804W.")
    var id: String

    func run(in feature: DiscoverFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let texts = FindingTexts(feature.messages)
      let finder = feature.finder
      let finding = try await finder.finding(id)
      let line = ProgressLine(host: presentation.host)
      let clock = ProgressClock(presentation.host.uptimeMillis)
      let added: AddedBook
      do {
        defer { line.clear() }
        added = try await finder.fetch(finding) { bytes, all in
          if clock.isDue { line.show(texts.progress(bytes, all)) }
        }
      }
      let (title, book) = (shortened(added.title, to: 200), added.id.rawValue)
      try presentation.print(added.json) {
        presentation.paragraphs([
          added.isNew
            ? messages("\(title) is in your library now; `wordhoard read \(book)` opens it.")
            : messages("\(title) was in your library already; `wordhoard read \(book)` opens it.")
        ])
      }
    }
  }
}
