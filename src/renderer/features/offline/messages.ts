import { defineMessages } from '#ui/language/messages.tsx';

export const offlineMessages = defineMessages({
  en: {
    title: 'You are offline',
    shown: (time: string) =>
      `You see what this computer kept on ${time} or later. Nothing can be changed until the connection is back.`,
    unchanged: 'Nothing can be changed until the connection is back.',
    nothingKept:
      'This computer keeps nothing to look at without a connection. Amaranth goes on by itself as soon as it is back.',
    signedOut: 'Amaranth goes on by itself as soon as the connection is back.',
    refused: 'You are offline, so nothing was changed. Try again once the connection is back.',
    tryAgain: 'Try again',
  },
  fr: {
    title: 'Vous êtes hors connexion',
    shown: (time) =>
      `Vous voyez ce que cet ordinateur a gardé le ${time} ou depuis. Rien ne peut être modifié avant le retour de la connexion.`,
    unchanged: 'Rien ne peut être modifié avant le retour de la connexion.',
    nothingKept:
      'Cet ordinateur ne garde rien à regarder sans connexion. Amaranth reprendra de lui-même dès qu’elle sera de retour.',
    signedOut: 'Amaranth reprendra de lui-même dès que la connexion sera de retour.',
    refused:
      'Vous êtes hors connexion\u00a0: rien n’a été modifié. Réessayez une fois la connexion de retour.',
    tryAgain: 'Réessayer',
  },
});
