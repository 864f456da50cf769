/** What is said of an album, and of the room that is left, wherever they are shown: the dashboard has no more of it. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const roomMessages = defineMessages({
  en: {
    items: (count: number) => countOf('en', count, 'item', 'items'),
    empty: 'Nothing in it yet',
    storage: 'Storage',
    storageLeft: (left: string, limit: string) => `${left} left of ${limit}`,
    storageLeftShort: (left: string) => `${left} left`,
    previewsTakeRoom: 'Counts files and their previews, the small pictures made for looking.',
    storageFull: (limit: string) => `All ${limit} are used. Nothing is lost; new files have to wait.`,
    emptyTrash: 'Empty the trash',
  },
  fr: {
    items: (count: number) => countOf('fr', count, 'élément', 'éléments'),
    empty: 'Rien dedans pour l’instant',
    storage: 'Espace',
    storageLeft: (left: string, limit: string) => `${left} libres sur ${limit}`,
    storageLeftShort: (left: string) => `${left} libres`,
    previewsTakeRoom: 'Compte les fichiers et leurs aperçus, ces petites images faites pour regarder.',
    storageFull: (limit: string) =>
      `Les ${limit} sont utilisés. Rien n’est perdu ; les nouveaux fichiers doivent attendre.`,
    emptyTrash: 'Vider la corbeille',
  },
});
