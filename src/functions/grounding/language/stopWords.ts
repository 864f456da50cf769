/** Words that carry no subject of their own. Negations and question words are read before these are dropped. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from './fold.ts';

const ENGLISH = `a an the this that these those some any each every either neither both all no not nor none
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
it its itself they them their theirs themselves one ones oneself who whom whose which what when where why how
am is are was were be been being do does did doing done have has had having will would shall should can could may might must
ought need dare used get gets got gotten getting let lets
and or but if then than so because as until while although though since unless whereas whether
of at by for with about against between into through during before after above below to from up down in out on off over under
upon onto within without along across behind beyond near towards toward around among amongst beside besides despite except per via
again further once here there now ever never always often sometimes usually just only even also too very quite rather really
almost already still yet perhaps maybe more most less least much many few lot lots such own same other others another else
like well away back yes oh ah dear please thanks thank okay ok
s t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn shouldn couldn cannot can't
tell say said says talk describe explain remember recall know speak memory memories anything something nothing everything
anyone someone everyone nobody somebody everybody anybody thing things stuff kind sort way ways bit little
make makes made making go goes went going come comes came happen happened happens happening become
mention mentioned ever finally actually exactly particular particularly certain whatever whenever wherever`;

const FRENCH = `un une des le la les l du de d au aux ce cet cette ces ça cela ceci c
je j me m moi mon ma mes mien mienne miens miennes tu te t toi ton ta tes tien tienne vous votre vos vôtre nous notre nos nôtre
il elle on ils elles lui leur leurs se s soi son sa ses sien sienne eux y en qui que qu quoi dont où quand comment pourquoi combien
quel quelle quels quelles lequel laquelle lesquels lesquelles auquel duquel est-ce qu'est-ce
suis es est sommes êtes sont étais était étions étiez étaient fus fut fûmes furent été étant être serai sera seront serait soit sois
ai as a avons avez ont avais avait avions aviez avaient eus eut eurent eu ayant avoir aura aurait auront ait aie
fais fait faisons faites font faisais faisait faisaient faisiez faisions feriez fit firent faire fera ferait faite faits
vais vas va allons allez vont allais allait allaient alliez allions alla aller allé allée allés allées ira irait
peux peut pouvons pouvez peuvent pouvait pouvais pouvaient pouvoir pu pourrait pourra put
dois doit devons devez doivent devait devais devaient devoir dû
et ou mais ni car donc or si comme lorsque puisque quoique parce afin ainsi alors aussi
à dans par pour sur sous vers avec sans chez entre contre avant après pendant depuis jusque jusqu dès devant derrière parmi malgré selon
lors près loin hors ne n pas plus moins point jamais rien aucun aucune personne toujours souvent parfois encore déjà très trop
peu beaucoup assez bien mal tout toute tous toutes même mêmes autre autres chaque plusieurs quelque quelques certain certaine certains
tel telle là ici ci voilà voici puis ensuite enfin presque surtout seulement vraiment plutôt oui non
dis dit dire disait raconte raconter racontez racontes parle parler parles parlez parlait décris décrire décrivez explique expliquer souviens souvient
souvenir souvenirs souvenez rappelles rappelle rappelez sais savez savait savoir su sut connais finalement
chose choses truc genre sorte sortes façon manière fois quelqu quelqu'un chacun aujourd
passé passer passe passait passais passiez passions passaient arrivé arriver arrive failli faillit`;

const words = (list: string) => {
  const exact = new Set(list.split(/\s+/));
  return { exact, folded: new Set([...exact].map(fold)) };
};
const STOP_WORDS = { en: words(ENGLISH), fr: words(FRENCH) } as const;

/** "ne" is dropped and "né" is not: an accent that was written is believed, one that is missing is forgiven. */
export function isStopWord(word: string, language: CloneLanguage): boolean {
  const lower = word.toLowerCase();
  const { exact, folded } = STOP_WORDS[language];
  return exact.has(lower) || (folded.has(lower) && fold(lower) === lower);
}
