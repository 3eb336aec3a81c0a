/// Fuzzes the text formats: plain, Markdown, FB2, and the formats of works with keys.
struct RenderingFuzz: FuzzParser {
  let samples: [[UInt8]] = [
    "Title: T\n\n\nCHAPTER I\n\nA line that is long enough to be one of broken prose,\nand goes _on_.\n\n  verse\n  here\n",
    "Title: T\nWork: w\nSkip: 2\n\n# A\n\n## 1 One\n\n1. a\n2. b\n\n## 2\n\n2.1 text\nmore\n",
    "Work: w\nSame: 2\n\n%\nA\n\nb\n%\nC\n\nd\n%\n",
    "$$$Genesis 1:1\nIn the <b>beginning</b>\n$$$II Samuel 3:4\nx\n",
    "<osis><osisText><header><title>t</title></header><div type=\"book\" osisID=\"Gen\"><chapter osisID=\"Gen.1\"><verse osisID=\"Gen.1.1\">a<note>n</note></verse><verse sID=\"x\" osisID=\"Gen.1.2\"/>b<verse eID=\"x\"/></chapter></div></osisText></osis>",
    "<usfx><book id=\"GEN\"><c id=\"1\"/><p><v id=\"1\"/>a<f>n</f><ve/></p></book></usfx>",
    "<FictionBook><description><title-info><book-title>T</book-title></title-info></description><body><section><title><p>a</p></title><p>b<a l:href=\"#n\" type=\"note\">1</a></p><table><tr><td>x</td><td>y</td></tr></table></section></body><body name=\"notes\"><section id=\"n\"><p>n</p></section></body><binary id=\"c\">AQID</binary></FictionBook>",
    "# T\n\n*a* **b** [c](d) &copy;\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> q\n\n1. x\n   - y\n\n```\nc\n```\n<div>h</div>\n",
  ].map { Array($0.utf8) }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    BookUse.outcome(input, name: input.first == UInt8(ascii: "#") ? "a.md" : "a.txt")
  }
}
