extension FoldedQuery {
  /// The first of some texts that is not empty. If only they contain the words, and not the title, the first that does.
  package func excerpt(of texts: [String], _ tier: FoldedHit.Tier) -> String {
    let usual = texts.first { !$0.isEmpty } ?? ""
    guard tier == .anywhere else { return usual }
    return texts.first { found(in: [$0]).contains(true) } ?? usual
  }

  /// Whether some texts together contain all words.
  package func isIn(_ texts: [String]) -> Bool { found(in: texts).allSatisfy { $0 } }

  /// Which of `needles` are in some texts.
  private func found(in texts: [String]) -> [Bool] {
    var bytes: [UInt8] = []
    for text in texts { FoldedText.append(text, to: &bytes) }
    return bytes.withUnsafeBytes { bytes in
      let reader = FoldedReader(bytes: bytes, layout: FoldedTexts.Layout())
      return needles.map { reader.first($0, in: 0..<bytes.count) != nil }
    }
  }
}
