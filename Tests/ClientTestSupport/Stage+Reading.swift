#if FullScreen
  import Terminal

  extension Stage {
    /// The text at the top, without what is at its right end; `home` at home.
    package var title: String {
      let line = screen.prefix { $0 != "\n" }.dropFirst()
      let title = line.split(separator: "  ", maxSplits: 1).first.map(String.init) ?? ""
      return title == "Wordhoard" ? "home" : title
    }

    /// The name of the open tab, which is above a rule; empty without tabs.
    package var openTab: String {
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count > 3, let start = lines[3].firstIndex(of: "━") else { return "" }
      let column = lines[3].distance(from: lines[3].startIndex, to: start)
      return String(lines[2].dropFirst(column).prefix(lines[3].filter { $0 == "━" }.count))
    }

    /// The text from the cursor on; empty if there is no cursor.
    package var textAtCursor: Substring {
      guard let cursor else { return "" }
      return screen.split(separator: "\n", omittingEmptySubsequences: false)[cursor.y]
        .dropFirst(cursor.x)
    }
  }
#endif
