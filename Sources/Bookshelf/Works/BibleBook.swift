/// The names of the books of the Bible, in three conventions.
enum BibleBook {
  /// The common short name (as in OSIS) of a book that is written as in OSIS, USFM or English; nil if it is unknown.
  static func id(of name: String) -> String? { ids[folded(name)] }

  private static func folded(_ name: String) -> String {
    let name = name.uppercased()
    for (prefix, number) in [("III ", "3"), ("II ", "2"), ("I ", "1")] where name.hasPrefix(prefix)
    {
      return number + name.dropFirst(prefix.count).filter { $0 != " " }
    }
    return name.filter { $0 != " " }
  }

  private static let ids: [String: String] = {
    var ids: [String: String] = [:]
    for row in table.split(separator: "\n") {
      let names = row.split(separator: "|").map(String.init)
      for name in names { ids[folded(name)] = names[0] }
    }
    return ids
  }()

  /// The names of each book by OSIS, USFM and in English; a name that only differs in case is left
  /// out.
  private static let table = """
    Gen|Genesis
    Exod|EXO|Exodus
    Lev|Leviticus
    Num|Numbers
    Deut|DEU|Deuteronomy
    Josh|JOS|Joshua
    Judg|JDG|Judges
    Ruth|RUT
    1Sam|1SA|1 Samuel
    2Sam|2SA|2 Samuel
    1Kgs|1KI|1 Kings
    2Kgs|2KI|2 Kings
    1Chr|1CH|1 Chronicles
    2Chr|2CH|2 Chronicles
    Ezra|EZR
    Neh|Nehemiah
    Esth|EST|Esther
    Job
    Ps|PSA|Psalms|Psalm
    Prov|PRO|Proverbs
    Eccl|ECC|Ecclesiastes
    Song|SNG|Song of Solomon|Song of Songs
    Isa|Isaiah
    Jer|Jeremiah
    Lam|Lamentations
    Ezek|EZK|Ezekiel
    Dan|Daniel
    Hos|Hosea
    Joel|JOL
    Amos|AMO
    Obad|OBA|Obadiah
    Jonah|JON
    Mic|Micah
    Nah|NAM|Nahum
    Hab|Habakkuk
    Zeph|ZEP|Zephaniah
    Hag|Haggai
    Zech|ZEC|Zechariah
    Mal|Malachi
    Matt|MAT|Matthew
    Mark|MRK
    Luke|LUK
    John|JHN
    Acts|ACT
    Rom|Romans
    1Cor|1CO|1 Corinthians
    2Cor|2CO|2 Corinthians
    Gal|Galatians
    Eph|Ephesians
    Phil|PHP|Philippians
    Col|Colossians
    1Thess|1TH|1 Thessalonians
    2Thess|2TH|2 Thessalonians
    1Tim|1TI|1 Timothy
    2Tim|2TI|2 Timothy
    Titus|TIT
    Phlm|PHM|Philemon
    Heb|Hebrews
    Jas|James
    1Pet|1PE|1 Peter
    2Pet|2PE|2 Peter
    1John|1JN|1 John
    2John|2JN|2 John
    3John|3JN|3 John
    Jude|JUD
    Rev|Revelation|Revelation of John
    """
}
