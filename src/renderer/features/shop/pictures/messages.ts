/** What the pictures show, in words; and what stands on them as an example. */
import { defineMessages } from '#ui/language/messages.tsx';

export const pictureMessages = defineMessages({
  en: {
    label: (what: string, choices: string) => `${what} (${choices})`,
    'qr-medallion': 'A round steel medallion on a gravestone, with a square to scan and a name below it',
    'memorial-plaque': 'A plaque on a table in morning light, engraved, with a square to scan in its corner',
    'keepsake-book': 'A bound book standing on a table, a picture of a lake let into its cover',
    'framed-print': 'A framed print of a lake at dawn on a sunlit wall, above a vase of amaranth',
    'usb-keepsake': 'A small wooden USB key on cloth, a name burnt into it',
    'engraved-pendant': 'A round pendant on its chain, engraved, on cloth',
    'candle-lantern': 'A lantern with a lit candle, an engraved brass plate on its foot',
    'sample-qr-medallion': 'Marguerite\n1931 – 2019',
    'sample-memorial-plaque': 'Marguerite\nDelaunay\n1931 – 2019',
    'sample-keepsake-book': 'Marguerite\n1931 – 2019',
    'sample-framed-print': '',
    'sample-usb-keepsake': 'Marguerite\n1931 – 2019',
    'sample-engraved-pendant': 'Always\nM. D.',
    'sample-candle-lantern': 'Marguerite Delaunay\n1931 – 2019',
  },
  fr: {
    label: (what, choices) => `${what} (${choices})`,
    'qr-medallion':
      'Un médaillon rond en acier sur une pierre tombale, avec un carré à scanner et un nom dessous',
    'memorial-plaque':
      'Une plaque gravée, posée sur une table dans la lumière du matin, un carré à scanner dans l’angle',
    'keepsake-book': 'Un livre relié debout sur une table, l’image d’un lac enchâssée dans sa couverture',
    'framed-print':
      'Un tirage encadré, un lac à l’aube, sur un mur ensoleillé, au-dessus d’un vase d’amarante',
    'usb-keepsake': 'Une petite clé USB en bois sur une étoffe, un nom gravé dedans',
    'engraved-pendant': 'Un pendentif rond gravé, avec sa chaîne, sur une étoffe',
    'candle-lantern': 'Une lanterne, sa bougie allumée, une plaque de laiton gravée sur son pied',
    'sample-qr-medallion': 'Marguerite\n1931 – 2019',
    'sample-memorial-plaque': 'Marguerite\nDelaunay\n1931 – 2019',
    'sample-keepsake-book': 'Marguerite\n1931 – 2019',
    'sample-framed-print': '',
    'sample-usb-keepsake': 'Marguerite\n1931 – 2019',
    'sample-engraved-pendant': 'Toujours\nM. D.',
    'sample-candle-lantern': 'Marguerite Delaunay\n1931 – 2019',
  },
});
