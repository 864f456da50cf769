import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const attachmentMessages = defineMessages({
  en: {
    title: 'Files',
    none: 'Scans, photographs, recordings: drop them here or add them. They are sealed on this device before they leave it.',
    add: 'Add files',
    takePhoto: 'Take a photograph',
    dropHere: 'Let go to add to this item',
    list: 'Files of this item',
    underway: 'Files on their way',
    open: (name: string) => `Open ${name}`,
    actions: (name: string) => `More about ${name}`,
    rename: 'Rename',
    renameTitle: 'Rename this file',
    name: 'Name',
    nameNeeded: 'A file needs a name.',
    save: 'Save',
    download: 'Save a copy',
    remove: 'Remove',
    removed: (name: string) => `${name} is removed from this item.`,
    undo: 'Undo',
    notSaved: 'That could not be saved. Try again.',
    notUndone: 'It could not be put back. It is in this item’s earlier versions.',
    tooMany: 'An item holds 200 files. Files beyond that become items of their own.',
    unsealedTitle: 'These files had not been sealed yet: choose them again.',
    unsealedRead: 'I have read this',
    kindPicture: 'Picture',
    kindPdf: 'PDF',
    kindAudio: 'Recording',
    kindFilm: 'Film',
    kindText: 'Text',
    kindOther: 'File',

    opening: 'Opening on this device',
    openingPart: (part: string, whole: string) => `${part} of ${whole}`,
    cannotShow: 'This kind of file is not shown in the vault. Save a copy to open it with another program.',
    tooLargeToShow: (limit: string) =>
      `Films and recordings up to ${limit} play here on this device: they stand in memory only, never on its disk. Save a copy to play this one.`,
    tooLargeToRead: 'This file is too large to be shown in the vault. Save a copy to open it.',
    soundAlone:
      'Only sound can be played here: if this is a film, this browser does not know its picture. Save a copy to see it with another program.',
    cannotPlay: 'This browser cannot play this file. Save a copy to play it with another program.',
    cannotDraw:
      'This file opened, but nothing here can draw it. Save a copy to open it with another program.',
    textCut: 'Only the beginning is shown. Save a copy to read all of it.',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    pages: (count: number) => countOf('en', count, 'page', 'pages'),
    lockedPdf: 'This PDF has a password of its own. Save a copy to open it with another program.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    altered:
      'This file is not as you stored it: part of it was changed or damaged where it is kept. It is not shown, because nobody can say what it would show. Everything else in this item is as it was.',
    cut: 'Part of this file is missing where it is kept. Everything else in this item is as it was.',
    tooLong:
      'More is kept under this file than you stored. It is not shown. Everything else in this item is as it was.',
    missing: 'This file is no longer where it is kept. Everything else in this item is as it was.',
    tryAgain: 'Try again',

    copyTitle: 'The copy will not be protected',
    copyText:
      'In your vault nobody but you can read this file. The copy you save is an ordinary file: whoever uses this device can open it. Delete it when you no longer need it.',
    copyOnce: 'Save the copy',
    saving: (name: string) => `Saving ${name}`,
    saved: (name: string) => `${name} is saved. This copy is not protected.`,
    savedWhereChosen: (name: string) => `${name} is saved where you chose. This copy is not protected.`,
    stop: 'Stop',
    copyFailed: 'The copy could not be saved.',
  },
  fr: {
    title: 'Fichiers',
    none: 'Scans, photos, enregistrements : déposez-les ici ou ajoutez-les. Ils sont scellés sur cet appareil avant de le quitter.',
    add: 'Ajouter des fichiers',
    takePhoto: 'Prendre une photo',
    dropHere: 'Relâchez pour ajouter à cet élément',
    list: 'Fichiers de cet élément',
    underway: 'Fichiers en route',
    open: (name: string) => `Ouvrir ${name}`,
    actions: (name: string) => `Autres actions pour ${name}`,
    rename: 'Renommer',
    renameTitle: 'Renommer ce fichier',
    name: 'Nom',
    nameNeeded: 'Un fichier a besoin d’un nom.',
    save: 'Enregistrer',
    download: 'Enregistrer une copie',
    remove: 'Retirer',
    removed: (name: string) => `${name} est retiré de cet élément.`,
    undo: 'Annuler',
    notSaved: 'L’enregistrement n’a pas abouti. Réessayez.',
    notUndone: 'Il n’a pas pu être remis. Il se trouve dans les versions précédentes de cet élément.',
    tooMany: 'Un élément contient 200 fichiers. Au-delà, chaque fichier devient un élément à part.',
    unsealedTitle: 'Ces fichiers n’étaient pas encore scellés : choisissez-les à nouveau.',
    unsealedRead: 'J’ai lu',
    kindPicture: 'Image',
    kindPdf: 'PDF',
    kindAudio: 'Enregistrement',
    kindFilm: 'Film',
    kindText: 'Texte',
    kindOther: 'Fichier',

    opening: 'Ouverture sur cet appareil',
    openingPart: (part: string, whole: string) => `${part} sur ${whole}`,
    cannotShow:
      'Ce type de fichier ne s’affiche pas dans le coffre-fort. Enregistrez une copie pour l’ouvrir avec un autre programme.',
    tooLargeToShow: (limit: string) =>
      `Sur cet appareil, les films et enregistrements jusqu’à ${limit} se lisent ici : ils restent en mémoire, jamais sur le disque. Enregistrez une copie pour lire celui-ci.`,
    tooLargeToRead:
      'Ce fichier est trop grand pour s’afficher dans le coffre-fort. Enregistrez une copie pour l’ouvrir.',
    soundAlone:
      'Ici, seul le son peut être lu : si c’est un film, ce navigateur ne connaît pas son image. Enregistrez une copie pour le voir avec un autre programme.',
    cannotPlay:
      'Ce navigateur ne sait pas lire ce fichier. Enregistrez une copie pour le lire avec un autre programme.',
    cannotDraw:
      'Ce fichier s’est ouvert, mais rien ici ne sait le dessiner. Enregistrez une copie pour l’ouvrir avec un autre programme.',
    textCut: 'Seul le début est affiché. Enregistrez une copie pour tout lire.',
    page: (number: number, count: number) => `Page ${number} sur ${count}`,
    pages: (count: number) => countOf('fr', count, 'page', 'pages'),
    lockedPdf:
      'Ce PDF a son propre mot de passe. Enregistrez une copie pour l’ouvrir avec un autre programme.',
    zoomIn: 'Plus grand',
    zoomOut: 'Plus petit',
    altered:
      'Ce fichier n’est plus tel que vous l’avez déposé : une partie a été modifiée ou abîmée là où il est conservé. Il n’est pas affiché, car personne ne peut dire ce qu’il montrerait. Le reste de cet élément est intact.',
    cut: 'Une partie de ce fichier manque là où il est conservé. Le reste de cet élément est intact.',
    tooLong:
      'Il y a sous ce fichier plus que ce que vous avez déposé. Il n’est pas affiché. Le reste de cet élément est intact.',
    missing: 'Ce fichier n’est plus là où il était conservé. Le reste de cet élément est intact.',
    tryAgain: 'Réessayer',

    copyTitle: 'La copie ne sera pas protégée',
    copyText:
      'Dans votre coffre-fort, personne d’autre que vous ne peut lire ce fichier. La copie que vous enregistrez est un fichier ordinaire : toute personne qui utilise cet appareil peut l’ouvrir. Supprimez-la quand vous n’en avez plus besoin.',
    copyOnce: 'Enregistrer la copie',
    saving: (name: string) => `Enregistrement de ${name}`,
    saved: (name: string) => `${name} est enregistré. Cette copie n’est pas protégée.`,
    savedWhereChosen: (name: string) =>
      `${name} est enregistré là où vous l’avez choisi. Cette copie n’est pas protégée.`,
    stop: 'Arrêter',
    copyFailed: 'La copie n’a pas pu être enregistrée.',
  },
});
