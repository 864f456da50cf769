import { defineMessages } from '#ui/language/messages.tsx';

export const unlockMessages = defineMessages({
  en: {
    title: 'Your vault is locked',
    lead: 'Only you can open it. We could not, even if we wanted to.',
    cause_chosen: 'You locked it.',
    cause_idle: 'It locked itself, as nothing was done here for a while.',
    'cause_window-left': 'It locked itself when you left this page.',
    'cause_device-slept': 'It locked itself while this device slept.',
    'cause_other-window': 'It was locked in another window.',
    'cause_worker-failed': 'It locked itself because something went wrong on this page. Nothing is lost.',
    phrase: 'Your vault phrase',
    phraseHint:
      'Not the password you sign in with. Spaces at the ends do not matter; capitals and accents do.',
    capsLock: 'Caps lock is on.',
    phraseMissing: 'Please type your phrase.',
    open: 'Open the vault',
    opening: 'Opening. This takes a second, on an older device a few: that is what makes guessing slow.',
    openingItems: 'Opening what is in it',
    openingCount: (opened: number, total: number) => `${opened} of ${total}`,
    otherWays: 'Other ways to open it',
    usePasskey: 'Open with a passkey',
    useKeychain: 'Open with this computer',
    useRecoveryKey: 'Use the recovery key',
    usePhrase: 'Use the phrase',
    recoveryKey: 'Your recovery key',
    recoveryHint:
      'It is on the page you printed when you set up the vault, and begins with amr1. Capitals, spaces and hyphens do not matter; you can also paste it.',
    recoveryLeft: (left: number) => (left === 1 ? 'One sign to go.' : `${left} of 62 signs to go.`),
    recoveryComplete: 'It is complete, and nothing in it is mistyped.',
    recoveryMissing: 'Please type your recovery key.',
    recoveryBeginning: 'A recovery key begins with amr1. Is this perhaps your phrase?',
    recoverySigns: (signs: string, groups: string) =>
      `There is no ${signs} in a recovery key after its beginning. Look again at ${groups}.`,
    sign: (sign: string) => `“${sign}”`,
    group: (number: number) => `group ${number}`,
    groups: (numbers: string) => `groups ${numbers}`,
    recoveryTooLong: (by: number) =>
      by === 1
        ? 'This is one sign too long: it should be 62.'
        : `This is ${by} signs too long: it should be 62.`,
    recoveryTooShort: (left: number) =>
      left === 1
        ? 'One sign is missing: it should be 62.'
        : `${left} signs are missing: it should be 62. Is a group left out?`,
    recoveryMistyped:
      'Something in it is mistyped: the signs do not fit together. Compare it with your page, group by group.',
    wrongPhrase:
      'This phrase does not open the vault. Look at capitals, accents and the order of the words, and try again as often as you like.',
    wrongRecoveryKey:
      'This recovery key is typed as it should be, but it does not open this vault. Was a newer one made since it was printed?',
    wrongDevice:
      'This does not open the vault any more. Use your phrase, then remove it in the vault settings and add it anew.',
    tooWeak:
      'We did not open it. The server asked us to work with your phrase in a way that is easier to guess than any of our vaults. Do not type it again; please write to us.',
    absurd:
      'We did not open it. The server asked for more work than any device could do. Nothing is lost; please write to us.',
    newerFormat:
      'These keys were written by a newer Amaranth. Reload the page, or update the app, and try again.',
    alteredBox:
      'The keys on the server are not as one of your devices wrote them. Nothing you typed has left this device.',
    otherProblem: 'It did not open. Nothing is lost; reload the page and try again.',
    passkeyCancelled: 'The passkey was not used. Try again, or use your phrase.',
    passkeyFailed: 'The passkey gave no answer that opens the vault. Use your phrase.',
    goOn: 'Go on all the same',
    forgotten: 'I have neither the phrase nor the recovery key',
    forgottenTitle: 'Without the phrase and the recovery key',
    forgottenText:
      'Then nobody can open this vault: we do not have them, and nothing replaces them. Take your time. Look for the printed page among your papers, try the phrases that come to mind, and ask whoever was there when you set it up.',
    forgottenAnew:
      'If there is no hope, you can take this vault out of use and begin a new one. For 30 days you can bring it back; then everything in it is erased for good.',
    discardText:
      'Nothing in this vault can be read or changed then. For 30 days you can bring it back; after that, everything in it is erased for good, and nobody can undo it.',
    discardWord: 'begin anew',
    discardType: (word: string) => `To go on, type: ${word}`,
    discardDiffers: 'Type exactly the words that stand above.',
    discard: 'Take it out of use',
    discarded: 'The vault is out of use. You have 30 days to bring it back.',
    discardedTitle: 'Former vaults',
    discardedLine: (date: string) => `Out of use. Erased for good on ${date}.`,
    discardedBlocked: 'To bring it back, first take the present vault out of use.',
    conflict: 'Another of your devices changed the keys just now. They are read anew: please try again.',
    confirmFirst: 'Nothing was changed, because you did not confirm that it is you.',
  },
  fr: {
    title: 'Votre coffre-fort est verrouillé',
    lead: 'Personne d’autre que vous ne peut l’ouvrir. Nous ne le pourrions pas, même si nous le voulions.',
    cause_chosen: 'Vous l’avez verrouillé.',
    cause_idle: 'Il s’est verrouillé, car rien ne se passait ici depuis un moment.',
    'cause_window-left': 'Il s’est verrouillé quand vous avez quitté cette page.',
    'cause_device-slept': 'Il s’est verrouillé pendant que cet appareil était en veille.',
    'cause_other-window': 'Il a été verrouillé dans une autre fenêtre.',
    'cause_worker-failed': 'Il s’est verrouillé à cause d’un incident sur cette page. Rien n’est perdu.',
    phrase: 'La phrase de votre coffre-fort',
    phraseHint:
      'Ce n’est pas le mot de passe de connexion. Les espaces aux deux bouts ne comptent pas ; les majuscules et les accents, si.',
    capsLock: 'Le verrouillage des majuscules est activé.',
    phraseMissing: 'Saisissez votre phrase.',
    open: 'Ouvrir le coffre-fort',
    opening:
      'Ouverture. Cela prend une seconde, quelques-unes sur un appareil ancien : c’est ce qui ralentit quiconque voudrait deviner votre phrase.',
    openingItems: 'Ouverture de ce qu’il contient',
    openingCount: (opened, total) => `${opened} sur ${total}`,
    otherWays: 'D’autres façons de l’ouvrir',
    usePasskey: 'Ouvrir avec une clé d’accès',
    useKeychain: 'Ouvrir avec cet ordinateur',
    useRecoveryKey: 'Utiliser la clé de secours',
    usePhrase: 'Utiliser la phrase',
    recoveryKey: 'Votre clé de secours',
    recoveryHint:
      'Elle est sur la page imprimée à la création du coffre-fort, et commence par amr1. Majuscules, espaces et tirets ne comptent pas ; vous pouvez aussi la coller.',
    recoveryLeft: (left) => (left === 1 ? 'Encore un signe.' : `Encore ${left} signes sur 62.`),
    recoveryComplete: 'Elle est complète, et sans faute de frappe.',
    recoveryMissing: 'Saisissez votre clé de secours.',
    recoveryBeginning: 'Une clé de secours commence par amr1. Est-ce peut-être votre phrase ?',
    recoverySigns: (signs, groups) =>
      `Après son début, une clé de secours ne contient jamais ${signs}. Regardez de nouveau ${groups}.`,
    sign: (sign) => `« ${sign} »`,
    group: (number) => `le groupe ${number}`,
    groups: (numbers) => `les groupes ${numbers}`,
    recoveryTooLong: (by) =>
      by === 1 ? 'Il y a un signe de trop : il en faut 62.' : `Il y a ${by} signes de trop : il en faut 62.`,
    recoveryTooShort: (left) =>
      left === 1
        ? 'Il manque un signe : il en faut 62.'
        : `Il manque ${left} signes : il en faut 62. Un groupe a-t-il été oublié ?`,
    recoveryMistyped:
      'Il y a une faute de frappe : les signes ne vont pas ensemble. Comparez avec votre page, groupe par groupe.',
    wrongPhrase:
      'Cette phrase n’ouvre pas le coffre-fort. Vérifiez les majuscules, les accents et l’ordre des mots, puis réessayez autant de fois que vous voulez.',
    wrongRecoveryKey:
      'Cette clé de secours est bien saisie, mais elle n’ouvre pas ce coffre-fort. En a-t-on fait une nouvelle depuis son impression ?',
    wrongDevice:
      'Cela n’ouvre plus le coffre-fort. Utilisez votre phrase, puis retirez cette façon de l’ouvrir dans les réglages du coffre-fort et ajoutez-la de nouveau.',
    tooWeak:
      'Nous ne l’avons pas ouvert. Le serveur nous demandait de traiter votre phrase d’une façon plus facile à deviner que dans aucun de nos coffres-forts. Ne la saisissez plus ; écrivez-nous.',
    absurd:
      'Nous ne l’avons pas ouvert. Le serveur demandait plus de travail qu’aucun appareil n’en peut faire. Rien n’est perdu ; écrivez-nous.',
    newerFormat:
      'Ces clés ont été écrites par une version plus récente d’Amaranth. Rechargez la page ou mettez l’application à jour, puis réessayez.',
    alteredBox:
      'Les clés du serveur ne sont pas telles qu’un de vos appareils les a écrites. Rien de ce que vous avez saisi n’a quitté cet appareil.',
    otherProblem: 'Il ne s’est pas ouvert. Rien n’est perdu ; rechargez la page et réessayez.',
    passkeyCancelled: 'La clé d’accès n’a pas été utilisée. Réessayez, ou utilisez votre phrase.',
    passkeyFailed: 'La clé d’accès n’a pas donné de réponse qui ouvre le coffre-fort. Utilisez votre phrase.',
    goOn: 'Continuer malgré tout',
    forgotten: 'Je n’ai ni la phrase ni la clé de secours',
    forgottenTitle: 'Sans la phrase ni la clé de secours',
    forgottenText:
      'Alors personne ne peut ouvrir ce coffre-fort : nous ne les avons pas, et rien ne les remplace. Prenez votre temps. Cherchez la page imprimée parmi vos papiers, essayez les phrases qui vous viennent à l’esprit, et demandez aux personnes qui étaient là quand vous l’avez créé.',
    forgottenAnew:
      'S’il n’y a plus d’espoir, vous pouvez mettre ce coffre-fort hors service et en commencer un nouveau. Pendant 30 jours vous pouvez le reprendre ; ensuite, tout ce qu’il contient est effacé pour toujours.',
    discardText:
      'Plus rien dans ce coffre-fort ne pourra alors être lu ni changé. Pendant 30 jours vous pouvez le reprendre ; ensuite, tout ce qu’il contient est effacé pour toujours, et personne n’y peut rien.',
    discardWord: 'recommencer',
    discardType: (word) => `Pour continuer, saisissez : ${word}`,
    discardDiffers: 'Saisissez exactement le mot indiqué ci-dessus.',
    discard: 'Le mettre hors service',
    discarded: 'Le coffre-fort est hors service. Vous avez 30 jours pour le reprendre.',
    discardedTitle: 'Anciens coffres-forts',
    discardedLine: (date) => `Hors service. Effacé pour toujours le ${date}.`,
    discardedBlocked: 'Pour le reprendre, mettez d’abord le coffre-fort actuel hors service.',
    conflict: 'Un autre de vos appareils vient de changer les clés. Elles sont relues : réessayez.',
    confirmFirst: 'Rien n’a été changé, car vous n’avez pas confirmé que c’est bien vous.',
  },
});
