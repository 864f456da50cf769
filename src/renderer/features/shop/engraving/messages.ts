/** What is said of an engraving: how it is typed, and what cannot be cut. */
import type { EngravingFont } from '#shared/shop/cart.ts';
import { defineMessages } from '#ui/language/messages.tsx';

const english: Readonly<Record<EngravingFont, string>> = { serif: 'Serif', sans: 'Sans', script: 'Script' };
const french: Readonly<Record<EngravingFont, string>> = {
  serif: 'À empattements',
  sans: 'Sans empattements',
  script: 'Manuscrite',
};

const millimetres = (length: number, language: 'en' | 'fr') =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(length);

export const engravingMessages = defineMessages({
  en: {
    title: 'Engraving',
    optional: 'If you wish: the piece is beautiful without it too.',
    required: 'What is to stand on it. It is cut exactly as you see it.',
    line: (number: number) => `Line ${number}`,
    room: (lines: number, characters: number) =>
      `${lines} lines of up to ${characters} letters. Hebrew and Arabic are set from the right.`,
    typeface: 'Typeface',
    ...english,
    serifNote: 'Quiet, like the stone of a village church',
    sansNote: 'Clear, also very small; has Greek and Cyrillic',
    scriptNote: 'Like a fine hand',
    measuring: 'Setting your words…',
    unavailable: 'The engraver’s typeface could not be fetched, so your words cannot be shown yet.',
    tryAgain: 'Try again',
    height: (height: number) => `Capitals ${millimetres(height, 'en')} mm high`,
    fits: 'It fits.',
    missing: 'Type what is to be engraved: this piece is made for a name.',
    'too-many-lines': (most: number) => `There is room for ${most} lines.`,
    'too-long': (line: number, most: number) => `Line ${line} is too long: it may have ${most} letters.`,
    'control-character': (line: number) =>
      `Line ${line} has a sign that nothing is drawn for. Type the words anew instead of pasting them.`,
    emoji: (sign: string) =>
      `${sign} cannot be cut: a chisel knows letters, figures and a few ornaments. A word in its place will last longer.`,
    'missing-signs': (signs: readonly string[]) =>
      `This typeface has no ${signs.map((sign) => `“${sign}”`).join(', ')}.`,
    elsewhere: (font: EngravingFont) => `${english[font]} has every sign.`,
    nowhere: 'None of our typefaces has every sign. Write to us, and we will see what can be done by hand.',
    'too-small': (height: number, least: number) =>
      `There is too much for the place: the capitals would be ${millimetres(height, 'en')} mm high, and below ${millimetres(least, 'en')} mm they do not stay readable. Shorten the longest line, or take a larger size.`,
    side: (what: string) => `The engraved side of the ${what}, as it is cut`,
    asIs: 'As it is cut',
    realSize: 'Real size',
    realSizeNote:
      'Screens differ. Hold a bank card to this line and move the slider until both are equally long: then the piece is as large as it will be.',
    card: 'Bank card, 85.6 mm',
    adjust: 'Adjust the size',
    exampleSquare: 'The square is an example; yours is drawn for your album.',
  },
  fr: {
    title: 'Gravure',
    optional: 'Si vous le souhaitez : l’objet est beau sans gravure aussi.',
    required: 'Ce qui doit y figurer. C’est gravé exactement comme vous le voyez.',
    line: (number) => `Ligne ${number}`,
    room: (lines, characters) =>
      `${lines} lignes de ${characters} lettres au plus. L’hébreu et l’arabe sont composés de droite à gauche.`,
    typeface: 'Caractère',
    ...french,
    serifNote: 'Paisible, comme la pierre d’une église de village',
    sansNote: 'Net, même très petit ; connaît le grec et le cyrillique',
    scriptNote: 'Comme une belle main',
    measuring: 'Vos mots se composent…',
    unavailable:
      'Le caractère du graveur n’a pas pu être chargé : vos mots ne peuvent pas encore être montrés.',
    tryAgain: 'Réessayer',
    height: (height) => `Capitales de ${millimetres(height, 'fr')} mm de haut`,
    fits: 'Cela tient.',
    missing: 'Écrivez ce qui doit être gravé : cet objet est fait pour un nom.',
    'too-many-lines': (most) => `Il y a place pour ${most} lignes.`,
    'too-long': (line, most) => `La ligne ${line} est trop longue : ${most} lettres au plus.`,
    'control-character': (line) =>
      `La ligne ${line} contient un signe que rien ne dessine. Tapez les mots au lieu de les coller.`,
    emoji: (sign) =>
      `${sign} ne peut pas être gravé : un burin connaît les lettres, les chiffres et quelques ornements. Un mot à sa place durera plus longtemps.`,
    'missing-signs': (signs) => `Ce caractère n’a pas de ${signs.map((sign) => `« ${sign} »`).join(', ')}.`,
    elsewhere: (font) => `« ${french[font]} » a tous les signes.`,
    nowhere:
      'Aucun de nos caractères n’a tous les signes. Écrivez-nous : nous verrons ce qui peut se faire à la main.',
    'too-small': (height, least) =>
      `Il y a trop pour la place : les capitales feraient ${millimetres(height, 'fr')} mm de haut, et sous ${millimetres(least, 'fr')} mm elles ne restent pas lisibles. Raccourcissez la ligne la plus longue, ou prenez une taille plus grande.`,
    side: (what) => `La face gravée, telle qu’elle sera (${what})`,
    asIs: 'Telle qu’elle sera gravée',
    realSize: 'Taille réelle',
    realSizeNote:
      'Les écrans diffèrent. Posez une carte bancaire sur cette ligne et déplacez le curseur jusqu’à ce que les deux aient la même longueur : l’objet est alors aussi grand qu’il le sera.',
    card: 'Carte bancaire, 85,6 mm',
    adjust: 'Ajuster la taille',
    exampleSquare: 'Le carré est un exemple ; le vôtre est dessiné pour votre album.',
  },
});

export type EngravingTexts = (typeof engravingMessages)['en' | 'fr'];
