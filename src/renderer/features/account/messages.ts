import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const accountMessages = defineMessages({
  en: {
    exportTitle: 'Take everything with you',
    exportText:
      'One archive with every original as you added it, your letters as pages, a page that shows your albums in any browser without us, and the same as data. Albums in the trash are left out.',
    exportButton: 'Export everything',
    exportFailed: 'The export could not begin. Check your connection and try again.',
    archiveName: (date: string) => `Amaranth ${date}`,

    deleteTitle: 'Delete my account',
    deleteText:
      'Everything is kept for 30 days in which you can change your mind. Then your albums, files, settings and sign-in are erased for good.',
    deleteButton: 'Delete my account',
    deleteQuestion: 'Delete your account?',
    deleteExplained: 'You may want to export everything first. To go on, type your e-mail address.',
    typeEmail: 'Your e-mail address',
    emailDiffers: 'That is not the address of this account.',
    deletionPlanned: (date: string) => `Your account will be erased on ${date}.`,
    keep: 'Keep my account',
    kept: 'Your account stays. We are glad.',

    indexTitle: (name: string) => (name ? `The memories of ${name}` : 'Your memories'),
    indexLead: (date: string) => `Exported from Amaranth on ${date}.`,
    items: (count: number) => countOf('en', count, 'item', 'items'),
    missing: 'This file could not be read when the export was made.',
    isPreview: 'This is a preview. The original is the file below.',
    notShown: 'Few browsers show this kind of file. Its own program opens it.',
    truncated: 'Damaged: the end of this file is missing.',
    broken: 'Damaged: a part of this picture is missing.',
    undecodable: 'Damaged: this file cannot be read as what it says it is.',
    place: 'Place',
    camera: 'Camera',
    dateWhenAdded: (date: string) => `when it was added: ${date}`,
    dateWritten: (date: string) => `written: ${date}`,
    open: 'Open the file',
    openLetter: 'Open the letter by itself',
    dataNote: 'The same as data, for programs: amaranth.json.',
  },
  fr: {
    exportTitle: 'Tout emporter',
    exportText:
      'Une archive avec chaque original tel que vous l’avez ajouté, vos lettres sous forme de pages, une page qui montre vos albums dans n’importe quel navigateur, sans nous, et les mêmes informations sous forme de données. Les albums de la corbeille n’y sont pas.',
    exportButton: 'Tout exporter',
    exportFailed: 'L’export n’a pas pu commencer. Vérifiez votre connexion et réessayez.',
    archiveName: (date) => `Amaranth ${date}`,

    deleteTitle: 'Supprimer mon compte',
    deleteText:
      'Tout est gardé pendant 30 jours, durant lesquels vous pouvez changer d’avis. Ensuite vos albums, vos fichiers, vos réglages et votre accès sont effacés pour toujours.',
    deleteButton: 'Supprimer mon compte',
    deleteQuestion: 'Supprimer votre compte ?',
    deleteExplained:
      'Vous voudrez peut-être tout exporter d’abord. Pour continuer, saisissez votre adresse email.',
    typeEmail: 'Votre adresse email',
    emailDiffers: 'Ce n’est pas l’adresse de ce compte.',
    deletionPlanned: (date) => `Votre compte sera effacé le ${date}.`,
    keep: 'Garder mon compte',
    kept: 'Votre compte reste. Nous en sommes heureux.',

    indexTitle: (name) => (name ? `Les souvenirs de ${name}` : 'Vos souvenirs'),
    indexLead: (date) => `Exporté d’Amaranth le ${date}.`,
    items: (count) => countOf('fr', count, 'élément', 'éléments'),
    missing: 'Ce fichier n’a pas pu être lu au moment de l’export.',
    isPreview: 'Voici un aperçu. L’original est le fichier ci-dessous.',
    notShown: 'Peu de navigateurs montrent ce type de fichier. Il s’ouvre avec son propre programme.',
    truncated: 'Abîmé : la fin de ce fichier manque.',
    broken: 'Abîmé : une partie de cette image manque.',
    undecodable: 'Abîmé : ce fichier ne se lit pas comme ce qu’il prétend être.',
    place: 'Lieu',
    camera: 'Appareil',
    dateWhenAdded: (date) => `à l’ajout : ${date}`,
    dateWritten: (date) => `écrite : ${date}`,
    open: 'Ouvrir le fichier',
    openLetter: 'Ouvrir la lettre seule',
    dataNote: 'Les mêmes informations pour les programmes : amaranth.json.',
  },
});
