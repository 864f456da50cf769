/** What is told of each product beside its options: why somebody would want it, how it is cared for. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { ProductId } from '#shared/shop/product.ts';

export interface ProductText {
  /** One sentence, also for search engines: at most 155 characters. */
  readonly lead: string;
  readonly story: string;
  readonly care: string;
}

export const productTexts: Readonly<Record<Language, Readonly<Record<ProductId, ProductText>>>> = {
  en: {
    'qr-medallion': {
      lead: 'A small round of stainless steel for a gravestone: whoever holds a phone to it opens the album you chose.',
      story:
        'Some stones have room for a name and two dates. The medallion adds the rest: the laugh on a film, the garden, the voice. The square is fired in enamel and still read when a third of it is worn. It leads to an address of ours that you can point elsewhere, for as long as you live and after.',
      care: 'Wipe it with water and a soft cloth, once a year. No abrasive, no acid cleaner for stone.',
    },
    'memorial-plaque': {
      lead: 'A plaque in slate, brass or stainless steel, engraved with your words, with a square that opens an album.',
      story:
        'For a grave, a bench, the foot of a tree, the wall beside a door. Six lines are room for a name, two dates and a sentence. It is cut, not printed: you can follow the letters with a finger.',
      care: 'Slate and steel want rain and nothing else. Brass darkens with the years; a little lemon and salt bring its shine back, if you wish it back.',
    },
    'keepsake-book': {
      lead: 'An album of yours as a bound book in linen or leather, printed on heavy paper, to be passed from hand to hand.',
      story:
        'A screen is put away; a book lies on the table, and somebody opens it. You choose the album and see each page before it is printed. The binding is sewn, so that it opens flat and stays open.',
      care: 'Keep it out of the sun and away from damp. Linen may be brushed; leather likes a drop of colourless cream every few years.',
    },
    'framed-print': {
      lead: 'One photograph of yours on cotton paper, behind glass, in a frame of oak, walnut or black ash.',
      story:
        'The one that everybody stops at. It is printed with pigments that are made to keep their colour, set into a bevelled mount, and comes ready to hang.',
      care: 'Hang it where the sun does not reach. A dry cloth for the glass, never a spray.',
    },
    'usb-keepsake': {
      lead: 'A key of walnut or maple for a whole album: films, voices and pictures in one hand, without the internet.',
      story:
        'For the brother who has no account and wants none. It comes empty, because your album is nobody’s business but yours: save the album as a folder, copy it onto the key, and its page opens in any browser, today and in twenty years.',
      care: 'Memory tires when it lies unused for years: plug it in once a year, and keep a copy. Oil the wood if it grows pale.',
    },
    'engraved-pendant': {
      lead: 'A round pendant in sterling silver or gold vermeil, engraved with two short lines, to be worn close.',
      story:
        'A name, a date, a word that only two people understand. Twenty-four millimetres, on a chain of the length you like, in a small linen bag.',
      care: 'Silver darkens on the skin and clears under a soft cloth. Take it off for the sea and the pool.',
    },
    'candle-lantern': {
      lead: 'A lantern in black steel or copper for a grave or a window, with a plate that can be engraved.',
      story:
        'For All Saints, for a birthday, for any evening. The door closes well, so that the flame outlasts the wind. It takes a grave candle of up to six centimetres across.',
      care: 'Empty the water after heavy rain. Wax comes off with warm water; the copper may turn green, as roofs do.',
    },
  },
  fr: {
    'qr-medallion': {
      lead: 'Un petit disque d’inox pour une pierre tombale : qui en approche son téléphone ouvre l’album que vous avez choisi.',
      story:
        'Certaines pierres n’ont de place que pour un nom et deux dates. Le médaillon ajoute le reste : le rire d’un film, le jardin, la voix. Le carré est émaillé au feu et se lit encore quand un tiers en est usé. Il mène à une adresse à nous, que vous pouvez diriger ailleurs, de votre vivant et après.',
      care: 'De l’eau et un chiffon doux, une fois l’an. Ni abrasif, ni nettoyant acide pour la pierre.',
    },
    'memorial-plaque': {
      lead: 'Une plaque d’ardoise, de laiton ou d’inox, gravée de vos mots, avec un carré qui ouvre un album.',
      story:
        'Pour une tombe, un banc, le pied d’un arbre, le mur près d’une porte. Six lignes laissent place à un nom, deux dates et une phrase. Elle est gravée, pas imprimée : le doigt peut suivre les lettres.',
      care: 'L’ardoise et l’inox ne demandent que la pluie. Le laiton fonce avec les années ; un peu de citron et de sel lui rendent son éclat, si vous le souhaitez.',
    },
    'keepsake-book': {
      lead: 'Un de vos albums en livre relié, toile ou cuir, imprimé sur un papier épais, à passer de main en main.',
      story:
        'Un écran se range ; un livre reste sur la table, et quelqu’un l’ouvre. Vous choisissez l’album et voyez chaque page avant l’impression. La reliure est cousue : il s’ouvre à plat et reste ouvert.',
      care: 'À l’abri du soleil et de l’humidité. La toile se brosse ; le cuir aime une goutte de crème incolore de temps en temps.',
    },
    'framed-print': {
      lead: 'Une de vos photographies sur papier coton, sous verre, dans un cadre de chêne, de noyer ou de frêne noir.',
      story:
        'Celle devant laquelle tout le monde s’arrête. Imprimée avec des pigments faits pour durer, posée dans un passe-partout biseauté, prête à accrocher.',
      care: 'Là où le soleil n’arrive pas. Un chiffon sec pour le verre, jamais d’aérosol.',
    },
    'usb-keepsake': {
      lead: 'Une clé de noyer ou d’érable pour tout un album : films, voix et images dans une main, sans internet.',
      story:
        'Pour le frère qui n’a pas de compte et n’en veut pas. Elle arrive vide, car votre album ne regarde que vous : enregistrez-le comme un dossier, copiez-le sur la clé, et sa page s’ouvre dans tout navigateur, aujourd’hui et dans vingt ans.',
      care: 'Une mémoire qui dort des années se fatigue : branchez-la une fois l’an, et gardez une copie. Huilez le bois s’il pâlit.',
    },
    'engraved-pendant': {
      lead: 'Un pendentif rond en argent 925 ou en vermeil, gravé de deux lignes courtes, à porter sur soi.',
      story:
        'Un nom, une date, un mot que deux personnes seulement comprennent. Vingt-quatre millimètres, sur une chaîne de la longueur que vous aimez, dans une petite pochette de lin.',
      care: 'L’argent fonce sur la peau et s’éclaircit sous un chiffon doux. Ôtez-le pour la mer et la piscine.',
    },
    'candle-lantern': {
      lead: 'Une lanterne d’acier noir ou de cuivre pour une tombe ou une fenêtre, avec une plaque que l’on peut graver.',
      story:
        'Pour la Toussaint, pour un anniversaire, pour n’importe quel soir. La porte ferme bien : la flamme survit au vent. Elle reçoit une bougie de cimetière de six centimètres au plus.',
      care: 'Videz l’eau après les fortes pluies. La cire part à l’eau tiède ; le cuivre peut verdir, comme les toits.',
    },
  },
};
