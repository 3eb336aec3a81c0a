/// The differences between letters that typed answers may have, except those that `AnswerFold`
/// computes and the accents of `foldingAccents`.
///
/// Letters that are not in it are never confused. Marks are not removed in general, since that
/// would change words in Thai, Hindi and Japanese.
enum LetterRules {
  /// How severe a difference is.
  enum Strength {
    /// Both are the same letter.
    case same
    /// The answer is right, with a remark.
    case remark
    /// The answer may spell the letter out, but not the other way round: `ae` for `ä` is right, but
    /// `ä` for the `ae` in *Michael* is not.
    case spelledOut
  }

  /// Differences in some languages.
  struct Row {
    /// The languages, as primary BCP 47 subtags; empty for all.
    let languages: Set<String>
    let strength: Strength
    /// Groups such as `a=àá`, separated by `|`: the text left of `=` replaces each letter right of
    /// it. An empty left side deletes the letters.
    let groups: String
  }

  /// All rows. If several contain a letter, the first one for the language applies.
  static let rows: [Row] = [
    // All languages. Case folding has already turned ß into ss and ς into σ.
    Row(
      languages: [], strength: .same,
      groups: """
        ss=ß|σ=ς|'=\u{2019}\u{2018}\u{02BC}\u{02B9}`\u{00B4}\u{05F3}|\
        -=\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}\u{05BE}|\
        =\u{AD}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{061C}\u{2060}\u{FEFF}
        """),
    // Azeri and Turkish: i with a dot is a different letter from ı. Players without the key get a
    // remark.
    Row(languages: ["tr", "az"], strength: .remark, groups: "i=ı|c=ç|g=ğ|o=ö|s=ş|u=ü|a=â|e=ə"),
    Row(languages: ["de"], strength: .spelledOut, groups: "ae=ä|oe=ö|ue=ü"),
    Row(
      languages: ["da", "no", "nb", "nn", "sv"], strength: .spelledOut, groups: "aa=å|oe=øö|ae=æä"),
    Row(languages: ["da", "no", "nb", "nn", "sv"], strength: .remark, groups: "a=åäæ|o=øö"),
    // Arabic, Persian, Urdu: vowel marks and the stretching character are not letters.
    Row(
      languages: [], strength: .same,
      groups: """
        =\u{064B}\u{064C}\u{064D}\u{064E}\u{064F}\u{0650}\u{0651}\u{0652}\u{0670}\u{0640}|\
        \u{064A}=\u{06CC}|\u{0643}=\u{06A9}|\
        0=\u{0660}\u{06F0}|1=\u{0661}\u{06F1}|2=\u{0662}\u{06F2}|3=\u{0663}\u{06F3}|\
        4=\u{0664}\u{06F4}|5=\u{0665}\u{06F5}|6=\u{0666}\u{06F6}|7=\u{0667}\u{06F7}|\
        8=\u{0668}\u{06F8}|9=\u{0669}\u{06F9}
        """),
    Row(
      languages: [], strength: .remark,
      groups: "\u{0627}=\u{0623}\u{0625}\u{0622}|\u{064A}=\u{0649}|\u{0647}=\u{0629}"),
    // Cyrillic: й is a letter of its own.
    Row(languages: [], strength: .remark, groups: "е=ё"),
    // Greek: accents and breathings.
    Row(
      languages: [], strength: .remark,
      groups: """
        α=άἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ|ε=έἐἑἒἓἔἕὲ|η=ήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ|\
        ι=ΐίϊἰἱἲἳἴἵἶἷὶιῐῑῒῖῗ|ο=όὀὁὂὃὄὅὸ|ρ=ῤῥ|υ=ΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ|\
        ω=ώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
        """),
    // Latin: accents. The more common ones are in the table of `foldingAccents`.
    Row(
      languages: [], strength: .remark,
      groups: """
        a=ǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ|b=ḃḅḇ|c=ḉ|d=ḋḍḏḑḓ|e=ȅȇȩḕḗḙḛḝẹẻẽếềểễệ|f=ḟ|g=ǧǵḡ|h=ȟḣḥḧḩḫẖ|\
        i=ǐȉȋḭḯỉị|j=ǰ|k=ǩḱḳḵ|l=ḷḹḻḽ|m=ḿṁṃ|n=ǹṅṇṉṋ|o=ơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ|p=ṕṗ|\
        r=ȑȓṙṛṝṟ|s=șṡṣṥṧṩ|t=țṫṭṯṱẗ|u=ưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự|v=ṽṿ|w=ẁẃẅẇẉẘ|x=ẋẍ|y=ȳẏẙỳỵỷỹ|\
        z=ẑẓẕ
        """),
  ]
}
