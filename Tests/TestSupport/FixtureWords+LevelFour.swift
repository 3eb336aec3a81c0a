extension FixtureWords {
  /// Words of level 4.
  static let levelFour = """
    [feelings]
    abhor  verb  4  2.64  əbˈhɔɹ
      = to hate something so deeply that it fills you with horror
      > Most people {abhor} cruelty to animals and will speak up against it.
      + detest, loathe
      - adore
    ambivalent  adj  4  3.01  æmˈbɪvələnt
      = having two opposite feelings about something at the same time
      > She felt {ambivalent} about the move: thrilled by the job, sad to leave her friends.
      + torn, undecided
    captivate  verb  4  2.52  ˈkæptɪˌveɪt
      = to charm people so that they cannot look away
      > A good storyteller can {captivate} a restless class with a single sentence.
      + enchant, fascinate, enthrall
      - bore, repel
    chagrin  noun  4  2.86  ʃəˈɡɹɪn
      = annoyed embarrassment at having failed or been shown up
      > To her {chagrin}, the chef discovered that she had salted the cake instead of sugaring it.
      + mortification, vexation
    elated  adj  4  2.97  ɪˈleɪtəd
      = lifted up with joy and pride, as after a win
      > The {elated} rowers threw their captain into the river after the race.
      + overjoyed, jubilant, exhilarated
      - dejected, downcast
    ennui  noun  4  2.41  ɑnˈwi
      = the weary listlessness of someone who finds nothing worth doing
      > By the third week on the yacht, {ennui} had set in and even the sunsets seemed dull.
      + boredom, tedium
    infatuation  noun  4  2.9  ɪnˌfætʃuˈeɪʃən
      = a foolish, all-consuming passion that seldom lasts
      > It was only a teenage {infatuation}, and by fall he could barely recall her last name.
      + crush
    [food]
    colander  noun  4  2.37  ˈkɑləndɚ
      = a bowl full of holes for draining pasta or washing vegetables
      > Pour the spaghetti into a {colander} and shake off the water.
      + strainer
    condiment  noun  4  2.7  ˈkɑndəmənt
      = a sauce or spice mix added to food at the table, such as ketchup
      > Mustard is the only {condiment} he will put on a hot dog.
      + seasoning
    connoisseur  noun  4  2.89  kɑnəˈsɝ
      = a person of fine, trained taste in wine, food or art
      > A true cheese {connoisseur}, Olga can name the valley it came from.
      + expert, aficionado
    garnish  verb  4  3.04  ˈɡɑɹnɪʃ
      = to decorate a dish with something small, such as a sprig of parsley
      > {Garnish} each bowl of soup with a few mint leaves.
      + decorate, trim, adorn
    gobble  verb  4  2.83  ˈɡɑbəl
      = to eat fast, greedily and often noisily
      > Don't {gobble} your dinner or you will get a stomachache.
      + wolf down, bolt
      - nibble
    palatable  adj  4  3.06  ˈpælətəbəl
      = pleasant enough to eat or drink, though hardly a treat
      > A pinch of sugar made the boiled cabbage more {palatable}.
      + agreeable
      - unpalatable
    pungent  adj  4  2.91  ˈpʌndʒənt
      = having a very strong, sharp smell or taste, like raw garlic
      > The {pungent} smell of blue cheese filled the whole train car.
      + sharp, acrid
      - mild
    [mind]
    acumen  noun  4  2.91  əˈkjumən
      = keen judgment and quick insight, especially in business
      > Thanks to her financial {acumen}, the food truck grew into a chain of restaurants.
      + shrewdness, astuteness
    baffle  verb  4  2.72  ˈbæfəl
      = to puzzle completely, so that no explanation can be found
      > The magician's final trick continues to {baffle} even her fellow performers.
      + perplex, bewilder, mystify
    corroborate  verb  4  2.92  kəˈɹɑbəˌɹeɪt
      = to back up a statement with further evidence
      > Two witnesses could {corroborate} his claim that he was at the movies that night.
      + confirm, support, verify
      - contradict, refute
    dogmatic  adj  4  2.93  dɔɡˈmætɪk
      = putting forward your opinions as laws that nobody may question
      > She is so {dogmatic} about pizza that she calls pineapple on it a crime.
      + opinionated, doctrinaire
      - open-minded, flexible
    epiphany  noun  4  3.16  ɪˈpɪfəni
      = a sudden flash of understanding that changes how you see things
      > In the shower she had an {epiphany}: the thief in her novel had to be the gardener.
      + revelation
    erudite  adj  4  2.75  ˈɛɹəˌdaɪt
      = showing deep knowledge gained from books and study
      > The {erudite} professor could quote Persian poets and medieval tax law with equal ease.
      + learned, scholarly, well-read
      - uneducated
    hunch  noun  4  3.07  hʌntʃ
      = a guess based on a gut feeling
      > I have a {hunch} that it will snow tonight, though the forecast says otherwise.
      + feeling, suspicion
    [movement]
    amble  verb  4  2.3  ˈæmbəl
      = to walk at a slow, relaxed pace
      > With an hour to spare, we could {amble} through the park and smell the roses.
      + stroll, saunter, mosey
    capsize  verb  4  2.33  ˈkæpˌsaɪz
      = to turn upside down in the water, as a boat may
      > Sit down, all of you, or the canoe will {capsize}!
      + overturn
    circuitous  adj  4  2.43  sɚˈkjuɪtəs
      = longer than it needs to be; going the long way around
      > The cabdriver took such a {circuitous} route that the fare doubled.
      + roundabout, indirect
      - direct, straight
    foray  noun  4  3.04  ˈfɔɹeɪ
      = a brief first try at something outside your usual line of work
      > Her first {foray} into acting was a cereal commercial at age six.
      + venture
      = a sudden, short raid into another's territory
      > Each night the raccoons made a {foray} into our garbage cans.
      + raid, incursion
    impassable  adj  4  2.74  ɪmˈpæsəbəl
      = too blocked, flooded, or rough to be traveled along
      > Heavy snow made the mountain roads {impassable} until April.
      - passable, open
    sojourn  noun  4  2.77  ˈsoʊdʒɚn
      = a period of living for a while in a place away from home
      > After a three-month {sojourn} in Florence, he came home speaking Italian.
      + stay, visit
    somersault  noun  4  2.48  ˈsʌmɚˌsɔlt
      = a roll or leap in which the body turns heels over head
      > The gymnast did a double {somersault} in midair and landed on her feet.
      + flip
    [nature]
    balmy  adj  4  2.7  ˈbɑmi
      = pleasantly warm and soft, as a summer evening can be
      > It was such a {balmy} night that we ate supper out on the porch.
      + mild, temperate
      - chilly
    chasm  noun  4  2.96  ˈkæzəm
      = a deep, wide crack in the ground
      > A rope bridge swayed across the {chasm}, and nobody wanted to look down.
      + abyss, gorge
      = a great difference between people or their views
      > Years of silence had opened a {chasm} between the two brothers.
      + gulf, rift
    erode  verb  4  3.03  ɪˈɹoʊd
      = to wear away little by little, as wind and water do to rock
      > Every winter the waves {erode} a little more of the cliff.
      + eat away, abrade
    erupt  verb  4  2.97  ɪˈɹʌpt
      = to burst out suddenly with fire, ash, and hot rock
      > The villagers were moved to safety days before the volcano {erupted}.
      + explode
    inclement  adj  4  2.8  ɪnˈklɛmənt
      = unpleasantly cold, wet, or stormy
      > In case of {inclement} weather, the outdoor concert will move to the gym.
      + stormy, foul
      - fair, mild
    precipice  noun  4  2.76  ˈpɹɛsəpɪs
      = the sheer face or edge of a high cliff
      > The mountain goat stood calmly at the edge of the {precipice}, a thousand feet up.
      + cliff, bluff
    silt  noun  4  2.96  sɪlt
      = fine mud and sand carried along and dropped by a river
      > Each spring the river leaves a layer of rich {silt} on the farmers' fields.
      + sediment
    [society]
    abdicate  verb  4  2.66  ˈæbdəkeɪt
      = to give up being king or queen
      > The aging king chose to {abdicate} and hand the crown to his daughter.
      + step down
    acquit  verb  4  2.58  əˈkwɪt
      = to declare officially, in court, that someone is not guilty
      > With no proof against her, the jury had to {acquit} the banker.
      + clear, exonerate
      - convict
    appeasement  noun  4  2.79  əˈpizmənt
      = the policy of giving an aggressor what it wants in order to avoid war
      > {Appeasement} failed: each time they gave him land, the warlord demanded more.
      + conciliation
    belligerent  adj  4  3.04  bəˈlɪdʒɚənt
      = angry and eager to start a fight
      > A {belligerent} customer shook his fist at the waiter over cold soup.
      + pugnacious, aggressive, hostile
      - peaceable, friendly
    culpable  adj  4  2.89  ˈkʌlpəbəl
      = deserving blame for something that went wrong
      > The report found the bus company {culpable} for skipping the brake checks.
      + blameworthy, at fault
      - blameless
    demagogue  noun  4  2.48  ˈdɛməɡɑɡ
      = a leader who wins power by stirring up people's fears and anger
      > With wild promises and angry slogans, the {demagogue} whipped up the crowd.
      + rabble-rouser, agitator
    posterity  noun  4  2.97  pɑˈstɛɹəti
      = all the people who will live after us
      > She recorded the old songs so that they would be kept for {posterity}.
      + future generations
    [time]
    adjourn  verb  4  2.71  əˈdʒɝn
      = to end a meeting or trial for now, to be taken up again later
      > As it was nearly six, the judge decided to {adjourn} the trial until morning.
      + suspend, recess
      - convene
    culminate  verb  4  2.74  ˈkʌlməneɪt
      = to reach a high point at the end of a long build-up
      > Months of rehearsal will {culminate} in one grand performance on New Year's Eve.
      + climax, peak, come to a head
    harbinger  noun  4  2.91  ˈhɑɹbɪndʒɚ
      = a person or thing whose coming shows that something else will soon follow
      > The first robin on the lawn is a welcome {harbinger} of spring.
      + herald, forerunner
    heyday  noun  4  3.09  ˈheɪdeɪ
      = the time, usually past, of someone's greatest success or strength
      > In its {heyday} the mining town had six hotels; now it has only a gas pump.
      + prime, peak, golden age
    sabbatical  noun  4  2.95  səˈbætɪkəl
      = a long leave from a job, such as professors take to travel or study
      > The professor spent her {sabbatical} in Peru, writing a book instead of teaching.
      + leave
    [character]
    grudgingly  adv  4  2.63  ˈɡɹʌdʒɪŋli
      = with a bad grace, as when you have to praise a rival
      > My rival {grudgingly} shook my hand and mumbled that I had played well.
      + reluctantly, unwillingly
      - gladly, willingly
    [language]
    verbatim  adv  4  3.07  vɚˈbeɪtəm
      = in exactly the same words
      > The court reporter must take down {verbatim} every word the witness says.
      + word for word, exactly
    [making]
    piecemeal  adv  4  2.82  ˈpisˌmil
      = a bit at a time, without an overall plan
      > The house was built {piecemeal} over forty years, one odd little room after another.
      + bit by bit, gradually
    [movement]
    adrift  adv  4  3.06  əˈdɹɪft
      = floating freely on water, without being tied or steered
      > The rope came loose in the night and set the rowboat {adrift}.
    headlong  adv  4  2.72  ˈhɛdˌlɔŋ
      = in a rush, without stopping to look or think
      > Marco ran {headlong} down the stairs and crashed into the mail carrier.
      + recklessly, heedlessly
    [qualities]
    gingerly  adv  4  2.59  ˈdʒɪndʒɚli
      = with great care, as if afraid of causing pain or a noise
      > He {gingerly} lifted the sleeping cat off his keyboard.
      + cautiously, carefully, warily
      - carelessly
    [wildlife]
    deciduous  adj  4  3.01  dɪˈsɪdʒuəs
      = shedding its leaves each fall
      > Maples are {deciduous} trees, so their limbs are bare all winter.
      - evergreen
    docile  adj  4  2.93  ˈdɑsəl
      = calm and easy to control or teach
      > The old mare is so {docile} that even a small child can lead her.
      + gentle, obedient, manageable
      - unruly
    germinate  verb  4  2.63  ˈdʒɝməneɪt
      = to begin to grow, as a seed does
      > Keep the soil warm and moist, and the seeds will {germinate} within a week.
      + sprout
    gnaw  verb  4  2.56  nɔ
      = to bite at something hard again and again, wearing it away
      > A beaver can {gnaw} through a thick trunk in a single night.
      + chew, nibble
    larva  noun  4  2.99  ˈlɑɹvə
      ~ larvae
      = an insect in its early wormlike form, before it becomes an adult
      > A caterpillar is the {larva} of a butterfly or a moth.
      + grub
    plumage  noun  4  2.94  ˈplumədʒ
      = the feathers that cover a bird
      > Flamingos owe their pink {plumage} to the shrimp they eat.
      + feathers
    talon  noun  4  2.97  ˈtælən
      = a sharp, curved claw of a hunting bird
      > The owl gripped the mouse in one {talon} and flew off.
      + claw
    """
}
