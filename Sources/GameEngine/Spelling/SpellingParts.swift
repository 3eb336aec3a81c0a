/// Words and parts of words that are spelled differently in British and American English.
enum SpellingParts {
  /// Parts that are replaced wherever they occur in a word; longer ones first if one contains another.
  static let parts: [(british: String, american: String)] =
    endingOur.map { ("\($0)our", "\($0)or") }
    + [
      ("neighbour", "neighbor"), ("anaesth", "anesth"), ("anaem", "anem"), ("aesthet", "esthet"),
      ("haem", "hem"), ("aemi", "emi"), ("paed", "ped"), ("oesoph", "esoph"), ("oestr", "estr"),
      ("foet", "fet"), ("rrhoea", "rrhea"), ("gynaec", "gynec"), ("palaeo", "paleo"),
      ("archaeo", "archeo"), ("caesar", "cesar"), ("faec", "fec"), ("mediaev", "mediev"),
      ("homoeo", "homeo"), ("oedem", "edem"), ("coelia", "celia"), ("aetiol", "etiol"),
      ("amoeb", "ameb"), ("primaeval", "primeval"), ("manoeuvring", "maneuvering"),
      ("manoeuvred", "maneuvered"), ("manoeuvre", "maneuver"), ("manoeuvra", "maneuvera"),
      ("sulph", "sulf"), ("mould", "mold"), ("moult", "molt"), ("plough", "plow"),
      ("sceptic", "skeptic"), ("pyjama", "pajama"), ("moustach", "mustach"), ("yoghurt", "yogurt"),
      ("yoghourt", "yogurt"), ("doughnut", "donut"), ("artefact", "artifact"),
      ("jewellery", "jewelry"), ("woollen", "woolen"), ("woolly", "wooly"),
      ("tranquill", "tranquil"), ("skilful", "skillful"), ("wilful", "willful"),
      ("defence", "defense"), ("offence", "offense"), ("pretence", "pretense"),
      ("licenc", "licens"), ("practis", "practic"), ("enquir", "inquir"), ("grey", "gray"),
      ("cosier", "cozier"), ("cosiest", "coziest"), ("cosily", "cozily"), ("cosiness", "coziness"),
      ("aluminium", "aluminum"), ("aeroplane", "airplane"), ("carburettor", "carburetor"),
      ("worshipp", "worship"), ("kidnapp", "kidnap"), ("focuss", "focus"),
      ("benefitt", "benefit"), ("chequer", "checker"), ("mollusc", "mollusk"),
      ("judgement", "judgment"), ("knowledgement", "knowledgment"), ("abridgement", "abridgment"),
      ("speciality", "specialty"), ("behove", "behoove"), ("omelette", "omelet"),
      ("marvellous", "marvelous"), ("phoney", "phony"),
    ]
    + [
      "catal", "dial", "anal", "monol", "prol", "epil", "pedag", "demag", "synag", "travel",
      "homol",
    ]
    .flatMap {
      [("\($0)ogued", "\($0)oged"), ("\($0)oguing", "\($0)oging"), ("\($0)ogue", "\($0)og")]
    }

  /// The parts as bytes, by the first letter of the British spelling.
  static let byFirstLetter: [UInt8: [(british: [UInt8], american: [UInt8])]] = parts.reduce(
    into: [:]
  ) {
    let (british, american) = (Array($1.british.utf8), Array($1.american.utf8))
    if let first = british.first { $0[first, default: []].append((british, american)) }
  }

  /// Whole words.
  static let words: [String: String] = [
    "cosy": "cozy", "gaol": "jail", "gaols": "jails", "gaoler": "jailer", "axe": "ax",
    "programme": "program", "programmes": "programs", "gramme": "gram", "grammes": "grams",
    "kilogramme": "kilogram", "kilogrammes": "kilograms", "ageing": "aging", "aeon": "eon",
    "aeons": "eons", "disc": "disk", "discs": "disks", "whisky": "whiskey", "furore": "furor",
    "fulfil": "fulfill", "fulfils": "fulfills", "fulfilment": "fulfillment", "enrol": "enroll",
    "enrols": "enrolls", "enrolment": "enrollment", "enrolments": "enrollments",
    "instalment": "installment", "instalments": "installments", "instal": "install",
    "distil": "distill", "distils": "distills", "instil": "instill", "instils": "instills",
    "appal": "appall", "appals": "appalls", "enthral": "enthrall", "enthrals": "enthralls",
    "chilli": "chili", "chillies": "chilies", "cypher": "cipher", "cyphers": "ciphers",
    "learnt": "learned", "burnt": "burned", "dreamt": "dreamed", "spelt": "spelled",
    "spoilt": "spoiled", "leapt": "leaped", "leant": "leaned", "smelt": "smelled",
    "likeable": "likable", "loveable": "lovable", "sizeable": "sizable", "moveable": "movable",
    "saleable": "salable", "liveable": "livable", "unshakeable": "unshakable", "waggon": "wagon",
    "waggons": "wagons", "pricey": "pricy", "nosey": "nosy", "biassed": "biased",
    // Not from *sombre*.
    "sombrero": "sombrero", "sombreros": "sombreros",
  ]

  /// The British spellings of the words above, by the American one.
  static let britishWords: [String: [String]] = words.reduce(into: [:]) {
    if $1.key != $1.value { $0[$1.value, default: []].append($1.key) }
  }

  /// Spellings that are American for one meaning and a word of its own for another, such as the verbs
  /// *check* and *tire*. They count as the same in an answer; a look-up finds each as it is written.
  static let homographs: [String: String] = [
    "cheque": "check", "cheques": "checks", "tyre": "tire", "tyres": "tires", "kerb": "curb",
    "kerbs": "curbs", "storey": "story", "storeys": "stories", "draught": "draft",
    "draughts": "drafts", "draughty": "drafty", "vise": "vice", "vises": "vices",
    "paycheque": "paycheck", "kerbside": "curbside", "draughtsman": "draftsman",
  ]

  /// The beginnings of parts that end in `our`.
  private static let endingOur = [
    "arb", "ard", "arm", "behavi", "cand", "clam", "clang", "col", "demean", "dol", "enam",
    "endeav", "fav", "ferv", "flav", "glam", "harb", "hon", "hum", "lab", "misdemean", "od",
    "parl", "ranc", "rig", "rum", "sav", "savi", "splend", "succ", "tum", "val", "vap", "vig",
  ]

  /// The beginnings of parts that end in `re`: *centre*, *kilometre*.
  static let endingRe = [
    "accout", "calib", "cent", "fib", "goit", "lit", "louv", "lust", "meag", "met", "mit", "nit",
    "och", "reconnoit", "sab", "saltpet", "scept", "sepulch", "somb", "spect", "theat",
  ]

  /// Verbs whose last letter is doubled before an ending.
  static let doubled: Set<String> = [
    "apparel", "barrel", "bevel", "bushel", "cancel", "carol", "cavil", "channel", "chisel",
    "counsel", "council", "cruel", "devil", "dial", "dishevel", "drivel", "duel", "enamel", "equal",
    "fuel", "funnel", "gravel", "grovel", "gruel", "hovel", "imperil", "initial", "jewel", "kennel",
    "label", "laurel", "level", "libel", "marshal", "marvel", "medal", "metal", "model", "panel",
    "parcel", "pedal", "pencil", "peril", "petal", "pistol", "pummel", "quarrel", "ravel", "revel",
    "rival", "shovel", "shrivel", "signal", "snivel", "snorkel", "spiral", "squirrel", "stencil",
    "swivel", "symbol", "tassel", "tinsel", "total", "towel", "trammel", "travel", "trial",
    "trowel", "tunnel", "victual", "weasel", "yodel",
  ]

  static let endingsOfDoubled = [
    "ed", "ing", "ings", "ingly", "er", "ers", "est", "or", "ors", "orship", "ist", "ists", "ous",
    "ously", "y",
  ]

  /// Beginnings with which the listed stems form words.
  static let prefixes = [
    "un", "re", "dis", "mis", "out", "over", "under", "pre", "non", "en", "disen", "counter",
  ]

  static let endingsOfIse = [
    "e", "es", "ed", "er", "ers", "ing", "ings", "ingly", "able", "ably", "ation", "ations",
    "ational", "ement", "ements",
  ]

  /// Stems of words that are never spelled with `ize`, or only with it.
  static let alwaysIse: Set<String> = [
    "advert", "adv", "aff", "appr", "cerc", "cer", "chast", "chem", "circumc", "compr",
    "comprom", "conc", "dem", "desp", "dev", "enterpr", "exc", "exerc", "expert", "franch",
    "highr", "improv", "inc", "manum", "merchand", "moonr", "mort", "parad", "prec", "prem",
    "prom", "rem", "repr", "rev", "sunr", "superv", "surm", "surpr", "telev", "treat", "upr", "val",
    // These are only spelled with `ize`, or are no verbs.
    "ass", "caps", "downs", "outs", "overs", "res", "supers", "unders",
  ]

  /// The ends of stems that are followed by `se` or `ze`: *analyse*.
  static let stemsOfYse = [
    "analy", "paraly", "cataly", "electroly", "hydroly", "dialy", "breathaly",
  ]
}
