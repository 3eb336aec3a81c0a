/// A book for the tests of the reader.
package enum ReadingBook {
  /// Three chapters with emphasis, verses, a table, a picture, footnotes and links.
  package static let html = """
    <!DOCTYPE html>
    <html lang="en"><head><title>The Ferry</title><meta name="author" content="A. Writer"></head><body>
    <h1>The Crossing</h1>
    <p>The old man drew his boat up to the <em>river</em> bank and sat down. Nobody had crossed since
    noon<a epub:type="noteref" href="#n1">1</a>, and the water was <b>very</b> quiet. He had a well-known
    dislike of quiet water.</p>
    <blockquote><p>A boat that waits is half a boat.</p></blockquote>
    <img src="boat.png" alt="A boat under a willow">
    <p>In the <a href="#two">second chapter</a> somebody comes.</p>
    \(paragraphs(1...12))
    <h1 id="two">The Stranger</h1>
    <p>She had no coat. “Take me over,” she said, “and I will pay you in the morning.” He said no.</p>
    <table><tr><th>Crossing</th><th>Price</th></tr><tr><td>One person</td><td>A penny</td></tr>
    <tr><td>A horse</td><td>Three pence</td></tr></table>
    <p>Row, row,<br>softly the river goes,<br>and nobody knows.</p>
    \(paragraphs(13...24))
    <h1>The Other Bank</h1>
    <p>They crossed at dawn<a epub:type="noteref" href="#n2">2</a>.</p>
    \(paragraphs(25...30))
    <p>That was the end of it.</p>
    <aside epub:type="footnote" id="n1"><p>1 On Sundays nobody crosses at all, as the law has it.</p></aside>
    <aside epub:type="footnote" id="n2"><p>2 Some say later.</p></aside>
    </body></html>
    """

  private static func paragraphs(_ numbers: ClosedRange<Int>) -> String {
    numbers.map {
      """
      <p>Paragraph \($0) tells how the water went by, and how the man looked at it, as he had looked at it for
      forty years, without a word to anyone who might have listened.</p>
      """
    }.joined(separator: "\n")
  }
}
