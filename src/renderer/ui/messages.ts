/** The few words the design system itself says. */
import { defineMessages } from './language/messages.tsx';

export const uiMessages = defineMessages({
  en: {
    atWork: 'One moment.',
    close: 'Close',
    cancel: 'Cancel',
    leaveEmpty: 'Leave this empty',
    undo: 'Undo',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
    notifications: 'Notifications',
    optional: 'optional',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    fieldMissing: 'Please fill in this field.',
    addressInvalid: 'This does not look like an e-mail address.',
    answerTooLong: 'This is too long.',
    answerInvalid: 'This cannot be saved as it is.',
    nothingKept: 'You are offline, and this computer has kept nothing of this.',
    partMissing: 'This part of the page cannot be loaded just now. It opens once there is a connection.',
  },
  fr: {
    atWork: 'Un instant.',
    close: 'Fermer',
    cancel: 'Annuler',
    leaveEmpty: 'Laissez ce champ vide',
    undo: 'Annuler',
    tryAgain: 'Réessayer',
    dismiss: 'Masquer',
    notifications: 'Notifications',
    optional: 'facultatif',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    fieldMissing: 'Ce champ est à remplir.',
    addressInvalid: 'Cela ne ressemble pas à une adresse email.',
    answerTooLong: 'C’est trop long.',
    answerInvalid: 'Cela ne peut pas être enregistré tel quel.',
    nothingKept: 'Vous êtes hors connexion, et cet ordinateur n’en a rien gardé.',
    partMissing:
      'Cette partie de la page ne peut pas être chargée pour le moment. Elle s’ouvrira dès que la connexion reviendra.',
  },
});
