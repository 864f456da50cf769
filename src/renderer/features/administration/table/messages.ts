/** What every table of the hub says. */
import { defineMessages } from '#ui/language/messages.tsx';

export const tableMessages = defineMessages({
  en: {
    loading: 'Loading…',
    download: 'Download as CSV',
    downloadFailed: 'The file could not be made. Try again.',
    refresh: 'Look again',
    showMore: 'Show more',
    shown: (count: number, isAll: boolean) =>
      isAll ? (count === 1 ? '1 row' : `${count} rows`) : `${count} rows so far`,
    search: 'Search',
    /** The part that scrolls: its section may have the same title. */
    table: (label: string) => `${label}: table`,
  },
  fr: {
    loading: 'Chargement…',
    download: 'Télécharger en CSV',
    downloadFailed: 'Le fichier n’a pas pu être préparé. Réessayez.',
    refresh: 'Actualiser',
    showMore: 'Afficher la suite',
    shown: (count, isAll) =>
      isAll
        ? `${count}\u00a0ligne${count > 1 ? 's' : ''}`
        : `${count}\u00a0ligne${count > 1 ? 's' : ''} pour l’instant`,
    search: 'Rechercher',
    table: (label) => `${label}\u00a0: tableau`,
  },
});
