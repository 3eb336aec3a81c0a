extension FoldedQuery {
  /// The first of some texts that is not empty. If only they contain the words, and not the title, the first that does.
  package func excerpt(of texts: [String], _ tier: FoldedHit.Tier) -> String {
    let usual = texts.first { !$0.isEmpty } ?? ""
    guard tier == .anywhere else { return usual }
    func has(_ text: String) -> Bool {
      var bytes: [UInt8] = []
      FoldedText.append(text, to: &bytes)
      return bytes.withUnsafeBytes { bytes in
        let reader = FoldedReader(bytes: bytes, layout: FoldedTexts.Layout())
        return needles.contains { reader.first($0, in: 0..<bytes.count) != nil }
      }
    }
    return texts.first(where: has) ?? usual
  }
}
