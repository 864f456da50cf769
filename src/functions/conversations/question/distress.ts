/**
 * Whether somebody says that they cannot go on. Written to hear too much rather than too little: a kind answer that was not needed
 * costs nothing. What asks about the one who recorded ("Did you ever want to die?") is a question like any other.
 */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { plainText } from './plainText.ts';

const I = "(?:i|i'm|im|i am|i've|ive|i'd|id|i'll)";

const patterns: Readonly<Record<CloneLanguage, readonly RegExp[]>> = {
  en: [
    // Bounded: a question has at most CONVERSATION_QUESTION_LIMIT characters.
    new RegExp(
      `\\b${I}(?: [a-z']+){0,4} (?:want|wanna|wish|like|going|gonna|ready|plan|planning|hope)(?: [a-z']+){0,3} (?:die|dead|to be dead)\\b`,
    ),
    // Bounded: a question has at most CONVERSATION_QUESTION_LIMIT characters.
    /(?<!\b(?:you|he|she|they|who|anybody|anyone|people|mother|father|ever)(?: [a-z']+){0,3} )\b(?:wanna|want to|wish i could|going to|gonna|will|about to|thinking (?:of|about)|thoughts? of|could|should) (?:just )?(?:die\b(?! of)|kill(?:ing)? myself|end(?:ing)? (?:it all|my life|it)|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself)/,
    /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|drowning) myself\b/,
    /\b(?:end|ending|take|taking) my (?:own )?life\b/,
    /\bi(?:'m| am| feel|'ve been| have been)(?: [a-z']+){0,2} suicidal\b|\bcommit(?:ting)? suicide\b|\bmy suicide\b|\bsuicide (?:note|plan)\b/,
    /\bi (?:can't|cannot|cant|can not|could not|don't think i can|don't know how to|dont know how to)(?: [a-z']+){0,3} (?:go on|carry on|keep going|live without|live like this|live anymore|live any more|take (?:it|this) any ?more|do this any ?more|cope any ?more)\b/,
    /\b(?:no|any|nothing) (?:reason|point|purpose|will|left)?(?: [a-z']+){0,2} ?(?:to live|to go on|in living|in going on|living for|live for)\b/,
    /\bi (?:don't|do not|dont|no longer) (?:want|wish) (?:to )?(?:live|be alive|be here any ?more|wake up|exist|go on)\b/,
    /\b(?:better off|happier) (?:dead|without me|if i (?:was|were|am) (?:gone|dead))\b/,
    /\b(?:i|i'm|i'll)(?: [a-z']+){0,4} (?:join|follow|be with|see) (?:you|her|him|them|mum|mom|dad|grandma|grandpa) (?:in (?:death|heaven)|soon|up there|on the other side|where you are)\b/,
    /\bi (?:just )?(?:want|wanna|need)(?: to)? (?:join|be with) you(?: (?:now|again|there|so much))?[ ?!]*$/,
    /\bi wish i (?:was|were) (?:dead|never born|gone|with you in)\b|\bwish i(?:'d| had) never been born\b/,
    /\b(?:overdose|take all (?:my|the) pills)\b|\bkms\b|\bself[ -]?harm(?:ing)?\b/,
    /\bi (?:feel|am|'m) (?:so |completely |totally |utterly )?(?:hopeless|desperate|worthless)\b/,
  ],
  fr: [
    // Bounded: a question has at most CONVERSATION_QUESTION_LIMIT characters.
    /\b(?:je|j')(?: ?[a-z']+){0,4} (?:veux|voudrais|aimerais|vais|souhaite|prefere|prefererais|pense a|envie de|prete? a)(?: [a-z']+){0,2} (?:mourir|crever|en finir|disparaitre)\b/,
    /\b(?:envie|besoin|idee|idees|pensees?) (?:de |d')(?:mourir|crever|en finir|suicide|me suicider|me tuer|disparaitre|me faire du mal)\b/,
    /\b(?:me|m') ?(?:suicider|tuer|pendre|noyer|flinguer|ouvrir les veines|foutre en l'air)\b|\bme jeter (?:sous|d'un|par la fenetre)\b/,
    /\bje (?:vais )?(?:me suicide|me tue)\b|\bsuicidaires?\b|\bmon suicide\b/,
    /\b(?:mettre|mis|mettrai|mettrais) fin a (?:mes jours|ma vie|tout|tout ca|tout cela)\b/,
    /\ben finir (?:avec (?:la vie|ma vie|tout)|pour de bon|une fois pour toutes)\b|\bj'ai envie d'en finir\b/,
    /\b(?:je|j')(?: ?n'| ne)? ?(?:ai |n'ai )?(?:plus|pas) (?:du tout )?(?:envie de|la force de|le courage de|de raison de|goût a|gout a) ?(?:vivre|continuer|la vie|me lever|me battre)\b/,
    /\b(?:je )?ne veux plus (?:vivre|etre la|exister|me reveiller|continuer)\b|\bje veux plus (?:vivre|etre la|exister|continuer)\b/,
    /\bje (?:n'en|en) peux plus\b|\bje (?:ne )?(?:peux|sais) (?:plus|pas) (?:continuer|vivre sans|tenir|vivre comme)\b|\bje ne tiens plus\b|\bje suis a bout\b/,
    /\ba quoi bon (?:vivre|continuer|rester)\b|\b(?:aucune|plus de|plus aucune) raison de (?:vivre|continuer)\b|\bla vie n'a plus (?:de|aucun) sens\b/,
    /\b(?:mieux|plus heureux|plus heureuse) sans moi\b|\bmieux (?:si j'etais|d'etre) morte?\b|\bje (?:voudrais|prefererais) etre morte?\b/,
    /\b(?:te|vous|le|la|les) rejoindre (?:la[ -]haut|au ciel|dans la mort|de l'autre cote|bientot|la ou)\b/,
    /\bje (?:veux|voudrais|vais|aimerais) (?:te|vous) rejoindre\b/,
    /\b(?:me faire du mal|me mutiler|m'automutiler|me scarifier|avaler (?:tous )?(?:mes|les) (?:cachets|comprimes|medicaments))\b/,
    /\bje suis (?:completement |totalement |si |tellement )?(?:desesperee?|au bout du rouleau)\b/,
  ],
};

const looksLike = (text: string, language: CloneLanguage) =>
  patterns[language].some((pattern) => pattern.test(text));

/** The language in which it is said, whatever the page is in; null where it is not. */
export function distressIn(question: string): CloneLanguage | null {
  const plain = plainText(question);
  if (looksLike(plain, 'fr')) return 'fr';
  return looksLike(plain, 'en') ? 'en' : null;
}
