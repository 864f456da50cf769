/** What the trash of the vault says, in both languages. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const trashMessages = defineMessages({
  en: {
    trashLead: 'What you throw away waits here for 30 days, still sealed, and is then erased for good.',
    trash: 'What is in the trash',
    trashSearch: 'Search the trash',
    trashEmptyTitle: 'The trash is empty',
    trashEmptyText: 'What you throw away waits here for 30 days, in case you change your mind.',
    nothingInTrash: (what: string) => `Nothing in the trash has “${what}” in it.`,
    daysLeft: (days: number) => countOf('en', days, 'day left', 'days left'),
    emptyTrash: 'Empty the trash',
    eraseQuestion: (count: number) => `Erase ${countOf('en', count, 'item', 'items')} for good?`,
    eraseText:
      'With every earlier version and every file in it, here and on the server. Nobody can bring it back, and neither can we.',
    erasing: 'Erasing',
    erased: (count: number) => `Erased for good: ${countOf('en', count, 'item', 'items')}.`,
    notErasedAsChanged: (count: number) =>
      count === 1
        ? 'One was changed on another device meanwhile: it was not erased.'
        : `${count} were changed on another device meanwhile: they were not erased.`,
    notErased: 'Not everything could be erased. What is left is still in the trash: try it again.',
  },
  fr: {
    trashLead: 'Ce que vous jetez attend ici 30 jours, toujours scellé, puis est effacé pour de bon.',
    trash: 'Ce qui est dans la corbeille',
    trashSearch: 'Chercher dans la corbeille',
    trashEmptyTitle: 'La corbeille est vide',
    trashEmptyText: 'Ce que vous jetez attend ici 30 jours, au cas où vous changeriez d’avis.',
    nothingInTrash: (what: string) => `Rien dans la corbeille ne contient « ${what} ».`,
    daysLeft: (days: number) => countOf('fr', days, 'jour restant', 'jours restants'),
    emptyTrash: 'Vider la corbeille',
    eraseQuestion: (count: number) => `Effacer ${countOf('fr', count, 'élément', 'éléments')} pour de bon ?`,
    eraseText:
      'Avec toutes les versions précédentes et tous les fichiers, ici et sur le serveur. Personne ne pourra les faire revenir, pas même nous.',
    erasing: 'Effacement',
    erased: (count: number) => `Effacé pour de bon : ${countOf('fr', count, 'élément', 'éléments')}.`,
    notErasedAsChanged: (count: number) =>
      count === 1
        ? 'Un élément a été modifié entre-temps sur un autre appareil : il n’a pas été effacé.'
        : `${count} éléments ont été modifiés entre-temps sur un autre appareil : ils n’ont pas été effacés.`,
    notErased: 'Tout n’a pas pu être effacé. Ce qui reste est encore dans la corbeille : réessayez.',
  },
});
