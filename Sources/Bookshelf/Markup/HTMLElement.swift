/// The effect of an element of HTML, SVG or MathML on the text.
enum HTMLElement: Equatable {
  /// Transparent: its content belongs to the surrounding block.
  case inline
  /// Its content is one or more blocks.
  case block
  case paragraph
  case heading(Int)
  case blockquote, preformatted
  case orderedList, list, listItem, definition
  case table, row, cell, headerCell, caption
  case lineBreak, rule
  case picture, svg
  case style(Span.Style)
  case link
  case ruby, reading, mathematics
  case styleSheet, styleSheetLink, documentTitle
  /// Its content is not shown.
  case hidden

  /// The elements that change anything.
  private static let known: [String: HTMLElement] = {
    var known: [String: HTMLElement] = [
      "p": .paragraph, "blockquote": .blockquote, "pre": .preformatted, "listing": .preformatted,
      "xmp": .preformatted, "ol": .orderedList, "ul": .list, "menu": .list, "dir": .list,
      "li": .listItem, "dd": .definition, "table": .table, "tr": .row, "td": .cell,
      "th": .headerCell, "br": .lineBreak, "hr": .rule, "img": .picture, "image": .picture,
      "svg": .svg, "a": .link, "ruby": .ruby, "rt": .reading, "style": .styleSheet,
      "link": .styleSheetLink, "title": .documentTitle, "math": .mathematics,
    ]
    for name in ["span", "small", "big", "font", "q", "abbr", "mark", "time", "wbr"] {
      known[name] = .inline
    }
    known["caption"] = .caption
    for level in 1...6 { known["h\(level)"] = .heading(level) }
    let blocks = """
      body, div, section, article, header, footer, main, aside, nav, address, figure, \
      figcaption, center, form, fieldset, hgroup, details, summary, dl, dt, legend, \
      text, tbody, thead, tfoot, frameset, html, video, audio
      """
    for name in blocks.split(whereSeparator: { ", ".contains($0) }) { known[String(name)] = .block }
    for name in ["i", "em", "cite", "dfn", "var"] { known[name] = .style(.emphasis) }
    for name in ["b", "strong"] { known[name] = .style(.strong) }
    for name in ["code", "tt", "kbd", "samp"] { known[name] = .style(.code) }
    for name in ["s", "del", "strike"] { known[name] = .style(.struck) }
    for name in ["u", "ins"] { known[name] = .style(.underlined) }
    known["sup"] = .style(.superscript)
    known["sub"] = .style(.subscript)
    let hidden = """
      script, template, rp, case, desc, metadata, defs, datalist, base, meta
      """
    for name in hidden.split(whereSeparator: { ", ".contains($0) }) {
      known[String(name)] = .hidden
    }
    return known
  }()

  /// The meaning of a name, which may have a prefix.
  init(_ name: String) {
    if let element = HTMLElement.known[name] {
      self = element
    } else {
      let local = name.split(separator: ":").last.map { $0.lowercased() } ?? name
      self = local == name ? .inline : HTMLElement.known[local] ?? .inline
    }
  }

  /// Whether it ends the paragraph before it.
  var isBlock: Bool {
    switch self {
    case .inline, .lineBreak, .picture, .svg, .style, .link, .ruby, .reading, .mathematics,
      .styleSheet, .styleSheetLink, .documentTitle, .hidden:
      false
    default: true
    }
  }
}
