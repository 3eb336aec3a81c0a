extension FixtureWords {
  /// Words of level 3.
  static let levelThree = """
    [feelings]
    apathy  noun  3  3.26  ˈæpəθi
      = a complete lack of interest in things that ought to matter
      > To overcome her students' {apathy}, the teacher took the class outside to hunt for fossils.
      + indifference, unconcern
      - enthusiasm, passion
    cherish  verb  3  3.52  ˈtʃɛɹɪʃ
      = to hold something dear and keep it lovingly
      > I will always {cherish} the letters my grandmother wrote to me.
      + treasure, prize
    contempt  noun  3  3.74  kənˈtɛmpt
      = the feeling that someone is worthless and deserves no respect
      > He tossed the insulting offer into the trash with a look of {contempt}.
      + scorn, disdain
      - respect, admiration
    cringe  verb  3  3.54  kɹɪndʒ
      = to feel a hot wave of embarrassment and want to hide
      > Old videos of my singing still make me {cringe}.
      + squirm
    ecstatic  adj  3  3.37  ɛkˈstætɪk
      = wildly happy, almost out of your mind with joy
      > Priya was {ecstatic} when the university offered her a full scholarship.
      + overjoyed, elated, thrilled
      - miserable, despondent
    giddy  adj  3  3.22  ˈɡɪdi
      = light-headed, as from spinning around or from sheer happiness
      > The children were {giddy} with excitement on the last day of school.
      + dizzy, lightheaded
    grudge  noun  3  3.33  ɡɹʌdʒ
      = a lasting bad feeling toward someone who once wronged you
      > Nadia still holds a {grudge} against the cousin who never repaid her loan.
      + resentment
    [food]
    bland  adj  3  3.5  blænd
      = lacking strong flavor and so rather dull to eat
      > Hospital food is often {bland}, with hardly any salt or spice.
      + tasteless, insipid, flavorless
      - spicy, flavorful
    broth  noun  3  3.39  bɹɔθ
      = a thin, clear soup made by boiling bones, meat or vegetables in water
      > When I had the flu, I could keep down only warm chicken {broth}.
      + stock, bouillon
    chew  verb  3  3.66  tʃu
      = to crush food again and again between the teeth
      > {Chew} each bite of meat well so that you don't choke.
      + chomp, munch, masticate
    chop  verb  3  3.77  tʃɑp
      = to cut into pieces with quick, heavy strokes of a knife or an ax
      > {Chop} the onions, and try not to cry over them.
      + cut up
    delicacy  noun  3  3.18  ˈdɛləkəsi
      = a rare or costly food that is thought especially fine
      > Truffles, which trained dogs dig up in the woods, are a costly {delicacy}.
      + treat, dainty
    edible  adj  3  3.63  ˈɛdəbəl
      = safe or fit to be eaten
      > Never pick wild mushrooms unless you are sure they are {edible}.
      + eatable
      - inedible
    ingredient  noun  3  3.74  ɪnˈɡɹidiənt
      = any one of the foods that go into a dish
      > The secret {ingredient} in her brownies is a spoonful of coffee.
      + component
    [mind]
    anticipate  verb  3  3.73  ænˈtɪsəˌpeɪt
      = to see something coming and be ready for it
      > Good waiters {anticipate} what their guests want before anyone asks.
      + expect, foresee
    astute  adj  3  3.1  əˈstut
      = quick to see how things really are and how to profit from it
      > An {astute} investor, Fatima sold her shares a week before the price fell.
      + shrewd, canny, sharp
      - obtuse
    dilemma  noun  3  3.73  dɪˈlɛmə
      = a hard choice between two courses that are equally bad
      > Her {dilemma} was whether to betray a friend or to lie to her boss.
      + quandary, predicament
    fallacy  noun  3  3.21  ˈfæləsi
      = a mistaken belief, often held by many, that rests on bad reasoning
      > It is a {fallacy} that the more a medicine costs, the better it works.
      + misconception, myth
      - truth
    fathom  verb  3  3.25  ˈfæðəm
      = to understand something deep or puzzling by getting to the bottom of it
      > I cannot {fathom} why anyone would pay so much for a plain white T-shirt.
      + comprehend, understand, grasp
    hindsight  noun  3  3.34  ˈhaɪndˌsaɪt
      = clear understanding of an event only once it is over
      > With {hindsight}, we should have booked the hotel before the festival began.
      - foresight
    naive  adj  3  3.75  nɑˈiv
      = too simple and trusting, for lack of experience of the world
      > I was {naive} enough to think that the stranger would really mail me a refund.
      + innocent, unworldly, gullible
      - worldly, sophisticated
    [movement]
    airborne  adj  3  3.67  ˈɛɹˌbɔɹn
      = up in the sky; no longer touching the ground
      > Once we were {airborne}, the cabin crew brought around drinks.
      + flying
    ascend  verb  3  3.24  əˈsɛnd
      = to go up, as a balloon or an elevator does
      > We watched the hot-air balloon {ascend} until it was just a dot.
      + rise, climb
      - descend
    brisk  adj  3  3.2  bɹɪsk
      = quick and full of energy, like a walk on a cold morning
      > Nothing clears my head like a {brisk} walk before breakfast.
      + lively, energetic
      - leisurely, sluggish
    crouch  verb  3  3.26  kɹaʊtʃ
      = to bend the knees and lower the body close to the ground
      > We had to {crouch} behind the hedge so the birthday girl wouldn't see us.
      + squat, hunker
    detour  noun  3  3.2  ˈditʊɹ
      = a longer way around, taken to avoid a problem or to visit something
      > The bridge was closed, so we had to make a ten-mile {detour}.
      + diversion
    itinerary  noun  3  3.23  aɪˈtɪnəˌɹɛɹi
      = a plan of a trip, listing the places to be visited and when
      > Our {itinerary} gives us two days in Kyoto and three in Osaka.
      + schedule
    outskirts  noun  3  3.56  ˈaʊtˌskɝts
      = the parts of a city farthest from its center
      > They found a cheap house on the {outskirts}, an hour by bus from downtown.
      + fringes, periphery
      - center
    [nature]
    arid  adj  3  3.37  ˈɛɹəd
      = having so little rain that few things grow
      > Cactuses store water, so they do well in {arid} land.
      + dry, parched
      - humid, wet
    gust  noun  3  3.1  ɡʌst
      = a sudden strong rush of wind
      > A {gust} turned my umbrella inside out on the bridge.
      + blast
    humid  adj  3  3.5  ˈhjuməd
      = full of moisture, as warm air often is
      > It was so hot and {humid} that our shirts stuck to our backs.
      + damp, moist, sticky
      - dry, arid
    mirage  noun  3  3.29  məˈɹɑʒ
      = a trick of hot air that makes you see water or other things that are not there
      > The lake ahead was only a {mirage}, and it faded as we drove nearer.
      + illusion
    thaw  verb  3  3.18  θɔ
      = to lose its ice and grow soft, as food from the freezer does
      > Move the turkey from the freezer to the fridge so that it can {thaw} by Thursday.
      + defrost, melt, unfreeze
      - freeze
    tributary  noun  3  3.15  ˈtɹɪbjətɛɹi
      = a stream or river that runs into a larger one
      > The Missouri is the longest {tributary} of the Mississippi.
      + feeder
    trickle  verb  3  3.25  ˈtɹɪkəl
      = to flow so weakly that it makes only a thin line or a few drops
      > She felt a bead of sweat {trickle} down her back.
      + dribble, drip
      - gush, pour
    [society]
    abolish  verb  3  3.48  əˈbɑlɪʃ
      = to put an official end to a law, custom or system
      > Students cheered the school's plan to {abolish} homework on weekends.
      + do away with, eliminate, scrap
      - establish, introduce
    allegiance  noun  3  3.69  əˈlidʒəns
      = the loyal support you owe to a country, leader or group
      > The knights knelt and swore {allegiance} to their new queen.
      + loyalty, fidelity
      - disloyalty
    bureaucracy  noun  3  3.55  bjʊˈɹɑkɹəsi
      = a system with so many officials, forms and rules that little gets done
      > Thanks to city {bureaucracy}, I needed six forms and four stamps to plant one tree.
      + red tape
    clandestine  adj  3  3.21  klænˈdɛstɪn
      = done in secret, often because it is forbidden
      > The rebels held {clandestine} meetings in a cellar beneath the bakery.
      + covert, undercover, surreptitious
      - open, overt
    deport  verb  3  3.18  dɪˈpɔɹt
      = to force a foreigner to leave the country
      > The judge ruled that the government could not {deport} the family after all.
      + expel
    espionage  noun  3  3.47  ˈɛspiənɑʒ
      = the use of secret agents to find out what a country or company is hiding
      > The engineer was accused of {espionage} after she photographed secret plans.
      + spying
    exempt  adj  3  3.78  ɪɡˈzɛmpt
      = free from a duty, rule or tax that applies to others
      > Books are {exempt} from the sales tax, so you pay only the price on the cover.
      + excused, immune
      - liable, subject
    [time]
    beforehand  adv  3  3.62  bɪˈfɔɹhænd
      = earlier, so as to be ready for what is coming
      > If you chop all the vegetables {beforehand}, the cooking itself takes five minutes.
      + in advance, ahead of time
      - afterward
    commemorate  verb  3  3.49  kəˈmɛmɚeɪt
      = to honor a past event or a dead person, as with a ceremony or statue
      > They planted a tree to {commemorate} the nurses who had served in the flood.
      + honor, celebrate, memorialize
    dusk  noun  3  3.44  dʌsk
      = the time just after sunset, when the light is fading
      > Bats come out at {dusk}, when there is just enough light left to see them.
      + twilight, nightfall, gloaming
      - dawn, daybreak
    expire  verb  3  3.54  ɪkˈspaɪɹ
      = to run out and stop being valid, as a passport or coupon does
      > My license will {expire} in March, so I need to renew it soon.
      + lapse, end
    hiatus  noun  3  3.49  haɪˈeɪtəs
      = a break in an activity or series, often one of months or years
      > After a three-year {hiatus}, the band is back together and touring again.
      + break, gap, pause
    interval  noun  3  3.77  ˈɪntɚvəl
      = a space of time between two events
      > Count the seconds in the {interval} between the lightning and the thunder.
      + gap, interim
    [making]
    anew  adv  3  3.2  əˈnu
      = once more, from the beginning and in a fresh way
      > The soufflé fell flat, so the chef threw it out and began {anew}.
      + again, afresh
    [mind]
    ostensibly  adv  3  3.35  ɑˈstɛnsəbli
      = as it is made to appear, though the truth may be otherwise
      > He came by {ostensibly} to borrow a ladder, but really to see my sister.
      + apparently, supposedly
    [movement]
    astray  adv  3  3.13  əˈstɹeɪ
      = away from the right path or place, so as to be lost
      > The package went {astray} and turned up a month later in another city.
    overboard  adv  3  3.43  ˈoʊvɚˌbɔɹd
      = off the side of a ship and into the water
      > A wave hit the deck and washed my hat {overboard}.
    [qualities]
    invariably  adv  3  3.44  ɪnˈvɛɹiəbli
      = every single time, without exception
      > Whenever I wash the car, it {invariably} rains an hour later.
      + always, unfailingly
      - never
    [wildlife]
    burrow  noun  3  3.1  ˈbɝoʊ
      = a hole in the ground that an animal digs to live in
      > The rabbit shot back into its {burrow} when the fox appeared.
      + den, lair
    camouflage  noun  3  3.42  ˈkæməflɑʒ
      = colors or shapes that make something blend in with its surroundings
      > Thanks to its {camouflage}, the green frog looks just like a leaf.
      + disguise
    dormant  adj  3  3.41  ˈdɔɹmənt
      = not active for now, but able to come back to life
      > The seeds lie {dormant} in the dry soil until the first rain wakes them.
      + inactive, sleeping
      - active
    extinct  adj  3  3.66  ɪkˈstɪŋkt
      = no longer existing anywhere, with every one of its kind dead
      > The dodo has been {extinct} since the 1600s.
      - extant, living
    foliage  noun  3  3.41  ˈfoʊliɪdʒ
      = the leaves of a plant or tree
      > Tourists come each October to see the {foliage} turn red and gold.
      + leaves, greenery
    perch  verb  3  3.29  pɝtʃ
      = to sit on something high and narrow, as a bird does on a branch
      > Pigeons love to {perch} on the statue's outstretched arm.
      + roost
    sprout  verb  3  3.11  spɹaʊt
      = to send out new shoots or leaves
      > The potatoes at the back of the cupboard had begun to {sprout}.
      + bud, germinate
    """
}
