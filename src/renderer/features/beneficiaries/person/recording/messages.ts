/** What is said where a message is recorded. */
import { defineMessages } from '#ui/language/messages.tsx';

export const recordingMessages = defineMessages({
  en: {
    title: (album: string) => `A new one, kept in “${album}”`,
    shared: 'Whoever receives this album can see it too. Choose one that is theirs, or nobody’s.',
    recordVoice: 'Record my voice',
    recordFilm: 'Record a film',
    takeFile: 'Take a file',
    asking: 'Your browser asks whether it may listen. Allow it to begin.',
    refused:
      'The microphone or the camera is not allowed here, or there is none. Your browser’s settings can change that; a file works too.',
    isRecording: 'Recording',
    stop: 'Stop',
    listen: 'What you recorded',
    keep: 'Keep this one',
    again: 'Record it again',
    fileWord: 'Message',
    keeping: 'Bringing it to your album. You can go on once it is there.',
  },
  fr: {
    title: (album) => `Un nouveau, gardé dans « ${album} »`,
    shared:
      'Qui reçoit cet album peut le voir aussi. Choisissez un album qui est à cette personne, ou à personne.',
    recordVoice: 'Enregistrer ma voix',
    recordFilm: 'Filmer un message',
    takeFile: 'Prendre un fichier',
    asking: 'Votre navigateur demande s’il peut écouter. Autorisez-le pour commencer.',
    refused:
      'Le microphone ou la caméra ne sont pas autorisés ici, ou il n’y en a pas. Les réglages de votre navigateur peuvent changer cela ; un fichier convient aussi.',
    isRecording: 'Enregistrement en cours',
    stop: 'Arrêter',
    listen: 'Ce que vous avez enregistré',
    keep: 'Garder celui-ci',
    again: 'Recommencer',
    fileWord: 'Message',
    keeping: 'Il rejoint votre album. Vous pourrez continuer quand il y sera.',
  },
});
