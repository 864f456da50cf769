/** Earlier versions of an item. */
import { defineMessages } from '#ui/language/messages.tsx';

export const versionsMessages = defineMessages({
  en: {
    versionsText:
      'The last 20 versions are kept. Bringing one back saves it as the newest; the present one stays among them.',
    versionsEmpty: 'There is no earlier version yet. Each time you save, the one before it is kept here.',
    versionsFailed: 'The earlier versions cannot be read just now.',
    readingVersions: 'One moment.',
    tryAgain: 'Try again',
    differsIn: (fields: string) => `Then changed: ${fields}`,
    readVersion: (date: string) => `Read the version of ${date}`,
    closeVersion: (date: string) => `Close the version of ${date}`,
    bringBack: 'Bring this one back',
    broughtBack: 'It is as it was then.',
    withoutFiles: 'Bring it back without them',
  },
  fr: {
    versionsText:
      'Les 20 dernières versions sont gardées. En reprendre une l’enregistre comme la plus récente ; l’actuelle reste parmi elles.',
    versionsEmpty:
      'Il n’y a pas encore de version précédente. À chaque enregistrement, celle d’avant est gardée ici.',
    versionsFailed: 'Les versions précédentes ne peuvent pas être lues pour le moment.',
    readingVersions: 'Un instant.',
    tryAgain: 'Réessayer',
    differsIn: (fields: string) => `Modifié ensuite : ${fields}`,
    readVersion: (date: string) => `Lire la version du ${date}`,
    closeVersion: (date: string) => `Fermer la version du ${date}`,
    bringBack: 'Reprendre cette version',
    broughtBack: 'C’est de nouveau comme à ce moment-là.',
    withoutFiles: 'La reprendre sans eux',
  },
});
