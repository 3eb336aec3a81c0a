extension FixtureWords {
  /// Words of level 1.
  static let levelOne = """
    [feelings]
    afraid  adj  1  4.7  əˈfɹeɪd
      = frightened, as of spiders, heights, or the dark
      > My nephew is {afraid} of the dark and sleeps with a night-light on.
      + scared, frightened
      - unafraid, fearless
    angry  adj  1  4.66  ˈæŋɡɹi
      = very annoyed, as when someone has treated you badly
      > Mei was so {angry} about the broken promise that she slammed the door.
      + mad, furious, cross
      - pleased
    appreciate  verb  1  4.74  əˈpɹiʃiˌeɪt
      = to be thankful for something, such as help or kindness
      > I really {appreciate} you driving me to the airport at four in the morning.
      + value
    desire  noun  1  4.61  dɪˈzaɪɚ
      = a strong wish to have or do something
      > Her {desire} to see the world led her to take a job on a cruise ship.
      + wish, longing, yearning
    enjoy  verb  1  5.09  ɪnˈdʒɔɪ
      = to get pleasure from doing something
      > We sat back to {enjoy} the music and the warm evening air.
      + relish, savor
      - dislike
    fear  noun  1  4.95  fɪɹ
      = the bad feeling you have when you sense danger
      > His {fear} of flying means that he takes the train everywhere.
      + terror, dread
    pleasure  noun  1  4.57  ˈplɛʒɚ
      = the good feeling that comes from something you like
      > It gives me great {pleasure} to see so many old friends here tonight.
      + enjoyment, delight
      - displeasure, pain
    [food]
    bread  noun  1  4.5  bɹɛd
      = a basic food of flour and water, baked in loaves
      > The smell of warm {bread} drifted out of the bakery.
    cook  verb  1  4.65  kʊk
      = to get food ready to eat by heating it
      > Dad is learning to {cook} rice without burning the pot.
      + prepare
    dinner  noun  1  4.78  ˈdɪnɚ
      = the main meal of the day, usually eaten in the evening
      > The whole family sits down to {dinner} at seven o'clock.
      + supper
    fresh  adj  1  4.83  fɹɛʃ
      = newly picked, made or caught, not old, canned or frozen
      > The fish is so {fresh} that it was in the sea this morning.
      - stale
    restaurant  noun  1  4.68  ˈɹɛstɚɑnt
      = a place where people sit down, order meals and pay for them
      > The waiter at the new Ethiopian {restaurant} told us to try the lentils.
      + eatery
    serve  verb  1  4.85  sɝv
      = to bring food or drink to people at a table
      > The waiters began to {serve} the soup as soon as we sat down.
      + dish up
    sweet  adj  1  4.91  swit
      = tasting like honey or candy
      > These ripe peaches are so {sweet} that they need no cream or syrup.
      + sugary
      - bitter, sour
    [mind]
    attention  noun  1  5.11  əˈtɛnʃən
      = the act of fixing your mind, eyes, or ears on something
      > Please pay {attention} to the safety instructions before takeoff.
      + heed
    aware  adj  1  4.78  əˈwɛɹ
      = knowing that something is there or is going on
      > Were you {aware} that your microphone was on during the whole meeting?
      + conscious, mindful
      - unaware, oblivious
    believe  verb  1  5.51  bɪˈliv
      = to take as true what you see or are told
      > I can hardly {believe} that you swam all the way across the lake.
      + accept, credit
      - doubt, disbelieve
    choose  verb  1  4.91  tʃuz
      ~ chose, chosen
      = to take one thing out of several because you want it most
      > You may {choose} any flavor you like, but only one scoop.
      + pick, select
      - reject
    doubt  noun  1  4.9  daʊt
      = a feeling of not being sure that something is true
      > There is no {doubt} that the cat broke the vase; her paws are still wet.
      + uncertainty
      - certainty
    evidence  noun  1  5.14  ˈɛvədəns
      = facts or signs that help to show that something is true
      > Crumbs on his shirt were all the {evidence} she needed to know who ate the cake.
      + proof
    obvious  adj  1  4.63  ˈɑbviəs
      = so easy to see or understand that nobody could miss it
      > The answer was so {obvious} that the whole class called it out at once.
      + clear, plain, evident
      - unclear
    [movement]
    approach  verb  1  4.93  əˈpɹoʊtʃ
      = to come nearer to someone or something
      > As you {approach} the bridge, slow down and stay in the right lane.
      + near
    border  noun  1  4.7  ˈbɔɹdɚ
      = the line where one country or state meets another
      > We showed our passports at the {border} and drove on into Canada.
      + boundary, frontier
    cross  verb  1  5.0  kɹɔs
      = to go from one side of a road, river, or line to the other
      > Look both ways before you {cross} the street.
      + traverse
    direction  noun  1  4.93  dɚˈɛkʃən
      = the way someone or something is facing or heading
      > We walked for an hour in the wrong {direction} before Mei checked the map.
      + course
    edge  noun  1  4.74  ɛdʒ
      = the line where a flat surface, such as a tabletop, comes to an end
      > Don't leave your glass so close to the {edge} of the table.
      + rim, margin
      - center, middle
      = the sharp side of a blade
      > The {edge} of this kitchen knife is so dull that it won't cut a tomato.
    nearby  adj  1  4.55  ˌnɪɹˈbaɪ
      = located only a short walk or drive away
      > When the power went out, we charged our phones at a {nearby} café.
      + close, neighboring
      - distant, faraway, remote
    opposite  adj  1  4.62  ˈɑpəzɪt
      = on the far side, facing this one across a space
      > The bakery is on the {opposite} side of the street, straight across from the bank.
      + facing
      = as different as can be from another
      > The tea was meant to calm him down, but it had the {opposite} effect.
      + contrary, reverse
      - same, identical
    [nature]
    blow  verb  1  4.59  bloʊ
      ~ blew, blown
      = to move as a current of air, as the wind does
      > A cold wind began to {blow} off the lake before sunrise.
      = to send a stream of air out of the mouth
      > {Blow} on the soup before you taste it, because it is very hot.
      + puff
    burn  verb  1  4.53  bɝn
      = to be on fire, giving off heat and light
      > Dry wood will {burn} for hours and keep the cabin warm.
      + blaze, flame
    coast  noun  1  4.87  koʊst
      = the part of a country that lies along the sea
      > We drove down the {coast} with the sea on our left the whole way.
      + shore, seaside
    deep  adj  1  5.05  dip
      = going a long way down from the top
      > The well is so {deep} that you can hardly hear a stone hit the water.
      - shallow
    island  noun  1  5.01  ˈaɪlənd
      = a piece of land with water on every side
      > The only way to reach the {island} is by ferry or small plane.
      + isle
    mountain  noun  1  4.73  ˈmaʊntən
      = a piece of land, often steep and rocky, that rises far above the hills around it
      > Snow stays on top of the {mountain} even in August.
      + mount, peak
    pure  adj  1  4.64  pjʊɹ
      = not mixed with anything else, and free of dirt
      > The hikers filled their bottles with {pure} water from a mountain spring.
      + clean, clear
      - impure, polluted
    [society]
    arrest  verb  1  4.55  əˈɹɛst
      = to seize and hold a person in the name of the law
      > The police came to {arrest} him for stealing a truckload of sneakers.
      + apprehend, detain
      - release
    authority  noun  1  4.81  əˈθɔɹəti
      = the power or right to give orders that others must follow
      > Only the captain has the {authority} to change the ship's course.
      + power, right
    campaign  noun  1  5.0  kæmˈpeɪn
      = a planned series of actions to win an election, sell something or change minds
      > Students ran a {campaign} to save the old bus line, with posters on every wall.
      + drive
    committee  noun  1  5.01  kəˈmɪti
      = a small group chosen to study or decide something for a larger one
      > The festival {committee} meets every Tuesday to choose the films.
      + panel
    defeat  verb  1  4.51  dɪˈfit
      = to win against someone in a war, game or election
      > It took our small team three overtimes to {defeat} last year's champions.
      + beat, conquer, overcome
    guilty  adj  1  4.61  ˈɡɪlti
      = having broken the law or done something wrong
      > The court found him {guilty} of taking the jewels, and he went to prison.
      - innocent
    illegal  adj  1  4.68  ɪˈliɡəl
      = against the law, like driving without a license
      > It is {illegal} to drive through a red light, even at three in the morning.
      + unlawful, illicit
      - legal, lawful
    [time]
    begin  verb  1  4.84  bɪˈɡɪn
      ~ began, begun
      = to do the first part of something, or to get under way
      > Quick, find your seat: the show is about to {begin}!
      + start, commence
      - end, finish
    childhood  noun  1  4.51  ˈtʃaɪldhʊd
      = the time of life before the teenage years
      > Some of my happiest memories of {childhood} are of building forts out of blankets.
      + youth, boyhood, girlhood
      - adulthood
    continue  verb  1  5.08  kənˈtɪnju
      = to go on and not stop
      > The rain will {continue} all week, so don't put your umbrella away yet.
      + carry on, keep on, persist
      - stop, cease
    schedule  noun  1  4.67  ˈskɛdʒul
      = a plan that lists when things are to happen
      > According to the {schedule}, the next train leaves at 9:14 from platform two.
      + timetable, agenda
    tomorrow  noun  1  5.02  təˈmɑɹoʊ
      = the day that follows the present one
      > {Tomorrow} is Monday, so we had better get to bed early tonight.
      - yesterday
    [making]
    together  adv  1  5.46  təˈɡɛðɚ
      = with one another; not alone
      > The neighbors built the playground {together}, one weekend at a time.
      + jointly
      - separately, alone
    [mind]
    perhaps  adv  1  5.09  pɚˈhæps
      = it may be so, or it may not
      > {Perhaps} we should take an umbrella; those clouds look heavy.
      + maybe, possibly
      - certainly, definitely
    [movement]
    everywhere  adv  1  4.66  ˈɛvɹiˌwɛɹ
      = in or to all places
      > I've looked {everywhere} for my keys, even in the fridge.
      + all over
      - nowhere
    forward  adv  1  5.12  ˈfɔɹwɚd
      = toward the place that is in front
      > The line moved {forward} slowly until we finally reached the ticket counter.
      + ahead, onward
      - back, backward
    [qualities]
    almost  adv  1  5.39  ˈɔlmoʊst
      = not quite, but very nearly
      > I {almost} missed the train; the doors closed right behind me.
      + nearly, practically, just about
    probably  adv  1  5.37  ˈpɹɑbəbli
      = more likely than not
      > Take an umbrella, because it will {probably} rain this afternoon.
      + likely
    [wildlife]
    alive  adj  1  4.76  əˈlaɪv
      = still having life, not dead
      > The vet was glad to find the tiny kitten still {alive} after the fire.
      + living
      - dead
    branch  noun  1  4.58  bɹæntʃ
      = an arm of a tree that grows out from the trunk
      > A squirrel leaped from one {branch} to the next without shaking a leaf.
      + limb, bough
    grow  verb  1  4.9  ɡɹoʊ
      ~ grew, grown
      = to become bigger or taller over time
      > Give the bean plants enough water and they will {grow} an inch a day.
      - shrink
    hide  verb  1  4.54  haɪd
      ~ hid, hidden
      = to put a thing where others cannot see it
      > Jays {hide} thousands of acorns, then remember where nearly all of them are.
      + conceal, stash
      - reveal, expose
    horse  noun  1  4.76  hɔɹs
      = a large animal with a mane and hooves that people ride
      > She put a saddle on the {horse} and set off down the trail.
      + steed
    native  adj  1  4.69  ˈneɪtɪv
      = living or growing naturally in a place from the start
      > Kangaroos are {native} to Australia and nearby islands.
      + indigenous
      - foreign, introduced
    track  noun  1  5.02  tɹæk
      = a mark left on the ground by an animal's foot or a wheel
      > From the size of the {track} in the mud, the ranger knew that a moose had passed.
      + footprint, trail
    """
}
