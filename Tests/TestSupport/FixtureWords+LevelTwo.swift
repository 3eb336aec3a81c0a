extension FixtureWords {
  /// Words of level 2.
  static let levelTwo = """
    [feelings]
    admire  verb  2  3.97  ədˈmaɪɚ
      = to think very highly of someone, often wishing to be like them
      > I {admire} nurses like Rosa, who stay cheerful all through a twelve-hour shift.
      + respect, look up to, esteem
      - despise, scorn
    anxious  adj  2  4.09  ˈæŋkʃəs
      = uneasy in your mind about what may be going to happen
      > He grew more {anxious} with every minute that the test results were late.
      + worried, nervous, uneasy
      - calm, relaxed
    comfort  verb  2  4.41  ˈkʌmfɚt
      = to make someone feel better, as a hug or a soft blanket may
      > She put an arm around the crying boy to {comfort} him.
      + console, soothe
      - distress
    compassion  noun  2  3.95  kəmˈpæʃən
      = a kind feeling for those who suffer, with a wish to help them
      > The nurse was known for her skill and for her {compassion} toward frightened patients.
      + sympathy, pity
      - cruelty, indifference
    despair  noun  2  3.82  dɪˈspɛɹ
      = the feeling that all is lost and nothing can get better
      > After months without work, he was close to {despair} when the phone rang.
      + hopelessness, desperation
      - hope
    eager  adj  2  4.03  ˈiɡɚ
      = wanting very much to do something and hardly able to wait
      > The {eager} puppies jumped at the gate as soon as they saw their leashes.
      + keen
      - reluctant, unwilling
    envy  noun  2  3.84  ˈɛnvi
      = the bitter wish to have what another person has
      > Sam felt a stab of {envy} when his roommate got the bigger room.
      + jealousy
    [food]
    appetite  noun  2  3.87  ˈæpətaɪt
      = the desire for food, often lost during an illness
      > The long swim gave the children a huge {appetite} for lunch.
      + hunger
    bite  verb  2  4.31  baɪt
      ~ bit, bitten
      = to cut into something with the teeth
      > Our dog barks at strangers but would never {bite} anyone.
      + nip
    bitter  adj  2  4.21  ˈbɪtɚ
      = having the sharp, unsweet taste of strong black coffee or dark chocolate
      > The medicine was so {bitter} that she took it with honey.
      - sweet
      = angry and hurt for a long time over something unfair
      > She is still {bitter} that her partner took all the credit.
      + resentful
    chef  noun  2  4.23  ʃɛf
      = a trained cook who works in a restaurant and often leads its staff
      > The {chef} came out of the kitchen in a tall white hat.
    cuisine  noun  2  3.81  kwɪˈzin
      = a style of cooking, especially that of a country or region
      > Lemongrass and coconut milk are common in Thai {cuisine}.
      + cookery
    delicious  adj  2  4.34  dɪˈlɪʃəs
      = very pleasant to eat or drink
      > May I have the recipe for this {delicious} soup?
      + tasty, scrumptious, yummy
      - disgusting
    peel  verb  2  3.8  pil
      = to strip the skin from a banana, an orange or a potato
      > {Peel} the potatoes before you cut them into cubes.
      + skin, pare
    [mind]
    abstract  adj  2  4.14  ˈæbstɹækt
      = having to do with ideas, not with things you can touch
      > Love and justice are {abstract} ideas that you cannot put on a scale.
      + theoretical, conceptual
      - concrete
    absurd  adj  2  3.95  əbˈsɝd
      = so far from good sense that it is laughable
      > The idea of wearing a fur coat to the beach in July is simply {absurd}.
      + ridiculous, ludicrous, preposterous
      - sensible, reasonable
    analyze  verb  2  3.84  ˈænəˌlaɪz
      = to study something closely, part by part, so as to understand it
      > Scientists will {analyze} the water from the well to find out what is in it.
      + examine, dissect
    bias  noun  2  4.18  ˈbaɪəs
      = a leaning for or against something that keeps you from judging fairly
      > To avoid {bias}, the orchestra listens to new players from behind a screen.
      + prejudice, partiality, favoritism
      - impartiality, objectivity
    breakthrough  noun  2  3.83  ˈbɹeɪkˌθɹu
      = a sudden great step forward in research after long effort
      > After ten years in the lab, the team made a {breakthrough} in malaria research.
      + advance
    conclude  verb  2  3.9  kənˈklud
      = to come to a judgment after looking at all the facts
      > From the empty bowl and muddy paw prints, we can {conclude} that the dog has eaten.
      + deduce, infer
      = to bring or come to an end, as a speech or a meeting does
      > The mayor will {conclude} the ceremony with a few words of thanks.
      + end, finish, close
      - begin, open
    genius  noun  2  4.33  ˈdʒinjəs
      = a person with an extraordinary mind or gift
      > At eight she was solving college math problems, and everyone called her a {genius}.
      + prodigy
    [movement]
    aboard  adv  2  4.14  əˈbɔɹd
      = on or onto a ship, train, bus, or plane
      > The conductor blew her whistle and the last passengers climbed {aboard}.
      - ashore
    adjacent  adj  2  4.12  əˈdʒeɪsənt
      = right next to something, often sharing a wall or side with it
      > Our hotel rooms were {adjacent}, so we could hear each other's alarm clocks.
      + adjoining, neighboring, bordering
    bounce  verb  2  4.02  baʊns
      = to spring back after hitting the ground or a wall, as a ball does
      > This basketball is so flat that it won't {bounce}.
      + rebound
    chase  verb  2  4.44  tʃeɪs
      = to run after someone or something in order to catch them
      > My dog loves to {chase} squirrels but has never caught one.
      + pursue
    destination  noun  2  4.24  ˌdɛstəˈneɪʃən
      = the place where a trip is meant to end
      > After two flights and a ferry, we finally reached our {destination}.
    expedition  noun  2  3.99  ˌɛkspəˈdɪʃən
      = a long, organized trip made for a purpose such as research
      > She led a three-month {expedition} to study penguins in Antarctica.
      + mission
    portable  adj  2  3.97  ˈpɔɹtəbəl
      = light or small enough to be taken along easily
      > We brought a {portable} stove so we could cook at the campsite.
      + mobile
      - fixed
    [nature]
    canyon  noun  2  3.96  ˈkænjən
      = a deep, narrow cut in the land with sheer rock walls
      > Rafts drift along the river at the bottom of the {canyon}, a mile below the rim.
      + gorge, ravine
    cliff  noun  2  4.1  klɪf
      = a high wall of rock or earth, often facing the sea
      > Puffins nest on the ledges of the {cliff}, high above the crashing waves.
      + bluff, precipice
    dense  adj  2  3.98  dɛns
      = with its parts packed so close that little can pass between them
      > Hardly any sunlight reached the ground through the {dense} forest.
      + thick, compact
      - sparse, thin
    drought  noun  2  3.9  dɹaʊt
      = a long time with little or no rain
      > After three years of {drought}, the lake had shrunk to a muddy pond.
      + dry spell
    freeze  verb  2  4.11  fɹiz
      ~ froze, frozen
      = to turn from water into ice
      > Once the nights get cold enough, the pond will {freeze} and we can skate on it.
      - melt, thaw
      = to stop suddenly and stay completely still
      > I saw the deer {freeze} in the headlights, one hoof in the air.
    melt  verb  2  3.96  mɛlt
      = to turn from solid to liquid as it gets warm
      > Our snowman began to {melt} as soon as the sun came out.
      + thaw
      - freeze, solidify
    shallow  adj  2  4.04  ˈʃæloʊ
      = with only a short way from the surface to the bottom
      > Small children splashed about in the {shallow} end of the pool.
      - deep
    [society]
    ally  noun  2  4.1  ˈælaɪ
      = a country or person that takes your side against an enemy
      > In the family argument about getting a dog, Grandma was my only {ally}.
      + supporter, backer
      - enemy, opponent
    boycott  verb  2  3.81  ˈbɔɪkɑt
      = to refuse to buy or take part in something, as a protest
      > Shoppers decided to {boycott} the store until it paid its workers fairly.
      - patronize
    coalition  noun  2  4.23  koʊəˈlɪʃən
      = a group of different parties that join to govern or act together
      > No party won enough seats to govern alone, so three of them formed a {coalition}.
      + alliance, bloc
    compete  verb  2  4.39  kəmˈpit
      = to try to win, as runners do in a race and stores do for customers
      > Forty young cooks will {compete} for a single place at the famous school.
      + vie, contend
      - cooperate
    compromise  noun  2  4.15  ˈkɑmpɹəmaɪz
      = an agreement in which each side gives up part of what it wanted
      > He wanted the mountains and she wanted the sea; a lake was the {compromise}.
      + middle ground
    corrupt  adj  2  4.14  kəˈɹʌpt
      = rotten with bribery and misused power, as a whole government can be
      > City hall was so {corrupt} that even a dog license cost a bribe.
      + crooked, dishonest
      - honest
      = of a computer file, damaged so that no program can open it
      > The video file was {corrupt}, so we lost the first dance of the wedding.
      + damaged
      - intact
    innocent  adj  2  4.45  ˈɪnəsənt
      = not having committed the crime or wrong in question
      > New evidence proved that the prisoner had been {innocent} all along.
      + blameless, guiltless
      - guilty
    [time]
    coincidence  noun  2  3.96  koʊˈɪnsɪdəns
      = a striking match between two events that comes about by pure chance
      > What a {coincidence}! We were born on the same day in the same hospital.
      + fluke
    dawn  noun  2  4.27  dɔn
      = the time when the first light appears in the morning sky
      > The bakers start work long before {dawn}, when the streets are still dark.
      + daybreak, sunrise, first light
      - dusk, sunset, nightfall
    deadline  noun  2  4.12  ˈdɛdlaɪn
      = the latest time by which a task must be done
      > The {deadline} for the essay is Friday at noon, and late papers lose a grade.
      + time limit, cutoff
    delay  verb  2  4.4  dɪˈleɪ
      = to make someone or something late
      > Heavy fog may {delay} your flight, so check the departure board.
      + hold up, slow, set back
      - speed up, hasten
    evolve  verb  2  3.8  ɪˈvɑlv
      = to change little by little over a very long time, as living species do
      > It took millions of years for whales to {evolve} from animals that walked on land.
      + develop, adapt
    [character]
    frankly  adv  2  4.05  ˈfɹæŋkli
      = honestly and openly, hiding nothing of what you think
      > Quite {frankly}, that haircut makes you look like a mop.
      + candidly, bluntly, plainly
      - evasively
    [making]
    thoroughly  adv  2  4.09  ˈθɝoʊli
      = in every part and detail, leaving nothing out
      > Wash the lettuce {thoroughly}, or you'll find sand in your salad.
      + completely, fully
      - superficially
    [mind]
    deliberately  adv  2  4.02  dɪˈlɪbɚətli
      = on purpose and not by accident
      > The note was not lost by mistake; someone had {deliberately} hidden it.
      + intentionally, purposely
      - accidentally, unintentionally
    [movement]
    halfway  adv  2  4.06  ˌhæfˈweɪ
      = at or to a point equally far from the start and the end
      > We ran out of gas {halfway} between Tulsa and Dallas.
      + midway
    [qualities]
    barely  adv  2  4.49  ˈbɛɹli
      = only just; almost not
      > The singer whispered so softly that we could {barely} hear the words.
      + hardly, scarcely
    presumably  adv  2  4.06  pɹɪˈzuməbli
      = as we may fairly suppose, though nobody has said so
      > The lights are off, so they have {presumably} gone to bed.
      + probably, doubtless
    [wildlife]
    bark  noun  2  3.85  bɑɹk
      = the rough outer covering of a tree
      > The {bark} of a birch peels off in thin white strips like paper.
      = the short, loud sound a dog makes
      > One sharp {bark} from the terrier sent the cat up the fence.
      + woof, yap
    bloom  verb  2  3.93  blum
      = to open into flower, as roses do in June
      > Cherry trees {bloom} for only a week or two each spring.
      + flower, blossom
    breed  verb  2  4.08  bɹid
      ~ bred
      = to mate and have young
      > These frogs {breed} in the pond each spring and fill it with tadpoles.
      + reproduce
    endangered  adj  2  3.86  ɛnˈdeɪndʒɚd
      = so few in number that the kind may soon die out
      > Tigers are {endangered}, with only a few thousand left in the wild.
      + threatened
    fierce  adj  2  3.92  fɪɹs
      = ready to attack with great anger and strength
      > A mother bear is {fierce} when someone comes near her cubs.
      + ferocious, savage, vicious
      - gentle, meek
    livestock  noun  2  3.83  ˈlaɪvstɑk
      = animals kept on a farm, such as cows, sheep, and pigs
      > The rancher moved her {livestock} to higher ground before the flood.
      + farm animals
    prey  noun  2  3.98  pɹeɪ
      = an animal that is hunted by another for food
      > The owl can hear its {prey}, a mouse, moving under the snow.
      + quarry
      - predator
    """
}
