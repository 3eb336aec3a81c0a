/// Abbreviations for a person or a thing, such as `s.o.` and `etw.`, which may be spelled out or left
/// out.
enum Placeholders {
  /// The abbreviations, without their last dot, and after `=` the words for which they stand.
  private static let rows = """
    en | s.o sb smb sbd=someone,somebody | sth smth smt=something | s.o.'s sb's=someone's,somebody's
    de | jd jmd=jemand | jdn jmdn=jemanden | jdm jmdm=jemandem | jds jmds=jemandes | etw=etwas
    fr | qn qqn=quelqu'un | qc qch qqch=quelque chose
    es | algn alg=alguien
    it | qn qcn qlcu qlcn=qualcuno | qc qs qcs qlco qlcs=qualcosa
    pt | alg algn=alguém
    nl | iem=iemand
    sv | ngn=någon | ngt=något | ngns=någons
    da no nb | ngn=noen,nogen | ngt=noe,noget
    pl | kgś=kogoś | cś=coś
    la | alqm=aliquem | alci=alicui | alqd=aliquid
    ru | к-л кого-л=кого-либо | чего-л=чего-либо | что-л=что-либо | кому-л=кому-либо
    fi | jk=joku | jtk=jotakin
    hu | vki=valaki | vmi=valami | vkit=valakit | vmit=valamit
    cs | ně=něco
    """

  private static let table: [String: [String: [String]]] = {
    var table: [String: [String: [String]]] = [:]
    for row in rows.split(separator: "\n") {
      let sides = row.split(separator: "|")
      for language in sides[0].split(separator: " ") {
        for group in sides.dropFirst() {
          let parts = group.split(separator: "=")
          let short = parts[0].split(separator: " ").map(String.init)
          let long = parts[1].split(separator: ",").map(Brackets.tidied)
          for abbreviation in short {
            table[String(language), default: [:]][abbreviation] = long + short
          }
        }
      }
    }
    return table
  }()

  /// The text with each abbreviation as it is, spelled out, and left out.
  static func step(_ text: String, language: String) -> Wordings.Step {
    guard let table = table[language] else { return Wordings.Step(text) }
    let words = text.split(separator: " ").map(String.init)
    let meanings = words.map { word in
      let word = word.lowercased()
      return table[word.hasSuffix(".") ? String(word.dropLast()) : word]
        ?? table[word.filter { $0 != "." }]
    }
    guard meanings.contains(where: { $0 != nil }) else { return Wordings.Step(text) }
    let rest = zip(words, meanings).filter { $1 == nil }.map(\.0).joined(separator: " ")
    let isBare = Articles.parted(rest, language: language).rest.isEmpty || rest.isEmpty
    let options = zip(words, meanings).map { word, meanings in
      meanings.map { [word] + $0 + (isBare ? [] : [""]) } ?? [word]
    }
    return Wordings.Step(head: isBare ? text : rest, all: Wordings.product(options))
  }
}
