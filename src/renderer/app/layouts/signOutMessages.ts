/** What signing out asks about. Apart from what every page says: only members sign out. */
import { defineMessages } from '#ui/language/messages.tsx';

export const signOutMessages = defineMessages({
  en: {
    unsavedTitle: (count: number) =>
      count === 1 ? 'One letter is not kept yet' : `${count} letters are not kept yet`,
    unsavedText:
      'What you wrote is only on this device, as a draft. Stay and keep it in an album, or sign out and nothing of it stays here.',
    unsavedCaptionsTitle: (count: number) =>
      count === 1 ? 'One caption is not saved yet' : `${count} captions are not saved yet`,
    unsavedCaptionsText:
      'What you typed is only on this device. Stay and save it below its picture, or sign out and nothing of it stays here.',
    unsavedFormsTitle: 'What you changed on this page is not saved yet',
    unsavedFormsText: 'Stay and save it, or sign out and it is lost.',
    unsafeFilesTitle: (count: number) =>
      count === 1 ? 'One file is not safe yet' : `${count} files are not safe yet`,
    unsafeFilesText:
      'They are still on their way. Stay until they are safe, or sign out and they are forgotten here: add them again the next time.',
    onlyHereTitle: 'Some things are only on this device',
    eraseAndSignOut: 'Erase and sign out',
    forgetAndSignOut: 'Forget and sign out',
  },
  fr: {
    unsavedTitle: (count) =>
      count === 1 ? 'Une lettre n’est pas encore gardée' : `${count} lettres ne sont pas encore gardées`,
    unsavedText:
      'Ce que vous avez écrit n’est que sur cet appareil, en brouillon. Restez pour le garder dans un album, ou déconnectez-vous et il n’en restera rien ici.',
    unsavedCaptionsTitle: (count) =>
      count === 1
        ? 'Une légende n’est pas encore enregistrée'
        : `${count} légendes ne sont pas encore enregistrées`,
    unsavedCaptionsText:
      'Ce que vous avez écrit n’est que sur cet appareil. Restez pour l’enregistrer sous sa photo, ou déconnectez-vous et il n’en restera rien ici.',
    unsavedFormsTitle: 'Ce que vous avez modifié sur cette page n’est pas encore enregistré',
    unsavedFormsText: 'Restez pour l’enregistrer, ou déconnectez-vous et c’est perdu.',
    unsafeFilesTitle: (count) =>
      count === 1
        ? 'Un fichier n’est pas encore en sécurité'
        : `${count} fichiers ne sont pas encore en sécurité`,
    unsafeFilesText:
      'L’envoi n’est pas terminé. Restez jusqu’à ce que tout soit en sécurité, ou déconnectez-vous et l’envoi est oublié ici : vous ajouterez de nouveau ces fichiers la prochaine fois.',
    onlyHereTitle: 'Tout n’est pas encore gardé',
    eraseAndSignOut: 'Effacer et se déconnecter',
    forgetAndSignOut: 'Oublier et se déconnecter',
  },
});
