import { defineMessages } from '#ui/language/messages.tsx';

export const agreementsMessages = defineMessages({
  en: {
    section: 'What you agreed to',
    none: 'Nothing is recorded yet.',
    loading: 'Looking up what you agreed to',
    notLoaded: 'What you agreed to could not be looked up.',
    again: 'Try again',
    agreedOn: (version: string, date: string) => `Version of ${version}, agreed to on ${date}`,
    changed: 'There is a new version of what your account rests on',
    notSeen: 'This is what your account rests on',
    agree: 'I have seen it and agree',
    thanks: 'Recorded. You find it in Settings.',
  },
  fr: {
    section: 'Ce que vous avez accepté',
    none: 'Rien n’est encore consigné.',
    loading: 'Recherche de ce que vous avez accepté',
    notLoaded: 'Ce que vous avez accepté n’a pas pu être retrouvé.',
    again: 'Réessayer',
    agreedOn: (version: string, date: string) => `Version du ${version}, acceptée le ${date}`,
    changed: 'Il y a une nouvelle version de ce sur quoi repose votre compte',
    notSeen: 'Voici ce sur quoi repose votre compte',
    agree: 'Je l’ai vue et je l’accepte',
    thanks: 'C’est consigné. Vous le retrouvez dans les réglages.',
  },
});
