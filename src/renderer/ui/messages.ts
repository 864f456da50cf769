/** The few words the design system itself says. */
import { defineMessages } from './language/messages.tsx';

export const uiMessages = defineMessages({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    undo: 'Undo',
    dismiss: 'Dismiss',
    notifications: 'Notifications',
    optional: 'optional',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    partMissing: 'This part of the page cannot be loaded just now. It opens once there is a connection.',
  },
  fr: {
    close: 'Fermer',
    cancel: 'Annuler',
    undo: 'Annuler',
    dismiss: 'Masquer',
    notifications: 'Notifications',
    optional: 'facultatif',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    partMissing:
      'Cette partie de la page ne peut pas être chargée pour le moment. Elle s’ouvrira dès que la connexion reviendra.',
  },
});
