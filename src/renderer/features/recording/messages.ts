/** What is said where something is recorded. */
import { defineMessages } from '#ui/language/messages.tsx';

export const recordingMessages = defineMessages({
  en: {
    recordVoice: 'Record my voice',
    recordFilm: 'Record a film',
    takeFile: 'Take a file',
    asking: 'Your browser asks whether it may listen. Allow it to begin.',
    refused:
      'The microphone or the camera is not allowed here, or there is none. Your browser’s settings can change that; a file works too.',
    isRecording: 'Recording',
    isPaused: 'Paused',
    silent: 'Nothing is heard. Is the microphone on?',
    pause: 'Pause',
    resume: 'Go on',
    finishing: 'One moment: your recording is being written.',
    stop: 'Stop',
    listen: 'What you recorded',
    keep: 'Keep this one',
    again: 'Record it again',
    fileWord: 'Message',
  },
  fr: {
    recordVoice: 'Enregistrer ma voix',
    recordFilm: 'Me filmer',
    takeFile: 'Prendre un fichier',
    asking: 'Votre navigateur demande s’il peut écouter. Autorisez-le pour commencer.',
    refused:
      'Le microphone ou la caméra ne sont pas autorisés ici, ou il n’y en a pas. Les réglages de votre navigateur peuvent changer cela ; un fichier convient aussi.',
    isRecording: 'Enregistrement en cours',
    isPaused: 'En pause',
    silent: 'On n’entend rien. Le microphone est-il allumé ?',
    pause: 'Pause',
    resume: 'Reprendre',
    finishing: 'Un instant : votre enregistrement est en cours d’écriture.',
    stop: 'Arrêter',
    listen: 'Ce que vous avez enregistré',
    keep: 'Garder celui-ci',
    again: 'Recommencer',
    fileWord: 'Message',
  },
});
