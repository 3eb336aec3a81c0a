#if FullScreen
  import Terminal

  extension Stage {
    /// The text at the top, without what is at its right end; `home` at home.
    package var title: String {
      let line = screen.prefix { $0 != "\n" }.dropFirst()
      let title = line.split(separator: "  ", maxSplits: 1).first.map(String.init) ?? ""
      return title == "Wordhoard" ? "home" : title
    }

    /// The text from the cursor on; empty if there is no cursor.
    package var textAtCursor: Substring {
      guard let cursor else { return "" }
      return screen.split(separator: "\n", omittingEmptySubsequences: false)[cursor.y]
        .dropFirst(cursor.x)
    }
  }
#endif
