/// Passwords of eight characters and more that many people use, commonest first, in small letters.
///
/// They are facts, gathered from the frequency lists of zxcvbn 4.5.0 (PyPI, MIT) and of john-data
/// (Debian, public domain). They stand in the code so that an installed server needs no file for them.
enum CommonPasswords {
  /// The passwords.
  static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1
    sunshine iloveyou computer starwars princess 11111111 corvette 1234qwer internet samantha
    q1w2e3r4t5 maverick whatever mercedes steelers qwer1234 hardcore q1w2e3r4 midnight bigdaddy
    marlboro password1 1q2w3e4r cocacola jordan23 asdfasdf 12344321 liverpoo qwerty123 passw0rd
    abcd1234 slipknot scorpion startrek asdfghjkl redskins qazwsxedc liverpool butthead dolphins
    qwertyui shithead metallic mountain elephant rush2112 1q2w3e4r5t creative garfield bullshit
    asdfghjk 1qazxsw2 airborne brooklyn godzilla 4815162342 darkness blink182 platinum 01012011
    11223344 lifehack 12qwaszx snowball nintendo pakistan redwings explorer guinness lasvegas
    789456123 christin asdf1234 babygirl michigan carolina alexande dickhead minecraft metallica
    snickers paradise 147258369 lacrosse bollocks poohbear qweasdzxc einstein drowssap spitfire
    maryjane champion svetlana westside security zaq12wsx 123456789a 1232323q scarface qwerty12
    stargate 12345qwert semperfi scotland cherokee simpsons michael1 vladimir passport infinity
    bulldogs 1234554321 budlight usuckballz1 softball fktrcfylh kawasaki wildcats logitech swordfis
    alexandr motorola patriots colorado juventus freeuser warcraft wolverin elizabet valentin
    password123 spiderma hello123 ncc1701d pearljam 123qweasd predator charlie1 panthers peekaboo
    rolltide cardinal chevelle fyfcnfcbz loverboy 123654789 changeme electric darkside wolfpack
    hercules letmein1 741852963 spiderman blizzard 123456789q cheyenne cjkysirj 147852369 pussycat
    a1b2c3d4 airplane freepass billybob chocolat stingray firebird zeppelin tarheels greenday
    01011980 engineer hellfire serenity fireball darkstar 1029384756 mustang1 pavilion 01012000
    bobafett dbrnjhbz welcome1 swimming defender precious icecream swordfish presario rockstar
    airforce thailand bluebird goldfish wrangler cadillac longhorn qazwsx123 microsoft christia
    123qweasdzxc assassin atlantis lonewolf software srinivas valentina veronika babydoll butterfly
    wordpass devildog soso123aljg mistress freedom1 montreal wolfgang basketba hotstuff 31415926
    stephani jessica1 shamrock fuckyou2 deftones renegade blahblah enterpri 1234abcd babylon5
    sweetpea trfnthbyf yankees1 bigboobs aardvark butterfl marathon cavalier manchester buckeyes
    01011990 diamonds 1qaz2wsx3edc highland drpepper pornstar 12345678910 sherlock thuglife morpheus
    wetpussy consumer adgjmptw barcelona overlord sundance ultimate ncc1701e matthew1 geronimo
    123qwe123 aleksandr portugal superfly q1w2e3r4t5y6 wrinkle1 seminole alejandr 11235813 concrete
    access14 letmein2 christop trombone rhbcnbyf qazxswedc cdtnkfyf stallion kingkong mongoose
    bluemoon a1234567 fuckyou1 immortal 123454321 anthony1 dietcoke hollywoo 14789632 bonehead
    ghbdtnbr charlott hongkong william1 ilovesex 1123581321 sebastia werewolf lollipop eternity
    super123 cooldude tottenha stocking makaveli satan666 verbatim blackcat raistlin qwerty12345
    punkrock 01012010 waterloo musicman seinfeld megadeth gn56gn56 skywalke squirrel wolverine
    stardust qazwsxed twilight vanhalen intrepid 1234567a punisher showtime ekaterina 111222333
    skittles hannibal thunder1 1q2w3e4r5t6y chelsea1 panasonic sandiego portland blackdog californ
    playtime 1a2b3c4d gangster warriors chargers dingdong mushroom crusader dkflbvbh stranger
    guardian slapshot septembe 147896325 rammstein 123321123 munchkin kittycat 1passwor barcelon
    coltrane goodluck starcraft katerina shaney14 fuck_inside discover spanking lonestar meridian
    heather1 stonecol 192837465 lowrider 25802580 richard1 zaq1xsw2 tacobell halflife 123698745
    keyboard kangaroo socrates formula1 qwerasdf mailcreated5240 asshole1 fuckface vacation penguins
    12369874 ragnarok colombia dodgeram mustangs sithlord scoobydo oblivion titleist zxcv1234
    bigballs blueeyes mersedes 12312312 patrick1 cowboys1 nuttertools 1122334455 gateway1 peterpan
    kingston pa55word freckles aspirine mariners deadhead rootbeer scooter1 11112222 plymouth
    creampie justdoit 1234567q lightnin caliente goodtime thankyou raiders1 brucelee redalert
    aquarius catherin porkchop sapphire qwert123 a1s2d3f4 qazwsxedcrfv blackjac chevrole 01012001
    amsterdam spectrum diamond1 123456qwerty labrador syracuse front242 candyman commando clitoris
    pineappl lesbians 8j4ye3uz monopoly romashka 123456aa gangbang spartans snuggles infiniti
    1234567890q cosworth phoenix1 qawsedrf doberman brandon1 webmaster porsche9 beefcake godsmack
    viktoria starbuck valhalla starfish achilles ncc1701a arsenal1 sailboat jackson1 terminator
    phillies pa55w0rd swingers frontier butthole doughboy nebraska qwertyuio agent007 pinkfloy
    qwerty123456 dannyboy luckydog whocares vfrcbvrf ihateyou vkontakte mandingo dilligaf bunghole
    golfball technics 01011991 15426378 aberdeen enterprise stripper hurrican rfnthbyf dthjybrf
    excalibu melissa1 lancelot keystone passwort flamingo pokemon1 designer kamikaze warhammer
    deeznuts apollo13 macdaddy rangers1 manchest meatball eatpussy truelove sentinel 123456789z
    jamesbon sexygirl billyboy microsof microlab gordon24 pantyhos 01011985 73501505 passwor1
    azsxdcfv charlton 01011970 bigmoney fordf150 superstar saratoga wildfire vladislav greenbay
    poiuytrewq chicken1 321654987 01011981 maradona chester1 rjirfrgbde rightnow jasmine1 hyperion
    treasure meatloaf 01011986 pass1234 anaconda woofwoof poontang lionking happy123 albatros
    kenworth dinosaur happyday holyshit turkey50 ericsson chickens zxcasdqwe fktrcfylhf
    polniypizdec0211 crazybab anhyeuem hardrock skywalker samsung1 applepie abc12345 gandalf1
    rockhard hellyeah skorpion hedgehog australi america1 1qa2ws3ed 13243546 yosemite karolina
    starship greatone 0.0.0.000 football1 freeporn roadkill killbill 78945612 cinnamon backdoor
    packers1 rastaman sojdlg123aljg robotech 18436572 mechanic pingpong operator rasputin 963852741
    amsterda majestic wrestlin gotohell kingfish passwords zxcvbnm1 lineage2 charles1 nwo4life
    a123456789 fuckthis kcj9wx5n umbrella r2d2c3po snoopdog splinter underdog megapass p0015123
    shannon1 bullseye blackhaw jamesbond tunafish dkflbckfd 123789456 translator gfhjkm123 supersta
    magicman caligula 12131415 dfktynbyf deepthroat tazmania tommyboy marino13 vfhufhbnf brighton
    mamapapa budweise getmoney qazwsx12 chainsaw eastside qwerty1234 01011989 undertaker snowboar
    moneyman chrisbln viewsonic penthous flounder whitesox thanatos panasoni sneakers chicago1
    ghjcnjnfr titanium madison1 intruder gargoyle poseidon newcastl johannes buckshot sunnyday
    01011988 goldstar ferrari1 boomboom test1234 florida1 superman1 multiplelo motherlode westwood
    apple123 sunflowe assholes babyblue 123qwerty starfire paintbal knickers lokomotiv winston1
    rjycnfynby thirteen hotpussy philippe panther1 avalanch newyork1 01011984 idontknow vfvfgfgf
    01011987 zerocool godfather 1x2zkg8w zxasqw12 francesc paintball syncmaster aleksandra 02071986
    southpark cambiami monalisa chuckles gladiator spongebob 03082006 mazafaka meathead barefoot
    12345678q cfitymrf blessing clevelan terrapin clarinet deeznutz traveler pianoman hawkeyes
    casanova 10203040 meowmeow andromeda crystal1 triangle monster1 01011910 smeghead cerberus
    rockford 1q2w3e4r5 goldwing gabriell crjhgbjy james007 tiberius nokia6300 hayabusa 12345679
    salamander 12qw34er thegreat gesperrt whiskers overkill rhfcjnrf montgom240 sersolution rebecca1
    spaceman bulldog1 runescape 12345qwe lightning 01011992 megatron illusion roadking 19411945
    hoosiers 01091989 leavemealone 14725836 realmadrid balloons tinkerbell heineken moonlight
    02071982 12345678a mortgage fishing1 doghouse blackbir hardcock 135792468 seahawks godfathe
    bookworm talisman blackjack babyface hawaiian 01011975 mortimer 123456654321 roadrunn 01011993
    handyman alphabet password2 digital1 beautifu dutchess tiffany1 idontkno teddybea valkyrie
    inuyasha wareagle dragonball dolphin1 gameover kittykat wishbone sinister fuckoff1 02021987
    02011985 dragon12 gamecube 02081988 bitchass preacher 02041986 z1x2c3v4 playstation 01011977
    claymore checkers armagedon 02051986 newpass6 aa123456 02091987 silverad electron devil666
    rhtdtlrj 12011987 02101985 thunderb ghostrider blackout 02031986 02021988 123456qw bcfields
    southpar 02061985 mandarin cannabis kleopatra baseball1 tottenham dirtbike 1234567890a jackson5
    02011987 slippery qweasd123 bluefish 02091986 1357924680 mollydog 02021986 ghblehjr starcraf
    cameltoe vasilisa 01011983 elizaveta flexible farscape borussia yfcntymrf 02081984 scorpio1
    fyutkbyf thedoors 02081987 02061986 123qq123 7ugd5hip2j asdfzxcv sunflower pussyman deadpool
    01011982 gatorade carpedie 02021984 cameron1 02031984 corleone 02021985 webmaste chrysler
    01020304 gabriel1 987456321 binladen a12345678 buttercu 02081989 21031988 millwall dragonba
    stonecold 01011999 02011986 istanbul babylove bullfrog porsche1 02061989 bobdylan capslock
    teddybear 02041984 chevrolet gfhjkmgfhjkm coolness barbados knockers amateurs jayhawks
    9293709b13 eldorado soulmate andromed 50spanks 02021983 kakashka yeahbaby netscape rainbow6
    carlitos eastwood microphone monkey12 coldbeer fgtkmcby just4fun 1234567891 02021989 02041983
    specialk piramida salasana mephisto violetta spencer1 02051983 smashing fastball q2w3e4r5
    buddyboy shitface 02031987 kissmyass radiohea 1234asdf wildcard maxwell1 02011988 02081986
    testpass pringles pinkfloyd insomnia 1a2s3d4f playboy1 02041982 darklord 02041988 02041987
    magician telephon vsjasnel12 iverson3 gamecock budapest yjdsqgfhjkm reckless 02011980 tiger123
    01011979 maksimka kazantip 02101984 concorde qazwsxedc123 pharmacy abnormal jellybea islander
    jiggaman classics hooligan strawberry 02081985 scrabble hawaii50 wg8e3wjf 123456qwe mazda626
    rhjrjlbk 02071984 killer12 sweetnes masamune mariposa doomsday excalibur buttfuck marcello
    02021982 dynamite master12 lollypop michael2 moonbeam 12365478 inspiron 02061988 02031985
    snowboard forsaken katarina fullmoon sausages stanislav robotics green123 mobydick senators
    pumpkins windsurf reddevil vfitymrf nevermind woodland anastasiya 02081982 presiden yankees2
    02051982 vanguard rjhjktdf firewall 02011984 temppass drummer1 02031982 fandango pumpkin1
    02061980 pussy123 highheel christma qwerty11 02061987 icehouse zxcvbnm123 pineapple harrypotter
    earnhard 01081989 02091983 mypassword zaqxswcde misfit99 02101987 1z2x3c4v broncos1 platypus
    05051987 02041985 password12 radiohead 12051988 spongebo qwert12345 abrakadabra dodgers1
    02101989 vikings1 viktoriya 02071980 reddwarf longjohn 02071987 slamdunk alessandro warrior1
    honolulu 134679852 johndeer windmill bergkamp 02091981 irishman zildjian 02041981 02061983
    mudvayne freebird 02091980 02091984 snowflak 01011900 nygiants playstat webhompas jefferso
    comanche monkeybo 02051987 angel123 death666 hounddog josephin 02071988 02041979 thisisit
    05051985 pallmall fishbone genesis1 clippers 02051988 02081977 22041987 bigblock whiteout
    02061984 fuckinside 02031981 123456789s iloveyou2 bluebell 08031986 undertak chipmunk mazdarx7
    qwe123qwe kjrjvjnbd choochoo lovelife 02051984 02051989 15051981 anastasi 26061987 roadster
    cbr900rr good123654 zachary1 02021979 testing1 highbury koroleva washingt 02061982 02091985
    redbaron 11051987 james123 krasotka 10011986 pipeline 7894561230 nascar24 01031988 tkbpfdtnf
    smirnoff 21031987 starligh summer99 13041988 fishhead 06061986 scoobydoo 02021981 yogibear
    konstantin terminat ghbywtccf slowhand soccer12 cricket1 fuckhead nostromo survivor cnfybckfd
    lemonade rainbow1 cocksuck peaches1 johnson1 02041989 solitude catwoman bearcats username
    01011978 wanderer 02101986 stephen1 paradigm 02011989 fantasia borabora 74108520 12021988
    01061990 gtnhjdbx 02071981 01011960 sundevil mustang6 armstron 13041987 revolver 02021976
    trouble1 jackass1 volkswag 30051985 pool6123 marines1 03041991 02031979 24061986 14061991
    wildbill 45m2do5bs 21011989 cleopatr 11081989 coventry nirvana1 sidekick 20061988 02081983
    gbhfvblf 22021989 zanzibar highlander 23041987 02011981 tinkerbe 01121986 bluesman asdfgh01
    threesom 18011987 nautilus everlast 01071986 ghbdtn123 02071983 02021973 12qw12qw nokia6233
    longdong ghjcnjgfhjkm penguin1 02091989 02071989 asdqwe123 07071987 tokiohotel sonyericsson
    pantera1 palmtree 14111986 andyod22 10031988 01041985 handball marseille 19101987 matthias
    viewsoni 13031987 evangelion 24011985 123456123 sandrine 02081980 28041987 sprinter private1
    02101988 25081988 fearless 01091987 antelope 02021990 barselona buddy123 19061987 fyfnjkbq
    12121990 10071987 zxcasdqwe123 fairlane honeybee soccer10 13061986 fantomas 17051988 10051987
    20111986 gladiato 01011995 25800852 buffalo1 cheshire 28021992 10101986 tomahawk 03041986
    bismillah bigpoppa 01121988 08121986 14021985 margarit success1 pasadena johngalt 02031980
    coldplay 04041991 capricorn sweetness 10011990 09051945 elcamino trinitro voyager1 02101983
    carpente spartan1 12121985 22011988 callisto 02101981 vendetta david123 11061985 02031989
    iloveyou1 yamahar1 wildwood foxylady 02041980 27061988 leedsutd 30041986 11051990 dominion
    01061986 enforcer derparol 01041988 29071983 f00tball 25031987 21031990 remingto 01011994
    29051989 20031987 02051980 04041988 vjqgfhjkm 28011987 rfvfcenhf 16051989 25121987 16051987
    08051990 20091991 carnival 05051989 papillon knuckles 29011985 28021990 cutiepie ghjuhfvvf
    22021986 freefall 02011983 17061988 baritone mischief hetfield dontknow sasha_007 18061990
    12031985 12031987 calimero 15011987 alexandre 02031977 08081988 whiteboy 21051991 02071978
    money123 18091985 02031988 cygnusx1 31011987 firefigh blowfish screamer 20051988 11121986
    01031989 harddick sexylady 30031988 02041974 20091988 123456ru wp2003wp 15051990 kordell1
    03031986 swinging 01011974 02071979 trucking marijuana 02051978 08031985 noname123 13121985
    francisc 02011982 22071986 02101979 obsidian 02051985 dfktynby 02051976 15101986 21101986
    lakeside 14021986 suckmydick strawber nokian73 25091987 16121987 02041975 17011987 slimshady
    whistler 10101990 22031984 15021985 01031985 blueball 26031988 chris123 13021990 cassandr
    02051973 25041988 paramedi eclipse1 07091990 darkangel 23021986 02051981 smackdow 01021990
    argentin moonligh capricor 24111989 21051988 22041988 bigbooty johncena p@ssw0rd cherries
    lalakers dogpound universa eggplant fussball 19283746 captain1 vincent1 taekwondo perfect1
    capetown budweiser sylveste 02051972 cartman1 forever1 marseill magellan hallo123 liverpool1
    southpaw 02041978 notebook pufunga7782 goodgirl 02031978 challeng millenium sabrina1 camaross
    hotgirls 02051977 bubba123 goldfing moonshin sonyfuck mandrake 1234zxcv bubbles1 marcius2
    navigator hellokitty fkbyjxrf earthlink opendoor stanley1 07071977 02081976 lakewood bluejays
    commande gateway2 01011976 ironmaiden destiny1 espresso toriamos ghhh47hj7649 therock1 p4ssw0rd
    shadow12 23skidoo roadrunner 12345qwer 02071975 bordeaux 135798642 supernov beatles1 optimist
    vanessa1 ilovegod nightwish natasha1 patches1 gsxr1000 hattrick enternow lenochka suckdick
    intercourse blue1234 02061977 02031975 waterboy mamacita htubcnhfwbz azertyui limewire houston1
    stratfor 12345qwerty stigmata klondike marijuan hardball nineinch power123 vauxhall awesome1
    funstuff krokodil rfntymrf cabernet sheepdog 02041977 natalie1 montana1 sammy123 baltimor
    mash4077 cashmone vancouve dragon69 ilikepie 02071976 123456789m hairball toonarmy pimpdadd
    q1234567 theforce scheisse maserati 02061976 sigmachi bigdicks 02101976 riccardo rfhnjirf
    dolemite pathfind password9 vqsablpzla modelsne myxworld hellsing rocknrol 02041976 killer123
    futurama p0o9i8u7 smoothie archange vagabond billabon 22061941 02031973 darkange skateboard
    evolutio morrowind plastics zaqwsxcde dominiqu nevermore 02021971 forgetit elisabet aolsucks
    woodstoc 02011975 scrapper minimoni q123456789 02091976 ncc74656 slimshad friendster austin31
    dilbert1 blackbird jellybean 01011971 carebear fireblad 02051975 02101977 pornking flamengo
    02091975 snowbird lonesome baracuda 12345abc singapor herewego 123456789d kamasutra vipergts
    navyseal masterbate peterbil cucumber 123qwert summer69 02091977 starwars1 sasha123 homemade
    bradley1 warhamme pinnacle flipflop lfitymrf acidburn fellatio jeepster sexybitch vfntvfnbrf
    trinity1 cartoons rainyday alleycat 12345qaz mustang2 apollo11 escalade rainbows daisydog
    cocksucker fyutkjxtr whiplash adrenalin ambrosia 5wr2i7h8 penetration stickman puppydog charisma
    nightmar 01011973 laetitia 02091973 0192837465 luckyone 14881488 goldeney 69camaro dragonfl
    02081974 02071971 melanie1 phialpha 10293847 bismarck 7777777a 12348765 bynthytn alexander1
    mallorca dragster favorite6 beethove normandy 1michael 02091971 nounours trumpet1 thumper1
    playball rocknroll guillaum buttercup cambridg treefrog sexybabe pavement smackdown cannibal
    asdffdsa nthvbyfnjh 369258147 benessere skipper1 azertyuiop 123456789qwe computer1 sephiroth
    hallowee sparkles 1qazxsw23edc amethyst volleyba bettyboo ticklish 02061974 02061972 mynameis
    jupiter1 junkmail sunshine1 longhair 02101973 gannibal skinhead segblue2 montecar jesus123
    charlie2 candyass special1 02041973 letsdoit password01 allison1 abcdefg1 notredam 789654123
    liberty1 alcatraz frankie1 1qazzaq1 virginie dfcbkbcf blacklab montrose supernova frederik
    ilovepussy justice1 playboy2 motocros lockdown istheman pinetree 1234rewq rustydog tampabay
    babycake vampire1 streaming fidelity capitals dreamcas riffraff playmate zxcvb123 fuckme69
    pizzaman 1234567899 delpiero 1million wonderboy 02081973 sergbest 02051970 02031974 44332211
    cashmoney left4dead 01011972 66613666 england1 123456as 123456qqq 02041972 1234509876 sunlight
    02061971 password99 popcorn1 lol12345 bigtruck revoluti feelgood gogators papamama trooper1
    tigercat usmarine lebowski madagaskar loverman dragonballz italiano naughty1 asdfg123 fisherman
    weare138 alpha123 piercing abracadabra macintos 02011971 crescent eatmenow 18121812 kicksass
    rfhfvtkmrf paladin1 lunchbox riversid acapulco rhfcfdbwf mercury1 ronaldinho masterbating
    tennesse matchbox parlament goodyear 02081970 hardwood erection highlife implants bendover
    supersonic babybear laserjet natedogg sopranos cashflow ghjcnbnenrf ireland1 alterego claudia1
    cantona7 ljxtymrf princesa blueberr bobmarley demon666 trinitron flyers88 nokia5800 qwerasdfzxcv
    mallrats goldeneye tamerlan backbone huskers1 1qw23er4 nineball stewart1 ballsack flipper1
    dortmund homepage coolhand greedisgood wonderfu barefeet 1111qqqq kcchiefs qweasdzxc123
    jennifer1 asdasd123 cheerleaers mustang5 hillbill macaroni gigabyte buster12 cyclones jurassic
    thebeast metallica1 nemrac58 love1234 02031970 flvbybcnhfnjh feathers soccer11 marauder redheads
    godbless aaaa1111 greywolf pimpdaddy 123456789r reloaded rfhfylfi 22446688 culinary 1234567aa
    phantom1 baberuth asdfqwer abc123456 outsider blackhawk bigblack valeriya gianluca 1q2q3q4q
    lavalamp pertinant nokia123 redlight kristin1 poophead monterey waterfal minnesot bukowski
    riverrat daredevi arizona1 kamikadze alex1234 55bgates bellagio stiletto biohazard as123456
    darthvad lilwayne nopassword 123456789987654321 14785236 nightowl beckham7 trueblue nevermin
    deathnote copenhag gallaries dtkjcbgtl fishtank rosewood blackberry 1020304050 deerhunt surveyor
    pitchers 741258963 dipstick 112233445566 jupiter2 softtail greenman z1x2c3v4b5 smartass 12345677
    chewbacc nosferatu downhill dallas22 powerman qweasdzx princess1 mastermind care1839 atreides
    monkeyboy nicetits sealteam chopper1 winter99 myspace1 topolino 01011950 happyman stonewal
    manunited qwerty13 buddydog start123 civilwar deadspin lucky123 tortoise waterski dtxyjcnm
    interacial nightwin passmast eldiablo 1357908642 screwyou badabing foreplay seductive happines
    gizmodo1 pizzahut kikimora a1a2a3a4 2wsx3edc sprocket wdtnjxtr bisexual makeitso 789632145
    nothing1 fishcake libertad fivestar mississi 123456789v kenneth1 bluestar ntktdbpjh paperino
    dragonfly suckcock lapochka mike1234 q1q2q3q4q5 maxpower raymond1 crazyman finalfantasy kissmyas
    magic123 alessand ghbdtnrfrltkf augustin 99762000 nathanie 1z2x3c4v5b gangbanged lovehate
    hondacbr mamochka fisherma bismilla spiderman1 123456987 20spanks kristen1 bigdick1 friday13
    qaz123wsx 0987654321q yaroslav websol76 hugoboss websolutions sephirot 918273645 timoxa94
    mazda323 sokolova skydiver jesus777 1234567890z guillerm india123 stoppedby nokia5530 123456789o
    whoknows godspeed foreskin slapnuts rosebud1 sandman1 honeybun topsecret letsfuck pippen33
    qw123456 lighthou nancy123 jeffrey1 losangeles leonidas a1b2c3d4e5 general1 bigbucks tickling
    987654321a christophe petrovich dirtydog allstate wachtwoord creepers georgia1 fujifilm
    daredevil lionheart catfight vodafone 01011961 valleywa chickenwing101 qq123456 livewire
    livelife roosters ilya1234 architec blackops 1qaz2wsx3edc4rfv smirnova dragon01 a1s2d3f4g5
    maurizio zxcvasdf graywolf 3rjs1la7qe macgyver hugetits flathead goofball anthony7 jessica2
    123581321 sarajevo rfgbnjirf joystick batman12 victory1 saxophon lionhear hillside starlight
    24681012 access99 molly123 blackice quant4307s squerting flashman tangerin housewifes monkey69
    escorpio password11 warcraft3 qazxsw123 ghbdtndctv lincoln1 firestorm ludacris milamber evangeli
    letmesee hooters1 0o9i8u7y sooners1 glendale scorpions groupd2013 freewill silverado vflfufcrfh
    cornhole aerosmit bionicle gfgfvfvf daniel12 favorite2 detroit1 shredder wednesda sparhawk
    firehawk 911turbo funtimes 159753456 timothy1 bajingan frenchie 1mustang babemagnet 74123698
    truffles douglas1 lamborghini motocross skeeter1 angel666 carpediem scirocco fuzzball rushmore
    lacrimosa chevys10 madonna1 domenico atlanta1 service1 devilman euphoria checkmat browndog
    horsemen jediknig allnight starlite close-up wrinkles snapshot dima1995 thetruth priyanka
    dutchman passcode justinbieber 12349876 12345687 pennywis zaq12345 assmunch wellingt madala11
    bettyboop gregory1 hawthorn bernhard dominika hunter12 vfhbyjxrf lockerroom 1password futyn007
    daydream 11001001 dragon123 friends1 rocky123 asslover mannheim manager1 horseman komputer
    pictuers nokia5130 ejaculation nastenka toulouse smoke420 fullback dreamcast casablanca salvator
    pussylover 963258741 vivitron cobra427 armageddon myfriend qwedsazxc illmatic capoeira freedom2
    shinigami fhvfutljy nocturne churchil thumbnils tailgate neworder sexymama michelle1 earthlin
    basketbal aligator mojojojo welcome2 papabear sfgiants billabong monolith ticktock japanees
    contortionist admin123 alabama1 fantasy1 woodstock fireman1 embalmer woodwork newstart panorama
    daedalus fruitbat violator 12345123 knickerless undertow kfcnjxrf masturbation transexual
    stinger1 landrove anakonda rfhlbyfk fordtruc archangel greentea morticia evanescence 3edc4rfv
    longshot windows1 starbucks prelude1 homebrew letmeinn fordf350 michele1 27731828 wingzero
    qawsedrftg alfarome fantasti 1a2s3d4f5g natascha kennwort q1q2q3q4 qazwsxedc1 diamante
    pornographic comicbookdb motdepasse braveheart kickflip arcangel superbow porsche911 dagobert
    barbara1 vfpfafrf babemagn sublime1 buckwhea pussy4me redstorm paramore imtheman milkyway
    bigpenis newproject2004 rammstei j3qq4h7h2v lambchop anthony2 gfhjkm12 dreamer1 cybersex
    cowboyup maximus1 manhatta 1213141516 yfnfitymrf 123456789p trousers fishface motherfu ibilltes
    maximilian mypasswo marajade morozova enter123 12345asd princeto hellohel ursitesux 1234kekc
    duracell sevenof9 corvet07 rdfhnbhf tiberian needforspeed dropkick kevin123 a123456a vfhnsirf
    sk8ordie fireblade marishka gorillaz revival47 ironman1 ramstein doorknob devilmaycry nemesis1
    pennstat shevchenko detectiv evildead blessed1 bullwink asmodeus rapunzel deepthro maxpayne
    montecarlo hernande 123456789l bravehea 12locked pegasus1 saltydog everques ytngfhjkz
    businessbabe 123456ab qwerty78 fuckmehard shotokan seahorse everton1 bulldawg monkeyman losangel
    mastermi zxcvb12345 geibcnbr ladybird rktjgfnhf ghjdthrf impalass optiplex santacru ignatius
    master123 newpass1 heather2 snoopdogg blondinka honeydew fuckthat 890098890 goldrush avalanche
    snowman1 1a2b3c4d5e nokia5230 12340987 dragrace 22334455 12345612 123456qq capital1 sammydog
    hulkster 13245768 omegared l58jkdjp! 123mudar samadams charlie123 123456789123 sunderla 123qweas
    kazanova monkey123 fktyeirf bluenose asd12345 waffenss 1a2a3a4a trailers beachbum bubblegum
    mackenzi hershey1 bugsbunn newport1 hornyman thething solnishko buckeye1 ethernet uncencored
    rb26dett choppers anna2614 callofduty rt6ytere timelord allblack tequiero snowflake dickweed
    firestar fred1234 ghjnjnbg milhouse masterbaiting 123698741 invictus yourmama pontiac1 verygood
    adventur austin316 hogwarts navigato desperado eightbal 74227422 aerosmith wingchun sanity72
    partizan utahjazz submarin pussyeat heinlein control1 costaric triplets teacher1 evergree
    qwerty99 pyramid1 lebron23 blackbelt housewife cynthia1 temptress russell1 frank123 songbird
    43046721 girfriend jakester falstaff patrizia qwaszx12 goodlife shitfuck 12345678900 russian7
    gobigred deborah1 volkswagen alkaline muffdive 1letmein cannonda cvbhyjdf germany1 raindrop
    elvis123 citibank fakepass birthday4 nonmembe parsifal rickster coolgirl motorcyc tenerife
    fordf250 iloveporn hotbabes fynjybyf wapapapa tecumseh 0000000000o blackcock antigone novikova
    peregrin spartan117 tooltime bonethug tonyhawk laracroft mahalkita 18273645 terriers littlema
    glennwei 12345654321 fuckshit hornyguy southside antonio1 bobmarle ilikesex astonvil account1
    maurolarastefy barracud pathfinder asdfg12345 rerfhtre gotyoass grandpri colossus homer123
    watermelon shadow01 lasttime pyramids galeries bigpussy astalavista unicorn1 killzone qaz12345
    zxcvvcxz duckhunt sexsexse fuckyeah bigbutts element1 marketin elbereth blaster1 yamahar6
    lindsay1 seattle1 lagwagon misiaczek smokedog lakers24 ironhors volkodav penetrating summertime
    takamine hardwork macintosh passthie flowers1 music123 phaedrus gulliver domainlock2005 express1
    youandme dhjnvytyjub testibil 987654321q pokemon123 thesaint 11122233 x72jhhu3z theclash
    guesswho gymnastic cxfcnkbdfz lemmings r4e3w2q1 schnuffi basebal1 goodfell hermione peaceout
    davidoff yesterda headless catdaddy yorktown tryagain 12s3t4p55 momsanaladventure mustang9
    dangerou packard1 excellen jbond007 alligator wellhung monkeyma vaseline 123456asd cbr600rr
    doggydog jason123 flipmode sonyvaio sixtynin luscious envision 147896321 369852147 loglatin
    payton34 123456789k chipper1 uhbujhbq rsalinas vfylfhby longhorns everquest !qaz2wsx blackass
    snakeman p455w0rd mysecret phoenix2 october1 panties1 blackcoc blackboy meandyou lancaste
    polaroid edinburg fuckedup golfclub bookcase worldcup dkflbvbhjdbx 17171717aa letsplay zolushka
    67camaro barracuda romanova algernon amoremio william2 hd764nw5d7e1vb1 deutschland robinhood
    machoman pandora1 tomservo nadezhda saab9000 f15eagle 12qwerty greatsex baywatch doggystyle
    january1 78963214 zz8807zpl 69213124 sidewind soccer13 onepiece bruno123 mustang8 blackbel
    hatteras asdfjkl; camelot1 rebbyt34 vegas123 aleksander ijrjkflrf lotus123 freiheit drjynfrnt
    waterpolo cezer121 blondie1 happydog satellit qazwsxedcrfvtgb facefuck deathrow patterso
    hawkeye1 5tgb6yhn crocodil splatter buratino dragon11 123qwe456 trucker1 ganjaman 1hxboqg2
    cheyanne sebastie maddison 4rfv3edc darthvader lifeisgood gooseman insertions 123masha boogaloo
    stamford pimpster grapeape winchest francis1 1basebal emmitt22 bignasty 123hfjdk147 caseydog
    peternorth amarillo monkey11 a1a2a3a4a5 sweetass babushka vfnbkmlf gotigers lindsey1 dragon13
    qazxsw12 dropdead hitman47 eleven11 bloopers avangard ginscoot masterkey rootedit hannover
    8phrowz622 angelito badkarma glenwood footlove summer12 fastcars pantyhose arabella c3por2d2
    dillweed geraldin loveyou2 5hsu75kpot alexandru teamwork deepblue goodison r2d2c3p0 topsecre
    mandolin brother1 failsafe open1234 priscill trojans1 calamity ufhvjybz hawkwind luv2epus
    aquafina pepsi123 passwerd 01478520 headshot password3 gbgbcmrf pornpass insertion nyyankee
    nbuhtyjr fabienne chrissy1 loveme89 boris123 novifarm qwerty777 giveitup 123456abc assassins
    swallows moonshine hotchick princessa holiday1 miranda1 jamaica1 badnaamhere 085tzzqi universi
    nevermor qwerty77 0102030405 seraphim black123 ducati99 dkflbvbhjdyf 44magnum samantha1 ultraman
    redneck1 usmc0311 monique1 alphaman greyhoun carefree 063dyjuy assclown federica hilfiger
    100200300 lexingky akatsuki johndeere mattingl redwing1 moonstar tanechka 34523452 carthage
    bondarenko mostwanted steve123 passions prospero barakuda broodwar christy1 flintsto cumeater
    collecti 1qaz!qaz chemistr andrew12 ytrhjvfyn mobbdeep transfor westham1 daffodil pussylicker
    warehous polarbea anatoliy cableguy aqualung jimmy123 luckyman kingsize golfing1 marigold
    saopaulo 3216732167 year2005 joseluis lalaland indiana1 buffalos loveyou1 anteater redshift
    summerti ricochet schastie suikoden whoopass vladvlad gunsling blackie1 gfhjkzytn foxhound
    ghjvtntq bluedevi summer01 licorice thorsten strange1 vergeten 12345432 8phrowz624 stampede
    sailfish 74185296 allstars master01 bayliner michael3 pentium4 mapet123456 phillip1 arsenalfc
    32165498 opensesame charles2 backspac mustang0 cristiano getsdown wasdwasd redhead1 longlegs
    13572468 ducksoup omsairam asterios searcher tashkent 1asshole milenium illumina buster01
    bareback goldfinger 33rjhjds thinkpad bonghits magnavox rooster1 touchdow limpbizkit rhfcfdxbr
    baphomet afrodita lovefeet matthew2 theworld thunderbird forklift creatine pussylov bastard1
    skyline1 nolimits billiard buttplug westlife coolbean october2 ilya1992 pioneer1 123321456
    essendon celticfc chillout thelast1 metalgear ronaldo7 vicecity postov1000 charlie3 oldschool
    legoland antoshka counterstrike mustang3 qwertzui tigger12 rerehepf nokia3250 solidsnake
    rockroll titanic1 prashant katharin michael9 mymother pennstate 48151623 fightclub showboat
    mammamia dustydog dominator pleaseme whatever1 junkyard galadriel charlies 2wsxzaq1 crimson1
    behemoth master11 joshua12 mousepad 123321qwe metalica rerfhfxf powerade aaaaaaa1 kovalenko
    151nxjmt shadow11 zcxfcnkbdf gy3yt2rgls 159753123 bladerunner 333666999 fuckyou123 kitty123
    orlando1 skateboa red12345 destroye snoogans juancarlo gfhfljrc passfind oscar123 derrick1
    viper123 shooter1 nighthaw 13576479 browneye chocolate1 7hrdnw23 jediknight argonaut goodstuf
    wisconsi abigail1 lucky777 valdepen ghjnjrjk zaq1xsw2cde3 letmein22 codeblue nokian70 footbal1
    smuggles krasnodar sixtynine ladygaga venezuel kochamcie trustn01 davecole nosferat hotsauce
    bluebear tarantul asd123asd theflash 1footbal titlover lucas123 sampson1 dragon99 metropol
    psychnau vthctltc firework wildcat1 ghtktcnm besiktas minotaur orange12 favorite7 agnieszka
    1a2a3a4a5a scruffy1 clitlick redbeard vfvfvskfhfve sandydog network1 favorite8 longdick mustangg
    mavericks angelofwar brianna1 slayer666 baldrick lovesexy thissuck characte telecast repytwjdf
    thematrix hammerhe gunsmoke margosha ghjcnjghjcnj mnbvcxz1 rocketman flhtyfkby pi314159
    televizor gtkmvtym dreamers strannik steelhea commodor brian123 ibilljpf thomas12 ghbrjkbcn
    q1234567890 hibernia 68camaro 1234567u halfmoon ranchero passion1 birthday1 henderso boscoe01
    simpson1 loredana iloveher fkmnthyfnbdf lostsoul fuckfest spartacu bigstick milashka champagn
    papichul hrvatska hondacivic moneybag 246813579 ytyfdbcnm darkmoon playboys tristan1 oriflame
    thematri qweqwe123 multisyn dagestan satriani rocketma pendrago hellokit bumblebe badlands
    galactic emachines frontera daisymae hornyboy welcome123 tigger01 iwantsex rockydog brasilia
    southsid ghbdtn12 ctdfcnjgjkm gremlins michael8 123456789abc bigpimpi classic1 malcolm1 ganjubas
    funnyman 123456789n admin18533362 biggdogg internet1 blowjobs 1jennife evgeniya pinewood
    justin12 89600506779 notredame million1 funhouse angeleye winter12 sweethea imperium salamandra
    stroller njdevils vittorio %%passwo rjyatnrf shadow13 radiance toshiba1 killemall smallville
    landscap exploite damage11 dzxtckfd trader12 dragon88 23176djivanfros artofwar metal666
    123456789qwerty sobriety karamelka roberto1 lizaveta 08154711 bluenote tazdevil katrina1
    bigfoot1 fatpussy nonrev67 qqqq1111 fairview voltaire qazxswedcvfr dickface lapdance bosstone
    danielit mounta1n player69 bluegill warcraft1 ilovemyself thetachi goodtimes blacksun chewbacca
    galatasaray centrino hendrix1 vlad1996 sarah123 nicholas1 123456zxc bugsbunny dominic1 freetime
    internat 159753852 mazinger inflames laracrof godofwar repytwjd water123 wallace1 qwertyasdfgh
    goldmine 777888999 holeinon blueline windstar newworld catfish1 flapjack robinhoo cyberonline
    gemstone indahous patrick2 qwerfdsa kingrich piramide college1 connect1 astroboy cvzefh1gkc
    ginger12 2wsxcde3 camaro69 qwertasdfg peter123 1qay2wsx camaroz2 trashman bonefish system32
    azsxdcfvgb peterose iwantyou temp1234 blastoff 12233445 sexybaby brentfor pheasant thunders
    nokia5300 blingbling richard2 1diamond sensatio maverick1 clinton1 michael7 dragons1 sunrise1
    pizzapie 987412365 oceans11 748159263 palmetto 4r3e2w1q arsehole banderas silver12 xboxlive
    sylvania littlebi valdemar isacs155 prettygirl newstyle skypilot sailormoon fatluvr69
    jesuschrist country1 jedimast darkknight porn4life alfaromeo ghostman fnkfynblf vatoloco
    homebase 1111111111zz odysseus edwardss xsw21qaz firestor indians1 babycakes rhapsody death123
    slayer66 1q2q3q4q5q mysterio thirdeye dima1996 darkwing jeronimo ronaldo9 peaches2 fellowes
    taylor12 epaulson makemoney oc247ngucz kochanie 3edcvfr4 1234567z xthtgfirf sportste integra1
    bungalow thejoker pussyeater tagheuer nikita123 muenchen annemari ironmaid george12 westcoast
    primetim panchito tooshort qwerty22 medicina w1w2w3w4 wargames andreas1 scooters cuntlick
    slipknot1 handcuff leiceste chevyman hugecock psychnaut1 melbourn metalman yjdsqujl caitlin1
    nikitina desperad aurelius john1234 whosyourdaddy slimed123 bretagne hotwheel roodypoo save13tx
    nokia3310 scott123 olivetti sysadmin hondacrx daddy123 grandprix whatthefuck 1223334444 police22
    toronto1 yardbird truckers scimitar pescator 12332112 qazxswed morkovka daniela1 789123456
    123456789w nikolaus 1111aaaa pervasive gfhnbpfy skeletor whitney1 delorean ishikawa morrisse
    qwer4321 123123qwe trafford sk84life 326159487 159875321 jailbird arrowhea qwaszx123 zaxscdvf
    catlover 13579246 vermont1 helloyou chevyz71 stargaze parolparol kelly123 goodnews astonvilla
    luckyboy rocheste trigger1 pepsicola miroslav 96385274 fistfuck svetlanka lbfyjxrf 123123123q
    ronaldo1 pittbull gfhkfvtyn ghblehrb millerli halflife2 dragon22 mulberry morrigan arhangel
    emachine bulldog2 redtruck casablan pepper12 arschloch cachorro hemicuda sonnyboy smarties
    kurosaki taekwond konfetka bennett1 jackson2 octavian feyenoord muaythai fktrcfylhjdyf 1357911q
    sexslave fktrcfylhjdbx 89015173454 qwerty00 nyknicks 12344321q evenflow tightass whiskey1
    anton123 password4 yorkshir hellothe direwolf vaz21099 sorcerer comicbook kamehame denis123
    2112rush geneviev matthew7 ironhead hot2trot ashley12 stealth1 guitarra bernard1 frankfur
    slacking asdasdas airforce1 123456789qaz shotgun1 pacifica toosweet 11121314 1234qwerty energize
    hansolo1 larry123 cnjvfnjkju antonius fcbayern bellevue charlie9 izabella malishka rotterda
    21125150 travelle hotpants garrett1 seven777 thomas01 chevy454 brazzers azerty123 finalfan
    patricio northsta stallone cornholi hoopster sepultura grasshop babygurl proverbs reddragon
    tigerwoo superdup kakaroto 123qaz123 123456qaz maria123 ghbrjkmyj makemone sammyboy 380zliki
    theraven elvira26 tiramisu shannara papercut johnmish mustang7 bagpipes natashka 243462536
    sandy123 guderian newlife1 razorbac piazza31 puravida robert12 transam1 bubbadog steelers1
    eightball superboy 4rfv5tgb samurai1 fuckslut colleen1 vfrcbvec q1w2e3r4t soldier1 19844891
    mickeymouse password69 watermel soccer15 ladybug1 abulafia tigerlil takehana bootneck wonkette
    bobby123 trustnoone phantasm 132465798 t34vfrc1991 grimlock longbeac shadow123 jonathan1
    cjrjkjdf westport 541233432442 chicago2 hellbent toughguy iskander whatisit scooter2 fgjrfkbgcbc
    adelphia vjhrjdrf adrenali jemoeder freedom7 firetruc gateways kusanagi centurion stalker1
    ilovepor klootzak redsox04 kirill123 hammers1 yingyang 4904s677075 patriot1 patrick9 redbirds
    makarova epiphone chelseafc blackrose primrose scooby12 1william defiant1 stairway salamand
    cupcake1 password0 007james multisync harley01 tequila1 q8zo8wzq hunter01 temporar eatmeraw
    mrbrownxx sycamore ganymede 1111122222 london12 diogenes 135797531 blackber falcon16 darkjedi
    vfhvtkfl freestyl kukuruza marbella 44445555 bocephus hollydog gonefish godislove amanda18
    rfpfynbg spoonman harry123 tigerman cdtnjxrf marillio scribble hardhead troopers dragon76
    bassfish kasparov 19933991 eyecandy ukflbjkec halfpint 12345trewq bulldogg jesucrist flipside
    packers4 biteme69 silverfo knowledg westcoas minidisc martini1 alastair rasengan superbee
    getalife schlampe memyself 0147896325 12345678900987654321 soccer14 realdeal bella123 celtics1
    peterbilt ghbdtnbrb xcountry batman99 blablabl alhambra siemens1 assmaste dashadasha wildrose
    bestfriend 1234rmvb sebastien chester2 winston2 fartripper 07831505 qazxsw21 belochka
    password1234 daniel123 qpwoeiruty ferrari3 numbnuts lovepussy britneys chilidog 08522580
    bluerose ricardo1 013cpfza ghbdtnghbdtn 3stooges gearhead greenbud toolshed ibill123 freelove
    weronika valerie1 razdvatri greenwoo rfhjkbyf buttocks aqswdefr sonechka steeler1 nietzsch
    biscuit1 goodfood jledfyxbr sideshow fredderf bigwilly 12347890 12345671 fylhtqrf letitrid
    cthuttdyf bluearmy 10inches dollface babygirl1 blacksta lexingto canadien kukushka shadow69
    ppspankp free4all 2w3e4r5t painkiller hoopstar dad2ownu qwe123asd hjvfyjdf gibsonsg duckling
    cuntsoup firefighter powerboo powermac 12345666 11924704 25251325 sarasota berliner guatemal
    seagulls iloveyou! chicken2 qwerty21 010203040506 backlash teiubesc vonnegut gtxtymrf manunite
    lost4815162342 britney1 boondock colt1911 doma77ns anuradha rottweil fightclu birthday21
    reviewpa aassddff lakers32 melissa2 jiujitsu 12345zxcvb nokia5310 happydays 1patrick newports
    broncos7 harrypot cachondo pepsione usmc1775 countach landrover cracksevi drumline a7777777
    smile123 quality1 superson elaine22 webhompass mrbrownx mamasita rockport jordan12 kfvgjxrf
    hockey12 seagrave chelsea2 marissa1 tommygun billy123 homersim amanda12 springst 111111aa
    westwind helpdesk annamari hopefull hhhhhhh1 mazdarx8 jennife1 gfhjkmxbr victoria1 gizmo123
    sandrock positivo syncmast opensesa silicone duffbeer montagne hamburge paramedic smokeweed
    fabregas phantoms venom121293 manwhore notagain rfnthbyrf wildblue kelly001 dragon66 dothedew
    tyler123 reddrago promethe blackshe cruzazul incognito 383pdjvl lovecraf doraemon 19877891
    transpor gargamel samsung2 locoman0 154ugeiu vfvfbgfgf neveragain nokia6303 saltanat gandalf2
    sinfonia vibrator 43211234 cookies1 gtkmvtyb nazareth madhouse 123123321 foxtrot1 alpacino
    bookmark titsnass castaway fucklove moneymaker paperboy breakers westbrom brendan1 123asd123
    thisisme welkom01 51051051051 changeit autobahn gnasher23 sherman1 qwerzxcv dragon23 art131313
    cxfcnmttcnm ranger99 favorite5 skytommy abracada 102030405060 blacktop grizzly1 shemales
    durango1 11223344q supergirl vanyarespekt dickless srilanka nashvill 2sexy2ho jerrylee nolimit8
    l8g3bkde pershing gobrowns 321456987 sailing1 gardenia sexmachine 314159265 123456789g dragon10
    radioman google123 dthyjcnm password6 1234567890s nataliya perfecto aragorn1 arsenalf testing123
    blackbox bullhead barbarian polaris1 frdfhbev gametime slipknot666 hfgcjlbz indianali telemark
    ghostrid preston1 wellcome verizon1 sayangku timeport sexy1234 deadlift 123qwe321 asdfgh12
    cadr14nu cortland stepanova sochi2014 bluegras orange44 marcopol deadmeat freddie1 katie123
    master99 centauri pinecone aceshigh 55832811 pepsimax coldfire limaperu charmed1 michelin
    alphaone christof just4you starflee jellyfis batman69 hihje863 crazyzil postov10 124578963
    buckster iloveamy ohiostat nikolaeva buster11 cracker1 qwertyu1 edgewise ranger01 letmeinnow
    imissyou heathers woodduck scubadiv raffaele nikolaev dapzu455 lthgfhjkm amanda69 televisi
    fuckmenow mark1234 utyyflbq hunting1 ready2go accessno charger1 sweetie1 wtpmjgda dimensio
    pickles1 hellraiser 99887766 stepanov tokenbad bartende cidkid86 mooseman 12345678c bethany1
    myfamily history1 lsutiger phydeaux dbrnjhjdbx drummers daisy123 tangerine billyjoe clemson1
    98745632 access12 naruto12 austin12 hammarby pxx3eftp greeneye satana666 rhbcnbyjxrf dallastx
    michaelj fastback lyudmila eagleone kimberle soccer22 review69 sunny123 lakeland striker1
    qwertyu8 digiview lovetits cellphon fortytwo roman123 12e3e456 littleman jadakiss vlad1997
    xaccess2 jessica0 macarena milleniu combat123654 ilovemom ilovekim avenger1 serendip malamute
    letmein6 vyjujnjxbt assa1234 student1 dixiedog gznybwf13 aq1sw2de3 hosehead teddy123 dgl70460
    quicksilver tajmahal depechemode paulchen megamanx scarecro wormwood milwauke sexlover william3
    solitari murzilka qweasdzxc1 vehpbkrf 12312345 andre123 123456789x soccer17 teleport leglover
    bigcocks eagleeye bentley1 bigtits1 ferrari2 secret12 tornado1 onelove1 1fuckyou nastyboy
    password5 mine2306 tigger69 bondage1 happyboy hardcore1 misskitt 1charlie google12 charlie5
    password7 djgabbab darthmau rasta220 chgobndg qwerty66 followme freeman1 gtfullam chamonix
    friendste alligato 18821221 acun3t1x rfhfufylf plastic1 lookatme anabolic simon123 bassline
    dasha123 tarheel1 xsw23edc qwerty123456789 imperator slaveboy house123 hellomoto bladerun
    zzzzzzz1 take8422 fffffff1 ginuwine precious1 zigazaga johnpaul mama1234 iceman69 1thunder
    straycat candycan pfchfytw salvatio 23049307 jailbait dbjktnnf zaratustra waterpol pentium1
    rosebowl steinway another1 chinacat qqqqqqq1 devilmaycry4 pullings qw12er34 celestia fortune12
    danthema vfrfhjys chimaera pennywise sokrates spyglass esperanz matematika poiu0987 courtney1
    fktyjxrf summer06 devildriver foucault choclate rjdfktyrj efbcapa201 pepsicol beszoptad intheass
    iseedeadpeople 89231243658s farside1 55556666 costarica 134679258 nolimit9 michael6 12monkey
    redgreen good12345 acidrain studmuff senha123 allalone scarface1 helloworld smith123 memphis1
    dfcbkmtd arachnid antonell christos surfing1 naruto123 ohiostate cdznjckfd superdog jacqueli
    maplelea pokemon12 zxcvbnmm falcons1 charlie6 19391945 dragon21 dirtyboy love4ever thunder2
    bubblegu 123456789qqq realtime studio54 sunghile summer05 ranger21 sugarbea principe cheerios
    jamesbond007 karaganda note1234 loveporn monty123 monkey13 shadowfa qwedcxzas ptfe3xxp gblfhfcs
    ddddddd1 hakkinen liverune deathsta misty123 inferno1 hamradio rkfdbfnehf fastlane iddqdidkfa
    ledzeppelin sexyfeet lucifer1 barbaria twisted1 darkwolf acerview treetops pornsite gfccdjhl
    veritech batterse casey123 q12345678 fuckmeha armadill lastochka tommy123 sasha1996 godslove
    cornbrea vfkmdbyf passmaster 123123123a skipjack martin12 dogfight rfvbrflpt travesti caballer
    xakep1234 ricflair pervert1 ambulanc berserker bitch123 a987654321 redhouse kennedy1 schneide
    year2000 netzwerk picasso1 swimmer1 blackbea dont4get 4815162342lost wrest666 anonymou semprini
    forest11 wildroid candy123 jericho1 ilovehim goodtogo cranberr ghjcnj123 1972chev horsesho
    freedom3 letmein7 vfvfgfgfz toonporn 999111999q edelweis subwoofer disturbe volition 12345678z
    atlantida strekoza seagrams yy5rbfsc jack1234 eintrach nochance whitepower nokia8800 chinaman
    superduper professo tranmere tanstaaf ukflbfnjh flatline papercli 4z34l0ts pedigree freeride
    gsxr1100 ferdinan charlie7 2wsx1qaz loveboat dolittle 123123qweqwe jameson1 fucker69 fishfood
    rfnfcnhjaf 123456789t helicopt kristjan honeypot badgirls milkbone 123456789b qq123456789
    54132442 qwertyytrewq andreeva ruffryde kristinka anna1987 335533aa amber123 456123789 456789123
    1112131415 3141592654 wrinkle5 asd123456 78n3s5af michael0 squeaker cabowabo angel777 smallvil
    shadows1 littleon summer20 asterix1 aloysius pass1word ironpony 368ejhih pizza123 1234567890qw
    abcde123 grendel1 harley12 kokakola azathoth shelley1 1bigdick omega123 jg3h4hfn jamielee
    zx123456 machine1 asdfgh123 sharkman extreme1 photoman 123459876 nokian95 qwer12345 themaster
    monkey10 hockey99 bbbbbbb1 zinedine dolphin2 1superma winter01 kuleshov calavera sleepers
    lightsab magister shitbird galactus barkley1 dogbreat fullsail zxcvbnm12 elfquest savatage
    sevilia1 badkitty pebbles1 diciembr gabriel2 1qa2ws3e welldone chessman heythere jjjjjjj1
    fairmont pikachu1 49527843 redrider offsprin lovebird sorrento r3ady41t webster1 monkey99
    slutwife 1pass1page hobiecat bigtymer comcast1 vasileva asdfghjkl1 12345678912 fuckyou7 lifesuck
    1234qwerasdf vlad7788 underpar huskies1 lovegirl alskdjfhg oldsmobi redrover methodman cutegirl
    countyli godisgood mironova 123qwe456rty rusty123 555666777 rjntyjxtr br00klyn timebomb makelove
    patrick7 42042042 buttmunc blackhol longwood seventee tinkerbel fedorova bodyshop gbpacker
    d1i2m3a4 ghtpbltyn sergeevna hazelnut bridget1 hzze929b brethart ghbdtnbr1 emyeuanh gallaghe
    hardtime abcdef123 leviatha mom4u4mm 808state primavera limabean goddess1 bullride 1234567d
    oliveoil leonard1 mexicano goodfellas mancheste hawkmoon schorsch rfhfntkm thor5200 compaq12
    emanuele ozlq6qwm 3syqo15hil asdfghjkl123 asfnhg66 gjkbyjxrf alex2000 maggie11 novartis cocoloco
    554uzpad 1qwertyu fhntv1998 goodhead stratoca lonsdale 15987532 bigpimpin slowride sanity729
    carolcox bustanut parabola masterlo computador crackhea dynastar rockbott doggysty wantsome
    froggies nokia7610 hunter11 alicante buttons1 diosesamo elizabeth1 trustnoo amatuers m6cjy69u35
    cookie12 mikey123 lebedeva 12345689 queenbee ghostdog bearshare rjcntyrj alinochka ghjcnjrdfibyj
    iqzzt580 nascar88 masyanya intranet shadow99 00096462 cvtifhbrb redeemed 62717315 cobrajet
    antivirus berserke ikilz083 airedale brandon2 johanna1 danil8098 pendragon chrissie blowme69
    baseba11 joker123 zenit2011 cab4ma99 watchmen forgotte strummer freelanc cingular orange77
    mcdonalds vjhjpjdf tombston dantheman megabyte ybrjkftdbx pacific1 coorslig yvtte545 klimenko
    cobblers kamehameha redriver triforce vittoria m1234567 fallout2 989244342a crazy123 1scooter
    griffin1 autopass george01 boeing74 cuddles1 aaron123 1sexyred ffvdj474 buckwheat monster2
    11qq22ww zx123456789 masterch lochness 1234qwert zxcvbn12 caterham dolomite pericles sherbert
    irontree gangsta1 mahalkit lbhtrnjh 19922991 hopkins1 tabbycat 11c645df critters hellothere
    551scasi paloalto arcturus spider12 1357997531 datalife zxcvbn123 1122112211 london22 biggirls
    lzbs2twz golakers sasha1995 mittens1 d1lakiss speedrac hellrais 159753258 qwertyuiop123 playgirl
    crippler cheese12 edward12 gjhjctyjr shithole 201jedlz michael4 jamie123 romantik pittsbur
    thomas123 masahiro patrick8 datalore jackdani sasha2010 mwq6qlzo cnhjbntkm ilovejen hunter123
    hamster1 iluvporn alexsandr 777angel klingon1 benedikt inspecto wladimir hellspawn nick1234
    golfer23 kodaira52 yanochka buckfast roaddogg snakeeye fucker11 vfrfhjdf plokijuh emerald1
    batman01 elementa footlong cthuttdbx eagle123 getsmart saun24865709 cnhtrjpf martina1 michael5
    deerhunter happyone monkey77 123456789f crownvic strutter triumph1 moremone screwbal pernille
    independ master22 swetlana gilgames kissarmy clubpenguin limpbizk fuckhard goodwood sdsadee23
    foxglove balefire dcunited bowling1 areyukesc marmelad maynard1 heathrow qazxcvbn connecti
    secret123 xzsawq21 tubitzen yfcnz123 michaelc phantom2 primetime21 sugarray undergro madison2
    cntgfirf masterca fiction7 sagitari 12481632 insuranc 2b8riedt 12346789 ssptx452 q1w2e3r4t5y6u7
    14vbqk9p money4me fish1234 romeo123 ab123456 gorilla1 andrey123 lifesucks dima1997 sunnyboy
    bangkok1 letmein0 0raziel0 london99 wildthin patrycja tmjxn151 yqlgr667 stripclub deadwood
    863abgsg charlie4 summer11 mynewpas mustang4 nohack04 kimber45 dupont24 ghost123 radagast
    vsevolod argentum 2bigtits mamabear bumblebee mercury7 pussylic warchild diablo66 aventura
    annelies cumshots clambake birthday54 paganini wildwest filibert thunder5 purple12 supersex
    111222333a bvgthfnjh 4506802a killians qqqwwweee koetsu13 mimi92139 fastfood idontcare 4z3al0ts
    sheffiel stalingrad corvett1 snapper1 desperados lovestory marcopolo familyguy support1 shygirl1
    submissi wildstar master69 gerrity1 raspberr tennis12 matahari alohomora michaeld boyscout
    esmerald admiral1 steamboa apokalipsis shadowma eagles05 peartree sandmann kenny123 fabolous
    loser123 myxworld4 cocorico nokia6120 johnny69 love2011 viktoriy hornyone fenerbahce brownie1
    1qwerty1 baggins1 1234567t davidkin octopuss buttface paradoxx dallas12 123456zx operatio
    eternal1 chase123 blueduck redbarch millenni eae21157 gfif1991 snoogins fartface fyfrjylf
    123zxc123 emiliano amandine rawiswar gauntlet ingram01 quicksil bingo123 1chicken moosehea
    elefante parallax elfstone mission1 mitsubis whitedog rfnfgekmnf everythi getnaked prettybo
    carrera4 qwertyuiop1 midnight1 informat russland djkrjlfd teardrop iamtheone danijela ranger11
    mowerman asshole2 adriana1 bootcamp bassman1 blackadd topflite technolo bassboat maksimus
    shearer9 vjzgjxnf 80070633pc shirley1 carolyn1 angeliqu aa123321 ladyluck jetbalance 12345600
    dima12345 090808qwe paul1234 1qa2ws3ed4rf alberto1 beachboy highball csfbr5yy buttlove episode1
    pilot123 simonsay pinggolf katerinka fylhjvtlf nighthawk juggernaut cabibble gangstar verycool
    123456789qw forbidde prufrock 12345zxc blackbur koshechka dfcbkmtdf puertorico griffins
    123456789zxc headcase bassmast lerochka 04975756 fumanchu thankgod kayaking summer10 timepass
    poiu1234 zidane10 686xqxfg caveman1 nfvthkfy holymoly alex1996 fighter1 asslicker abc123abc
    monkey22 password13 annushka 495rus19 withlove supergir bingbong bradpitt kamasutr yfgjktjy
    amsterdam1 letmein9 annette1 scotsman welcome12 hamburg1 dfkmrbhbz excalibe boobies1 fuckhole
    starfuck breakfas blenheim 52678677 mick7278 fleetwoo yxkck878 55667788 foothill 77777778
    californi angelo4ek rfkmrekznjh tinhorse sparky12 luojianhua nederland rosemari ciscokid
    565hlgqo samsung123 trainman logistic vw198m2n zaqwsx123 mariachi polarbear makeksa11 123456781
    gladston notoriou polniypizdec110211 invalidp speaker1 maggiema loislane discgolf pridurok
    alex1990 sacramen burunduk oakland1 gmctruck loveable azwebitalia sprewell tigrenok jaredleto
    sigsauer doromich lasombra newpassword profesor 123as123 croucher rfhfvtkm superman2 assword1
    z123456789 lovesporn gsgba368 pornoman nightwolf vfhecmrf minstrel wishmaster gracelan highwind
    solstice dbrnjhjdyf nightman poopface luv2fuck ptybnxtvgbjy pornogra scarlet1 raintree 1aaaaaaa
    maxim1935 hotwater gadzooks arsenal2 allstar1 newpoint albacore 1236987z verygoodbot 1wildcat
    itdxtyrj kindbuds wenef45313 1compute gfyfcjybr lysander asscrack suckthis masha123 oqglh565
    dragon00 cheburashka unforgiven sillyboy quicksan froglegs shortsto bigtitts dropzone jazzbass
    saltlake dmitriev helloman sugarbear tujazopi jo9k2jw2 counchac utjvtnhbz clayton1 incubus1
    flash123 squirter dima2010 98741236 madelein mudhoney consense bakayaro silencer pinkpuss
    96321478 iaapptfcor datnigga sonic123 vjzctvmz tribbles shock123 bearshar cubbies1 fucktheworld
    bmw325is 7777755102q scubapro hayastan delasoul searock6 fallout3 24681357 voluntee badboy69
    gunslinger lovergir 640xwfkv darkknig aabbccdd birdhouse hiawatha tiberium hello1234 tm371855
    greendog cyjdsvujljv schnecke lambrett prodigy1 pimpshit blackmen matthew8 primaver 15975321
    1jessica monaliza vfylfhbyrf harley11 tickleme kickass1 theresa1 fordtruck inkognito friedric
    metro2033 freeport cigarett thebeach yzerman1 charlieb 1234567w 260zntpc access20 mallard1
    fuckyou69 bigdog69 dima2000 skorpion39 dima1234 hawkdog79 warrior2 jerusale monkey01 w8gkz2x1
    qwe123rty 123456789qq nezabudka barclays 12345678987654321 dima1993 oldspice prettyboy iamthema
    collants cowboys2 bikerboy kenshiro moonglow semenova deltaforce goldsink maximili plumber1
    trillian emanuela bagheera newjersey swampfox yes90125 weather1 scoubidou masterchief oranges1
    1samanth celtic88 applemac amanda11 taliesin london11 bandit12 killer666 06225930 psylocke
    schumach 24pnz6kc endymion birdland smoochie thunder7 djg4bb4b ajcuivd289 colole57 dallas21
    executiv omegaman newhaven pmdmscts s456123789 applesauce levelone benladen sex12345
    mevefalkcakk 5t6y7u8i nascar20 buffy123 playstation3 qweasd12 benjamin1 alemania neutrino
    testicle trinity3 firestarter 794613852 guadalup philmont birthday299 741236985 qwerty88
    komarova silverst catmando tatooine 31217221027711 qwerty321 katmandu darknight freestuff
    quantum1 joseph10 pentium3 rfhectkm woodsink justforfun sveta123 pornografia tujheirf portsmou
    10111213 fkbyf001 pistons1 necromancer thegame1 hatesyou sexisfun 1melissa tuczno18 bowhunte
    herpderp blackeye 19966991 19992000 masturba 34524815 paulina1 427cobra fkg7h4f3v6 longview
    lkjhgfdsaz dionysus mariajos king1234 hshfd4n279 holland1 343104ky sureshot wooddoor florida2
    mrbungle catsdogs nowayout hartland buckskin rincewind redskin1 lostlove 19mtpgam19 abercrom
    jordan11 roflcopter phillesh avondale igromania p4ssword jenny123 cardigan paris123 lakers34
    hustler1 medvedev performa sexybeast supermanboy nokia3230 marilyn1 prostock bennyboy parol999
    ford9402 159357258 phish420 tarasova caramelo draconis dictiona 0okm9ijn rhfdxtyrj zaq11qaz
    anfield1 curious1 liveevil crackhead elektrik b0ll0cks z1234567 tempest1 alakazam qazedctgb
    hondaciv andretti cannondale sparticu delta123 bmw330ci jeanpaul alevtina travolta fullmetal
    enamorad boston12 ilovepus cocopuff football12 starfury zxc12345 fairfiel oldtimer sanpedro
    mollycat roadstar lvbnhbq1 topdevice sevastopol nolimit5 snickers1 09877890 justin11 autechre
    killerbe browncow christer fantomen redcloud elenberg beautiful1 passw0rd1 advantag cockring
    az123456 biohazar printer1 1starwar coolbeans quagmire djkujuhfl carlos12 qwerty10 totalwar
    underwoo lildevil germania 5t4r3e2w1q fishbait redknapp tinfloor danny123 1zxcvbnm homewood
    sc0tland supertra sexylegs jackryan winter11 gogiants alessandr homegrow iamhappy bayadera
    dragonfire bassingw 15975346 soccer99 cyclops1 dragon77 rattolo58 motorhea piligrim helloween
    supermen sandokan ufkfrnbrf sony1234 q1w2e3r4t5y6u7i8 brehznev creosote 14938685 naughtyboy
    pedro123 maurice1 joesakic nicolas1 matthew9 hfcgbplzq pepper123 firefly1 cyecvevhbr jessica8
    frfltvbz 123456789aa casper12 sweethear sanandreas redroses bigfella volvo850 evermore underwor
    chelsea0 12435687 12332145 ilovelife seventy7 qaz1wsx2 rocket88 bobbyboy roberts1 locksmit
    masterof volvos40 jillian1 arwpls4u football2 sabbath1 strider1 killer66 homedepo nihao123
    braindea weedhead camille1 oakridge biscayne dressage kellyann holliste byajhvfnbrf milkshak
    sk8board freakshow antonella hannah01 masters1 pitbull1 1matthew luvpussy agbdlcid panther2
    sweetgirl cookie59 sebastian1 cyberman zqjphsyf6ctifgu oldsmobile redeemer lovehurts 1panther
    nopasswo fuck1234 oscardog construc january2 flameboy nathan12 nicklaus dukester scorpio7
    leviathan pourquoi vfrcbv123 roger123 4815162342a soccer21 gridlock ghhh47hj764 nitehawk
    kappasig rainbow2 milehigh blueballs ou8124me rulesyou collingw astrovan firetruck crawfish
    hornydog morebeer tigerpaw 1234567890qwe seminoles partytim jaimatadi blackmag peternor maggie12
    k1234567 jessica7 sharingan oldschoo pentium2 artiller moneymak 00197400 shadow1212 handbags
    godisgoo section8 suzanne1 racecars rambo123 ironroad johnson2 twinboys sausage1 anguilla
    vovochka budwiser meditate herkules honeybea 11111111a rangers9 lobster1 mackdadd bigdaddy1
    sepultur freddy12 bailey12 hedimaptfcor dcowboys sadiedog horny123 beaver69 viktorija cubswin1
    matt1234 rileydog luckycat candybar pussylip evertonf bojangle noncapa0 sangeeta cucciolo
    starwar1 cornholio rastafari spring99 yyyyyyy1 sasha1234 redstone xenocide 1phoenix holly123
    superbad jalal123 hardbody 1234567r vivahate buddylee 38972091 40028922 pepper01 51842543
    varadero tvxtjk7r vetteman fruitcak jessicas dirkpitt bergerac golfcart pdtpljxrf dudelove
    123452000 123455432 parachut mookie12 123456780 qwerty2010 chihuahu buccanee crazyboy slickric
    fktdnbyf 333222111 master23 daveyboy tyrik123 rockfish el546218 rfhbyjxrf chessmaster amekpass
    my3girls nottingh natalia1 8letters iforgot1 pokesmot rosebuds gthtcnhjqrf k9dls02a supermar
    qcmfd454 zz123456 navyblue gilbert1 2kash6zq avemaria 1hxboqg2s lhbjkjubz2957704 nowwowtg
    superpuper theclown devo2706 roman222 anathema florian1 tamwsn3sja dinmamma pussyfuck teengirl
    apples12 opelastra armagedd chelseaf thedevil carter15 password00 lefthand ferndale roberta1
    cornbread cisco123 newjerse rikimaru a1l2e3x4 lorenzo1 monica69 blowjob1 bellsout celtic67
    alfabeta heatwave honey123 lightsaber 123qweqwe thegirls bootsman 4321rewq hightime 1chelsea
    junglist august16 t3fkvkmj lsdlsd12 chuckie1 cathouse natedawg wessonnn kingdom1 novembre
    kingfisher qwerty89 jordan22 zasranec installutil fetish01 yanshi1982 clemence newzealand
    13324124 mazahaka eastwest mistydog ginger11 pyramide honda250 andrewjackie zaq123wsx windsong
    programm blunt420 vlad1995 zxcvfdsa mercedes1 koteczek honeybear richard7 hockey10 julie456
    tequilla penis123 tigerwoods 1ferrari snowdrop matthieu smolensk cornflak jordan01 love2000
    23wesdxc anna2000 geniusnet baby2000 onlyone4 networkingpe raven123 pjflkork zxcvbnm. gunther1
    bob12345 septembr 12qw34er56ty nokia5228 billgate catsmeow mizredhe jasper12 longball bootyman
    aleksand qazwsxedc12 slowpoke password10 collins1 doglover baseball2 security1 godloves
    213qwe879 1qazxsw23edcvfr4 parol123 123456zz piehonkii qaz123456 sidewinder blackpoo jalapeno
    rockyboy blood123 wheaties gfhjkm007 anna2010 guitar12 tomwaits fantasma cindylou bitches1
    camaroz28 1211123a scorelan concordi tomcat14 andrew123 belgario fatdaddy password23 boomtown
    joshua01 war3demo monamour carlton1 neverland brandon0 arschloc dodgeviper qwerty666 dante123
    ontheroc corpsman uiegu451 hardtail irondoor ghjrehfnehf 36460341 kondom25 123456ss freemail
    comander natas666 siouxsie yankees0 diablo666 lesbian1 lena2010 whattheh biteme12 rifleman
    dicksuck ktybyuhfl 7ovtgimc clapton1 tracker1 cabinboy ladyffesta snoopy12 werthvfy nefertiti
    warszawa macsan26 mason123 welcome8 nascar99 77778888 comicsans 81726354 killabee arclight
    86753099 monday12 88351132 88889999 websters asdf12345 159753456852 multimed noaccess henrique
    sophie12 123123456 charlie8 birmingh hardline 89172735872 philips1 olegnaruto banana12
    1234567890w shaolin1 master10 cinderel deltaone manning1 biggreen goforit1 766rglqy sevendus
    aristotl armagedo lekbyxxx soccer16 texas123 victoire 299792458 eeeeeee1 confiden neverdie
    cavscout 481516234 1qazxcvb barbaros 123456782000 thissucks unknown1 polo1234 sssssss1 bluejean
    soccer20 blingbli dirtball alex2112 brittany1 dakota12 vg08k714 bernadet 1bulldog danielle1
    hullcity matrix12 supercar airjordan 545ettvy netvideo redcross 9379992a .adgjmptw geddylee
    firstone turbodog trapdoor opopop11 leapfrog 134kzbip peekab00 pirrello gsewfmck dimon4ik
    hypnodanny ghbdtngjrf anchorag buffett1 23jordan wildside 2wj2k9oj baerchen suspende denman85
    porno123 daytona1 bunny123 amaterasu mastercard bitchedup chicago7 merlin12 alcapone joseph12
    chelsea6 dorothy1 unlimite linda123 warlock1 forgotit ilikeyou loveislife dumbass1 kalinina
    sergey123 xxxxxxx1 jesusislord motherfuck birthday5 a9387670a rjhjkmbien cessna17 cfvlehfr
    1111111q yankeemp 3xbobobo liverp00l amadeus1 vbhjckfdf pirates1 alenushka mandy123 timewarp
    julia123 123321qq spacebar fcbarcelona angela12 christopher1 stargazer hockey11 motorhead
    damngood letmein3 moremoney killer99 andrew01 openwide alphabeta chelsea8 a19l1980 realgood
    1234567b gunners1 artem2010 abcde12345 nokia6230 1qaz3edc frequenc acuransx ilovegirls anastasiy
    berbatov 21436587 angelochek ingodwetrust 123456aaa thunder9 installdevic digitalprodu suckmeoff
    windsor1 mishanya garfield1 littlebit vandamme passward ferrari5 running1 pepper76 trademan
    volvos80 reanimator 1234554321q escorpion karolina1 kolovrat 1qaz@wsx deadman1 minicoop summer00
    nastyman merlin69 bornfree diskette 12345678qwe dolemit1 whatthehell voldemar vtufgjkbc
    hotwheels pokerface freakout realmadri whitewolf johnny99 theghost vfvektxrf jumpman23 deadlock
    barbwire stellina mustanggt northwes chameleo george11 cornell1 golfer12 megapolis monkfish
    sarajane bailey01 isabella1 moose123 henriett dohcvtec western1 frogger1 redwood1 streetball
    fridolin d78unhxq michelob macanudo peanuts1 astaroth dakota01 mustard1 sexylove giantess
    teaparty beerbong charles3 anniedog anna1988 cameleon longbeach qpful542 mesquite waldemar
    daisymay moosejaw ninjaman shrike01 88002000600 harley69 alphaomega severine grappler twogirls
    gatorman buttmunch excelsio crayfish lsia9dnb9y littlebo hiroyuki firehous camaleon froinlaven
    crazycat wavmanuk 1heather mario123 funtime1 conehead patagoni backspace frenchfr dashenka
    baseball3 741852kk baller23 griffey1 suckmycock fuhrfzgc bumerang pavlusha minecraft123 ranger12
    twisters finance1 dignity7 lvjdp383 jgthfnjh dalmatio paparoach miller31 2bornot2b monterre
    theblues jasmine2 sibelius shane123 natasha2 iloveass london20 beholder fuckyou! pussylick
    bologna1 austintx lightbul crossfir gfhjkm22 marina123 parkview chilango abramova nautique
    2bornot2 nightwing surfboar quant4307 15s9pu03 shitball walleye1 wildman1 whytesha my2girls
    baranova berezuckiy qwerty02 suckit69 davidlee bayshore 36987412 explore1 zoidberg blacksex
    mickey12 slayer69 rlzwp503 4cranker numberon deeppurple goodbeer 66669999 harmony1 254xtpss
    dusty197 wcksdypk dfnheirf whoareyou darksoul rounders killer11 cegthgfhjkm 123654987 killer23
    q123456q 444555666 service01 jordan123 duncan21 pornlove asdflkjh 1236547890 winnipeg261
    fk8bhydb seanjohn brimston bitchedu woodlawn volgograd boy4u2ownnyc laura123 parker12 z123456z
    andrew13 longlife gobruins murmansk schlumpf bastardo mashenka generic1 spaceboy lopas123
    kbnthfnehf takedown davidruiz painter1 agamemno smallfry 2b4dnvsx 6458zn7a gfxqx686 sh4d0w3d
    yqmbevgk 89211375759 chipster buddycat diamond3 rincewin hxp4life pokemon2 dimochka cde34rfv
    verynice pasha123 firewire martesana a1234567890 birthday3 providen pitbulls damned69 martin11
    goldorak winxclub splitter wutang36 phoenix7 arshavin paulaner qwert1234 zesyrmvu 625vrobg
    sally123 c43qpul5rz majinbuu lithium1 bigstuff horndog1 12342000 runescape1 chargers1 474jdvff
    misskitty breaker1 7f4df451 chippers len2ski1 nokia3110 standart 123456789i penmouse ktnj2010
    hemmelig merlin01 bearcat1 thomas11 petrovna creative1 vbitymrf breitlin westwing gohabsgo
    tippmann quattro6 simba123 qwert54321 beavis69 peanutbutter 12345abcde mermaids geilesau
    parkside imagine1 rockhead producti playhard principa dbyjuhfl cruiser1 montgome bodyhamm
    rostislav kimberly1 dallas11 cocacola1 password8 intheend whisper1 pjcgujrat felicida jrcfyjxrf
    1234567k utjuhfabz artem123 spike123 jor23dan morgan12 dogstyle 221195ws oktober7 mightymo
    aezakmi1 serega123 qwerty111 asdfjkl1 karishma 669e53e1 nesterov silver11 telefono goeagles
    sd3lpgdr rfhfynby melinda1 bigchief timberwo gatekeep anastasija vfuyjkbz riesling dalglish
    turtoise hugedick devilboy habanero waheguru freedom5 seashore tecktonik jobsearc 1corvett
    foundati vfnhjcrby soccer18 dima1992 hunter99 zhjckfdf trailer1 04325956 benetton kononenko
    sloneczko rfgtkmrf balalaika oxymoron ironmike majortom an83546921an13 blade123 franchis
    mxaigtg5 housepen bighouse flimflam qwertyasd shumaher kartoshka canaries 123456789as preciosa
    allblacks forrest1 ryjgjxrf ironman2 butterba 1grizzly rembrand 1richard yfltymrf littlejo
    tatertot 4809594q stuntman stanley2 adxel187 toystory crevette dima1990 tennis11 melissa6
    gobuffs2 thomas19 dima1999 anna1989 vfvekbxrf krasavica vfhufhbnrf asdfghj1 motdepas kardinal
    abcd12345 burberry harrison1 idlewild foiegras tiffany2 1234567890zzz compute1 hellspaw dogballs
    millenia newdelhi charlest joeblack 1rosebud batman11 misterio charlie0 august11 jigei743ks
    adam1234 ggggggg1 1zzzzzzz sexywife northstar containe tigers01 jacob123 richard3 cjxb2014
    edgewood matilda1 hookedup r3vi3wpass 2004-10- emerson1 warlord1 masterb8 wallstre ghjcnjrdfif
    12332100 1j9e7f6f 42qwerty42 12345698 darkmanx bb123456 neuspeed billgates 305pwzlr mangust6403
    karen123 jimmyboy bigtime1 yr8wdxcq m1garand sumitomo streaker roadtrip buterfly august31
    tristram talisker freespace vfhbfyyf notyours christian1 sniper12 joker666 devilish eastern1
    voyager2 cybernet iloveme1 karandash diabolic foofight herbert1 premier1 eric1234 ironsink
    s7fhs127 plankton changepa august25 mouse123 killer69 quovadis 033028pw barrakuda spawn666
    wordlife austin123 timberla legalize 987654321z vitalina aksarben sam138989 prince12 wolfman1
    ybrjkftd qwerty33 womersle billyray alternat qwerty69 rammstein1 mystikal executor ghjcnjnf
    999888777 welshman access123 963214785 951753852 fvcnthlfv 666999666 testing2 nintendo64
    159357456 123452345 mithrand aa1111aa ficktjuv rainbow7 poppy123 uvmrysez 7u8i9o0p monkeys1
    olcrackmaster pizzaboy pistache hungwell amanda01 solomon1 moneymon sunnysid jasmine5 thebears
    putamadre workhard flashbac counter1 1234567s deathstar direktor 12345678s rekbrjdf santeria
    daftpunk uekmyfhf ironbird giants56 salisbur summer04 pondscum redshoes bartman1 0p9o8i7u
    sexisgood ghjuhtcc 4freedom lovesyou belladon rfhfrfnbwf deepdive phantasy redapple structur
    manolito chloe123 vlad1998 random123 ontherocks dimedrol rovnogod flintstone beernuts isengard
    highfive casper99 italian1 qwerty23 muffdiver grace123 orioles1 redbull1 ziggy123 breadman
    logan123 wideglid mancity1 qwe123456 qweasdqwe oddworld godislov carlos123 dragon25 1freedom
    policema eduardo1 gfhjkm11 lfplhfgthvf zzzzxxxx samarkand cegthgegth silvestr sexdrive nintendo1
    fantasy7 oleander pingzing calliope housecat abc123456789 snake123 chronic1 gfhjkbot expediti
    noisette whitetai favorite3 lisamari educatio 1958proman bailey10 hockey19 dkflbdjcnjr deltachi
    auckland2010 7653ajl1 mardigra testuser camaro67 454dfmcq 6xe8j2z4 headhunt banshee1 moonunit
    pussyboy tigger11 yellow12 jimmyjam sportster braves10 19216801 sucker69 daffyduc hedonist
    cacapipi 19899891 greekgod 19977991 frances1 minnette bigboy12 partyboy javabean freehand
    qawsed123 w2dlww3v5p tomjones markhegarty residentevil curitiba dovetail aerostar jackdaniels
    goober12 monkey21 eclipse9 1234567v vanechka aristote belgorod abhishek neworleans pazzword
    sashadog diablo11 maureen1 funkster gillian1 ekaterina20 chibears astra123 windows9 vinograd
    vika2010 quiksilver 19371ayj qzwxecrv butterfly1 merrill1 scoreland megastar mandragora
    qawsedrftgyh crickett joselito aaaabbbb austin01 leto2010 aaa12345 salinger qazsedcft newshoes
    123321qweewq 123qazwsx 22221111 0987654321a 1029384756q gerrard8 laputaxx omgkremidia knight12
    vladislava austin11 jlbyjxrf kbdthgekm fetish69 exploiter manstein 32615948worms dogbreath
    ujkjdjkjvrf larrybir thunder3 9kyq6fge likemike shinigam yfcnfcmz 13245678 scuderia limpdick
    vishenka volvov70 bioshock tombraider matrix69 13579135 august12 mariner1 742617000027 bitchboy
    pfqxjyjr marryher muffin12 traffic1 ivan2010 coorslight hunter69 sonofgod dolphins1 1dolphin
    pavlenko woodwind pinkpant gblfhfcbyf justinbiebe jeff1234 parrothe shawshan brooklyn1 dragon64
    redwings1 porsches hubbahub b929ezzh sorokina metatron treehous zxc123zxc 1steeler foxwoods
    sidorova snowwhit neptune1 nudelamb deltasig 7gorwell nokia6630 nokia5320 madhatte 1cowboys
    birdman1 adv12775 dude1998 babyhuey nicole11 ubvyfpbz stalker123 robertso zippy123 1111111a
    dirtyman analslut minhasenha flatbush bhbyjxrf 26429vadim lawntrax truckman nemvxyheqdd5oqxyxyzi
    cableman hotsex69 patrick3 4311111q 753951852 freedom4 sweet123 sentinal ufgyndmv skate123
    123456798 123456788 damocles dollarbi caroline1 flatland 92702689 ajnjuhfabz madison9
    avrillavigne asseater everlong sebora64 sleipnir caterpil 212121qaz gjytltkmybr rocawear
    everest1 blackdic 44448888 112233aa 2502557i nanotech yourname 15975300 1234567l chicago0
    cxzdsaewq qqwweerr pon32029 rainmake matveeva legioner tombraid chinese1 shalimar oleg1995
    beaches1 tommylee monkey23 likewhoa yujyd360 shadow22 drumnbass 6jhwmqku dinsdale money111
    virtuagirl rattlesn 1sunshin monica12 veritas1 newmexic millertime turandot rfvxfnrf bowhunter
    booboo12 deerpark taylorma rfkbybyf iamhorny bacardi1 dctktyyfz peanut12 fuckyoubitch altavista
    ghjcnbvtyz fhnehxbr qazxcdews maddmaxx redrocke spencer2 thekiller p1234567 shakespe bandit01
    dartmout magpies1 mouseman summer07 chester7 ashley11 01081988m balloon1 tkachenko master77
    zzxxccvv supermax qaz12wsx temitope project1 lbpfqyth vanilla1 lovecock u4slpwra fylh.irf
    7ertu3ds necroman chaos666 lazyacres harley99 dilligas computadora nissan350z unforgiv schalke0
    borisova branden1 marie123 lafayett 878kckxy cheeseca mercutio psycholo andrew88 o4izdmxu
    sanctuar suckmydi rjvgm.nth goodgame 1qwertyuiop 6339cndh scorpio2 southbay crabcake paperclip
    rastafar mpetroff volvo240 blue2000 incognit station1 clipper1 ledzeppe kukareku sexkitte
    lakers12 acmilan1 phoneman sintesi07 nephilim nascar03 123456789e minouche clarkken microwav
    santacla ironside carter12 borntorun iloveyou123 pancake1 tadmichaels heat7777 ilovejesus
    luckycharm gordolee85 forever21 neworlea anhnhoem melissa7 massimiliano dima1994 madison3
    shokolad soccer123 1qasw23ed sasquatc verochka monopoli lamborgini gondolin candycane needsome
    scottie1 0147258369 kalamazo lololyo123 bill1234 ilovejes lol123123 567rntvm downunde angelbab
    guildwars homeworld qazxcvbnm superma1 kryptoni calvin69 konovalov jansport october8 liebling
    wmegrfux ljb4dt7n 012345678910 kolesnik speculum at4gftlw cahek0980 dallas01 godswill chelsea4
    catinhat urlacher lickme69 alex1959 barney12 alex12345 lp2568cskt s1234567 gjikbdctyf anthony0
    browns99 widespre fucklife master00 alino4ka revenant veroniqu 4g3izhox bluefire wizard12
    dimitris a32tv8ls qmpq39zr busdrive jtuac3my sr20dett 4gxrzemq keylargo rfktylfhm xcalibur
    glock9mm str8edge bulls123 carlsberg woodbird 1w2w3w4w 41d8cd98f00b 5432112345 scrappy1 grizzley
    morgan01 winstons easyride 311music 19866891 leadfoot kr9z40sy cobra123 hillcres mudshark
    alfredo1 hovepark 000777fffa wildthing agricola penny123 family01 happy100 firsttim fifa2008
    chevy350 panties2 spagetti narkoman nhfdvfnjkju123 1ccccccc napolean rossella logitech1 canucks1
    loginova marlboro1 kalleanka mishutka blackone ghfplybr 682regkh newburgh xenophon hummerh2
    ereiamjh cellphone jetblack yankees7 killemal eurocard sydney12 tuesday1 antietam wayfarer
    beast666 19952009sa hockey21 haloreach dontcare andrea11 karlmarx protools timberwolf ruffneck
    fairlady illuminati homerjay scooter7 barmaley tigers12 dreamer2 goleafsg cumlover studioworks
    kurwamac woody123 henry123 porpoise paula123 38gjgeuftd rjrfrjkf sasha12345 matrix13 radical1
    coolguy1 secretar sasha1988 00000001 1butthea kobebryant 12345asdfg sunsh1ne smokeone helloall
    bonjour1 snowshoe nilknarf lol123456 atombomb ironchef alekseev 12345678m fahjlbnf chapstic
    tiger200 lisichka searchin tanya123 alex1973 alex1991 dominati silenthill rebellio shamanking
    cumsucker partagas 22223333 arnster55 fucknuts silversi parcells vfrcbvjdf miniskir juiceman
    botafogo mama2010 junior12 derrickh asdfrewq chitarra silverfox prestigio devil123 max33484
    alena2010 verysexy hibiscus speciali raffaello vfhvtkflrf a123456z worksuck lomonosov dusty123
    dukeblue sergeeva bettylou gjkrjdybr hagakure pmdmsctsk alekseeva fktrcttd gutierre stomatolog
    palmeiras gjkysqgbpltw lifeguar mindgame frdfkfyu phoenix8 penelopa merlin99 mercenar deadsexy
    chinchil 1234567m sammycat marakesh temppassword elmer251 patrick0 bonoedge milkman1 nicole12
    ticketmaster beatles4 number20 superfre yfdbufnjh jake1234 wpoolejr nicolett cannonba 123456789.
    marilena bogdan123 redskins1 19733791 shadowru coolman1 pornlover gateway3 fuckyou0 booboo69
    bosco123 1234567qw 1xrg4kcq cbr929rr allan123 motorbik andrew22 pussy101 miroslava cytujdbr
    camp0017 snusmumrik serendipity tincouch timmy123 hunter22 gustavo1 alex2010 essayons appletre
    corrado1 satelite 1michell 123456789c cfkfvfylhf acurarsx k123456789 bluetick soccer69 jordan99
    fromhell mammoth1 fighting54 pepper11 worldwid sordfish listopad hellgate dctvghbdf married1
    juggalo1 repvtyrj zxcasdqw mystery1 creamyou rehjgfnrf coleman1 steve121 alderaan celeste1
    junebug1 bombshel gretzky9 playgolf boneyard iforgotit garbage1 archmage 135135ab ranger02
    zaharova 33334444 astonmartin blackdick 46775575 qwertyas mailman1 greenday1 57392632 sanchez1
    85852008 1forever 98798798 123456654 142536789 01telemike01 annie123 brunswic 123456qwer
    madison0 snowball1 1133557799 songohan 00009999 murphy01 associat jackpot1 nursultan ytnhjufnm
    electra1 ghjcnjnfr1 smokey01 integrit trouble2 14071789 ekilpool yourmom1 sparky11 ruslan123
    demetrio appelsin asshole3 raiders2 billygoa p030710p$e4o macdonal 248ujnfk schmidt1 sparrow1
    vinbylrj ycwvrxxh gerlinde poochie1 1charles terorist omgwtfbbq assfucke vengence dalejr88
    amazonas 0o9i8u7y6t kaligula pimpjuice birthday10 lawncare grandorgue juggerna swatteam
    motorbike repytxbr celicagt godisgreat lucifer666 shortdog palenque 3techsrl knights1 orenburg
    80637852730 12345670 12343412 12123434 feuerwehr 7418529630 loveforever stratocaster 8928190a
    motorolla lateralu 123456789zx wifey200 ololo123 central1 nemezida poker123 ilovemusic noodles1
    lakeshow soccer33 master13 diversio wiktoria 11335577 firstson ceisi123 hrothgar jarhead1
    happyjoy dicklick provista smile4me bootycal heartbre bigpappa fy.njxrf aa123123 tricolor
    smokey12 kikiriki mickey01 robert01 stevenso deliciou money777 susanne1 asdasd12 mommy123
    wrestle1 fuckyou12 barbaris f8yruxoj left4dead2 diana123 annarbor nikita2000 fbi11213 qwaszxqw
    klapaucius vfktymrfz keith123 peacock1 orgasmic thesnake rhfcyjlfh estefani firehose funnyguy
    asdf67nm demon123 thicknes kristall banderos marchenko de1987ma cronaldo mama1963 telecaster
    punksnotdead acdeehan 1q3e5t7u megaman1 neophyte australia1 1jeffrey fgdfgdfg 1986irachka
    playstation2 slacker1 lordsoth dctvghbdtn hondacar worldcom 51094didi sweetpussy supercoo
    robert11 panda123 gfhjkm13 lovesong solnyshko multiplelog martusia iamtheman greentre motorrad
    vfrcbvev 666satan losenord lateralus absinthe command1 iiiiiii1 jungfrau ufhhbgjnnth yamakasi
    gemini69 zxcvbnmz skyblues legolas1 murcielago benidorm viperman dima1985 7elephants 267ksyjf
    kaitlynn sisyphus yellow22 redvette ac2zxdty hxxrvwcy eatshit1 appleseed simpleplan fynfyfyfhbde
    birthday6 bluedevils batman23 chrisbrown animals1 takayuki assembler sissyboy nokia6230i
    eminem12 hunt4red darknigh cptnz062 ndshnx4s twizzler wnmaz7sd gfhfcjkmrf alabama123 barrynov
    durandal 8xuuobe4 cmu9ggzh crazyfrog vfvfktyf mackdaddy cribbage pandabear whitesta p2ssw0rd
    tiktonik moonlite bearclaw liberty2 snakeeyes rainmaker baby1234 sureno13 kluivert calbears
    medvedeva whirling bonscott freedom9 october3 cerulean password21 callista rainman1 mickeymo
    bulldog7 nicerack summer98 mustang69 jackster eclipse2 up9x8rww themaste deflep27 fotograf
    junior123 aldebara flower12 novastar manchild william7 blackstar spurs123 moom4242 tightend
    07931505 1johnson smokepot snowmass jessicam giuliana 5tgbnhy6 tentacle scoubidou2 vasilina
    jlbyjxtcndj loosee123 palantir iloveme2 hannelor lewie622 ghjcnjqgfhjkm blasters grinders
    kzsfj874 daniel01 squealer fortunat peace123 candlebo soundman zxcqweasd ghbjhbntn thunderc
    phish123 tintable nightcrawler tigerboy basilisk masha1998 kayla123 geemoney 0000000000d
    vintelok 12345rewq nightime ch1tt1ck mxyzptlk superted parfilev livestrong matthew3 access22
    miguelit smooches dezember spaghett guitarma photosho junior24 monkey24 vaz21093 bigblue1
    trident1 orange99 bengals1 nallepuh mtwapa1a ranger69 1tiffany rutabega toutoune surfcity
    samanth1 monitor1 littledo kazakova mistral1 batman123 fuckoff2 5544332211 towtruck kenwood1
    vfiekmrf ranger75 ladygirl boeing77 installsqlst xohzi3g4 kfnju842 klubnika cubalibr
    123456789101 0147852369 tallulah extra300 missy123 maiyeuem nccpl25282 buster22 broncos2
    letmein4 harrydog fishlips asdf4321 superjet norwegen movieman psw333333 postbank deepwate
    geolog323 a3eilm2s2y 123321qaz monkey20 buckwild byabybnb mapleleafs yfcnzyfcnz summer03
    ltcnhjth uto29321 poptarts spam967888 705499fh porn1234 1porsche whatthef 123456789y soreilly
    allochka is_a_bot winter00 bassplay 531879fiz c0rvette diamond7 matematica beaver12 seashell
    chaching xenogear chicco22 ancella2 vika1998 resolute pandora2 william8 jesusis1 cheerlea
    renfield anna1986 madness1 19719870 liebherr ck6znp42 metalgea falcon11 7jokx7b9du tassadar
    batistuta 1herbier ghjrehjh karimova snowwhite 1manager michael12 analfuck jaysoncj maranell
    bsheep75 rrrrrrr1 almaz666 goodpussy 1w2q3r4e william6 alanfahy nastya1995 panther5 123qwe12
    vfvf2011 qazwsx1234 ketamine energizer usethis1 123abc123 buster21 thechamp hopeful1 claybird
    bigmaxxx housebed dimidrol bootycall 80988218126 christa1 chevytru 00998877 overdriv dinamite
    bloembol twinkles 118a105b lanzarot youngone ssvegeta fktrcfylh1 vika1996 dynomite sonshine
    constanc thinkbig hopalong redfish1 andrei123 1fishing ifufkbyf emily123 paladine bulgakov
    4294967296 cdtnkfyrf hedonism gfgfrfhkj beardown 00000007 braves95 anthony3 roxanne1 underwat
    3f3fpht7op dragon20 bilbobag radiatio garibald wakeboar maranello parolamea galatasara loranthos
    asmodean porkypig mercator koolhaas debbie69 liverpoolfc yankees4 12344321a 85200258 dustin23
    thomas13 112233445 1bbbbbbb rubberdu donthate sasha1992 vjnjhjkf arkangel willie12 celtic1888
    grandma1 172839456 basshead hornball pagedown rfvtgbyhn astonmar madalina shenlong matrix01
    nazarova 369874125 j0nathan greshnik suckmyco mjollnir 789632147 asdfg1234 artem777 bmw318is
    rambler1 yankees9 5w76rnqp babyruth magical123 gfhjkm135 soboleva teamster pokemons 1472583690
    1597532486 shockers melanie2 clarisse farfalla 4fa82hyx x4ww5qdr leather1 samuel12 sailaway
    starburs 100years killer01 blackhole palmeira verboten solidsna gevaudan hannah11 talktome
    jesse123 !qazxsw2 wetwilly natural1 intersta shithead1 bonethugs solitair bubbles2 adidas12
    cameron2 a7nz8546 respublika fkojn6gb rachael1 purple01 zldej102 ab12cd34 cytuehjxrf astroman
    handsoff mrblonde unclesam kpydskcw lg2wmgvr biarritz feather1 williamm diamondd fishhook
    lena1982 unb4g9ty applegat mikehunt giancarlo felix123 december1 nicole23 bigsexy1 justin10
    falcon12 qwerty01 estrellit 1234567890m stingers bbbbbb99 allen123 monkey00 eldritch littleone
    hpmrbm41 celebrit maxwell7 kendall1 17071994a snuffles alexis01 vlad1994 forward1 badaboom
    hardtoon hatelove knopo4ka duchess1 kickbutt fuckyou6 eddie123 dragonfi marihuana brownlov
    nike1234 kwiettie jonnyboy robert123 florenci bristol1 allister yjdujhjl gauloise bellaboo
    wltfg4ta foxyroxy rocket69 master21 malinois obsessio yeahrigh panthers1 liza2000 paintball1
    blueskie cbr600f3 mandreki wonderbo muledeer xsvnd4b2 245lufpq ghjcgtrn wert1234 juanjose
    frostbit badminto archibal dm6tzsgp ytdxz2ca hallowboy guilherme dopehead iluvtits worldwar
    chewbaca oooooo99 ducttape borisenko taylor01 arlingto p3nnywiz rdgpl3ds boobless kcmfwesg
    blacksab s123456789 russell2 marykate lindros8 gofaster stokrotka kilbosik aquamann shedevil
    slot2009 october6 brewcrew sexfiend 12341234q crjhjcnm monkey66 polopolo09 feuerweh poohbear1
    bennevis fatgirls cdexswzaq racecar1 hondacrv william0 techdeck atljhjdf fallenangel tranquil
    carla123 lespaul1 portvale bycnbnen trooper2 gennadiy amazonka chinatow fitness1 selfok2013
    fullhous bajskorv nectarin littlebitch feyenoor pussybitch icecube1 ltybcjdf theking1 sexsells
    swinger1 aphrodit kurtcobain rhind101 poiulkjh beantown stuttgar messenge motorman nicegirl
    rachel69 faith123 studmuffin gamecocks bosshogg 4me2know fuckmeno phoenix3 buttnutt andreyka
    jvtuepip ashley69 swissair fylhttdf mickey11 m7hsqstm weihnachte dowjones freeones timberland
    guinness1 bombadil flatron1 logging7 telefoon cowabung yousuck1 asd123qwe torrente diamond6
    jackaroo millerlite ironhorse zzzxxxccc roosevel 8363eddy depeche1 frederiksberg sasha2000
    was.here rosedale cokeisit gandalf3 skidmark ashley01 1234567890qaz sexxxxxx 12345789 gcheckou
    12345611 lightman velosiped brucewayne elena123 greenegg nitemare cassidy1 boywonde pgszt6md
    batterie redlands scooter6 bailey11 maxwell2 startnow ducati74 blackmetal balla007 phatfarm
    kirsten1 titmouse benhogan andrew10 johnwayn bullyboy goldtree tigger99 cyclone1 woodpony
    camaleun bluesky1 eagles20 lovergirl peepshow dima1989 rjdfkmxer 11111aaaaa august17 0773417k
    1monster freaksho sashenka ccccccc1 cincinna lightfoo tabaluga punkrawk slick123 knight99
    fefolico contrera anna1984 robert99 pretende serenada ludmilla l0swf9gx hankster dfktynbyrf
    944turbo crystal2 blackfly zrjdktdf eus1sue1 riverplate harddriv melissa3 elliott1 sexybitc
    cnhfyybr jimdavis amberlee skywalk1 gb15kv99 rothmans firedawg aftermat 01478963 phishing
    gunblade exclusiv sasha1997 rebecca2 kallisti fuckmyass norseman ipswich1 intelinside yjdjcnbf
    tatiana1 1a2s3d4f5g6h bruins77 sundaypunch realmadr vfyxtcnth black666 valkiria millerti
    birthday100 greeneyes celebrat slava123 bubbabub joesmith katya123 sweetdream wwwwwww1 lovespor
    s5r8ed67s cowboy22 wachovia michaelb qwe1234567 safeu851 antonova longtong kekskek1 123456qwert
    thomas10 vika2011 ilovemylife scoubidou6 barney11 blindman maximus2 master55 11223355 diego123
    sexpistols prisonbreak nokia2700 ajnjuhfa yankees3 ak470000 bdfyeirf riobravo thoradin polkaudi
    kurosawa honda123 fuckyouguys 754740g0 anallove microlab1 makarenko andrew11 johnnybo booster1
    sanders1 johnson4 kd189nlcih hondaman sevisgur bear2327 sexmania roma1993 hjcnbckfd tuppence
    jimandanne 19955991 quincunx dima1998 skinner1 pinguino lisa1234 xpressmusic getfucked matulino
    johnsmith spanner1 todiefor nikki123 chuck123 batman13 princesse 28infern muselman mets1986
    bigbroth mollymoo lizottes 0sister0 heckfyxbr 22q04w90e nikita95 hammer22 lutscher carolina1
    buster99 kourniko aggarwal 19911992 shdwlnds vfvfgfgf123 monkeybu premiumcash classact devilmay
    hardpack zombie13 stockcar honeypie nowayman alphadog tiribon12 telefone chicken123 b1234567
    vasilisk cooking1 whitewol chelsea7 masterma bushmast nathan01 heimdall gthtrhtcnjr canesfan
    ybrbnf_25 artichok superdude mickey22 holeshot gettysbu hammer99 bmw750il differen pornosta
    dirtygirl ginger123 honda200 hotspurs johnatha firstone123 lexmark1 msconfig karlmasc
    123qweasdzx tcglyued baseball12 plat1num justin01 dthjybxrf superman123 gladiolus dreamgirl
    spankme1 arianna1 cool1234 belladog importan 87e5nclizry teufelo7 quaresma nnmaster 123321az
    tomjerry standrew gizmodo2 rz93qpmq 870621345 qmezrxg4 moom4261 hkger286 klaudia1 753951456
    fsunoles romanenko isthebes walkman555 ranger98 scorpian hardwareid bluedragon 2305822q
    iddqdiddqd w1234567 sputnik1 pa$$w0rd 2i5fdruv flexscan thesims2 boogiema bigsexxy powerstr
    babyboy1 funfunfu daniel21 123578951 maxthedo hithere1 bond0007 r1234567 torrents 123451234
    pointman caffreys bloodlus 321ret32 102030405 stickboy lotrfotr34 mclarenf1 ironlung pushistik
    dragoon1 unclebob tigereye mermaid1 roman777 brandon7 17711771s videogam cubalibre august15
    idinahui nikita1998 78621323 jaydog472 canada99 neverwinter love2010 67390436 eleanor1 aquemini
    shipmate logcabin 66005918 louisian 1abcdefg triathlo ilovemar letmeino fibonacci 58565254
    artemis1 grigoryan bunnyman 158uefas jackhamm mineonly rfnfhbyf kristina1 52545856 bigloser
    51525354 anarchy1 teenslut sanfrancisco private5 qwerttrewq jesuschr toyota91 45645645 bugmenot
    44556677 wwr8x9pu alphaome harley13 kolia123 wejrpfpu revelati pinkpussy miami305 wow12345
    tannenbau asdfasdf1 darkhors retired1 37583867 gxlmxbewym 1warrior 36925814 89876065093rax
    naturals gateway9 cepseoun sasafras 1qazxdr5 motoguzz emmajane alex1995 jerkyboy cowboy12
    arenrone precisio 31415927 powerhou mashoutq thebeatl cvzefh1gk zimmerma grimreap icandoit
    borodina dima2009 keywest1 napster1 5411pimo gilgamesh kalimera rjycnbnewbz maulwurf alice123
    fuckgirl redhorse margaret1 pumpkin2 fourplay 1brandon blackheart blackfin cntgfyjdf mymoney1
    09080706 goodboss sebring1 kensingt bigboner marcus12 ym3cautj thestone lovebugs silver99
    forest99 qazwsx12345 longboar rhfcbdfz msouthwa shahrukh dragon666 france98 ps253535 zjses9evpa
    sniper01 good4you station2 school12 mvtnr765 tiburon1 ghjcnjgbpltw checkito 1ladybug corneliu
    svetasveta imaccess brandon6 piccolo1 3611jcmg children2 ou812345 eklhigcz 30624700 amazing1
    dolphin9 heather6 miracle1 silverfi spring12 barney01 gfccgjhn aishiteru fathead1 xexeylhf
    anisimov saskatoo brandy12 irish123 palpatin lovesuck poulette mclaren1 cooper12 newpass3
    rfgecnfcerf alskdjfh 1234567qwertyu mossberg starline misfits1 rangers2 blackhea pappnase
    daywalker summoner 1jjjjjjj swansong 12345qqq lionsden silver33 saisg002 nosaints 0cdh0v99ue
    deskjet1 14159265 14142135 orange10 richard0 backdraf kohsamui c43dae874d wrestling1 pepsiman
    qweqwe12 balls123 schlange optiquest nottoday 1234qwerasdfzxcv greentree gcheckout marshal1
    gtogto43 marcelit aqwzsxedc kenshin1 sassydog system12 desember scorpio6 steph123 rocket21
    lytghjgtnhjdcr baseball9 carlsbad schoolgirlie apocalyp nicole18 gfgf1234 wonderwall beer1234
    maryann1 birdcage donna123 123lol123 adidas11 pandoras 111222333000 daniel11 ingersol mama12345
    cessna15 1simpson nazarenko seattle2 azfpc310 rfycthdf hotlanta kumar123 fsd9shtyu highjump
    entertai sinatra1 htcnjhfy videoman bigbird1 kenaidog silverma 123123qq cbr600f4 harakiri
    chico123 glasgow1 ybrjkftdyf surfside intermilan multipas schroede testerer hejmeddig antonio2
    tornados n8skfswa greatdan z1z2z3z4 katiedog 1234512i monster7 alex1985 voronina mbkugegs
    zaqwsxcderfv abcdef12 blackwhite sharon69 dro8smwq boognish quietkey authcode pinkerto merengue
    bushwick turambar kittykit hambone1 bigballa restaura 111luzer euro2000 august24 kissthis
    rvgmw2gl iloveboobies fcc5nky2 messiah1 beastie1 hvidovre alex1987 papageno dirtybir naturist
    channel1 gutentag zucchero beverly1 9638527410 cthuttdf lovethem cantona1 purple11 apples123
    wonderwo hoddling rockcity winner12 mansfiel 287hf71h xyh28af4 bankshot vurdf5i2 sexygirls
    october7 mdmaiwa3 jesussaves anthony9 crossroa brother2 rodman91 cockgobbler 12356789 12345699
    signatur alexandra1 coolwhip awdrgyjilp ghjrjgtyrj linkinpark emergenc blood666 bootmort
    wetworks supermario annapoli hockey22 indahouse 1penguin misha123 santorin vbnhjafy robert22
    athlon64 nextdoor seemnemaailm siegheil cornhusk sthgrtst feldspar gtnhjdyf terminato 1jackson
    123321aa rkbvtyrj tigertig fuckitall soccer09 cheetah1 marquise hondavfr anna1985 mayflowe
    bigmouth greenery liberty7 larionov sat321321 nausicaa hjvfynbrf zebra123 galvesto jitterbu
    prophet1 canoneos redsox11 dctdjkjl everclea danny001 mudslide rockshox thvfrjdf fuckthem
    asdzxc123 ironfist junior01 killswit prototyp specboot baldhead redwhite whitetail cousteau
    malcolmx semperf1 vangelis bettis36 morgaine anna1990 inandout anna1997 wallpape moonrake
    huntress cameron7 clownboy newzeala hammertime 11251422 fktrcfyl 11223311 11223300 powerpla
    ybrbnbyf zaphod42 jxfhjdfirf dude1234 czekolada blackros amaranth medical1 nhecsyfujkjdt
    promopas marmalad weihnachten passthief 67mustan ds7zamnw pinarell sonofsam 5c92v5h6 purple13
    tango123 xufrgemw 1rangers taratata 19944991 11111118 4ebouux8 roadrash corvette1 dfyjdf846
    marley12 qwaszxerdfcv ellehcim seabass1 jazzman1 uuuuuuu1 j1234567 junkfood daddymac persepho
    shithappens 19755791 polkaudio basketball1 1loveyou mama1961 transcend shuriken sudhakar
    teenlove anabelle matrix99 littlegi ferraris fastdraw accountbloc pornostar pinoyako glassjaw
    finnland losbravo smalltit nicksfun stockhol divedeep cannibus poppydog walhalla lucozade
    goldenbo tigers11 ownage123 capital5 stillher antananarivu lacrimos goathead cgtwbfkbcn gbplf123
    beanhead ttttttt1 justin123 agapov58 bad11bad andreika merlin11 aurelien spartak1922 lawnmowe
    fortune1 anna1994 papasmurf antihero photogra painkill qwest123 sierra01 vfrcbvvfrcbv bobbyjoe
    buzzkill 9379992q oleg1994 sovereig rollover zaq12qaz battery1 killer13 alina123 groucho1
    butterbean golfer01 gfhfyjbr ventura1 chelsea3 65mustan ufdibyjd suckfuck greatgoo 1bullshi
    easy1234 robin123 rockets1 diamondb nothing0 joker777 glasnost batman21 a123456b rockandr
    coolfool yjdbrjdf lovehina passking bonapart diamond2 ctvtyjdf sassy123 table54781 nedkelly
    philbert sparky99 littlebear silmaril cbufhtnf peggysue wizardry venom123 love4you reviewpass
    amersham devochka greenlantern panasonik dave1234 darkness1 p0o9i8u7y6 kathryn1 happyguy
    assmaster sailormo antonio3 18254288 qwertzuiop edward11 something1 q1w2e3r4t5y6u7i8o9p0
    02551670 vladimir1 monkeybutt honda450 fylhtq95 fjnq8915 passwordstandard vova12345 talonesi
    gigemags dorothee bastogne brandon3 truegrit iamgreat paulinka corperfmonsy homerun1 dogbert1
    eatmyass cottage1 baseball7 gimmesum 1bastard 413276191q pchealth bodiroga adapters mashamasha
    anna1982 fairchil iloveluc netnwlnk olga1976 icam4usb odinthor anchorat nfnmzyrf shadowman
    chicken0 christiaan mariupol gbpltw123 villevalo cessna172 kinglear 1cricket turbo911
    maprchem56458 rosehill thekiwi1 ygfxbkgt mandarinka paswoord grandam1 leedsuni angeldog michaell
    dance123 ppppppp1 mynewbots mmmmmmm1 nnnnnnn1 biedronka thebeatles f14tomcat jordan18 86chevyx
    bobolink flyfishi gandalf0 traxdata enlighte 12345678w rugbyman peanut11 techn9ne vakantie
    jake5253 anthony5 letterma jessica6 amiga500 phoenix9 saqartvelo williamj nightfal melnikova
    killer77 jhrl0821 6gcf636i irina123 formatters matthew5 infotech gangster1 jordan45 greatwhi
    tracy123 connecte hemingwa gundam00 slayers1 fktrcfylhjd bermuda1 qazwsx11 eybdthcbntn backd00r
    cheyenne1 warhammer40k guitarman george13 tgbxtcrbq bananas1 lovezp1314 buster69 sexytime
    zacharia sportage terry123 bogdanova higgins1 whatluck jeffery1 1qayxsw2 riptide1 vergesse
    playgrou 4077mash hydepark monster9 hesoyam1 uhtqneyu rabbit66 alabaste 1234567890qwerty
    andrea12 slutfuck jasmine7 maestro1 buster123 donaldduck ironfish konnichi gintonic momoney1
    destiny2 trim7gun fractals morganstanley polkadot prince11 fifa2010 amanda10 airbrush bigtitty
    fyfnjkmtdyf joxury8f moondog1 trotters 1s1h1e1f1 optimus1 marlins1 balance1 london01 southwes
    comfort1 rockbottom litebeer chopsuey greenlan freecell hampster smalldog 1234567890987654321
    cartman2 cjdthitycndj masterba america2 sunburst auntjudy ilovecock losfix16 1explore whynotme
    1qazwsxedc albertjr nicolas2 24gordon misterme gbljhfcs blackhat maddog69 pakalolo igor1234
    snowhite homefree sexfreak blessyou vfrcbvjd belinda1 yaglasph groundho nevergiveup gborv526
    awesome2 mike12345 bltynbabrfwbz tanushka raptor22 schalke04 cosmodog fuckyou8 blackmor
    littlegirl ultra123 flashnet loploprock littlewhore cuntfinger stinkyfinger n7td4bjl jackie69
    camel123 1gateway adelheid thuglove 4815162342q andrea99 blankman booboo11 justine1 morphius
    zsecyus56 goodbye1 nokiadermo waratsea 4rzp8ab7 brillian zxcvb1234 dune2000 zcxfcnkbdfz pr1ncess
    comicbooks assasins nuaddn9561 scottsda hfcnfvfy 7777777z werty123 metalhead romanson jollymon
    trompete matchbox20 nepenthe qwertyuiop10 phezc419hv romantika lifestyl decembre panther6
    ghjcnjabkz pachanga buzzword indianer spiderman3 tupacshakur albert12 1drummer invisibl summer13
    mustaine hesoyam123 scrapland barabbas mexicali moonstafa jayhawk1 nastya2010 softball1 barrabas
    zxcasd123 mariana1 freedom0 green420 vlad1234 davinchi conducto invernes madhatter 12345678i
    spring00 bellybut vitalik1 river123 power666 footslav qazxswedc123 richard9 peterburg tabletop
    gavrilov jkbvgbflf 87654321q wideopen access88 tdfyutkbjy impossib dontforg qwer1209 asslicke
    mamma123 scratch1 cassie12 dontgotm underhil maks2010 hollywood1 elena2010 fireplug sacrific
    babyphat bobcat12 bruce123 wallstreet granvill armastus pipeutvj g1234567 angeleyes putangina
    brandnew shadowfax eagles12 lokomoti jabroni1 siffredi rosebudd nightwis felixxxx chicago5
    scooby11 19851985p dogphil3650 totenkopf monitor2 macross7 ofclr278 nantucke hedj2n4q aessedai
    trekbike pussykat samatron dukenukem iampurehaha2 obvious1 mccool24 apache64 kravchenko justforf
    surfer69 sananton zxcvbn123456 odt4p6sv8 mansikka looking4 donttell ninjutsu uaeuaeman
    queenas8151 angel007 antonia1 avtoritet wrongway patriots1 chrisrey sd3utre7 mesohorny donatello
    pinky123 fatbitch pilsbury lovepuss 1creativ golf1234 huskerdu gtnhjpfdjlcr dkjfghdk 7777777s
    donkeykong rockytop staples1 flywheel toppdogg bigbubba aaa123456 2letmein mother12 ilikepussy
    excaliber fhutynbyf flyvholm currahee godsgift antonioj yfcnzvjz anime123 123321456654 hanswurst
    hello101 technica drumandbass diapason simbacat gravedig jakeyboy longboard truskawka golfer11
    pyramid7 highspee theriver hammer69 1packers qwertgfdsa 11119999 12inches zse4xdr5 sophieh6
    grizzlie hockey69 hotbitch beloved1 bluewave multiscan persona1 amberdog hannah12 1assword
    sparky01 123321qw soccer19 luvbekki yfeiybrb nigger123 gjkzrjdf 1bigdadd taganrog clarkkent
    gaudeamus mantaray whitehea andrew99 redhawks liza2009 den12345 vfhnsyjdf 147258369a newyorke
    1arsenal hondas2000 birthday2 12457896 dickster edcwsxqaz pantyman hubertus cumshot1 kappaman
    mark3434 canada12 lichking bonkers1 ivan1985 throatfuck backwood joshua19 imladris star1234
    partyman fourstar scanner1 ujhjl312 potapova nokia7070 kalleank refinnej nothanks sugardog
    nhfkbdfkb larousse qazxcdew stimorol merlin21 is3yeusc partner1 478jfszk 9hmlpyjd 7imjfstw
    nokia5200 larkspur animal2000 miyvarxar communit ifoptfcor mamaliga wowlook1 1flowers shadow14
    alucard1 singapur manchester1 superdav jackoff1 bullnuts world123 spider10 sargsyan rattlers
    windows2 visigoth penfloor cabledog camilla1 natasha123 eagleman softcore d1234567 tlbyjhju
    lfiekmrf lzhan16889 123boots1 sys64738 heavymetal heavymet 1asdfghj wharfrat sword123 dragon98
    12345abcd lexus300 pheonix1 alex1974 123qw123 shadow88 igor1994 champ123 changeme1 brooksie
    frogman1 buldozer morrowin bubbaman august22 tyson123 passsword al123456 fucking1 looking1
    brennan1 1xxxxxxx fifa2011 1rainbow 1eeeeeee ashley123 amanda123 azerty12 15975391 twinturb
    onlyone1 denis1988 6846kg3r pennydog dandelion haileris epervier snoopy69 afrodite oldpussy
    poopypan verymuch katyusha skydive1 fiveiron stargirl fordfocus baseball11 jawbreak buster88
    walter34 penchair horizon1 thecure1 adrianna1 dumbfuck aldebaran knopfler rossigno scarlets
    nuggets1 ibelieve akinfeev falcon69 qwerty09 doggy123 vader123 silkeborg krakatoa kgvebmqy
    pensacol snowstor goldenboy orange11 g0dz1ll4 chester3 hotshot1 jesuschris motdepass fietsbel
    pookster milkmaid rustyboy terrell1 epsilon1 lillian1 shinchan fuckuall mamasboy purple69
    felicidade shopping1 1gandalf parliame jackmeof juvis123 boing747 9z5ve9rrcz icewater moparman
    christo1 vinicius tigerfan joshua99 jackfrost ssbt8ae2 barabash ghtlfntkm shadow10 qwerty789
    richard8 lostboys jesus4me richard4 kolawole damilola paranoya happyness methodma supercop
    a8kd47v5 polly123 hoyasaxa 1digital matthew0 2468013579 vaffanculo pass1wor 999666333 freedom8
    777555333 lubimaya 123456789j 159951159 159357123 alina1995 mustang67 wisteria jhnjgtl12
    98766789 arxangel 87062134 creativ1 malyshka fuckthemall genesis2 romance1 ofcourse latenite
    789456123a milliona 61808861 57699434 change12 55495746 jimbo123 19372846 19380018 cutlass1
    craig123 51502112 19822891 46466452 19855891 nikolaevna nokia6131 hoosier1 contrasena gonzo123
    gfhfvgfvgfv 1crystal sofaking kwiatuszek valeria1 0123654789 alltheway maasikas wildchil
    fredonia earlgrey gtnhjczy matrix123 12monkeys nokia6500 59382113kevinp coorslit password!
    vova1994 english1 bondra12 zpflhjn1 jasmine3 arsenal0 luansantana control2 mama1964 diamond4
    music101 guybrush katiebug pimphard frontosa clockwor skyeseth chaparra jumpshot wintermu
    1chester ciccione beckham23 hornets1 alex1971 delerium manageme connor11 caseyboy cbljhjdf
    redsox20 tttttt99 haustool pantera6 journey1 9988776655 writerspace xiaoyua123 justice2 scorpius
    bpgjldsgjldthnf gamemaster taylor11 shameles ladylove eintritt jnrhjqcz jessica3 undernet
    sasha777 anna2002 kanmax1994 thunder0 easypass supermom qwerty32 123654789a shampoo1 yfxfkmybr
    tsunami1 fktrcttdf yasacrac happyhap hammer11 rolltide1 compaq123 subzero1 ybrbnjcbr wagoneer
    danniash portishead alex1981 redcar27 thomas21 hammer12 cosmo123 burltree vwpassat jack5225
    cougars1 burlpony blackhorse katemoss 1christi alex1975 science1 cartagen picture1 sparkle1
    service321 christi1 iraffert dtcyeirf 1234567890p cooper11 alcoholi savchenko chelsea5 lllooottt
    ilovedick sweetpus cookie13 rfnthbyf1988 angus123 blockbus samsung9 skinnass sexybeas wasdwasd1
    1qa2ws3ed4rf5tg ashley19 pokerman trfnthby georgia2 stoppedb qwertyuiop12345 miniclip cabbages
    1234567890o liudmila nhfycajhvths masiania songline spacebal smokewee dragonla andy2000 massive1
    suckmy1k passat99 nastya1996 stratcat daffyduck baldeagl kerberos shibainu cqub6553 phenmarr
    roma1990 diamond0 girls4me dianochka plhy6hql 2wsx4rfv cameron0 oleg1996 sharipov bouboule
    hollister1 adelante cecilia1 onetwo12 ojp123456 msorcloledbr neveraga 1mercede chessmas
    stickdaddy77 kvartira 7654321a lollol123 qwaszxedc vfhbyfvfhbyf misha1111 junior13 shannon2
    fuckmylife sekirarr orion123 laketaho jazz1234 gandalf7 brett123 br1ttany rfpfyjdf bigboy11
    ummagumma punter12 irina1991 pandemonium berlingo cherrypi 1montana lohotron chicklet
    asdfgh123456 stepside ikmvw103 trillium thepower thugstools hockey13 livefree rosenrot muffin11
    artem1992 andrey1992 sheldon1 passpage nikita99 fubar123 eight888 express2 violentj 2ykn5ccf
    spartan11 brenda69 jackiech vika1995 89032073168 denis1984 2000jeep weetabix panther8 h9iymxmc
    kalambur 12213443 racecar02 jeffrey4 purgator troutbum potsmoke pureevil dragonage 4seasons
    hockey14 12758698 yeahright blademan jeffhardy stanisla forzaroma blackwoo fengshui 1qaz0okm
    newmoney pimpin69 anonymer cherry12 diablo23 jgtxzbhr breadfan juancarlos stratus1 love5683
    happytim lambert1 cbljhtyrj economia avogadro 1vampire spanners queequeg joseph11 8seconds
    cumberla heather9 anthony8 burton12 crystal0 consulta miller01 cthulhu1 dukenuke hatebree
    welcome01 middleto phoenix5 dylandog lauren12 byrjuybnj stillers smallvill 123456rrr phoenix0
    ironcity kasperok password22 matthew6 spotligh bujhm123 tommycat guitar11 compass1 jack2000
    littleminge xxx12345 littlefuck karolinka camneely qwertyu123 brandon00 munson15 passssap
    z3cn2erv baggio10 copernic 123456789asd orange88 pablo123 uptheass mattylad10 13467985 f1f2f3f4
    fm12mn12 gerasimova burrito1 baldeagle forgetme 5element ooicu812 10293847qp minicooper vthrehbq
    boredboi4u filatova barmalei fourkids naumenko bangbros pornclub euclid90 warrior3 patatina
    mankind1 peugeot406 rmracing cunthole jaguarxj whitecat money100 yfhrjnbrb 9085603566 6yhn7ujm
    specialinsta newblood chingada boobies2 133andre ilovelucy success2 artefact kkkkkkk1 nikolay9
    emilyann fkrjujkbr teamomuch david777 enron714 starfleet neverman doctorwh trinity7 seatleon
    snakebit bleacher darkseed warhorse michael123 34erdfcv dimanche repmvbyf michaeljackson
    icequeen birthday26 lbvekmrf bryan123 schreibe 1andonly apollo12 aa123456789 12345678d deadmau5
    happyface filmstar andrew17 bakesale justlook cbarkley bloodred birdbath nfkbcvfy hardc0re
    killerbee pitcher1 justonce dakota99 vespucci outside1 puertori teamlosi porol777 empire11
    20091989q webuivalidat lakers08 trigger2 horndogg palermo1 dasha2010 rockhopper silver77
    1234567887654321 8096468644q 770129ji supercat tema1234 1234567892000 qazqaz123 rattrace
    miller12 indiana7 patch123 welcome5 9hotpoin assmonke money1234 dannym88 lover123 worldnet
    julemand s12345678 pissword woodchuc hotchkis packers2 bananana kalender penguin8 awo8rx3wa8t
    ilovemyfamily weihnachtsbau pudding1 luckystr jahbless surrende 1panties bigasses ghjuhfvbcn
    asshole123 muchacha santana5 testdrive dracula1 savannah1 pokemon00 1iiiiiii jordan20
    014702580369 15253545 15975312 marmaris london123 thesims3 afrika2002 2children qqqqwwww
    oldskool syndicat parker01 bri5kev6 wartburg yelena03 madinina highway1 uhfdbwfgf buhjvfybz
    qaz123wsx456 bobbybob falloutboy manning18 ihateyou1 fallengun montblanc rooney10 roadrage
    rhfvfnjhcr dmfxhkju imaloser michell1 silver22 lockedup monica01 sassycat dsobwick ctrhtnyj
    rhfcyjzhcr aaaassss momanddad zipdrive telescop elephant1 greatman ukqmwhj6 nopasaran kobayash
    cfiekmrf megan123 jamesdea porosenok stunner1 lollol12 2278124q 123456789qwer alex1983 glowworm
    mallards bluedevil explorer1 lachesis alex1982 airborn1 captaink watchout aaaa1122 providian
    aregdone play2win artcast2 thunder6 kamelia2011 caleb123 indonesi tgkbxfgy hijodeputa good4now
    tolkien1 132forever s1s2s3s4 lolkin09 48n25rcc djtiesto 111222333444555 coolbree yamaha12
    starwood deadsoul madarchod tenorsax 44e3ebda trafalga heather7 serafima favorite4 havefun1
    nosredna jlettier borracho sweet666 rollrock jackson6 macross1 ousooner 9085084232 123qwaszx
    firedept jackfros 123456789000 cookie11 systemofadown martin01 silver01 darthmaul vladimirovna
    uthvfybz nicole01 v123456789 network2 flyers99 riogrand avalon11 lovejone porsche2 qwerty100
    chamberl bluedog1 andrew23 summer22 musiclover beardog1 libertin bigberth jockstra nastya123
    default1 brillo021 bomberman guitar69 latching ninja123 qwertasd alex1976 cunningh gladbach
    marillion mike2000 muffinman freeclus kudos4ever clitring sexiness blumpkin escaflowne pentable
    lommerse coffee11 lkjhgfdsazx 2401pedro quintain tdeir8b2 122333444455555 %e2%82%ac tootsie1
    zaqxsw123 gkfdfybt cnfnbcnbrf usermane iloveyou12 babochka cookie123 julie123 kamakazi tigger13
    mononoke wcrfxtvgbjy bigsmall 1newlife bigwaves mama1970 shockwav codered1 victory7 gulfstre
    chris200 sunbanna bertuzzi begemotik destinee 123456789zz amadeusptfcor yggdrasi el345612
    f22raptor moviebuf zxcvbnm123456789 deadmoin websolutionssu 1346798520 gwendoli 1234562000
    lovedick digital2 space199 987654123 serious1 824358553 794613258 nata1980 fishpond redsox19
    zse45rdx matrixxx 213546879 newspape photowiz marco123 147852963 147369258 hellbound 123987456
    lovehurt hammer01 1234554321a alina2011 112358132 alina1994 alina1998 bobjones cressida madalena
    420smoke tinchair adidas69 krypton1 loveline michaelm gbkbuhbv 76689295 sweetu70 steamforums
    quixotic steam181 rfcgthcrbq sexstuff rockstar1 fulhamfc quiksilv 56836803 jedimaster gfhjkm777
    stella12 55378008 19216811 fender12 mortalkombat nudegirl palace22 lickpussy bigjuggs sadomaso
    laser123 branford 19801982 banaan123 hooters6 sweeties 19821983 19831985 19833891 sinnfein
    welcome4 winner69 killerman martinet 19921993 harsingh thecount phantom3 36985214 lukas123
    pakistan1 madmax11 willow01 19932916 fucker12 opelagila ashley24 deadfish 31359092 sasha1993
    sanders2 zaq!2wsx boilerma mickey69 jackson9 alina2010 warspite bazongaz fitzgera dipascuc
    1escobar2 c0l0rad0 kki177hk victoriya winston6 kl?benhavn happylife am4h39d8nh bodybuil 31021364
    command2 lainth88 mazdamx5 colin123 qwaszx11 diesirae woodfish pqnr67w5 odgez8j3 5gtgiaxm
    transits quackers makenzie mdmgatew superman12 slickone penhorse asdasd22 otherside honeydog
    proghouse frost1996 casper123 magichat greatzyo lightspe newyork2 mikejone bruiser1 prelude9
    kenneth2 thinline 2dumb2live 1carolin ilikeporn blackboo qwerty999 marcelin yjhbkmcr united99
    mainstre beano002 lincoln7 bangalor goodstuff stepashka harley03 omnislash sasha2011 gopinath
    princesit bosslady joshua11 lovegame stupid12 sport123 collect1 charliem chimaira trrim777
    thedream redsox99 goodmorning iloveyou11 newlife2 chicago3 conditio alexand1 mike1969 silence1
    blackdra enolagay sataniv1993 sasha1994 moonshot santa234 meister1 gfitymrf reggie31 august29
    joshua10 akademia zorro123 nathalia redsox12 mishmash nokiae51 nyyankees tu190022 strongbo
    not4u2no harlequi 1therock csyekmrf olemiss1 sunshin1 starbase topshelf california1 symantec
    turntabl selhurst furnitur fromvermine gators96 captain2 zxcvbnma pineapple1 cannelle mko09ijn
    paraklast1974 hobbes12 1234567890d fatal1ty prostreet caution1 summer08 metal123 eddie666
    washingto minnesota_hp playboy6 speedster zemanova vkfwx046 antiflag jzf7qf2e startrek1 murciela
    lvbnhbtdf gogetter tanelorn killer00 nesterova rugby123 coffee12 browseui ralliart calgary1
    vtldtltd iambigal 2hot4you brentwoo palladin ilovetits venture1 dragon19 brandon8 bg6njokf
    satchel1 khongbiet critter1 partridg ginger69 anthony4 spinnake chinadol nipples1 sixflags
    parkhead breakdance fidodido yuitre12 artem1995 gayathri nondriversig alex1998 boating1 newpassw
    movies23 kamikazi cowboys0 corsair1 kingshit hotdog12 h200svrm rhtyltkm chris999 vaz21074
    simferopol britania tanyshka 123qwerty123 process1 dragon05 fortknox stockpor juanpabl roleplay
    magical1 a1s2d3f4g5h6 bismilah guitar01 santana1 monkey14 animalsex pfqxtyjr silverch litespee
    nirvana9 peyton18 warhamer minotavr bushwack football123 fufnfrhbcnb hfpldfnhb chipmonk vbhjh123
    gemini12 doodlebu chuluthu cdtnkzxjr pookie11 tremendo welcome0 peewee51 legends1 freeway1
    teenfuck darkfire hunt0802 buffy1ma 671fsa75yt burrfoot alina2006 charlize summer02 midiland
    demetriu freakboy radio123 jasmine9 chicago9 bugssgub samuraix jackie01 pimpjuic willyboy
    fynjyjdf privet123 blueroom alex1989 bringiton kareltje ow8jtcs8t goniners countryb 24688642
    covingto 24861793 beyblade needajob kbpfdtnf bond9007 gabriel12 stormbri love4eve fenomeno
    darknite dragstar milfhunter ma123123123 ghislain enrique1 ferien12 natalie2 reglisse rosebud7
    roykeane mamatata blowjob69 fhbyjxrf hackedit h397pnvr robert23 godflesh septiembr zhongguo
    panther9 bigjohn1 vehvfycr fire1234 gungadin olivier1 chinaski toadfrog august20 automati
    squirtle positano llebpmac prokuror pussygal visionar chicken6 rfybreks vitalogy gorbunov
    letmein5 harley20 stinker1 welcome7 jimmypag anastaci pfhfnecnhf campus100 vikings2 rangerover
    peresvet skyblue1 goodlove dfkmltvfh zxcv4321 pasword1 nhfrnjhbcn nemesis2 ingenier knothead
    energy12 alena123 robert19 orange22 murphy11 heather4 987654321g boxster1 colegiata carwash1
    bowling3 fylhtq123 pickwick bubblebox bunnies1 slipper1 xtutdfhf zxcvbasdfg 1pumpkin phantom7
    swordsma wonderbr slagelse twothree boston11 fynjy123 ballsdeep bobbyorr alphasig august10
    problemas goirish1 boobear1 rabbit69 alexsander chantal1 greenpea diablo69 alex2009 bergen09
    petticoa vlad2011 kamakiri lucidity 99ranger estoppel volvos60 carter80 200190ru shadow23
    shocker1 souschef lopotok01 ntktgepbr ronaldo99 z1x2c3v4b5n6m7 iceman44 chris100 clearwat
    boogyman konoplya chester8 scooter5 ghjgfufylf 18n28n24a ringo123 sex4free johnny12 reddevils
    dillinge hyperlit wallace2 vitamine arsenal7 nokia5610 fyfnjkmtdbx kulikova maddog01 timoshka
    desdemon chesters patrick5 aikman08 nyranger 36169544 foxmulder shashank aspirina 19891959
    45678912 kemerovo 19841989 netware1 19801984 nicole123 19761977 51501984 montella peachfuz
    cypress1 55443322 bandicoot statistika great123 67899876 bobsmith hillary1 78978978 lzlzdfcz
    bloodlust shadow00 88887777 91328378 matthew4 98256518 102938475 alina2002 123123789 123456321
    newmexico scubaman puffdadd 159357852 dtheyxbr theman22 212009164 nji90okm newmedia roma1995
    iceman11 pimpdady 1212312121 tamplier pelican1 domodedovo 1928374655 fiction6 duckpond onetwo34
    gunsmith murphydo fallout1 spectre1 jabberwo redryder blackpus elena1971 danilova bobo1234
    bobbobbo jesusgod musical1 darkmage hawkwood sexaddict archimed lindalou 111zzzzz ghjatccjh
    wethepeople m123456789 bulldog5 m_roesel sissinit 123ewqasd miruvor79 bandit11 arsenal9 miatamx5
    1trouble strip4me sexyred1 rjdfktdf google10 shortman crystal7 awesome123 birthday28 diabolik
    boomer12 bluewate hockey123 blueboys willy123 cobra777 llabesab vicelord gerryber fre_ak8yj
    redrobin itsasecret bluelight mountai1 bongwater pepper14 fordgt40 raider12 hunnybun tuffgong
    gymnast1 butter11 wapbbs_1 dandelio soccer77 ghjnbdjcnjzybt x002tp00 whodaman brunodog technici
    pmtgjnbl qcxdw8ry schweden throbber collecto dbm123dm hellhoun deadzone dethklok qq123123
    williams1 c32649135 123joker spacejam holycrap tummybed financia euroline magicone ameritec
    daniel26 kingpins dima1991 spencer5 cassiope lilcrowe thecakeisalie vbhjndjhtw vthokies sophie01
    locutus1 daddysgirl irondesk andrey12 jasmine123 vepsrfyn likesdick protozoa mosias98 taburetka
    blaze420 puissant charles0 aishwarya babylon6 raleigh1 access01 sparkplu daisy3112 zootsuit
    1234567j rubyrose gorilla9 nightshade alternativa cghfdjxybr snuggles1 vova1992 leonardo1
    matthewd 1986mets mexican1 boomer22 edwards1 jordan10 blackwid gemini13 dctvcjcfnm eagles11
    hannah22 maks5843 fktrcfylhjdf lincoln2 gre69kik need4speed hightech core2duo ublhjgjybrf
    dragon33 1autopas autopas1 15935746 daniel20 1ggggggg hardcor1 blackdragon vovan_lt orochimaru
    hjlbntkb qwertyuiop12 paradoks frozenfish ghjuhfvvbcn fireston afhvfwtdn ontheoutside louis123
    moonwalk mercury2 tracksta ozzmosis matrix19 headroom ringding 12345672000 onetwothree hockey33
    nefertit tailhook bujhmbujhm felicia1 tinuviel tuesday2 maxmotives locksley darling1 stpiliot
    14314314 paramoun car12345 furelise kalifornia vbhjckfd beast123 zcfvfzkexifz extra330 gfhfyjqz
    templar1 02588520 pangolin amorcito advance1 yasuhiro orange01 nautica1 soundwav lovebaby
    dragonma sonnenschein wazzkaprivet redsox24 dontdoit dennis12 supercal ballsout dabl1125
    gjdtkbntkm servette 13571113 13467982 12string bluejay1 william4 connor12 sustanon corporat
    arsenal123 charless jeanmarc marine21 dctvgbplf xxxp455w0rd5 lllllll1 ooooooo1 koufax32
    anastasya debugger ufkxjyjr gjlcnfdf daniel10 sexkitten qwertasdfgzxcvb s9te949f dimabilan
    ilovetit longjump transalp moderato littleguy magritte hawaiiguy nemiroff browneyes destiny7
    dragonss andranik fleshbot smellyfe deutschl harley88 birthday27 papasmur vfvekmrf 12345656
    weihnachtsbaum kristie1 fktrcfylth 99strenght denis2011 stokecit aotearoa stalker2 1bigfish
    mossyoak 1stunner getinnow jessejames zxc123456 cantstop 1peaches west1234 silver69 chief123
    twentyon drstrang aspirant jenna123 bongtoke anna12345 wonderwoman fktif6115 1winston falcon01
    mopar440 kinkysex mercede1 11234567 michelle jennifer jonathan victoria alexander basketball
    stephanie franklin mitchell benjamin chocolate katherine beautiful caroline charlotte crawford
    elizabeth fletcher jeanette kathleen margaret nicholas penelope remember scarlett valentine
    veronica beatrice business california catalina catherine christian columbia commander danielle
    francesco francine francois gretchen harrison kimberly lawrence patricia reynolds thursday
    williams 88888888 anderson anything bernardo birthday brewster calendar campbell christmas
    christopher clueless confused cunningham december director dominique downtown ferguson flowerpot
    halloween hamilton hellohello indonesia isabelle kristine management marielle marshall napoleon
    national phillips rachelle revolution richards richmond ruthless saturday september thompson
    thrasher virginia winniethepooh xxxxxxxx 00000000 99999999 chandler chiquita courtney lorraine
    987654321 emmanuel november something alexandra estrella alejandro brittany alejandra fernando
    cristina gabriela pictures angelica sebastian 0123456789 volleyball cristian christine lovelove
    fernanda slideshow santiago sweetheart leonardo christina francisco sporting savannah estrellita
    999999999 mauricio shopping isabella martinez bestfriends zacefron angelina milagros margarita
    cheerleader cinderella princesita jesucristo lipgloss hernandez gorgeous hollywood kristina
    0987654321 jeremiah anamaria friendship february 87654321 123123123 cassandra training challenge
    fountain grateful republic research broadway acropolis cordelia database feedback prometheus
    rastafarian scarecrow temporal terminal thejudge madeline sterling aerobics altamira asdf;lkj
    barnyard chameleon chouette clarkson cornflake flanders frederic gammaphi garfunkel hydrogen
    instructor integral justice4 kalamazoo mattingly montana3 newaccount obsession printing provider
    rossignol schnapps services shanghai signature student2 testtest transfer transport whoville
    21122112 christoph classroom politics property jethrotull histoire thelorax good-luck sample123
    informix majordomo !@#$%^&* hallowell lissabon morecats newcourt
    """
}
