import Mustache

/// The templates of pages. Every value is escaped: no template uses triple braces.
struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Reads the templates, which are part of the program.
  ///
  /// - Throws: an error of the library if a template is malformed.
  init() throws {
    var library = MustacheLibrary()
    let files = [
      "layout": PackageResources.layout_mustache, "board": PackageResources.board_mustache,
      "player": PackageResources.player_mustache, "run": PackageResources.run_mustache,
      "error": PackageResources.error_mustache,
    ]
    for (name, bytes) in files {
      try library.register(String(decoding: bytes, as: UTF8.self), named: name)
    }
    self.library = library
  }

  /// A page about a board.
  func board(_ view: BoardPageView) -> String { render(view, "board") }

  /// A page about a player.
  func player(_ view: PlayerPageView) -> String { render(view, "player") }

  /// A page about a run.
  func run(_ view: RunPageView) -> String { render(view, "run") }

  /// A page about a rejected request.
  func error(_ view: ErrorPageView) -> String { render(view, "error") }

  private func render(_ view: Any, _ name: String) -> String {
    library.render(view, withTemplate: name) ?? ""
  }
}
