import { defineMessages } from '#ui/language/messages.tsx';

export const generatorMessages = defineMessages({
  en: {
    title: 'Make a password',
    password: 'Password',
    passphrase: 'Several words',
    length: 'Length',
    lowerCase: 'Small letters',
    upperCase: 'Capital letters',
    digits: 'Digits',
    symbols: 'Symbols',
    noLookAlikes: 'Leave out letters that look alike, such as l, I and 1',
    wordCount: 'Number of words',
    wordLanguage: 'Language of the words',
    separator: 'Between the words',
    blank: 'A space',
    capitalised: 'Begin each word with a capital',
    digit: 'Add a digit',
    another: 'Make another',
    use: 'Use this one',
    entropy: (bits: number) => `${Math.floor(bits)} bits of chance`,
    enough: 'Nobody guesses this, not even with a great many machines.',
    enoughOnline: 'Good for a website. For the vault itself, take a longer one.',
    tooLittle: 'This can be guessed. Make it longer.',
  },
  fr: {
    title: 'Créer un mot de passe',
    password: 'Mot de passe',
    passphrase: 'Plusieurs mots',
    length: 'Longueur',
    lowerCase: 'Minuscules',
    upperCase: 'Majuscules',
    digits: 'Chiffres',
    symbols: 'Symboles',
    noLookAlikes: 'Écarter les caractères qui se ressemblent, comme l, I et 1',
    wordCount: 'Nombre de mots',
    wordLanguage: 'Langue des mots',
    separator: 'Entre les mots',
    blank: 'Un espace',
    capitalised: 'Commencer chaque mot par une majuscule',
    digit: 'Ajouter un chiffre',
    another: 'En créer un autre',
    use: 'Prendre celui-ci',
    entropy: (bits: number) => `${Math.floor(bits)} bits de hasard`,
    enough: 'Personne ne le devinera, même avec un très grand nombre de machines.',
    enoughOnline: 'Suffisant pour un site. Pour le coffre-fort lui-même, prenez-en un plus long.',
    tooLittle: 'On peut le deviner. Allongez-le.',
  },
});

/** In bits: what a website that slows guessing down asks for, and what also stands where a copy can be tried at leisure. */
const enough = { online: 45, offline: 75 };

export function describeEntropy(bits: number, texts: (typeof generatorMessages)['en' | 'fr']): string {
  if (bits >= enough.offline) return texts.enough;
  return bits >= enough.online ? texts.enoughOnline : texts.tooLittle;
}
