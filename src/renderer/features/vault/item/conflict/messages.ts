/** What two devices wrote of one item, side by side. */
import { defineMessages } from '#ui/language/messages.tsx';

export const conflictMessages = defineMessages({
  en: {
    bothTitle: 'Two versions, side by side',
    bothText:
      'This was changed in two places at once. Nothing is lost: here are both, with the fields that differ.',
    thisSide: (date: string) => `Saved last, ${date}`,
    otherSide: (date: string) => `From another device or window, ${date}`,
    nothingThere: 'Nothing',
    keepThis: 'Keep the one saved last',
    keepOther: 'Keep the other one',
    keepChosen: 'Keep what I chose',
    keepBoth: 'Keep both as two items',
    allFilesStay: 'The files of both stay.',
    otherTitle: (title: string) => `${title} (the other version)`,
    twoItems: 'They are two items now.',
    sameContent: 'Both say the same.',
  },
  fr: {
    bothTitle: 'Deux versions, côte à côte',
    bothText:
      'Cet élément a été modifié à deux endroits en même temps. Rien n’est perdu : voici les deux, avec les champs qui diffèrent.',
    thisSide: (date: string) => `Enregistrée en dernier, ${date}`,
    otherSide: (date: string) => `D’un autre appareil ou d’une autre fenêtre, ${date}`,
    nothingThere: 'Rien',
    keepThis: 'Garder celle enregistrée en dernier',
    keepOther: 'Garder l’autre',
    keepChosen: 'Garder ce que j’ai choisi',
    keepBoth: 'Garder les deux, séparément',
    allFilesStay: 'Les fichiers des deux restent.',
    otherTitle: (title: string) => `${title} (l’autre version)`,
    twoItems: 'Ce sont maintenant deux éléments.',
    sameContent: 'Les deux disent la même chose.',
  },
});
