// Written by scripts/letter-statistics. Groups of letters by language and cost.

extension LanguageFigures {
  static let latinMore = """
    =hr 8 a_ e_ 9 _s i_ je 10 _d _i _j _n _p je_ na o_ u_ 11 _je _je_ _k _o _u _u_ da ko ra st 12 _b
    _da _da_ _i_ _m _na _po _pr _se _t _v _z an da_ en ij im in ja ka la li m_ ma na_ ne ni no od oj
    ov po pr re ri sa se ta ti to va ve vi vo za 13 _a _bi _g _ka _ko _na_ _ne _od _r _sa _se_ _za
    ad aj ak al am ar at av bi d_ di do ed el em et go ije ik il is it iz ja_ ji ju ko_ li_ lj lo
    ma_ me mo n_ ne_ nj od_ og om on or os ro se_ sk su te ti_ to_ tr 14 _do _go _iz _koj _l _mo _ni
    _od_ _ra _st _su _su_ _sv _to _za_ _š ako ako_ ao ao_ as az bo ci de din dn dr ek er es g_ ga gr
    h_ ih ih_ ije_ im_ ima io io_ iv j_ ji_ ju_ k_ ka_ ki koj ku la_ le mi ni_ nje no_ ob odi og_ ok
    ol om_ ost pa pre r_ ru s_ sl sta su_ sv t_ ta_ te_ va_ z_ za_ št 15 _god _pre _pro ada ali an_
    anj ba br god ic ija ili ine ine_ ist iti jed ke ke_ mo_ nu oji ot ova ovo pri pro ra_ rad sa_
    si sti tu tv ve_ vr zi že
    =hu 9 _a a_ 10 _a_ _e _m gy n_ s_ t_ 11 _h _k _n _s _v az e_ eg el em en et gy_ i_ k_ le m_ sz
    y_ z_ 12 _az _az_ _f _i _l _ne _sz _t _é ak al an az_ egy ek em_ en_ er es g_ in is l_ me mi ne
    ol r_ ta te tt va ze és és_ 13 _b _c _d _eg _egy _el _ho _hog _hogy_ _j _le _me _mi _nem _nem_
    _va _és _és_ ag agy am an_ ar at be cs de ek_ ez ha ho hog hogy ik is_ ke ki ko la ll lt ly ma
    meg na nd nem nem_ nt ny og ogy ogy_ ok on or os re rt sze tt_ ve ye zt ál án ár ég ér 14 _cs
    _egy_ _ez _ha _is _is_ _ke _ki _kö _ma _meg _min _o _p _r _sze _te ak_ ap b_ ba bb d_ do eg_
    egy_ el_ ele ere es_ et_ ett fe ge he ig il it ka ké kö lt_ lá min mo má mé ni ni_ nn nt_ ok_ om
    ot ra ro rt_ sa se so st szer to tá té ya zer zá ás át él én ó_ ül ő_ 15 _ak _be _de _fe _g _má
    _na _vo ad as ban ban_ bb_ ben csa de_ ed ell fo ga ik_ ind int ja kor len let li nek nk on_ pe
    ri rá ti vo vá yo za zo ár_ ét
    =id 8 an 9 a_ n_ 10 _d _m _s an_ da er i_ ka ng 11 _a _b _k _me _p _t ah ak al ang ang_ ar at di
    en g_ ga h_ in k_ la ma me ng_ pa ra sa se ta u_ ya 12 _be _da _di _i _ke _men _pe _se _y _ya ad
    ah_ am ap as ba be el em ha ia it kan kan_ ke men na ny nya pe r_ ri si t_ te ti tu un ya_ yan
    yang 13 _ba _ber _dan _dan_ _h _in _j _ka _l _ma _sa _te _yan _yang_ ada ai ak_ aka ala ari at_
    ber bi bu da_ dan dan_ de di_ eb eng gan gan_ ik is ja ki ku l_ lah li m_ mu nd nga ngan ni nt
    nya_ per ran ri_ ru s_ ter tu_ ua uk 14 _ad _ada _ak _bi _c _dar _de _di_ _ha _ini _ini_ _ja _la
    _mem _n _o _pa _per _r _ta _ter _ti _u _un ada_ ag akan aku al_ am_ ama any apa ar_ ara ari_ asa
    asi ata au ay ca dal dala dar dari du e_ ek ela ena enga era es et ga_ gg gi ia_ id ih il ing
    ini ini_ ir isa ita itu ju ka_ ku_ lah_ lam le lu mb mem mi mp ngg ni_ ntu ntuk on or pi pu rang
    re rt sa_ si_ su ta_ tan tuk uk_ ul um unt ur us ut wa 15 anya ika p_
    =is 9 r_ 10 _e _h _s a_ ar er g_ i_ m_ n_ ð_ 11 _a _f _m _o _og _og_ _v _á _í _í_ _þ an ar_ að
    að_ ei in ir nn og og_ st t_ u_ um á_ í_ 12 _að _að_ _b _er _er_ _l _se _t _á_ em en er_ il ir_
    ið ið_ l_ la na nd nn_ ra ri s_ se ta ti um_ ur ur_ ve 13 _g _ha _he _k _n _sem _sem_ _ti _til
    _til_ _u _ve _vi _þe af al am ann di ef eg ein em_ eð f_ fr ga ha he il_ inn ka ki kk le ll ma
    me mi na_ ng ni ns nu ra_ ru sa sem sem_ sk til til_ tt tu un va ver vi yr ða ði þe 14 _af _af_
    _al _d _ei _ein _ek _ekk _ekki_ _en _en_ _fr _fy _fyr _ge _han _hann_ _me _með _r _sa _sk _st
    _um _um_ _va _var _ver _við _við_ _þa af_ ag an_ and ann_ da ek ekk ekki el en_ es et fa fi fy
    fyr fyri ge gi gu han hann hv ig ing inn_ is it ja ki_ kki kki_ ko ku ld li lu með ndi nna nni
    ns_ on or re ri_ rir rir_ rn rs ru_ rá rð si ss st_ sta ta_ tt_ var var_ við við_ vo yri yrir ðu
    þa 15 _fyrir_ _með_ _mi _var_ ega eð_ ft fu ga_ ins jó með_ nar ni_ sl sv ti_ ði_
    =it 8 e_ 9 a_ i_ o_ 10 _a _c _d _p _s on 11 _di _e _i _l _m al an co de di di_ el en er in l_ la
    n_ no nt ra re ri ta te to to_ 12 _ch _co _de _di_ _e_ _f _in _n _t _u _un ar at ch che che_ es
    he he_ ia il io la_ le le_ li ll ma me na ne no_ or pe re_ ro se si so st ti tr tt un 13 _a_ _al
    _che _che_ _con _del _g _il _il_ _in_ _la _la_ _no _pe _per _pr _q _qu _r _se _v am ca ce ci con
    da del do ell ent er_ et gi ic il_ in_ io_ ion is it lla lla_ lo mi mo na_ nd ne_ ni nte ol om
    on_ os pa per po pr qu r_ sa ss ta_ te_ ti_ ve zi 14 _an _b _ca _com _da _del_ _fa _h _l_ _le
    _ma _mi _ne _non _non_ _o _pa _per_ _po _que _ri _si _so _st _su _un_ _è _è_ ag all are are_ as
    ato ato_ av az cc com da_ del_ dell do_ ed eg el_ ella em ere ess est ett fa fi gl gli ia_ ie im
    ione iv li_ lo_ lt ma_ men ment nc ni_ non non_ nte_ one one_ ono ono_ per_ pi que ra_ ro_ rt sc
    se_ si_ so_ sta su tto tu ua ue un_ uo ut va vi vo zio zion è_
    =lt 9 s_ 10 _k _p ai i_ o_ 11 _a _i _s _t _v a_ ar as au e_ ia ie in ir is ka li os os_ r_ ri ta
    ti ų_ 12 _b _d _g _ir _ir_ _j _ka _l _m _n _pa ai_ al an as_ da ei en et ik ir_ is_ ki ma na ni
    pa ra si st to u_ us va vi ą_ 13 _da _ne _pr _r _su _ta _vi _į _š ad am at di er es ga iau ij im
    io it iš ių ių_ ja je jo ko ku la me mi mo ne no nt oj pr re ro sa su t_ tai te ti_ tu uo ur us_
    vo ės ės_ į_ 14 _be _ga _iš _kad _kad_ _ko _ku _la _me _sa _tai _ti _va _ž ad_ aip aip_ ak ali
    ap au_ aus av ba be bu d_ do dė ek el gal gi iai id ie_ ien iet ijo il ini io_ ip ip_ iu je_ ji
    jos jos_ kad kad_ kai kur nd nk nu nė ok om on or p_ pas pi po ra_ rt sk tai_ tik tr tų tų_ ug
    uri uv uvo ve vie vis vo_ yr či ė_ ėj š_ ši ži 15 _ar _at _bu _e _kai _kur _li _ma _nu _o _pas
    _pri _su_ _vis _į_ ar_ aug ci es_ etu ia_ iai_ iki k_ kl kt l_ le lie ng oje ot pri se su_ tas
    tin to_ ty uk usi ut
    =lv 8 s_ 10 _k _p _t _v a_ as i_ ie u_ 11 _a _i _n _s _u ai ar as_ es ja ka r_ ti vi ā_ 12 _b _d
    _j _ka _l _m _pa _un _un_ _vi an ar_ at au da en es_ ik ir is la m_ ma n_ no o_ pa ra sa st t_
    ta tu tā un un_ va 13 _ar _g _ir _ir_ _la _ma _ne _no _pi _r _sa _ta _va ad ai_ al am av ba ci
    di dz e_ ei ek em et ga ien ij ija in ir_ iz ja_ ju ka_ ko ku kā li na ne ni nā ot pi ri rī te
    to tu_ um ur vie z_ āk 14 _ar_ _at _c _da _e _es _ga _ie _iz _ja _ka_ _ko _kā _lai _no_ _par
    _par_ _pie _ti _tā _uz _vai _vie _š ak be bi d_ de ed el em_ er et_ ev iek iem iem_ ies iet il
    is_ it iņ jas jas_ jā k_ kas kas_ ks kt kā_ lai lī man me mi ms ms_ mu mā no_ nu os par par_ pie
    pr pē re ro ru rā si sk tas ti_ tie tik tr ts ts_ tā_ tī us uz vai var ve vis vē zi ād āj ām ār
    ās ās_ āt ēj ēt ī_ īb īg 15 _be _ku _man _pr _vis _z ab ad_ am_ arī do id ies_ kur lie mē nu_ on
    sp ta_ tas_ v_ vien ēr īt ša
    =nb 9 e_ en er r_ t_ 10 _d _e _s de en_ er_ et g_ n_ 11 _a _b _de _f _h _i _m _o _t _v an ar et_
    i_ ke le me ne or re te å_ 12 _det _det_ _er _er_ _fo _for _g _ha _i_ _k _me _n _og _og_ _p _å
    a_ d_ det det_ ed eg el fo for ge ha ik il in je kk l_ li m_ ng nn og og_ om om_ re_ se sk st ti
    tt ve 13 _av _av_ _en _en_ _for_ _j _l _på _på_ _se _so _som _som_ _ti _til _til_ _u _vi _å_ al
    an_ ar_ at av av_ de_ den ed_ eg_ es for_ ig ikk ikke il_ is k_ ka ke_ kke kke_ ll med nd ne_ no
    or_ på på_ ra ri rt s_ so som som_ ta te_ ter til til_ tte v_ va vi 14 _at _at_ _be _bl _den _et
    _fr _har _har_ _he _hv _ik _ikk _ikke_ _in _je _jeg _jeg_ _ka _med _med_ _men _no _r _si _sk _st
    _ut _va _ve ak at_ be bl da den_ der di dr du ene ere ett ette fr ge_ gj har har_ he hv id ig_
    ing it jeg jeg_ ko kt la le_ ler lig lle lt ma med_ men mm nge nne ns nt ol on pe rs rt_ sa si
    ste så så_ ten ter_ tr tt_ un ut ver år år_ ær ør 15 _de_ _om am em mme rd ro
    =nl 8 en n_ 9 _d e_ en_ t_ 10 _e _h _v an de ee er et r_ 11 _de _de_ _he _i _m _o _w aa an_ de_
    el et_ ge he ie ij in s_ te 12 _a _b _ee _een _een_ _en _en_ _g _ge _het _het_ _in _n _s _t _va
    _van _van_ _z aar al ar at be ch d_ da een een_ er_ g_ het het_ in_ is k_ l_ le me nd on oo or
    re st va van van_ ve we 13 _be _da _in_ _is _is_ _j _k _l _me _op _p _te _vo _wa _we _zi aar_
    ar_ at_ den di ed es gen ie_ ij_ ik is_ it j_ je ke la li m_ ma na nde ne ng ni nt oe om oor
    oor_ op or_ p_ rd ri ro te_ ti ui ver vo wa ze zi 14 _al _dat _dat_ _di _do _ik _ik_ _je _je_
    _ma _met _met_ _na _ni _nie _on _op_ _r _st _te_ _u _ve _ver _voo _voor_ _ze _zij _zo a_ aan
    aan_ ag al_ and as cht dat dat_ den_ der die do eb eer eg ei ek el_ em ere ev f_ gen_ ha hi ho
    ht iet iet_ ig ijk ijn ijn_ ik_ ing it_ je_ jk jn jn_ ken lij ll ls maa men met met_ mi mo nd_
    ng_ nie niet ns op_ ou pe ra ren rs sc sch se ste ta ten ten_ ter to voo voor wi ze_ zij zo
    =pl 9 e_ ie 10 _n _p _w a_ i_ ni o_ 11 _d _j _m _s _t _z ie_ na nie nie_ po st w_ y_ 12 _b _c _i
    _i_ _je _k _na _ni _nie _o _po _pr _w_ ak an ch ci cz do dz dzi es ia ię je ko m_ mi na_ od ow
    pr ra ro rz si sz ta te to u_ wi z_ za ze zi zy ę_ 13 _a _do _ja _jes _na_ _nie_ _r _si _się
    _się_ _to _to_ _z_ _za _ż ac al am ar ał by ch_ ed eg ego ego_ ej ej_ em en er est go go_ h_ ię_
    j_ ja jes k_ ka ki le li ma mo ne ny ob on or os prz rze się się_ t_ to_ ty wa wy yc ą_ ć_ że 14
    _by _cz _do_ _g _jak _jest_ _ko _l _ma _mi _mo _prz _ta _te _ty _u _wi _wy _że _że_ ad aj ak_
    ani as at aw az bi ce cie cze czy d_ da dn do_ dy dzie ec ek em_ est_ ia_ ic iej in is jak jest
    kie kt ku la le_ n_ nia no ok ol oś pa pi prze re ry rzy sk sp st_ sta tak tr wie wo ych ych_ ym
    ym_ ys ze_ zie zn zy_ ów ł_ ła ło że_ 15 _kt _ro _st _tak ale am_ ba cj co el eni ki_ mie ne_ oc
    om pra tu tó we ws zo ór ów_ ż_
    =pt 8 a_ o_ 9 _d e_ s_ 10 _a _e _p de m_ 11 _c _de _de_ _m _n _o _s ar as co da de_ do do_ en er
    es ma nt or os os_ qu r_ ra re te 12 _a_ _co _e_ _f _o_ _q _qu _que _que_ _se _t _u _v ad al an
    as_ ca da_ em em_ ia in is me na no om on pa po que que_ ra_ ri ro se st ta to u_ ue ue_ um ão
    ão_ 13 _com _da _do _do_ _em _es _i _l _ma _no _pa _par _po _pr _r _um ai am ar_ ara ci com di
    ei el ent er_ es_ est eu ia_ ic id io ir it l_ la le ma_ mo nd nte ou par pe pr sa so ss te_ ti
    to_ tr ve é_ 14 _b _ca _com_ _con _da_ _di _em_ _est _fo _g _me _na _no_ _nã _não _não_ _para_
    _pe _por _re _te _um_ _uma _uma_ _é _é_ ac ado al_ and ara_ at aç br ce com_ con dos dos_ ec
    ente ess eu_ fi fo ga go gu ha ho i_ il im is_ li lo men ment mi mo_ mp na_ nc ndo ndo_ nh ni
    no_ ns nte_ nto nã não não_ oc oi ol om_ or_ ou_ para por res ro_ rt se_ si sta ta_ ua ui um_
    uma uma_ un va vi vo çã ção ção_ 15 _in ais ais_ fa ica ida lh od tra tu
    =ro 8 e_ 9 _d a_ i_ 10 _a _c _p _s de n_ re ă_ 11 _de _de_ _l _m _î _în ar at de_ in l_ nt ri st
    t_ te u_ ul un în 12 _a_ _e _f _n _o _pe _t _în_ _ș _și _și_ al an ca ce cu di ea el en er es ic
    ie la le ma ne ni or pe pr r_ ra re_ ta te_ ti tr ul_ în_ și și_ ți 13 _ca _ce _co _cu _di _din
    _i _la _la_ _ma _pr _r _să _u _un _v ac ai are are_ as at_ ci co că că_ din ea_ ec ent est ia ii
    il im in_ it la_ le_ li lo lu m_ me mi na nd ntr nu o_ oa on ro ru se si să să_ to tu tă ui ur
    14 _ac _al _b _car _cu_ _că _da _din_ _es _fi _fo _g _in _mai _mai_ _nu _nu_ _o_ _pe_ _po _re
    _se _su _să_ _un_ ace ai_ al_ am ar_ ate ate_ au au_ aț c_ car care ce_ cu_ d_ da din_ du ei ei_
    ele em eri este fi fo ia_ ie_ ii_ is iu lui lui_ mai mai_ mp mu nc ne_ no ns nu_ ol om or_ os pa
    pe_ po pre pri pu rea ri_ rt ru_ ră s_ sa sc sp ste ste_ su tat tre tru tru_ tă_ ui_ um un_ ut
    va ve vi ân ăr 15 _est ap ct do ele_ lt zi
    =sk 9 a_ e_ 10 _a _n _p _s _v o_ 11 _k _m _t _z i_ ie m_ na po pr st to u_ v_ 12 _a_ _b _d _j
    _je _na _o _po _pr _sa _v_ ak al ch do en ho j_ je ko le na_ ne ni od om or ov ra re ro sa sa_
    te ve y_ ť_ 13 _do _je_ _na_ _pre _r _sa_ _to _č ad aj an as bo ch_ de ed ej er es et h_ ia ie_
    in je_ k_ kt l_ la li lo me mi ne_ no ná ob ol om_ os pre ri rá s_ sk ta ti to_ tr va vo za á_
    é_ ý_ že 14 _ak _bo _bol _c _h _i _kt _kto _l _ma _ne _ni _ro _st _to_ _u _ve _z_ _za _ž _že ak_
    ako ale am ar at av bol by ce ci d_ da di dn eb ej_ ek el em ho_ ia_ ic il ka ke ko_ kto ktor ku
    la_ li_ ma mo n_ nie né né_ ný oj ok on ost ot ou ov_ oz pri r_ si sl so sp sta te_ tor vi vy z_
    í_ ú_ ýc ých že_ 15 _aj _aj_ _ako _ako_ _al _ale _ob _pri _s_ _si _so _sp _ta _te _vy _že_ ac
    aj_ ako_ ať ať_ bu by_ de_ eľ is it ku_ ky ky_ le_ me_ mi_ mu nie_ oh ou_ oč rí si_ t_ tu ud už
    vý ých_ ča či ž_ ži
    =sl 9 a_ e_ i_ o_ 10 _n _p _s _v je je_ 11 _d _i _j _je _je_ _k _na _t _z in ko n_ na ni po pr
    ra st v_ 12 _b _in _in_ _l _m _o _po _pr _se _v_ _za aj al an av da ed el em en h_ il in_ ja ka
    la le li lo m_ me na_ ne nj no od ov re ri se ta te ti ve za 13 _da _ko _na_ _r _se_ _so ak ar
    as at bi bo da_ de di do eg em_ er et ga ih ih_ ij ik im j_ ji jo ki ki_ ko_ l_ li_ lj ma mo ne_
    ni_ no_ ob ol or os ot pa pre r_ ro se_ sk so t_ ti_ to tr u_ va vi vo z_ 14 _a _bi _bo _da_ _do
    _g _iz _ka _ki _ki_ _la _le _me _ne _ob _od _pa _pre _pri _so_ _st _te _tu _u _ve _za_ _č _š _ž
    ad ah aj_ ali am anj az bil ce d_ di_ dn dr ega ega_ ej ek er_ es ev ga_ go is it iz ja_ jo_ ju
    k_ ke la_ lo_ mi nje og oj om on ost oč pa_ pri rav red ru s_ sa si sl so_ sta ta_ to_ tu ud udi
    vs za_ če či še 15 _bil _de _dr _mo _pa_ _ra _ta _vs _z_ ci del eč il_ iv kr mo_ ok ove sp tud
    tudi udi_ vn ča že
    =sv 9 n_ r_ t_ 10 _d _s a_ ar de e_ en er 11 _a _de _e _f _h _i _m _o _v _ä an at en_ er_ et et_
    g_ in ll om te tt tt_ är är_ å_ 12 _at _att _att_ _b _det _det_ _fö _i_ _in _j _k _me _n _oc
    _och _och_ _p _t _är _är_ ag an_ ar_ att att_ ch ch_ d_ det det_ fö för h_ ha i_ ig ja ka l_ la
    li m_ me nt oc och och_ om_ ra s_ sk st ta ti va ör 13 _en _en_ _för _g _ha _int _inte_ _ja _jag
    _jag_ _l _med _på _på_ _so _som _som_ _ti _u _va _vi ad ag_ al ck da de_ ed el för_ ga ge il ill
    int inte is it jag jag_ le ll_ ma med na nd ng nn ns nte nte_ on or på på_ ra_ re ri so som som_
    te_ u_ v_ var ve vi än ör_ 14 _al _av _av_ _den _du _du_ _för_ _har _har_ _ka _ko _ma _med_ _mi
    _om _om_ _r _sk _st _så _så_ _til _till_ _var all am and ara as av av_ ba be den den_ di du du_
    ed_ es ett gen har har_ he id ig_ ill_ ing k_ ka_ kan ke ko kt la_ lig lle med_ men mi mm na_
    nde ne ni ro rs rt sa se si ska så så_ ta_ ter til till tr un ut ver vä äl ån år år_
    =tr 10 _b a_ ar e_ i_ n_ r_ 11 _a _d _g _i _k _o _s _y an bi da de en er in ir k_ la le ya ı_ 12
    _bi _bir _e _h _ol _t _v _ve ak al an_ bir di ek el en_ il ir_ ka li m_ ma nd ne ol ra ri ta te
    u_ ve ın 13 _ba _bir_ _bu _de _ge _ka _m _ve_ _ya _ç ad ak_ am ar_ ara as at ay ba be bir_ bu
    da_ de_ dı ed er_ eri es et ge ha ik im in_ is iy iz ke ki l_ lar ler lı me mi na ni nl nı on or
    re rı sa se si sı t_ ti un ve_ ye yo z_ ün 14 _al _be _bu_ _da _ha _il _iç _n _ola _p _sa _se
    _so _ta _ö _ş ada ah ama ap arı ası az aş bu_ ca ce du ek_ em eni ev ey gi gü he ile im_ iç içi
    iş kl kı lan ları ld le_ lm lu nda nda_ nde ne_ ni_ nu ok ola rd rk rl ru so st tı ul um ur va
    ya_ yor yı ze çi ür ği ık ıl ım ın_ ınd ında ır ş_ 15 _f _gö _gü _he _içi _ne _te _ye _ço ab anı
    aya den edi esi gö ini it iyo için ki_ kt ku lar_ leri li_ ll ma_ mı na_ nla ok_ or_ p_ ri_ tü
    yl çin ço ü_ ış
    =vi 8 _t 9 _c _n g_ i_ n_ ng ng_ 10 _l _th _v _đ c_ ch nh t_ th 11 _b _ch _h _k _m _s _tr a_ h_
    m_ nh_ o_ tr u_ y_ à_ 12 _d _g _kh _là _ng _nh _p _ph hi kh là ph ó_ ôn 13 _cá _có _có_ _củ _của
    _của_ _gi _là_ _q _qu _r _và _và_ _đư an cá có có_ củ của của_ gi ho hư iệ là_ on p_ qu và và_
    àn ác ác_ ên ên_ ông ông_ đư ườ ượ ủa ủa_ 14 _cho _cho_ _các _các_ _khô _không_ _mộ _một _một_
    _ngư _nà _ti _tro _trong_ _vi _x _đi _đượ _được_ ch_ cho cho_ các các_ gư ha ho_ hu hà há hô hôn
    hông họ in iê iên iế khô khôn mộ một một_ ngư nà ong ong_ ra ro ron rong ti tro tron uy vi ày
    ày_ án ân ân_ ìn ình ình_ đi đượ được ơn ược ược_ ại ại_ ản ất ất_ ến ến_ ết ết_ ể_ ện ị_ ột ột_
    ới ới_ ời ời_ ở_ ợc ợc_ 15 _a _họ _người_ _như _này _này_ _vớ _với _với_ _đã _đã_ _độ _ở _ở_ an_
    anh anh_ ay ay_ e_ gh gườ gười hi_ hiệ hàn hì hí hú hả hấ ia inh inh_ iên_ iề iể ngh ngườ như
    này này_ uố vớ với với_ ành ành_ ào ào_ ã_ ì_ ăn đã đã_ độ ư_ ướ ười ười_ ạn ải ải_ ần ần_ ều
    ều_ ện_ ốn
    """
}
