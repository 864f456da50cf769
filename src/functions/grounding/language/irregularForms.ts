/** Forms that no stemmer brings together. Each line: the form it is read as, then its others. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from './fold.ts';

const ENGLISH = `
arise arose arisen
awake awoke awoken
bear bore borne
beat beaten
begin began begun
bend bent
bet bets
bind bound
bite bit bitten biting
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
creep crept
deal dealt
dig dug digging
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven driving
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown flies flying
forbid forbade forbidden
forget forgot forgotten forgetting
forgive forgave forgiven
freeze froze frozen freezing
give gave given giving
grind ground
grow grew grown
hang hung
hear heard
hide hid hidden hiding
hold held
keep kept
kneel knelt
knit knitted knitting
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left leaving
lend lent
lie lied lying
light lit
lose lost losing
mean meant
meet met
mow mown
pay paid
plead pled
ride rode ridden riding
ring rang rung
rise risen rising arose
run ran running
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shine shone
shoot shot shooting
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat sitting
sleep slept
slide slid
smell smelt
sow sown
speed sped
spell spelt
spend spent
spin spun spinning
spoil spoilt
stand stood
steal stole stolen
stick stuck
sting stung
strike struck
swear swore sworn
sweep swept
swell swollen
swim swam swum swimming
swing swung
take took taken taking
teach taught
tear tore torn
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
weave wove woven
weep wept
win won winning
write wrote written writing
marry married marries marrying
die died dying dies
bury buried buries burying
carry carried carries
cry cried cries crying
study studied studies
worry worried worries
child children
man men
woman women
wife wives
life lives
knife knives
leaf leaves
loaf loaves
calf calves
foot feet
tooth teeth
goose geese
mouse mice
grandchild grandchildren
person people
ox oxen
wolf wolves
shelf shelves
half halves
scarf scarves
thief thieves
sheep sheeps
hero heroes
potato potatoes
tomato tomatoes
baby babies
story stories
family families
city cities
country countries
lady ladies
party parties
berry berries
diary diaries
farther further
old older oldest elder eldest
young younger youngest
big bigger biggest
happy happier happiest
good better best
bad worse worst
become became becoming
hard harder hardest
close closer closest
great greater greatest
tall taller tallest
long longer longest
short shorter shortest
strong stronger strongest
poor poorer poorest
rich richer richest
fast faster fastest
slow slower slowest
cold colder coldest
warm warmer warmest
hot hotter hottest
funny funnier funniest
proud prouder proudest
late later latest
high higher highest
low lower lowest
small smaller smallest
large larger largest
kind kinder kindest
sweet sweeter sweetest
sad sadder saddest
brave braver bravest
strict stricter strictest
fond fonder fondest
lonely lonelier loneliest
dear dearer dearest
near nearer nearest
scary scarier scariest
pretty prettier prettiest
wise wiser wisest
strange stranger strangest
deep deeper deepest
heavy heavier heaviest
naughty naughtier naughtiest
early earlier earliest
`;

const FRENCH = `
maman mère mères
papa père pères
fiston fils
époux mari maris
apercevoir aperçois aperçoit aperçu aperçut
apprendre apprends apprend apprenait apprenais appris apprise apprit apprenions apprenaient
asseoir assis assise assit asseyait assoit
atteindre atteint atteinte
attendre attends attend attendu attendait attendit
battre bat bats battu battait battit
boire bois boit buvait buvais bu bue but buvions buvaient boivent buvez
bouillir bout bouilli bouillait
brûler brûlé brûlée brûla
cacher caché cachée cachait cachais cachions cachaient
choisir choisi choisie choisit choisissait
comprendre comprends comprend compris comprise comprit comprenait
conduire conduis conduit conduisait conduite conduisit
connaître connais connaît connu connue connut connaissait connaissais connaissez
construire construit construite construisait construisit
convaincre convaincu
coudre couds coud cousu cousait cousue cousais
courir cours court couru courait courut courais courions couraient
craindre crains craint craignait craignais craignit
croire crois croit croyait croyais cru crut croyez croyaient croyions
cueillir cueilli cueille cueillait cueillions cueillait
cuire cuit cuite cuisait cuisent
découvrir découvre découvert découverte découvrit
descendre descends descend descendu descendait descendit
détruire détruit détruite
devoir redevoir
dormir dors dort dormi dormait dormit dormais dormions dormaient
écrire écris écrit écrite écrivait écrivit écrivais écrivez écrivaient
élire élu élue
entendre entends entend entendu entendait entendit
envoyer envoie envoya envoyé enverra envoient envoyait
éteindre éteint éteinte éteignait
étudier étudié étudiais étudiait
fuir fui fuit fuyait fuyaient fuite
gérer géré
grandir grandi grandit grandissait
haïr hait
interdire interdit interdite interdisait
jeter jette jeta jeté
joindre joint
lever lève levait leva levé
lire lis lit lisait lut lu lue lisais lisent lisez lisaient lisions
mentir mens ment menti mentait
mettre mets met mettait mis mise mit mettais mettaient
mordre mordu mord mordit mordue
mourir meurs meurt mort morte morts mortes mourut mourait mourant
naître né née nés nées naquit naît naissent naissait naquis
obtenir obtenu obtient obtint
offrir offre offert offerte offrit offrait
ouvrir ouvre ouvert ouverte ouvrit ouvrait
paraître paraît paru parut
partir pars part parti partie partis partit partait partent partez partirent partîmes partions
peindre peins peint peinte peignait peignit peignais
perdre perds perd perdu perdue perdus perdit perdait perdaient
permettre permis permit
plaindre plaint plaignait
plaire plaît plu plaisait
pleuvoir pleut plu pleuvait
prendre prends prend prenait pris prise prit prenais prenions prenaient prennent prenez prirent
recevoir reçois reçoit reçu reçue reçut recevait
rejoindre rejoint rejoignit
rendre rends rendu rendit rendait
répondre réponds répond répondu répondit répondait
revenir reviens revient revenu revenue revint revenait reviennent revenus revinrent
rire ris rit riait riaient ri riions rire riez
rompre rompu rompit
savourer savouré
sentir sens sent senti sentait sentais ressentir ressenti ressentait ressens
servir sert servi servait servit
sortir sors sort sorti sortie sortait sortit sortaient
souffrir souffre souffert souffrait
sourire souriait sourit souris
suivre suit suivi suivait suivit
taire tais tait taisait tu tut
soutenir soutient soutenu soutenue soutenait
combattre combat combattu combattait
retenir retient retenu
appartenir appartient appartenait appartenu
maintenir maintenu
devenir deviens devient devenu devenue devenait devint deviennent
survivre survit survécu
reconnaître reconnu reconnaît reconnut
disparaître disparu disparaît disparut disparue
poursuivre poursuivi
parcourir parcouru
accueillir accueilli accueillait
entretenir entretenu
inscrire inscrit inscrite
décrire décrit
défendre défendu défend défendait
fondre fondu fond fondait
mordre mordait
répandre répandu
tenir tiens tient tenu tenait tint tenue tenaient tenais tenez
tondre tondu tondait
traduire traduit traduisait
traire trayait trait trayais
vaincre vaincu
valoir vaut valait
vendre vends vend vendu vendait vendit vendue vendaient
venir viens vient venu venue vint venait venaient viennent venus venez
vêtir vêtu vêtue vêtus
vivre vis vit vivait vécu vécut vivais vivaient vivions vivent vivez vécue
voir vois voit voyait vu vue vit virent voyais voyaient voyez
vouloir veux veut voulu voulait voulut voulais voulaient voudrait voudrais voulez
acheter achète achetait acheté acheta
appeler appelle appelait appelé appelée appela appellent appelais appelez appelaient
tuer tué tuée tués
cheval chevaux
oeil yeux
travail travaux
journal journaux
animal animaux
hôpital hôpitaux
bateau bateaux
oiseau oiseaux
cadeau cadeaux
gâteau gâteaux
vieux vieil vieille vieilles
beau bel belle belles beaux
nouveau nouvel nouvelle nouveaux
fou folle fous
blanc blanche blancs blanches
sec sèche
doux douce
frais fraîche
long longue
bon bonne bons bonnes
meilleur meilleure meilleurs meilleures
ciel cieux
genou genoux
bijou bijoux
jeu jeux
feu feux
mal maux
monsieur messieurs
`;

function formsOf(lines: string, language: CloneLanguage): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const [base = '', ...others] = line.split(' ');
    // "recevait" says how "receviez" and "recevions" are spelled.
    const roots = others.filter((form) => form.endsWith('ait')).map((form) => form.slice(0, -3));
    const imperfect = roots.flatMap((root) =>
      ['ais', 'aient', 'ions', 'iez', 'ant'].map((end) => root + end),
    );
    // "connu" says what "connus" and "connues" are.
    const participles = others
      .filter((form) => /(er|ir|oir|re)$/.test(base) && /[uité]$/.test(form))
      .flatMap((form) => ['e', 's', 'es'].map((end) => form + end));
    for (const other of language === 'fr' ? [...others, ...imperfect, ...participles] : others)
      if (!forms.has(fold(other))) forms.set(fold(other), base);
  }
  return forms;
}

const FORMS = { en: formsOf(ENGLISH, 'en'), fr: formsOf(FRENCH, 'fr') } as const;

/** The base form of an irregular form, or the word itself. */
export function baseForm(word: string, language: CloneLanguage): string {
  return FORMS[language].get(fold(word)) ?? word;
}
