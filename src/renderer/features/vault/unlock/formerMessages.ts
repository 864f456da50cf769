/** Going back to the keys of before, and changes of the keys that nobody answered. */
import { defineMessages } from '#ui/language/messages.tsx';

export const formerMessages = defineMessages({
  en: {
    changedTitle: 'Perhaps it is another phrase by now',
    changedText:
      'The phrase or the recovery key of this vault was changed not long ago. If that was you, all is well: type the newest one. Only if the change was not yours, go back to the keys of before. What is in the vault stays.',
    alteredTitle: 'Go back to the keys of before',
    alteredText:
      'Type what opened the vault before the change. Its keys take the place of those that were altered. What is in the vault stays.',
    secret: 'A phrase of before',
    hint: 'Any one you remember: it is tried against all the keys of before.',
    trying: 'Trying the keys of before',
    tryingCount: (tried: number, total: number) => `${tried} of ${total}`,
    restoreAndOpen: 'Go back to these keys and open',
    restore: 'Go back to these keys',
    wrongPhrase:
      'This phrase opens none of the keys of before. Look at capitals, accents and the order of the words, and try another as often as you like.',
    wrongRecoveryKey: 'This recovery key opens none of the keys of before. Is there an older page?',
    altered:
      'It opens keys of before, but those were altered too: they cannot be used. Is there another phrase, or a recovery key?',
    restored: 'The keys of before are back. Change your sign-in password too, if the change was not yours.',
    unanswered:
      'The connection broke, and we cannot tell whether this was done. Please try again: it is not done twice. Until then, keep what opened the vault so far, as well as what is new.',
  },
  fr: {
    changedTitle: 'La phrase est peut-être une autre, désormais',
    changedText:
      'La phrase ou la clé de secours de ce coffre-fort a été changée il y a peu. Si c’était vous, tout va bien : saisissez la plus récente. Revenez aux clés d’avant seulement si ce changement n’est pas de vous. Ce que contient le coffre-fort reste.',
    alteredTitle: 'Revenir aux clés d’avant',
    alteredText:
      'Saisissez ce qui ouvrait le coffre-fort avant le changement. Ces clés prendront la place de celles qui ont été altérées. Ce que contient le coffre-fort reste.',
    secret: 'Une phrase d’avant',
    hint: 'N’importe laquelle dont vous vous souvenez : elle est essayée sur toutes les clés d’avant.',
    trying: 'Essai des clés d’avant',
    tryingCount: (tried, total) => `${tried} sur ${total}`,
    restoreAndOpen: 'Revenir à ces clés et ouvrir',
    restore: 'Revenir à ces clés',
    wrongPhrase:
      'Cette phrase n’ouvre aucune des clés d’avant. Vérifiez les majuscules, les accents et l’ordre des mots, et essayez-en une autre autant de fois que vous voulez.',
    wrongRecoveryKey:
      'Cette clé de secours n’ouvre aucune des clés d’avant. Existe-t-il une page plus ancienne ?',
    altered:
      'Elle ouvre des clés d’avant, mais celles-ci ont été altérées aussi : elles ne peuvent pas servir. Avez-vous une autre phrase, ou une clé de secours ?',
    restored:
      'Les clés d’avant sont de retour. Changez aussi votre mot de passe de connexion si le changement n’était pas de vous.',
    unanswered:
      'La connexion s’est interrompue, et nous ne pouvons pas dire si cela a été fait. Réessayez : rien n’est fait deux fois. D’ici là, gardez ce qui ouvrait le coffre-fort jusqu’ici, en plus de ce qui est nouveau.',
  },
});
