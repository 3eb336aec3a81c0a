/// English function words and contractions that sound like another word.
enum EnglishHomophones {
  /// Words that sound the same, in small letters.
  static let groups: [[String]] = [
    "to/too/two", "there/their/they're", "its/it's", "your/you're", "whose/who's", "for/four",
    "by/buy/bye", "no/know", "one/won", "our/hour", "be/bee", "in/inn", "not/knot", "or/ore",
    "so/sew", "we'll/wheel", "he'll/heel/heal", "would/wood", "theirs/there's", "here/hear",
    "which/witch", "whether/weather", "new/knew", "ate/eight", "where/wear", "i/eye", "we/wee",
    "aren't/aunt", "isle/aisle/i'll", "you/ewe",
  ].map { $0.split(separator: "/").map(String.init) }
}
