// Written by scripts/letter-statistics. Groups of letters by language and cost.

extension LanguageFigures {
  static let latin = """
    =af 8 e_ 9 er ie n_ 10 _d _v an ie_ r_ s_ t_ 11 _di _die _die_ _g _i _n _o _w aa de di die die_
    ee el en er_ et ge in te 12 _a _b _e _ge _in _k _m _s _t _wa aar an_ ar at d_ ek en_ es et_ g_
    is k_ l_ le m_ me nd ng ni nie oe om on oo or rd re se st va ve wa y_ 13 _be _da _en _en_ _h _he
    _in_ _l _ni _nie _te _va _van _ve _ver al as at_ be da de_ eer eg es_ f_ he ig ik in_ ing is_ it
    ka ke ko la li ma nde ns nt om_ op ord ou p_ ra ro rs si sk ta te_ to u_ ui van van_ ver vo we
    wo 14 _' _het _is _is_ _j _ko _ma _me _n_ _om _om_ _op _p _r _se _sk _so _st _sy _te_ _u _van_
    _vi _vir _vo _wat _wo a_ aan aar_ ag ak al_ and ar_ as_ dat der ed eer_ ei ek_ el_ ers eu ew het
    het_ ho ies ik_ ir ir_ it_ ki le_ ll lle lo mo na nder ne ng_ nie_ no of oor op_ ord_ ou_ pe rd_
    ri rt sie so ste sy sy_ ter ti uit ur vi vir vir_ wat wat_ 15 'n 'n_ _'n _'n_ _ho _ka _na _sy_
    _to _we _wor _word_ em ha ing_ ks lik maa met ol rde se_ wor word
    =ca 8 a_ 9 _d e_ s_ 10 _a _de _e _l _p de el en er es l_ t_ 11 _c _de_ _el _i _la _la_ _m _s al
    an ar de_ el_ es_ i_ la la_ n_ nt qu r_ re ta ue 12 _a_ _co _el_ _en _f _h _i_ _n _pe _per _q
    _qu _que _que_ _t _u _un _v at ca ci co en_ ent er_ in le ls ls_ me na on or pe per que que_ ra
    ri se st te ue_ un 13 _al _ca _d_ _del _en_ _es _l_ _no _per_ _pr _r _se ac al_ am ar_ at_ d_ da
    del di els els_ em est ia ia_ ic is it les les_ li ll m_ ma mb na_ ni no ns nt_ o_ ol om os pa
    per_ po pr ra_ res sa si ti tr ts ts_ va va_ és és_ ó_ 14 _am _amb _amb_ _b _com _con _del_ _di
    _els _els_ _est _g _ha _le _les _les_ _ma _no_ _o _pa _po _re _un_ _una _una_ _va _va_ aci ad
    amb amb_ an_ ant as b_ ba c_ ció ció_ com con ct da_ del_ ec eg ei ent_ et eu fe gu ha im io ir
    ix ió ió_ lt mb_ men ment mi mo mp nc ne no_ ns_ ny ot re_ ro rs rt so ss sta ta_ tat tat_ to
    tre u_ ua ues un_ una una_ ur ve vi 15 _al_ _j _te _é _és _és_ esta il ob ui
    =cs 9 e_ 10 _j _n _p _s _v a_ o_ 11 _a _d _k _m _t _z i_ je m_ na se st u_ y_ í_ 12 _a_ _b _je
    _na _ne _o _po _pr _se _se_ ak ch do em en ho k_ ko la le na_ ne ní ní_ od ou po pr ro se_ t_ ta
    te to v_ é_ ě_ 13 _c _do _h _je_ _na_ _pro _př _r _ta _to _to_ _v_ _ž al an at by ce ch_ d_ de
    dn ed el em_ er h_ in je_ js l_ li lo ni no ně ob os ou_ ov pro př ra s_ to_ ve á_ ře že že_ 14
    _by _i _ja _js _l _si _st _tak _u _ve _za _č _že _že_ ad ak_ as av ce_ ci da do_ dy eb ec ej es
    et hl ho_ ic il it ja jak ji ka kd kt ku ky la_ le_ ma me mi mo mě n_ ná ně_ ok ol om on or ost
    ot pa rá si si_ sk sl so sta tak ter ti tr tu tě ud va vo vy vá vě z_ za ze ím ý_ če ří ž_ 15
    _al _do_ _jak _ko _ro _s_ _si_ _te _z_ ale am ar bo bu byl co di dě ek en_ ení ení_ is jse jsem
    jí kte ky_ ké li_ mu má né oh pře re ru sem sem_ sp tn vi vn ví vý yl ál ám íc ím_ ěl ři še ší
    =cy 9 n_ 10 _d d_ dd r_ u_ yn 11 _a _c _g _y _y_ _yn _yn_ ae an ar ch di ed ei h_ i_ ia l_ ll ol
    th wy y_ yd yn_ 12 'r 'r_ _ar _e _f _i _m _n _o _r a_ ad ai au au_ da dd_ de el en er fe g_ io
    ne o_ od ra s_ th_ we ydd yf ym 13 _a_ _ar_ _b _cy _dd _gw _gy _h _i_ _l _ma _p _rh _s _t _w al
    ar_ at ch_ cy ddi do dy edd ef eg es et eu ew ff ga go gw gy ha ho hy iad id if is it ith le li
    ma na ni nn no od_ ol_ on or os rh ri rt st un wi wn wyd yr ys 14 'n 'n_ _cyf _da _de _ei _ga
    _gyf _ll _mae _ne _o_ _sy _yr _yr_ ac ad_ aeg aet aeth af ait aith am an_ aw cyf dau dau_ dda
    ddo dol du dw e_ edd_ edi efn eit eith el_ er_ eth eu_ ewi f_ fa fer fn fo fr fy gyf he hi hw i'
    iad_ id_ ig il in io_ ir la lw ly m_ mae me mr mra mrae ng nod nt ny nyd nydd o' o'r o'r_ oe oed
    oedd og rae raeg rd re ro rth ry si so sy t_ ta te tr w_ wa wc wch wch_ wed wr wydd yd_ ydd_ yl
    ymr ymra yr_ 15 ith_ rw yw
    =da 9 de e_ er r_ t_ 10 _a _d _de _e _h _s en en_ er_ et g_ n_ 11 _f _i _m _o _t _v an d_ et_ ge
    i_ me nd og or re te 12 _af _b _det _en _er _er_ _fo _ha _i_ _k _l _me _og _og_ _p af al ar at
    de_ der det det_ ed el f_ fo for ha ig il in ke l_ le li m_ ne og_ om s_ se sk st ti ve vi å_ 13
    _af_ _at _at_ _det_ _en_ _for _g _j _je _n _på _på_ _ti _til _til_ _vi a_ af_ an_ ar_ at_ be den
    den_ der_ ed_ eg ere es ge_ ig_ ik il_ is je k_ ka ke_ kk kke ll lle nde ng om_ or_ på på_ ra
    re_ ri si te_ til til_ 14 _be _de_ _den _den_ _der _der_ _du _du_ _for_ _fr _har _har_ _he _hv
    _ik _ikk _ikke_ _jeg _jeg_ _ka _ma _med _med_ _mi _r _se _si _sk _so _st _så _u _va _ve ad ag am
    and av bl da di dt du du_ ede eg_ em end es_ for_ fr gen ger gt har har_ he hv id ige ikk ikke
    ind ing iv jeg jeg_ kan kke_ ko la ld le_ ler lig ma med med_ men mi mm mme ne_ ng_ nge ns nt od
    ol on rs rt sa ske so som ste så så_ ta ter ter_ to tr u_ ud un va ver år ær ør
    =de 8 n_ 9 _d ch e_ en er r_ 10 _s de ei en_ er_ ie in s_ t_ 11 _a _de _e _i _m _w an be ch_ d_
    ein es ge h_ ic ich ie_ nd ne st te un 12 _b _da _der _der_ _di _die _die_ _ei _ein _f _g _h _n
    _u _un _v al as au da der der_ di die die_ he ht ich_ in_ is it le m_ nd_ re sc sch se und und_
    13 _au _be _das _ge _in _in_ _k _l _mi _si _und _und_ _vo _we _wi _z _zu ab ar as_ che cht cht_
    das den den_ eh eine el em es_ g_ gen ha hr ht_ icht ine l_ li ll ma me mi ng ni nn nt on on_ ra
    si ss st_ te_ ten u_ us vo we wi zu 14 _al _an _auf _das_ _den _den_ _er _ha _ic _ich _ich_ _is
    _ist _ist_ _j _ma _mit _ni _nic _nicht_ _o _p _r _sc _sch _se _so _st _t _ve _ver _von _von_ _wa
    _zu_ a_ abe ac ach am at auf aus ber chen das_ eg ein_ eit em_ et eu f_ fü gen_ hen hen_ i_ ig
    im ine_ ir ist ist_ it_ ke la lic lich lt mit mit_ na nde ne_ nen nen_ ng_ nic nich nn_ ns o_ ol
    or rd ri rs rt so sse ste ta ten_ ter ti uc uf um ung ur ut ve ver von von_ wa zu_ ür 15 uch
    =en 9 _t e_ s_ th 10 _a _i _th d_ he in n_ t_ the 11 _b _c _h _o _s _the _the_ _w an at er he_
    nd o_ on ou r_ re the_ y_ 12 _an _and _and_ _d _f _in _m _of _of_ _p _to _to_ a_ al and and_ ar
    as ea ed ed_ en er_ es f_ g_ ha hi ing ing_ is it l_ le me nd_ ng ng_ nt of of_ or se st te ti
    to to_ ve 13 _a_ _be _co _e _g _in_ _l _n _r _y as_ at_ be ca ce ch co de el es_ fo h_ ho ic in_
    io ion is_ la li ll m_ ma ne no om on_ or_ ot ra re_ ri ro si so ta ur us ut wa yo 14 _ca _fo
    _for _for_ _ha _he _i_ _is _is_ _it _ma _no _on _pr _re _se _so _st _tha _that_ _thi _u _wa _we
    _wh _wi _yo _you _you_ ac ad ai al_ all am an_ ay ct di do ec ee em en_ ent ere et for for_ ge
    hat hat_ her his his_ i_ id ie il ion_ ir it_ k_ ke ld le_ ll_ lo ly ly_ me_ mi mo na nc ni ns
    nt_ ol oo ou_ ow pa pe pl po pr rs rt se_ sh ss st_ ter th_ tha that thi tio tion tr ts ts_ u_
    ul un ut_ ve_ ver w_ we wh wi you you_ 15 fi im
    =eo 9 a_ n_ 10 _d _l as e_ en i_ j_ la o_ on s_ ta 11 _a _e _k _la _la_ aj al an as_ de er is
    la_ lo nt oj on_ or ra ro st ti to 12 _de _de_ _en _f _ka _p _v aj_ ar de_ di do ek el es ia ig
    in io jn ka ko l_ le li ma ne ni no oj_ po r_ re ri te u_ vi 13 _al _en_ _es _est _i _kaj _ki
    _ko _m _ma _n _ne _po _pr _r _s _t _ti _vi am an_ at ci da en_ est ie il is_ it iu jn_ kaj kaj_
    ki ks kt ku me mo na nd ojn ol om pa pe por pr ro_ se si sta ta_ tas tas_ to_ tr tu un va 14
    _al_ _b _el _g _kon _li _mal _ne_ _o _por _por_ _re _se _su _vi_ _ĉ ad ag ajn ak al_ ant aý aŭ
    bl ekt el_ em ent esta et fa fo ga gi go id igi ik io_ ita iu_ kon lu m_ mal men mi mp ne_ nk ns
    nta nto nu ojn_ ok or_ oro os ov per pl por_ ran rm rt sa so stas sti su ter toj ul um ur ve vi_
    vo 15 _an _ele _h _in _j _pa ab anta ap av be bo co ec ed eks ele eni era fi im ir ke lek nte
    pre pro rd sp sto taj te_ uj un_ ut
    =es 9 _e a_ e_ o_ s_ 10 _a _c _d _de _l _p de de_ en es n_ 11 _de_ _la _m _s ar as co el er l_
    la la_ nt on os os_ qu r_ ra re te ue 12 _co _el _el_ _en _en_ _es _la_ _n _q _qu _que _que_ _t
    _u _y _y_ ad al an as_ ca ci da do do_ el_ en_ ent es_ ie lo na no or pa po que que_ ro se st ta
    to ue_ un y_ 13 _a_ _con _est _f _h _i _lo _los _los_ _no _pa _po _r _se _un _v ac al_ am ce con
    di ec est ha ia ic id in io le los los_ ma me mi mo na_ nd ne no_ nte om or_ pe pr ra_ ri sa si
    so te_ ti tr 14 _al _b _ca _com _con_ _del _del_ _di _es_ _g _ha _in _las _las_ _ma _me _no_ _o
    _par _pe _por _por_ _pr _re _se_ _si _su _te _un_ _una ab aci ado an_ ar_ ara ara_ ba ció ción
    com con_ cu da_ del del_ ed em ente er_ ero gu i_ ien im ir is it ió ión ión_ las las_ li ll lo_
    men mp nc ndo ni nte_ od ol on_ par para per por por_ res ro_ rt se_ sta su ta_ to_ tra tu un_
    una una_ ve vi ía ón ón_ 15 _mi _una_ ado_ at ch eg era ga ia_ mo_ ndo_ pu ui us
    =et 9 a_ 10 e_ i_ is s_ se st ta 11 _k _p _v al as d_ es in le li mi si t_ te tu us va 12 _a _l
    _m _n _o _s _t _va ad at da ee el en id it ja ka ks ku l_ ma me nd ne ol ra ri sa se_ ti ud är
    13 _j _ja _ja_ _ka _ku _mi _se _ta _te aa ab ah ai ak am an ar b_ da_ de di ed ei ek em end er
    est et ga gi gu he id_ ii ik il im is_ ise ja_ ko ks_ la le_ ll mis n_ na ni nu on oo st_ sta su
    u_ ud_ ul ut uu ää 14 _e _ei _ei_ _h _i _ko _ol _on _on_ _pa _r _sa _si _vä _ü ab_ ag aks ali
    as_ ast ata atu av du ea ed_ eg ei_ eks el_ ema es_ ga_ ge ha ht ig ine ist ju kas ke ki ld li_
    lle lt lu ma_ min mu mä ne_ ng nud ole on_ or pa pe re sel ta_ te_ ti_ ts tud tud_ tus ui um un
    us_ use ust val ve vi vä ära äär õi 15 _kui _la _ma _mu _mä _ni _val _võ ad_ aga aj aja akse eh
    ele et_ ev gi_ ida in_ ing kse kui kui_ lj lt_ mise nda nn nud_ oli om pi po pu rv ses sin tt
    ui_ ur uta vali võ äi ôi ül
    =eu 9 a_ en n_ 10 _d ar at en_ er ko o_ ra ta 11 _b _e ak al an ba da et ik in it k_ ko_ re rr
    te tu tz u_ ze 12 _a _ba _be _da _i _z ai ak_ an_ atu au be de di du e_ ea ek era es eta ez ha
    i_ ia iz ka la ma na nt oa or ren ri rt ta_ ti tu_ tze ut za zen 13 _bat _di _du _er _et _eta
    _ez _g _h _ha _k _l _m _n _o _s _t ab ad ag ako are aren arr as ate atz az bat bi do eg eh eko
    eko_ eta_ gi go hi il io ir ke ki ku le li nd ne on ra_ ren_ ro rre rri sa si st t_ tza tzen ua
    un ur z_ zen_ zi zk 14 _bi _de _ed _era _iz _ko _p _ze abi ah ait ako_ ala ald am ara at_ ati
    atu_ atze ber bil da_ dit ean ed egi eha el em ena ere est ez_ ga ge gu har ho ia_ ib id ie ik_
    ika iko in_ is itu itz iza kar koa l_ la_ ld mat me mo na_ ng ntz oa_ os pe r_ rak ri_ ru sk ste
    tak tat tek ten ten_ tik ue uk us uta uz zt zu 15 _beh _ber _eg _es _ge _ho _na adi ago ain beh
    du_ ela err ert kat ni no rab rd tan tua zte
    =fi 8 n_ 9 a_ 10 _k _o _t en i_ in ta ä_ 11 _e _j _m _p _s _v aa ai an en_ in_ is it ja ka ll on
    se si st t_ tt tä va 12 _a _h _ja _ja_ _l _n _on _on_ al an_ as at e_ ei el et ii ik ja_ jo ki
    ko ku la le li ma mi ne oi ol on_ s_ sa ss ta_ te ti tu tä_ ut än ää 13 _ei _jo _ka _ku _mi _mu
    _ol _se _si _ta _va aa_ aan aan_ ar de ee er es ett ie il ist ke ks lla lu lä me mu na ni nn nt
    o_ os ot pa ri sa_ si_ ssa ssa_ sta taa to tta ttä un uo us uu vi vä än_ 14 _ei_ _et _ett _i _ko
    _oli _pa _r _sa _su _to _tu _tä _y aik ain ais ak all ast at_ au een ei_ ell em et_ että ha he
    ht hä ia ia_ iin ill im ine ise isi itt itä iv ka_ kk ksi kä la_ le_ li_ lis lla_ lle llä llä_
    lo lä_ mm mä nen nen_ nk no ns nä ok ole oli oll om pi ra sen sen_ sk sta_ su sä taa_ ten ti_
    ttä_ ty tää u_ ui uk ul un_ utt vat vo yt äi ää_ ään ään_ 15 _en _ma _ole _vi am av est iin_
    inen itä_ nu pe pu se_ sti stä sä_ tta_ vat_ äl ät
    =fil 8 a_ an g_ ng ng_ 9 _a _n _s ang na sa 10 _m _na _ng _ng_ _p _sa _sa_ ang_ ga in la ma n_
    o_ pa sa_ 11 _an _ang _ang_ _i _k _ka _ma _na_ _pa ag al an_ at ay ay_ ga_ i_ ka na_ on t_ ta y_
    12 _at _at_ _b _l _mg _mga _mga_ _t ak ala am ar as at_ ba ha il is it li mg mga mga_ ni ra s_
    si to un ya 13 _ay _ay_ _ba _d _g _h _ni _pag _si ab ah ama ap ara aw bi da di e_ hi ila in_ ing
    ing_ ko l_ la_ lan lang nd on_ ong ong_ pag ri san ti to_ ul wa ya_ yo 14 _da _hi _hin _is _isa
    _isang_ _it _ito _ko _ku _la _o _ta _u aa aba ad ag_ aga aha aka aki ali ana apa as_ asa ata awa
    aya d_ di_ en er gan gi hin hind ib ig ik ina ind indi isa isan it_ ito ito_ iy iya kan ki ko_
    ku lo mag man mi mu nag nan ndi ndi_ nga no nt pan pi po re ro sang st tu ula um ung yan yon 15
    _ak _c _di _hindi_ _ito_ _kan _ko_ _mag _may _mu _nag _pan _r _w ai al_ aman ami ati bu es gk gu
    han ilan ip ita iya_ k_ kas may mo nak ny oo or os pang par r_ su ta_ tan te tin ung_ us yon_
    =fr 8 e_ 9 _d s_ t_ 10 _a _de _e _l _p de en es es_ le n_ on 11 _c _de_ _le _m _s a_ ai an de_
    er le_ nt ou qu r_ re te ur 12 _f _la _la_ _pa _q _qu _t _u _un ar au ce co ent et eu i_ ie il
    in is it l_ la la_ me ne ns nt_ on_ pa que ra re_ se st ti tr u_ ue un 13 _au _b _co _des _en
    _en_ _es _est _est_ _et _et_ _i _j _l_ _le_ _les _les_ _n _o _po _r _v _à _à_ al as at c_ ce_ ch
    d_ des des_ el em en_ ent_ er_ est est_ et_ io ion ir is_ it_ les les_ li ll ma nd ne_ ns_ oi om
    or our pe po pr que_ ri ro si so ss st_ ta te_ ue_ ui ur_ us us_ ut ve à_ é_ 14 _a_ _av _ce _d_
    _des_ _du _du_ _fa _g _il _il_ _ma _mo _no _par _pas _pas_ _pou _pour_ _pr _que _que_ _re _se
    _so _su _to _un_ _une _une_ _é ais ais_ ait ait_ ans ans_ ant as_ av ci con da dan di du du_ ec
    eur fa ge ien il_ ion_ ire je lle lu me_ men ment mi mo nc nn no ont our_ par pas pas_ pl pou
    pour rs rs_ rt ré sa se_ su tio tion to tre tre_ té ui_ un_ une une_ ux ux_ vi vo x_
    =ga 9 a_ n_ 10 _a ai ar ch ea h_ r_ 11 _an _an_ _c _i _l _n _s ac ach ag an e_ ha il in ir is le
    na nn s_ th 12 _a_ _ag _ch _d _f _g _le _r _t ach_ ad an_ ar_ ch_ d_ dh ei gh he id ig ir_ it l_
    mh na_ o_ on ra t_ ta ui á_ ái éa éi í_ 13 _agu _ar _ar_ _b _m _na _na_ agu agus aig air al am
    ann as at aí bh ca de dh_ eac each ean eo g_ ga gh_ gu gus gus_ hai hi ht hu há ia igh igh_ il_
    im in_ io is_ ith la le_ ma ne nn_ nt oi om or re ri rt sa sc se st te tha ua us us_ é_ ío 14
    _ag_ _bh _bhf _de _go _go_ _i_ _in _le_ _ma _o _p _sa _se _sé _sé_ _th ad_ adh ag_ aga aigh ail
    ain air_ ait aith amh ann_ ao as_ ath bhf ce cha cht chu co di eann ear eis fa fh go go_ hea hf
    ho hr hái hé hí i_ id_ idh ile inn lea li ll lt m_ mha ní oc os rai rea ro rt_ rí si sé sé_ sí
    ta_ tea tr tá án ú_ úi 15 _chu _dh _fh _is _é acht adh_ aid ana aí_ ba da ha_ har hui hí_ idh_
    iú lá mh_ nac nach och ol sa_ th_ tá_ uil áil áin ói
    =gl 8 a_ 9 _d e_ o_ 10 _a _c _de ar de de_ n_ s_ 11 _de_ _e _n _o _p _s as ca ci co da do en er
    es in nt on or os os_ r_ ra re se te to 12 _a_ _co _da _f _i _m _o_ _se _t ac ad al ar_ as_ ció
    ción da_ di do_ ec el ent ic io ió ión ión_ lo ma me na no pa po ra_ ri ro st ta ti to_ tr un ón
    ón_ 13 _ca _con _da_ _do _do_ _en _es _in _l _no _pa _par _para_ _q _qu _que _u _un ado an ara
    ara_ at con ct ex fi ir is l_ la le li men ment nd nte od om or_ par para pr qu que que_ ro_ se_
    si ue ue_ va 14 _as _b _des _di _e_ _est _fo _int _li _po _pr _que_ _r _re _se_ _sel _te _v aci
    ació ado_ ai al_ alo am ato ba cc cci ccio ce cio cion cu des du ecc ecci ei ele elec em en_
    ento es_ est et fic fo ga gu ha ha_ ia ica id im ina int ion ist it lec lecc lo_ mi mo mp na_ nc
    ne nh nha nha_ ns nto nto_ ntr ol on_ ona ont ou pe pre res rm sel sele sta ta_ te_ ter tos tos_
    tra tu ul um un_ unh unha val valo ve xa xe xi za 15 ada ext ni u_ xt
    """
}
