import GameEngine

extension DraftField {
  /// Names of columns and fields, in lower case, without spaces and punctuation.
  private static let names: [(DraftField, String)] = [
    (
      .term,
      """
      word words front expression question headword vocab vocabulary vocable lemma kanji hanzi \
      simplified traditional target targetword q foreign phrase \
      wort wörter vorderseite begriff vokabel fremdwort fremdsprache ausdruck frage \
      palabra palabras término vocablo expresión anverso pregunta mot mots terme recto expression \
      parola parole termine fronte espressione domanda palavra palavras termo frente expressão \
      woord woorden begrip voorkant term słowo słówko wyrażenie przód ord glosa framsida forside \
      slovo výraz szó kelime sana слово слова термин выражение вопрос λέξη 単語 言葉 表 问题 \
      单词 單詞 词 詞 词语 詞語 生词 生詞 汉字 漢字 단어 낱말 앞면
      """
    ),
    (
      .definition,
      """
      definitions meaning meanings translation translations back answer gloss sense native a \
      bedeutung bedeutungen übersetzung übersetzungen rückseite antwort muttersprache erklärung \
      definición traducción traducciones significado reverso respuesta traduction traductions \
      définition sens signification verso réponse traduzione traduzioni definizione significato \
      retro risposta tradução traduções definição resposta vertaling vertalingen betekenis \
      definitie achterkant antwoord tłumaczenie znaczenie definicja tył översättning betydelse \
      baksida oversættelse oversettelse betydning bagside bakside překlad význam jelentés fordítás \
      anlam çeviri käännös merkitys перевод значение определение ответ переклад μετάφραση σημασία \
      意味 訳 翻訳 裏 意思 翻译 翻譯 释义 釋義 解释 뜻 의미 번역 뒷면
      """
    ),
    (
      .example,
      """
      examples sentence sentences context usage beispiel beispiele beispielsatz satz kontext \
      ejemplo ejemplos frase oración contexto exemple exemples contexte esempio esempi frasi \
      exemplo exemplos voorbeeld voorbeelden zin przykład przykłady zdanie exempel mening eksempel \
      setning sætning příklad věta példa mondat örnek cümle esimerkki lause пример примеры \
      предложение приклад παράδειγμα 例文 例 例句 例子 예문 예 문장
      """
    ),
    (
      .text(.synonyms),
      """
      synonym synonyme alternatives sinónimo sinónimos synonymes sinonimo sinonimi sinônimos \
      synoniemen synonimy синонимы 同義語 同义词 유의어
      """
    ),
    (
      .note,
      """
      notes comment comments remark remarks extra hint backextra parent article gender plural \
      plurals partofspeech pos wordclass grammar notiz notizen hinweis anmerkung bemerkung artikel \
      genus geschlecht plurale pluralform mehrzahl wortart grammatik nota notas comentario artículo \
      género gramática remarque remarques commentaire genre pluriel grammaire articolo genere \
      osservazioni artigo gênero observação opmerking lidwoord meervoud uwagi notatka rodzaj \
      anteckning kommentar примечание заметка заметки род メモ 備考 备注 備註 笔记 词性 메모 비고
      """
    ),
    (
      .text(.tags),
      """
      tag category categories schlagwörter schlagwort kategorie etiqueta etiquetas categoría \
      étiquette étiquettes catégorie etichetta etichette categoria marcadores labels label etykiety \
      тег теги метки タグ 标签 標籤 태그
      """
    ),
    (
      .text(.source),
      """
      book title origin quelle buch fuente libro livre fonte livro bron boek źródło książka \
      источник книга 出典 来源 출처
      """
    ),
    (
      .text(.pronunciation),
      """
      reading pinyin kana furigana ipa phonetic romaji romanization transcription hiragana \
      aussprache lautschrift pronunciación prononciation pronuncia pronúncia uitspraak wymowa \
      uttal udtale uttale výslovnost произношение транскрипция вимова 読み 読み方 よみ 発音 ふりがな 拼音 \
      发音 發音 발음
      """
    ),
    (.audio, "audio sound soundfile audiofile ton sonido son suono som"),
    (.picture, "picture image photo bild imagen immagine imagem afbeelding"),
    (.deck, "deck lesson list stapel lektion mazo lección leçon lezione"),
    (.language, "language lang sprache idioma langue lingua taal"),
  ]

  /// Names of languages in other languages, so usually those that are learned.
  private static let foreign = """
    spanish french german italian japanese chinese korean russian portuguese dutch polish swedish \
    danish norwegian finnish greek turkish arabic hebrew hindi latin czech hungarian ukrainian \
    vietnamese thai englisch spanisch französisch italienisch japanisch chinesisch koreanisch \
    russisch portugiesisch niederländisch polnisch schwedisch latein inglés francés alemán ruso \
    japonés chino coreano portugués anglais espagnol allemand italien japonais chinois russe \
    inglese francese spagnolo tedesco giapponese cinese russo inglês francês espanhol alemão \
    engels frans duits spaans angielski niemiecki francuski hiszpański английский немецкий \
    французский испанский 英語 ドイツ語 英语 法语 德语 日语 영어
    """
  /// The names that languages have in themselves, so usually those that are known.
  private static let own = """
    english deutsch español castellano français italiano português nederlands polski svenska dansk \
    norsk suomi čeština magyar türkçe русский українська ελληνικά 日本語 中文 汉语 한국어
    """

  private static let byName: [String: DraftField] = {
    var table: [String: DraftField] = [:]
    for (field, words) in [(.term, foreign), (.definition, own)] + names {
      for name in words.split(separator: " ") { table[String(name)] = field }
    }
    return table
  }()

  private static let languages = Set("\(foreign) \(own)".split(separator: " ").map(String.init))

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter }
  }

  /// Whether a column has the name of a language.
  static func isLanguage(_ name: String) -> Bool { languages.contains(letters(name)) }

  /// The field that a column with this name usually contains; nil if the name is unknown.
  package init?(columnName name: String) {
    let letters = DraftField.letters(name)
    guard
      let field = CardField(stringValue: letters).map(DraftField.text) ?? DraftField.byName[letters]
    else { return nil }
    self = field
  }
}
