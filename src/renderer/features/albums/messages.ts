/** What the albums page and the album page say, in both languages. */
import type { Language } from '#shared/domain/userProfile.ts';
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

/** "3 items and 1 album". */
function listTrashed(language: Language, items: number, albums: number): string {
  const [item, several, and] = language === 'fr' ? ['élément', 'éléments', 'et'] : ['item', 'items', 'and'];
  const parts = [
    items > 0 || albums === 0 ? countOf(language, items, item, several) : '',
    albums > 0 ? countOf(language, albums, 'album', 'albums') : '',
  ];
  return parts.filter(Boolean).join(` ${and} `);
}

export const albumMessages = defineMessages({
  en: {
    albums: 'Albums',
    albumsLead: 'Everything you want them to have, in the order you want to tell it.',
    newAlbum: 'New album',
    createAlbum: 'Create album',
    editAlbum: 'Edit title and description',
    title: 'Title',
    titlePlaceholder: 'Summers at the lake',
    titleMissing: 'Give the album a title.',
    description: 'Description',
    descriptionPlaceholder: 'When this was, who was there, why it matters.',
    optional: 'optional',
    save: 'Save',
    cancel: 'Cancel',
    loading: 'Loading your albums',
    open: (title: string) => `Open ${title}`,
    actionsFor: (title: string) => `Actions for ${title}`,
    reorder: (title: string) => `Move ${title}`,
    moveEarlier: 'Move earlier',
    moveLater: 'Move later',
    deleteAlbum: 'Delete album',
    albumDeleted: (title: string) => `“${title}” is in the trash for 30 days.`,
    undo: 'Undo',
    albumsFailed: 'Your albums could not be loaded. They are safe; the connection is not.',
    tryAgain: 'Try again',
    captionNotSaved: 'The caption could not be saved. What you typed is not lost.',
    openTrash: 'Open the trash',
    firstTitle: 'Your first album',
    firstText:
      'Start with one story: a house, a wedding, one summer. Give it a title, then drop in the pictures, films and recordings you have. The originals are kept exactly as they are.',
    limitTitle: (limit: number) => `The Free plan holds ${countOf('en', limit, 'album', 'albums')}`,
    limitText: 'All of them stay, and stay yours. Pro has no limit.',
    seePlans: 'See the plans',

    showMore: 'More',
    showLess: 'Less',
    back: 'All albums',
    loadingAlbum: 'Loading the album',
    notFoundTitle: 'This album is not here',
    notFoundText:
      'It may have been deleted, or the link may be wrong. Deleted albums wait in the trash for 30 days.',
    albumFailed: 'This album could not be loaded. It is safe; the connection is not.',
    add: 'Add',
    addFiles: 'Add photos and files',
    addFolder: 'Add a folder',
    addHint: 'You can also drop files or folders anywhere on this page, or paste a picture.',
    dropHere: (title: string) => `Drop to add to “${title}”`,
    dropHint: 'Photos, videos, recordings and PDF documents. Folders too.',
    emptyAlbumTitle: 'Ready for the first memory',
    emptyAlbumText:
      'Add photos, videos, recordings or PDF documents, or write a letter, a story, a recipe. Everything sorts itself by its day.',
    justified: 'Rows',
    square: 'Squares',
    orderOldestFirst: 'Order: oldest first',
    orderNewestFirst: 'Order: newest first',
    albumActions: 'Album actions',
    downloadAlbum: 'Download everything',
    saveSite: 'Save as a page',
    codes: 'Printed codes',

    selected: (count: number) => countOf('en', count, 'selected', 'selected'),
    clearSelection: 'Clear the selection',
    selectionActions: 'Actions for what is selected',
    selectAll: 'Select everything',
    download: 'Download',
    moveTo: 'Move to',
    copyTo: 'Copy to',
    setAsCover: 'Use as cover',
    delete: 'Delete',
    coverSet: 'This is the cover now.',
    itemsDeleted: (count: number) =>
      `${countOf('en', count, 'item is', 'items are')} in the trash for 30 days.`,
    itemsMoved: (count: number, title: string) =>
      `${countOf('en', count, 'item', 'items')} moved to “${title}”.`,
    itemsMovedBack: (count: number, title: string) =>
      `${countOf('en', count, 'item is', 'items are')} back in “${title}”.`,
    itemsCopied: (count: number, title: string) =>
      `${countOf('en', count, 'item', 'items')} copied to “${title}”.`,
    chooseAlbumToMove: 'Move to which album?',
    chooseAlbumToCopy: 'Copy to which album?',
    copyNote: 'A copy takes none of your storage: a file is kept once, however many albums show it.',
    noOtherAlbum: 'There is no other album yet.',
    inNewAlbum: 'A new album',

    trash: 'Trash',
    trashLead:
      'What you delete waits here for 30 days and still takes room. Empty the trash to have that room back.',
    trashEmptyTitle: 'The trash is empty',
    trashEmptyText: 'What you delete waits here for 30 days, in case you change your mind.',
    trashedAlbums: 'Albums',
    trashedItems: 'Photos, files and letters',
    restore: 'Restore',
    restored: (count: number) => `${countOf('en', count, 'item is', 'items are')} back in place.`,
    stayedWithAlbum: (count: number) =>
      `${countOf('en', count, 'item stays', 'items stay')} in the trash, because the album is there too. Restore the album first.`,
    albumRestored: (title: string) => `“${title}” is back.`,
    daysLeft: (days: number) => countOf('en', days, 'day left', 'days left'),
    erase: 'Delete for good',
    eraseNamed: (title: string) => `Delete “${title}” for good`,
    eraseQuestion: (items: number, albums: number) => `Delete ${listTrashed('en', items, albums)} for good?`,
    eraseText: 'They are removed with their originals, here and everywhere. This cannot be undone.',
    eraseAlbumQuestion: (title: string) => `Delete “${title}” for good?`,
    eraseAlbumText: (count: number) =>
      `The album is removed, and with it ${countOf('en', count, 'item', 'items')}. This cannot be undone.`,
    erasing: 'Deleting',
    erased: (items: number, albums: number) => `Deleted for good: ${listTrashed('en', items, albums)}.`,
    notErased: 'Not everything could be deleted. Try it again.',
  },
  fr: {
    albums: 'Albums',
    albumsLead: 'Tout ce que vous voulez leur laisser, dans l’ordre où vous voulez le raconter.',
    newAlbum: 'Nouvel album',
    createAlbum: 'Créer l’album',
    editAlbum: 'Modifier le titre et la description',
    title: 'Titre',
    titlePlaceholder: 'Les étés au lac',
    titleMissing: 'Donnez un titre à l’album.',
    description: 'Description',
    descriptionPlaceholder: 'Quand c’était, qui était là, pourquoi cela compte.',
    optional: 'facultatif',
    save: 'Enregistrer',
    cancel: 'Annuler',
    loading: 'Chargement de vos albums',
    open: (title: string) => `Ouvrir ${title}`,
    actionsFor: (title: string) => `Actions pour ${title}`,
    reorder: (title: string) => `Déplacer ${title}`,
    moveEarlier: 'Placer avant',
    moveLater: 'Placer après',
    deleteAlbum: 'Supprimer l’album',
    albumDeleted: (title: string) => `« ${title} » est dans la corbeille pour 30 jours.`,
    undo: 'Annuler',
    albumsFailed: 'Vos albums n’ont pas pu être chargés. Ils sont en sûreté ; c’est la connexion qui manque.',
    tryAgain: 'Réessayer',
    captionNotSaved: 'La légende n’a pas pu être enregistrée. Ce que vous avez écrit n’est pas perdu.',
    openTrash: 'Ouvrir la corbeille',
    firstTitle: 'Votre premier album',
    firstText:
      'Commencez par une histoire : une maison, un mariage, un été. Donnez-lui un titre, puis déposez les photos, films et enregistrements que vous avez. Les originaux sont conservés tels quels.',
    limitTitle: (limit: number) => `La formule gratuite comprend ${countOf('fr', limit, 'album', 'albums')}`,
    limitText: 'Ils restent tous, et restent à vous. La formule Pro est sans limite.',
    seePlans: 'Voir les formules',

    showMore: 'Lire la suite',
    showLess: 'Réduire',
    back: 'Tous les albums',
    loadingAlbum: 'Chargement de l’album',
    notFoundTitle: 'Cet album n’est pas ici',
    notFoundText:
      'Il a peut-être été supprimé, ou le lien est inexact. Les albums supprimés attendent 30 jours dans la corbeille.',
    albumFailed: 'Cet album n’a pas pu être chargé. Il est en sûreté ; c’est la connexion qui manque.',
    add: 'Ajouter',
    addFiles: 'Ajouter des photos et fichiers',
    addFolder: 'Ajouter un dossier',
    addHint:
      'Vous pouvez aussi déposer fichiers ou dossiers n’importe où sur cette page, ou coller une image.',
    dropHere: (title: string) => `Déposez pour ajouter à « ${title} »`,
    dropHint: 'Photos, vidéos, enregistrements et documents PDF. Les dossiers aussi.',
    emptyAlbumTitle: 'Prêt pour le premier souvenir',
    emptyAlbumText:
      'Ajoutez photos, vidéos, enregistrements ou documents PDF, ou écrivez une lettre, un récit, une recette. Tout se range de soi-même à sa date.',
    justified: 'Rangées',
    square: 'Carrés',
    orderOldestFirst: 'Ordre : du plus ancien',
    orderNewestFirst: 'Ordre : du plus récent',
    albumActions: 'Actions de l’album',
    downloadAlbum: 'Tout télécharger',
    saveSite: 'Enregistrer en page',
    codes: 'Codes imprimés',

    selected: (count: number) => countOf('fr', count, 'sélectionné', 'sélectionnés'),
    clearSelection: 'Annuler la sélection',
    selectionActions: 'Actions pour la sélection',
    selectAll: 'Tout sélectionner',
    download: 'Télécharger',
    moveTo: 'Déplacer vers',
    copyTo: 'Copier vers',
    setAsCover: 'Choisir comme couverture',
    delete: 'Supprimer',
    coverSet: 'C’est désormais la couverture.',
    itemsDeleted: (count: number) =>
      `${countOf('fr', count, 'élément est', 'éléments sont')} dans la corbeille pour 30 jours.`,
    itemsMoved: (count: number, title: string) =>
      `${countOf('fr', count, 'élément déplacé', 'éléments déplacés')} vers « ${title} ».`,
    itemsMovedBack: (count: number, title: string) =>
      `${countOf('fr', count, 'élément est revenu', 'éléments sont revenus')} dans « ${title} ».`,
    itemsCopied: (count: number, title: string) =>
      `${countOf('fr', count, 'élément copié', 'éléments copiés')} vers « ${title} ».`,
    chooseAlbumToMove: 'Déplacer vers quel album ?',
    chooseAlbumToCopy: 'Copier vers quel album ?',
    copyNote:
      'Une copie n’occupe pas d’espace : un fichier n’est gardé qu’une fois, quel que soit le nombre d’albums qui le montrent.',
    noOtherAlbum: 'Il n’y a pas encore d’autre album.',
    inNewAlbum: 'Un nouvel album',

    trash: 'Corbeille',
    trashLead:
      'Ce que vous supprimez attend ici 30 jours et occupe encore de la place. Videz la corbeille pour libérer cette place.',
    trashEmptyTitle: 'La corbeille est vide',
    trashEmptyText: 'Ce que vous supprimez attend ici 30 jours, au cas où vous changeriez d’avis.',
    trashedAlbums: 'Albums',
    trashedItems: 'Photos, fichiers et lettres',
    restore: 'Restaurer',
    restored: (count: number) =>
      `${countOf('fr', count, 'élément est', 'éléments sont')} de retour à sa place.`,
    stayedWithAlbum: (count: number) =>
      `${countOf('fr', count, 'élément reste', 'éléments restent')} dans la corbeille, car l’album y est aussi. Restaurez d’abord l’album.`,
    albumRestored: (title: string) => `« ${title} » est de retour.`,
    daysLeft: (days: number) => countOf('fr', days, 'jour restant', 'jours restants'),
    erase: 'Supprimer pour de bon',
    eraseNamed: (title: string) => `Supprimer « ${title} » pour de bon`,
    eraseQuestion: (items: number, albums: number) =>
      `Supprimer ${listTrashed('fr', items, albums)} pour de bon ?`,
    eraseText: 'Tout disparaît avec les originaux, ici et partout. Cela ne peut pas être annulé.',
    eraseAlbumQuestion: (title: string) => `Supprimer « ${title} » pour de bon ?`,
    eraseAlbumText: (count: number) =>
      `L’album disparaît, et avec lui ${countOf('fr', count, 'élément', 'éléments')}. Cela ne peut pas être annulé.`,
    erasing: 'Suppression',
    erased: (items: number, albums: number) => `Supprimé pour de bon : ${listTrashed('fr', items, albums)}.`,
    notErased: 'Tout n’a pas pu être supprimé. Réessayez.',
  },
});
