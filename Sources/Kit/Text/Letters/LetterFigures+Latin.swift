// Written by scripts/letter-statistics. Pairs of letters by language and cost.

extension LetterFigures {
  static let latin = """
    =af 3 lê êe 4 eë 5 ië 6 ë_ ël ër 7 eï ê_ êr ën ïn 8 hê 9 ié oë é_ 10 _ó eê mê uï ëf ït óf 11 nê
    ëi ëv 12 ná oö á_ ïg ör 13 dê sê tê 14 _é aï bé vê én éz éé ëe ïe ïm 15 iê r² sé wê ²_ él ëk
    =ca 5 ió és ó_ 6 _é 7 mé à_ é_ ò_ 8 bé rà rò uè ça è_ èn í_ ón 9 lí nç ré só tà xò 10 _ú là mà
    mí rè tè té tí tò àc àn àr ès ís ít òr 11 _à aç cà dè lè lò mó pú rç rí sí uí ví xí às ç_ èr íc
    íl ín ú_ úb ús üe 12 _è aí aï cé gè gú gü ià iè mè mú nè nò qü sè uï vé àl àt èc íd òm òn ós úl
    ún 13 cè cí cò dà dí dó eï fà fí ló mò nà nó nú pà pè sé ué àf àg àm àp ço èi èt èx íe íf ím ïn
    ïs ït òg òl òp òs 14 _í aó bà có dé iç jà lç lé né ní ró sà uà xè àx èd èg èm èp én éu ía òb óc
    úm üè 15 rú tó àb àd án çó éi ïd
    =cs 6 í_ 7 ní é_ ě_ 8 _ž ně př á_ ře že 9 _č mě ná rá tě vá vě ím ý_ če ří ž_ 10 dí dě jí ká ké
    lá má mí né ný ož tí tř už vé ví vý vš zá ád ál ám án ás át áv íc ít čn ěl ět ři še ší ů_ 11 _ú
    _ř _š ač až bě cí dá eč eš ež ký lé lí mů oč ré rý sí tá té ác éh ém ík ís ýc ým ča či čí ěj ěk
    št ži 12 aš bí bý dů há ič já oř pě rů vů yž zí ák ár áz íh íl ín č_ ěc ěn ěs š_ ši šk ůž žd žn
    ží 13 dé eř iš iž ků lý lš mé pá pí pů tý tš uč uš áp ář áš én íd ír ív íz íš ýt čk čl čt čá ď_
    ěd ěm ěr ěž řá šl ůl ůs
    =da 4 å_ 5 på 6 så år ær ør 7 væ 8 _å få fø læ må ræ æl æn ød 9 _ø gå gø hø kø nå rø sæ sø tæ åd
    æk æs øb øj øl 10 bø dø hå jæ kæ lø mæ næ rå tå tø åe ål æg æt øg øn øv 11 _æ fæ hæ lå mø åb ån
    ås æd æv øs 12 bå gæ nø pæ pø æm øk øm 13 _é bæ då dæ dé jø vå åt æb æf én ø_ 14 iø åg æc é_ ét
    øe øt 15 kå vø åv æ_ æe øf 16 åh åk æi æp ér 17 ée 18 eå fé jå 19 mü né åf æo æu øh 20 cæ eæ hé
    ké lé mö ré uæ uø åm åp æh ém ün ür 21 _à _á gö sé té à_ á_ ö_ ör ül 22 fü jö nü xø ön 23 _ü cé
    fö iæ mé oë rü vé wü zü åå éd ën öt üb üg 24 _ä aæ nç är ço
    =de 5 fü ür 6 _ü üb 7 rü än ät ön 8 hä hö kö lä rä tä wä äh är ör üc üh ün 9 fä mä mö mü nä tü
    wü äc äl äs äu ös üs 10 _ä _ö kü lö lü pä rö sä äg öc öf ög öh üg üt 11 bü dü hü nü tö zä äd äf
    äm öl öt ül 12 bä gä gü jä kä nö sö sü vö wö üd 13 bö dä fö jü zö zü äi öd üf 14 gö pü üm 15 eä
    iö pö äb ö_ ök öm öp 16 dö eö é_ öw üp 17 fé jö ä_ äp öb öv ü_ 18 _à eü iä ré vä à_ äe äz öz 19
    né uä äo 20 _ø nç sé uü äq äv ço öo ø_ üv 21 cä iè ké lé oö sã té ão èr ém és ük 22 _á bé oë oü
    oğ pé á_ ér ét ën öx ğa
    =es 5 ió ón 6 ía 7 añ má rí ás ño ó_ 8 rá tá á_ án é_ í_ 9 dí eñ ié lí sí ué én és ís ña ún 10
    _é _ú aí bí cí có gú mé ró só tí tó ér íc ín ít ól óm 11 _á cá dó fí iñ lá ló mí ní nó pú ré sé
    té uí ví zó ác él ío úb úl 12 aú dé gí gó hí lé mó mú nú pá tú uá vé ág ál ám ár át éc éx íd ór
    ú_ úm ús 13 cé eí fá jó ná pó zá áf áp éd ét íf ím ñe ód óg ós óv óx út 14 _ó bá bé bó eó gé iá
    jé né pé pí sá uñ yó áb éf ép íb íg ír ñí óp 15 _í bú dá fé fú gü hé oí oñ rú sú vá vó áx ég éi
    ém úa úp üe 16 fó há áq áv íp ót úc
    =et 4 är 5 mä ää õi 6 vä võ 7 _ü lõ äi ül 8 jä kõ pä sä tä äh äl ät õp üh 9 kü nä sõ tõ tü äe õn
    õr üm 10 kä lä mõ sü õe õt ör öö ük üp üü 11 _õ hü põ pö tö äs õh õu üs 12 _ä hä lü nõ rü äb äo
    äp õl õõ 13 nü pü äm üb 14 ež jõ än õs öt üd ži 15 hõ rõ äd äg äv õd õj ök ü_ ün 16 äk õv öp üv
    17 _µ aä aõ aü bé oš µ_ éz õm ö_ ür šü 18 iõ iü mü öa öd üg 19 aš jī mö r² rö uõ ²_ õk öl īn ši
    =eu 3 bé éz 4 _ñ ña 5 r² ²_
    =fi 3 ä_ 4 tä 5 än ää 6 lä 7 kä mä nä sä vä 8 hä jä pä yö äh äi äl äm äs ät äy 9 dä äk är ös 10
    iä rä tö äv 11 _ä eä kö lö ö_ öi ön öy 12 yä äj ök öt 13 iö äp öh 14 nö äd äe öl öm öp ör öä öö
    15 pö sö öd öj 16 jö mö äa äo 17 _ö hö öv 18 bä dö rö öe 19 gä öa 20 oä 21 mü öu ün 22 ké på äb
    äö å_ é_ ém 23 _à _å fö gö sé vö à_ åb 24 fé gü tå tš wä äc åh še
    =fr 5 _à à_ é_ 6 _é ré té 7 dé ée ér és ét 8 né rè sé ça èr ès éc êt 9 _ç _ê iè lé mé mê pé ég
    él ép êm 10 cé gé hé ié ué vé éa éd éf ém én év 11 aî fé là lè nç où rê èm éb éq ôt ù_ 12 bé cè
    dè jà mè pè tè ço èc èg èt éj éo ît 13 aç cô hè oû rô tê tô yé âc ât èl èn èv éu în ôl ût œu 14
    'à _â _œ eç gè hô pê râ sû âg çu êc ûr 15 aé aï bâ cœ dû fê nè pô rç sè uê vè vê xé èd éh éé êv
    ël ôm û_ 16 _î bê fè hâ jé lâ lô nê oë oî sœ âm èb èq éâ îl ôn ôp 17 aë gâ gê oè oé oï pâ rû tâ
    uè zé âl éi êl ên êq ûl œi 18 _è mâ éç ïs
    =ga 5 ái 6 éa éi í_ ío 7 aí há ní tá á_ ú_ 8 eá hé lí ré sá án é_ ín ó_ 9 _á _ú dá iú lá lé nó
    pé rá rí sé sí té tí tú áb ál úi ús 10 _é _í _ó cá fé hí hú lú má ná rú ás át íl ói úl 11 cé mé
    nú pá ró ár ón ór ún 12 có dé dó dú fá gó hó ló mó né pó sú ít óc 13 cú dí mí só uí ám íc ód óg
    ót úp 14 bé bí gá gú tó ád ír ís óf úb úc úr 15 bó fí fó ág éd én ím óm ós úd 16 bá mú ác éf íd
    17 'é cí íb 18 gé pú éb éc ét íú 19 bú uá vé ví zú éz úm 20 r² ²_ íg
    =gl 4 ió ón 7 nú rá tá á_ úm 8 _á _é iá iñ má pá sí áb ál áx é_ íb ña 9 uí én ín 10 añ mé oñ rí
    só té tí tó zó áf ág ái án ár át ía ír ít ñe ño ó_ ór úa 11 _í _ú cá eñ fó pé ró ác ám ér ím ío
    ñí ód úl ún ús 12 aí có dí dú gú iú lí mí mó pí pó sú ás és í_ íd úe 13 lú mú ná né vá vé ví ét
    ól ós óx ú_ 14 _º bí bó cí dé fí gá lé ló ré tú º_ íg ís íx út 15 bé cé nó ád íf íl íz 16 bá bú
    dá lá xé éb éx íc ñi úb úr 17 cú ní pú xú áp éa éf ég él éz ób óm óp óv óñ 18 _ª _ó dó eá rú ué
    xí ª_ áz íu úc 19 hé hú sá íe 20 _¾ _à eó mñ
    =hr 6 _š št 7 _č aš eć ič iš oš će če či še že ži 8 _ć _ž ač až eš oč ož uč ći ča čk š_ ša ža 9
    eđ ić rž uć uš už ć_ ća čn đe đu ši šk 10 ađ eč oć ođ pš rš ču đa šl šn žn 11 ać ež iž ću čl žu
    12 dž ćn č_ čj šu šć žb žd 13 rč rđ vš čo žj 14 _đ jč pć uđ đi šo šp ž_ žr 15 iđ kć kš nč ćo čv
    žo 16 jš nđ nž đo šv žl 17 mč rć vč 18 mć mš žm žđ 19 kč ćk đ_ đs šm žv 20 gđ lš pč đm 21 _æ _è
    lž sâ âm æe è_ čm šc 22 _à dš nš à_ čc šr 23 fü nć ür šj
    =hu 6 _é és 7 ár 8 kö lá má tá ál án ás át ég én ér ó_ 9 _á já ké mé né rá té vá zá zé ág él ét
    ül ő_ 10 _ú há jó lé ló lő ná sá sé tó tö tő vé áb ám ék ép év ít ól ön ör öt öz 11 _í _ö bá dá
    dé dő gá gé ká kü ré ró rü ső zí zó zö zü ző ák áz éz íg ír öb öl ös öv új ől ős 12 _ó _ü _ő fé
    iá ió jö lö mű nö nő pá pé rő yá yé á_ ád áj é_ éb ém ín ív ób ór ót ök ú_ úg úl ük ün ők őt ű_
    13 bó dó dö fö fő gí hé hí ié jé kí lí lü mí mú rö rű sí tí tú tü yü ác áv éd éh ím ód ók ós út
    üg üt őb őr 14 bő dí só őz
    =is 5 ð_ 6 _á _í _þ að á_ í_ 7 ið 8 eð ða ði þa þe 9 rá rð ðu 10 _é _ú já jó jö lí sé sí ví ál
    ár át ær æt ég ér ík ín ís ór öl ú_ ún 11 _ö hú má nú rí tí tö uð væ áð æð íð ól ót ög ör úr út
    þv þá 12 _æ _ó bæ bú fé fð fó gð há hæ hé hö lö ná ný ræ ré ró rú tæ tó vö án ás æg æk æm é_ él
    ét ím ðr ðs ó_ ók ón óð öf ön öð ús þr þó þú 13 dó fá fæ gæ jú kó lá læ lý mé mí mö næ sá sæ só
    sö áh ák æn æs íf ít ðl ós ök úa ýr ýs þi þj 14 _ý bó dæ gö hó mæ mó oð rö sú sý áf æl íl íu ðe
    ðj ðn óm óp úi ýj ým ýn þæ þé
    =it 3 _è è_ 4 à_ 5 tà ù_ 6 iù ò_ 7 hé sì é_ ì_ 8 rà uò 9 ià iò rò 10 hè 12 'è _é dì lì né oè 13
    dà là sé 14 fè nò sù tò tù 15 bè dò iú nè pà pò rì sà vò ú_ 16 bù cì cò lò mò sè sí sò tè í_ 17
    _à uì ó_ 18 fà nì nù pì ré rí rù tì á_ án ão él ía 19 bì cí fé iá ké mè ró sã té uó ém ér 20 dè
    eò eó gù ló ná nç oé pé sá tí và vì zá ál ço èi és íg ín ón óp 21 _á bé cè cé dù gò gó iè ió lá
    lí lù oã rá rè tá uè zò ás ée éq ìp ìt óm 22 dí mé
    =lt 5 ų_ 6 ą_ 7 _į _š iš ių ė_ ės į_ 8 _ž dė nė tų či ėj š_ ši ži 9 aš až bū dž jų lė rė už ėl
    šk 10 ač bė eš ką kė mą mė sų tą tė vė ėt ę_ ša št ūr ūs ūt žm 11 _č ią ją jū kš kū kų mū mų ną
    nų rą są sė tū ęs šv ūn ž_ ža že 12 eč ež gė gų ič iū jį lą lį lų nę nį pė rį rš rū rų tį ąj ėd
    ėg ėm ėr įs įv še šo ūd ūk žn žo žu žy 13 bą dą dų gą kį nč rž sč tę vą vę vų yč ėk ėn ėv įm įr
    šl šs šu šy šč šė šį ųj žd žk 14 _ū bę bų jė kę lę mž oš ož rę sū uč uš yš ąs č_ če ėž įt įž šm
    žs žt žv žė 15 dį mę sį šr ūl ūp
    =lv 5 ā_ 7 kā rī tā 8 jā nā pē rā vē ād āk ār ās īb 9 _š bū iņ lā lī mā mē pā tī zī āj ām āt ēj
    ēl ēr ēt ī_ īg īt ša ūs ūt 10 bā dā dē dī eš lē nī rē sā vā āc āl ē_ ēc ēs īd īv ņa š_ ši šo 11
    _ļ aļ aš cī gā jū kš mū oš rš sē tē zē āp āv ēk ēm ģi īj īm īs ļa ļu ņu šu šā 12 _ā _ī až bē eļ
    ež kļ lū mī nē sī tū uš vī zā ān ēd ēļ īk īn īr ķi ļo ņe ņi ņš šī šķ ūd ūr 13 _č _ē ač aņ bī cā
    cē eņ iā rū zņ ču ēn ēš īc īl īp īz ļ_ ļi ļā ņē ūk ža ži žu žā 14 _ģ _ķ dž gū iš pī sū uā āb āz
    āš če ēg ēģ ķe ļū ņā še žo
    =nb 3 å_ 5 _å på 6 så år ør 7 fø jø nå ær 8 få må væ 9 _ø gå hø rø sø åt øk øn øy 10 lø rå tå tø
    vå åd ål ån åp ød øl øp øs øt øv 11 bå bø dø hå lå læ mø næ 12 jæ nø pø åk øm 13 då sæ åe ås ø_
    14 _æ _é bæ iø åv æv én øf 15 fæ gø kå tæ øe øg 16 hæ jå kø ræ åf åg é_ 17 dé iå mæ vø æ_ æl æs
    øb 18 dæ eå eø åh åm æp 19 ré uø åb åi åå æd æk ün 20 _è cæ fé rü sé åj èn ée ét øi 21 _à eæ gæ
    gö ké mö mü né pæ té à_ är æt ö_ ör øa 22 _á cé yå á_ æb ém øh ür 23 _ä dè fô fö lé mä mé sá án
    å' è_ ôr öt 24 _ò _ó fü jé má nè uæ zü ál æh èv és òg óg ül
    =nl 4 ië 5 _é én éé ë_ 6 eë ël ën 7 eï é_ ïn 9 aë aï ër 10 eé fé hè hé iè ké vé vó è_ èr ëi ór
    óó 11 oë oö ré sé té él ëe ïe ïs ör 12 _à cè dé mü né uï wé à_ ça èn éc ét ün 13 _ó _ü aç lé mé
    nç nè oï rí sã uê zó ão ço èv ér és êt ët ëx ëz ía ïd ït ó_ üb 14 eü gé má ná nó pé rè á_ án ém
    ëv ïm ïr óf óg ül ür 15 cí dá dü gü lâ sá zé ál ár át áx ân èm íg ï_ ïb ók ón öp üs 16 _á _è bè
    cé có dí eó fü gê gó jö uá uü zü èt éb éo ên ëd ío ïl ña óm üm 17 añ cô eñ hâ hç jà jü sú tó wá
    wè zá ât çe èl ée éj éu ëf óc ús üh üp
    =pl 6 ię ć_ ę_ 7 _ż ał ą_ ła że 8 oś tó ór ów ł_ ło ż_ 9 ać aż eś eż ią ją oż ró uż ył ęd ły ś_
    śc ży 10 _ś bę gł ić ił ję mó oł są sł yć zą zę zł ąc ąd ęc ęk łe łu śl ść żn 11 ań dł eć eń iś
    kó kł ną pó tę wł yś ób ń_ ńs śn św ża 12 _ł aś dą dę eł gó iż ką lą lę nę oń pł rę só wó óc ód
    ój ól ół óż ąt ąz ęp ęt ęś łó łą ńc śm śr żd żo 13 bą có cą cę dó dź gą gę hę ió jś kę kż mę nó
    rą tą uł wą wę yż ąg ąć ąż ęs ęz ęż łk łn ź_ źn żk 14 _ź aź bó eź mł tł óg ót óź ął ęg ęć ęł łb
    łę żl żs 15 hł mą ęb łc żc żą
    =pt 4 ão 6 _é nã çã é_ 7 aç á_ 8 sã ça ém ê_ õe 9 _à cê iç nç rá tá tã té à_ ár ço çõ ên 10 _á
    aí bé eç já lí mã só tó ér ês íc ó_ ór ós 11 _ú há iã lá mé rç rê rí ró sé uç ué ás ân íd ín ís
    ít ív 12 cí dá dê fí hã lé má mí mú ná ní nó nú pó pú rã ré sá sí tê tí uí vá ví às ág át áv ã_
    ãe éc éd és êm í_ íl óp úb úl úm ún ús 13 _ó câ dã fá fé gê hõ iá iê lê oç pá pé sõ tâ uê vã vé
    vê ác ál âm ét íp ód ól óx ôn úd 14 _í aú cá cç cé có dé dí dú gó ló mê mó né nô pç uá áb ád áf
    áp ía íf ím ío ír óc óg ót ôm
    =ro 4 ă_ 5 _î în 6 _ș că și ți 7 să tă ân 8 aț ră ăr șt 9 aș câ eș lă mâ mă nă nț pă ăt 10 eț iț
    tâ vă ză ât ța țe ță 11 _ț bă cț dă fă gă iș uț îm ăc ăm ăs ăț șa 12 lț oț pâ râ rț uă uș vâ âr
    ăi ăl ău ăz șe 13 oș âm îi îl ăd ăn ăp ș_ șc șo șu țu 14 bț fâ gâ lâ pț âi âl îș îț ăș ț_ 15 mț
    nâ nș rș sâ sț âș 16 _ă dâ jă zâ âț ã_ ăb ăg șn 17 eî sî xă âu ăv șă 18 bâ cî hă sã ît ăj șm 19
    cã cș hâ tî uâ âs țâ 20 _º pî rî ºi âd î_ îs 21 eă lș mî îr 22 _à eâ fã gî mü tã à_ án âz é_ ǎ_
    23 bș fü lî mã nã pã pș rã sǎ vã vî ãr ün șb șl 24 _â _ȋ ȋn
    =sk 7 é_ ť_ 8 _č _ž ná né rá á_ í_ ú_ ý_ že 9 ať eľ ný oč rí už vý ýc ča či ž_ ži 10 _ú _š až iť
    jú ké ký lá má ní ož ré rý sú sť tá tý vá vš zá ác ál ám ár ás át áv éh ím ým čn čo ľa še ši št
    11 _ľ ač aš dá eč eď eš ež ič ká mô nú tí tú ád án íc ís ôž če čí ď_ ďa ľk ľu ša ší ťa žd žn 12
    _ď dí dľ eň eť há kú lé lí oľ pá pô sí té vä vé ví yť ák áz áš ém ík ín ít ív úc úp ús út úč ľ_
    ľm ň_ ňa š_ šk ží 13 dô dú hľ iá iš lý lš nč oš pí pš rú rč yš zí áj áp äč ér ír ón ôs úd úr ýs
    č_ čk čl čš ľo šl ťo
    =sl 6 _č _š _ž oč če či še 7 ač aš eč ič iš č_ ča čn že ži 8 ež jš ož ši šk št šč ža 9 eš oš rž
    uč už čj ču ša šn žn 10 až bč iž kš nč uš čl š_ šl šo 11 rš čk čr žb žj 12 vč šp ž_ žk 13 hč lž
    mš nš vš zš čo šj žu 14 bš dš mč pš rč žo 15 dž šu šv žg žr 16 nž 17 lč sč čb čm šm žl 18 jč mž
    vž 19 dč lš mü čv žm 20 gč ün ür ć_ šc 21 fü gš ić pč zč 22 _à tü à_ čp 23 _ć bž kö mö sž öd öl
    üh ül žv
    =sv 4 är 5 _ä å_ ör 6 fö 7 på så än år 8 lä vä äl ån 9 _å _ö då få gå gö hä jä må nä nå rä rå sä
    tä äg ät åg åt öv 10 dä hö kä lå mä vå äm äs äv ål 11 bä bö hå kö lö mö rö sö tå tö äk åd ås öd
    ök ös öt 12 dö fä gä äd åk ög öj öl öm ön öp 13 bå jö äc äf ö_ 14 nö äp äx 15 kå oä pä åe åh åv
    é_ 16 dé eå iö ä_ 17 iä åm én öc öf 18 mé åb åp åå ée 19 té vö åa åf öa 20 fé né pö ré xå äh öb
    öe öh 21 cé ké yå äb åj öö 22 _à eä lé mü à_ äe ün 23 _á eö oö sé á_ ää ém ür 24 iå pé vé ül 25
    _é _ø fü jå jé jü nç nè zé zü ço èv éa ér öz ø_ 26 _ü gü oë åx üb
    =tr 6 ı_ ın 8 _ç _ö aş dı iç lı nı rı sı tı çi ün ıl ır 9 _ü _ş dü eğ gö gü iş kı mı tü yı ço ön
    ü_ ür üz ği ğı ık ım ış ş_ şe şi şı 10 aç ağ eş iğ kü lü oğ uğ yü zı ç_ ça çe çı ör öy öz ük üm
    ğu ıy ız ığ şa şl şt 11 bö bü cı eç mü nü pı rü sö sü uş öl ül üy üş ğl ğr ıs şk şm 12 _ı dö fı
    kö rç rş çl çü üs üt üç ğa ğe şu şü 13 bı cü kç nç oş uç yö zü çm öğ üc ıc ıd ıp 14 gı hü hı lç
    çb çt ös öt üp üv üğ ğü ıt 15 'ı hç kş tç tö çu öd ök öp üd ğ_ ğm ıf 16 nş rö çö öm üb üf ğd ı'
    ıç şb şç şö 17 kâ vü vı üh ıb şv
    =vi 6 _đ 7 à_ 9 iệ là và ác ên ó_ ôn 10 cá có củ hà há hô hư iế mộ àn ày ìn đư ườ ượ ại ất ến ể_
    ột ới ời ợc ủa 11 _ở gư hì hí hú hấ họ iê iề iể nà uố vớ ào án ân ã_ ì_ ăn đi đã độ ơn ư_ ướ ạn
    ải ản ần ết ều ện ị_ ốn ở_ 12 bả cô cũ cả cầ gà hâ hơ hạ hả hậ hế hể hỉ hị hủ hứ hữ lạ mà nó nă
    oà oạ rư sẽ số tô tạ từ về yê ài àm á_ ái át ây íc ín òn ô_ ôi ùn ún ý_ ăm đó đạ đầ đế để ũn ươ
    ả_ ầu ận ật ẽ_ ế_ ề_ ền ệt ỉ_ ọ_ ọc ố_ ốc ối ồn ộ_ ội ộn ớc ờn ủ_ ức ừ_ ử_ ữn ự_ ực 13 _ô bị hó
    hố sự tư ấy ập ệ_ ổ_
    """
}
