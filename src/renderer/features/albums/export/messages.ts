/** What the page of an export says of albums and what is in them. */
import { defineMessages } from '#ui/language/messages.tsx';
import { countOf } from '#ui/language/plural.ts';

export const albumExportMessages = defineMessages({
  en: {
    siteName: (title: string) => `${title}, as a page`,
    siteSaved: (date: string) => `Saved from Amaranth on ${date}. It needs nothing but this folder.`,
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
  },
  fr: {
    siteName: (title) => `${title}, en page`,
    siteSaved: (date) => `Enregistré depuis Amaranth le ${date}. Ce dossier lui suffit.`,
    items: (count) => countOf('fr', count, 'élément', 'éléments'),
    missing: 'Ce fichier n’a pas pu être lu au moment de l’export.',
    isPreview: 'Voici un aperçu. L’original est le fichier ci-dessous.',
    notShown: 'Peu de navigateurs montrent ce type de fichier. Il s’ouvre avec son propre programme.',
    truncated: 'Abîmé : la fin de ce fichier manque.',
    broken: 'Abîmé : une partie de cette image manque.',
    undecodable: 'Abîmé : ce fichier ne se lit pas comme ce qu’il prétend être.',
    place: 'Lieu',
    camera: 'Appareil',
    dateWhenAdded: (date) => `à l’ajout : ${date}`,
    dateWritten: (date) => `écrite : ${date}`,
    open: 'Ouvrir le fichier',
    openLetter: 'Ouvrir la lettre seule',
  },
});
