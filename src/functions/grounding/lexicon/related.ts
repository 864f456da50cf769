/**
 * What is told together: a price is spoken of where something is bought, a hospital where there is a doctor. Each line is one concept,
 * by an English word of it, and those that it is met by, weakly.
 */
import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';

const RELATED = `
price money buy sell pay cheap market shopping invoice debt save bank wage rich poor
wage job hire money pay boss factory
birth baby midwife pregnant christen name godmother cradle
wed wedding_dress ring bride love engaged honeymoon priest church witness bouquet fall_in_love sweetheart anniversary
love kiss sweetheart fall_in_love meet flirt engaged love_letter
funeral death coffin grave mourning hearse cemetery priest church goodbye widow ghost
hospital illness doctor nurse operation medicine heal pain ambulance fever blood
illness doctor medicine heal fever pain death weakness
broken_bone fall accident injure_self wrist leg arm hip wound bandage
hit injure_self wound pain
tooth dentist toothache
school teacher pupil lesson class desk blackboard homework exam exercise_book learn teach headmaster satchel playground
exam diploma pass_exam study prize learn scholarship university
university student diploma study
read book library novel story bookseller writer
write letter pen poem ink writer diary typewriter paper
letter postman parcel telegram envelope
war soldier battle bomb front prisoner resistance occupation liberation armistice regiment conscript gun refugee uniform wound officer enemy
soldier regiment conscript uniform officer gun navy army
sailor boat ship sea captain harbour navy
boat sea harbour row sail ferry ship fisherman
fish fisherman sea trout herring boat
leave sail emigrate travel arrive ship train station boat
emigrate country ship suitcase foreign
travel holiday train suitcase ticket hotel passport tour station
train station railwayman ticket platform
car drive petrol driving_licence garage wheel break_down accident
bicycle wheel ride
plane pilot fly airport
bread baker flour dough stove
baker cook bread cake stove shop
cook food recipe stove kitchen dish ingredient pot taste boil
recipe ingredient sugar flour cook secret
food hungry ration famine
drink wine beer drunk cafe glass
wine grape vineyard winegrower grape_harvest
harvest hay wheat field farmer tractor
farmer cow horse field barn farm milk pig sheep plough
cow milk butter cheese milking
hen egg
bee honey beehive beekeeper
pig meat sausage butcher
tree fruit orchard garden pick
garden flower plant vegetable gardener seed spade water_plants weed
flower bouquet garden
church priest mass pray hymn god bell sunday religion choir catechism faith
faith religion god church pray soul
music instrument song concert choir dance band record play listen
dance ballroom music party waltz
song choir voice hum music
radio listen news television
cinema film actor theatre
photograph camera photographer
game toy play ball card
toy doll child game
party cake gift guest feast birthday fireworks
christmas gift christmas_tree santa_claus party
clothes sew tailor cloth fashion wear wash
sew needle thread tailor button dress cloth
shoe shoemaker
wash soap laundress bath clean
fire burn disaster fireman rescue coal
fire stove heat coal firewood chimney
cold winter snow ice coat freeze_up shiver
snow winter ski ice cold snowman sledge
rain storm umbrella soak flood
water well drown river sea bath
drown rescue swim water
swim sea swimming_pool beach drown
beach sea coast sand holiday
river bridge boat fish water
mountain climb ski hill valley
forest tree mushroom woodcutter hunter
miner coal tunnel
factory machine strike union job
strike union factory protest
dismiss unemployed job strike
retire job pension old_age
shop shopkeeper sell customer counter buy grocer
prison prisoner arrest trial judge policeman crime
steal policeman crime arrest
electricity light lamp blackout
sleep bed dream_night pillow night wake
bed blanket sheet pillow mattress
house roof wall door window room garden cellar attic
move_house house rent furniture
quarrel angry reconcile scold apologise
scold naughty punish_prison obey strict
naughty scold prank
laugh joke funny clown smile
sad cry despair lonely mourning
help support kind rescue care
care nurse illness child
name nickname_pet
king queen prince castle
election vote president government politics mayor
fear_of_dark afraid night
clock watch watchmaker time hour
hair haircut hairdresser
jewel ring necklace jeweller gold
old_age retire health death
knit wool sock
paint artist painting brush colour
sport team match champion football train_sport
competition prize champion win
dog bark cat animal bite
horse ride cart stable blacksmith
inherit will heir death souvenir
language translate accent word foreign
advice wise lesson proverb secret_of
poor hungry beg debt hard_times
childhood child school toy
business shop baker butcher grocer factory workshop restaurant cafe company
job shop factory farm office workshop company apprentice
catch fish hunt
kill death war accident illness
afraid dizzy danger hide
sing song choir
bake bread cake stove flour
teach lesson show school
wear clothes coat dress shoe hat
carry basket bag
swear_word swear language
deaf hear listen ear
blind see glasses eye
accident death wound
summer holiday june july august beach
winter december january february
nanny baby care
bedtime night time_of_day sleep story
sleep time_of_day
illness malaria
inherit receive leave_to
nurse hospital illness
tractor farm machine_farm
holiday july august
anniversary wed couple
`;

const termOf = (word: string) =>
  word
    .split('_')
    .map((part) => stem(fold(part), 'en'))
    .join('_');

/** The lines, read by the concepts that an English word means. */
export function readRelated(
  conceptOf: (term: string) => number | undefined,
): ReadonlyMap<number, readonly number[]> {
  const related = new Map<number, number[]>();
  const relate = (one: number, other: number) => {
    const known = related.get(one) ?? [];
    if (one !== other && !known.includes(other)) related.set(one, [...known, other]);
  };
  for (const line of RELATED.trim().split('\n')) {
    const [head, ...others] = line.split(' ').map((word) => {
      const concept = conceptOf(termOf(word));
      if (concept === undefined) throw new Error(`the lexicon has no concept "${word}"`);
      return concept;
    });
    if (head === undefined) continue;
    for (const other of others) {
      relate(head, other);
      relate(other, head);
    }
  }
  return related;
}
