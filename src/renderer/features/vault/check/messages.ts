import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';
import type { StrengthReason, StrengthScore } from './strengthScale.ts';

type Named<Key extends string> = { readonly [Name in Key]: string };

export const scoreMessages = defineMessages<Named<`${StrengthScore}`>>({
  en: {
    '0': 'Guessed at once',
    '1': 'Guessed in little time',
    '2': 'Holds out for a while',
    '3': 'Hard to guess',
    '4': 'Very hard to guess',
  },
  fr: {
    '0': 'Deviné aussitôt',
    '1': 'Deviné en peu de temps',
    '2': 'Tient un moment',
    '3': 'Difficile à deviner',
    '4': 'Très difficile à deviner',
  },
});

/** Why it is guessed: what whoever guesses tries first. */
export const reasonMessages = defineMessages<Named<StrengthReason>>({
  en: {
    straightRow: 'A row of keys is among the first things tried.',
    keyPattern: 'Patterns on the keyboard are tried early.',
    simpleRepeat: 'One letter repeated, as in “aaa”, adds next to nothing.',
    extendedRepeat: 'The same part repeated, as in “abcabc”, adds next to nothing.',
    sequences: 'Sequences such as “abc” or “1234”, and well-known phrases, are tried early.',
    recentYears: 'Years of the recent past are tried early.',
    dates: 'Dates are tried early, birthdays most of all.',
    topTen: 'This is one of the ten most used passwords.',
    topHundred: 'This is one of the hundred most used passwords.',
    common: 'Many people use this password. It stands in every list.',
    similarToCommon: 'It is close to a password that many people use.',
    wordByItself: 'A single word is found in any dictionary.',
    namesByThemselves: 'A name alone is tried early.',
    commonNames: 'Names are tried early.',
    userInputs: 'It holds the name of the site or your own name there.',
    l33t: 'Writing @ for a or 3 for e is expected.',
    reverseWords: 'Words written backwards are tried too.',
  },
  fr: {
    straightRow: 'Une rangée de touches est parmi les premières choses essayées.',
    keyPattern: 'Les motifs sur le clavier sont essayés très tôt.',
    simpleRepeat: 'Une lettre répétée, comme « aaa », n’ajoute presque rien.',
    extendedRepeat: 'Le même bout répété, comme « abcabc », n’ajoute presque rien.',
    sequences: 'Les suites comme « abc » ou « 1234 » et les phrases connues sont essayées très tôt.',
    recentYears: 'Les années récentes sont essayées très tôt.',
    dates: 'Les dates sont essayées très tôt, les anniversaires surtout.',
    topTen: 'C’est l’un des dix mots de passe les plus utilisés.',
    topHundred: 'C’est l’un des cent mots de passe les plus utilisés.',
    common: 'Beaucoup de gens utilisent ce mot de passe. Il figure dans toutes les listes.',
    similarToCommon: 'Il ressemble à un mot de passe que beaucoup de gens utilisent.',
    wordByItself: 'Un mot seul se trouve dans n’importe quel dictionnaire.',
    namesByThemselves: 'Un nom ou un prénom seul est essayé très tôt.',
    commonNames: 'Les noms et les prénoms sont essayés très tôt.',
    userInputs: 'Il contient le nom du site, ou votre nom sur ce site.',
    l33t: 'Écrire @ pour a ou 3 pour e ne surprend personne.',
    reverseWords: 'Les mots écrits à l’envers sont essayés aussi.',
  },
});

export const checkMessages = defineMessages({
  en: {
    title: 'A look over your passwords',
    advice:
      'Let one be made for you, or string together several words that have nothing to do with each other.',
    notKnown: 'How strong this one is could not be told.',
    reused: (count: number) => `${countOf('en', count, 'login shares', 'logins share')} one password`,
    reusedText: 'When one of these sites loses it, the others are open too.',
    weak: (count: number) => `${countOf('en', count, 'password is', 'passwords are')} weak`,
    old: (count: number) => `${countOf('en', count, 'password is', 'passwords are')} older than a year`,
    oldText: 'Age alone is no harm to a strong password that is used in one place only.',
    unprotected: (count: number) =>
      `${countOf('en', count, 'website is', 'websites are')} reached without protection (http)`,
    unprotectedText: 'What you type there can be read on the way. See whether the address works with https.',
    nothing: 'Nothing here needs your attention.',
    oneTimeCodes: 'Which sites offer one-time codes is not known here, so they are not part of this.',
  },
  fr: {
    title: 'Un regard sur vos mots de passe',
    advice: 'Faites-en créer un, ou mettez bout à bout plusieurs mots sans rapport entre eux.',
    notKnown: 'Nous n’avons pas pu dire ce que vaut celui-ci.',
    reused: (count: number) =>
      `${countOf('fr', count, 'identifiant partage', 'identifiants partagent')} un même mot de passe`,
    reusedText: 'Quand l’un de ces sites le perd, les autres sont ouverts aussi.',
    weak: (count: number) =>
      `${countOf('fr', count, 'mot de passe est faible', 'mots de passe sont faibles')}`,
    old: (count: number) => `${countOf('fr', count, 'mot de passe a', 'mots de passe ont')} plus d’un an`,
    oldText: 'L’âge seul ne nuit pas à un mot de passe solide qui ne sert qu’à un endroit.',
    unprotected: (count: number) =>
      `${countOf('fr', count, 'site est ouvert', 'sites sont ouverts')} sans protection (http)`,
    unprotectedText: 'Ce que vous y tapez peut être lu en chemin. Voyez si l’adresse fonctionne avec https.',
    nothing: 'Rien ici ne demande votre attention.',
    oneTimeCodes:
      'Nous ne savons pas quels sites proposent des codes à usage unique : il n’en est donc pas question ici.',
  },
});
