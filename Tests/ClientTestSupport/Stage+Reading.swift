#if FullScreen
  import Terminal

  extension Stage {
    /// The text at the top.
    package var title: String {
      let line = screen.prefix { $0 != "\n" }
      return line.split(separator: " · ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    }

    /// The text from the cursor on; empty if there is no cursor.
    package var textAtCursor: Substring {
      guard let cursor else { return "" }
      return screen.split(separator: "\n", omittingEmptySubsequences: false)[cursor.y]
        .dropFirst(cursor.x)
    }
  }
#endif
