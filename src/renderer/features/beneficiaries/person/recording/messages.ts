/** What is said where a message is recorded into an album. */
import { defineMessages } from '#ui/language/messages.tsx';

export const recordingMessages = defineMessages({
  en: {
    title: (album: string) => `A new one, kept in “${album}”`,
    shared: 'Whoever receives this album can see it too. Choose one that is theirs, or nobody’s.',
    keeping: 'Bringing it to your album. You can go on once it is there.',
  },
  fr: {
    title: (album) => `Un nouveau, gardé dans « ${album} »`,
    shared:
      'Qui reçoit cet album peut le voir aussi. Choisissez un album qui est à cette personne, ou à personne.',
    keeping: 'Il rejoint votre album. Vous pourrez continuer quand il y sera.',
  },
});
