import { defineMessages } from '#ui/language/messages.tsx';

export const vaultSettingsMessages = defineMessages({
  en: {
    locking: 'Locking',
    lockingText: 'So that whoever comes to this device later finds the vault locked.',
    lockAfter: 'Lock when nothing was done for',
    lockMinutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    lockWithWindow: 'Only when I close the window',
    lockAlso:
      'It also locks when this device sleeps and when you sign out, in all windows at once. This choice is kept on this device alone.',
    phrase: 'Phrase',
    phraseText:
      'A new phrase takes the place of the present one. The recovery key stays as it is. Copies that were taken out before still open with the former phrase.',
    changePhrase: 'Choose a new phrase',
    presentPhrase: 'Your present phrase',
    presentMissing: 'Please type it.',
    wrongPhrase: 'This is not your present phrase. Look at capitals and accents, and try again.',
    alteredKeys:
      'Nothing was changed: a part of your vault’s keys was not written by one of your devices. The notice at the top of this page says what to do first.',
    useRecoveryKey: 'Use the recovery key instead',
    usePhrase: 'Use the phrase instead',
    newPhrase: 'The new phrase',
    savePhrase: 'Change the phrase',
    phraseChanged: 'The new phrase opens the vault from now on. The former one no longer does.',
    recovered: 'Choose a new phrase now',
    recoveredText:
      'You opened the vault with your recovery key. If the phrase is lost, choose a new one here: for this once you need not type the key again.',
    notNow: 'Not now',
    recoveryKey: 'Recovery key',
    recoveryKeyText:
      'Make a new one if the printed page is lost, or somebody else may have seen it. The present one then opens only copies that were taken out before.',
    newRecoveryKey: 'Make a new recovery key',
    newRecoveryKeyTitle: 'A new recovery key',
    confirmOwner: 'First, show that the vault is yours.',
    continue: 'Continue',
    cancel: 'Cancel',
    printed: 'I have it on paper',
    stillOld: 'Until the last step is done, the present recovery key still works.',
    installKey: 'From now on, use this key',
    keyInstalled:
      'The new recovery key works from now on. Destroy the former page: it still opens copies that were taken out before.',
    ways: 'Ways to open it',
    waysText: 'Beside the phrase and the recovery key, which always work.',
    noWays: 'None yet.',
    passkey: 'Passkey',
    keychain: 'Keychain of a computer',
    addedOn: (kind: string, date: string) => `${kind}, added on ${date}`,
    thisComputer: 'this computer',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeText: 'It no longer opens the vault then. Your phrase and your recovery key still do.',
    removed: 'Removed. It no longer opens the vault.',
    addPasskey: 'Add a passkey',
    addPasskeyText:
      'A passkey opens the vault with your fingerprint, your face, or a security key. Whoever can use it can open the vault. Your browser will ask twice: to make it, and to try it.',
    addKeychain: 'Open with this computer',
    addKeychainText:
      'This computer’s keychain keeps a secret that opens the vault without the phrase. Whoever can use this computer while you are signed in here can then open the vault. Signing out removes it.',
    passkeyObstacle_desktop:
      'No passkey can be added in the desktop app. In a browser it can, and opens the vault there.',
    'passkeyObstacle_no-name':
      'No passkey can be added here: a passkey belongs to a website’s name, and this page was opened by digits, such as 127.0.0.1. Whoever runs your Amaranth can give it a name.',
    passkeyObstacle_browser:
      'No passkey can be added in this browser: it makes none that open a vault. A newer browser, or another, may.',
    keychainHolds: 'Kept in the keychain of this computer’s system.',
    keychainMissing:
      'This computer has no keychain that guards a secret well enough, so opening with this computer is not offered.',
    wayName: 'What you call it',
    wayNameTooLong: 'Up to 200 characters, please.',
    passkeyName: 'Passkey',
    keychainName: 'This computer',
    passkeyAdded: 'The passkey opens the vault from now on.',
    keychainAdded: 'This computer opens the vault from now on.',
    passkeyCancelled: 'No passkey was made: it was cancelled, or took too long.',
    passkeyThere: 'This passkey opens the vault already.',
    passkeyWeak: 'This passkey can sign in, but cannot open a vault. Try another device or browser.',
    passkeyFailed: 'No passkey could be made here. Try another device or browser.',
    tooMany: 'Twenty ways are the most there can be. Remove one first.',
    notKept: 'This computer’s keychain did not take the secret. Nothing was changed.',
    discard: 'Take the vault out of use',
  },
  fr: {
    locking: 'Verrouillage',
    lockingText:
      'Pour que la personne qui trouverait cet appareil plus tard trouve le coffre-fort verrouillé.',
    lockAfter: 'Verrouiller quand rien ne s’est passé pendant',
    lockMinutes: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    lockWithWindow: 'Seulement quand je ferme la fenêtre',
    lockAlso:
      'Il se verrouille aussi quand cet appareil se met en veille et quand vous vous déconnectez, dans toutes les fenêtres à la fois. Ce choix ne vaut que pour cet appareil.',
    phrase: 'Phrase',
    phraseText:
      'Une nouvelle phrase prend la place de l’actuelle. La clé de secours reste la même. Les copies exportées avant s’ouvrent toujours avec l’ancienne phrase.',
    changePhrase: 'Choisir une nouvelle phrase',
    presentPhrase: 'Votre phrase actuelle',
    presentMissing: 'Saisissez-la.',
    wrongPhrase: 'Ce n’est pas votre phrase actuelle. Vérifiez majuscules et accents, puis réessayez.',
    alteredKeys:
      'Rien n’a été changé : une partie des clés de votre coffre-fort n’a pas été écrite par un de vos appareils. L’avis en haut de cette page dit par où commencer.',
    useRecoveryKey: 'Utiliser plutôt la clé de secours',
    usePhrase: 'Utiliser plutôt la phrase',
    newPhrase: 'La nouvelle phrase',
    savePhrase: 'Changer la phrase',
    phraseChanged: 'La nouvelle phrase ouvre désormais le coffre-fort. L’ancienne ne l’ouvre plus.',
    recovered: 'Choisissez maintenant une nouvelle phrase',
    recoveredText:
      'Vous avez ouvert le coffre-fort avec votre clé de secours. Si la phrase est perdue, choisissez-en une nouvelle ici : pour cette fois, inutile de saisir la clé de nouveau.',
    notNow: 'Pas maintenant',
    recoveryKey: 'Clé de secours',
    recoveryKeyText:
      'Faites-en une nouvelle si la page imprimée est perdue, ou si quelqu’un d’autre a pu la voir. L’actuelle n’ouvre alors plus que les copies exportées avant.',
    newRecoveryKey: 'Faire une nouvelle clé de secours',
    newRecoveryKeyTitle: 'Une nouvelle clé de secours',
    confirmOwner: 'Montrez d’abord que ce coffre-fort est à vous.',
    continue: 'Continuer',
    cancel: 'Annuler',
    printed: 'Je l’ai sur papier',
    stillOld: 'Tant que la dernière étape n’est pas faite, la clé de secours actuelle fonctionne encore.',
    installKey: 'Utiliser désormais cette clé',
    keyInstalled:
      'La nouvelle clé de secours fonctionne désormais. Détruisez l’ancienne page : elle ouvre encore les copies exportées avant.',
    ways: 'Façons de l’ouvrir',
    waysText: 'En plus de la phrase et de la clé de secours, qui fonctionnent toujours.',
    noWays: 'Aucune pour l’instant.',
    passkey: 'Clé d’accès',
    keychain: 'Trousseau d’un ordinateur',
    addedOn: (kind, date) => `${kind}, depuis le ${date}`,
    thisComputer: 'cet ordinateur',
    remove: 'Retirer',
    removeNamed: (name) => `Retirer ${name}`,
    removeTitle: (name) => `Retirer « ${name} » ?`,
    removeText:
      'Elle n’ouvrira plus le coffre-fort. Votre phrase et votre clé de secours l’ouvrent toujours.',
    removed: 'Retirée. Elle n’ouvre plus le coffre-fort.',
    addPasskey: 'Ajouter une clé d’accès',
    addPasskeyText:
      'Une clé d’accès ouvre le coffre-fort avec votre empreinte, votre visage ou une clé de sécurité. Toute personne qui peut s’en servir peut ouvrir le coffre-fort. Votre navigateur demandera deux fois : pour la créer, puis pour l’essayer.',
    addKeychain: 'Ouvrir avec cet ordinateur',
    addKeychainText:
      'Le trousseau de cet ordinateur garde un secret qui ouvre le coffre-fort sans la phrase. Toute personne qui peut utiliser cet ordinateur pendant que votre compte y est ouvert peut alors ouvrir le coffre-fort. La déconnexion l’efface.',
    passkeyObstacle_desktop:
      'L’application de bureau ne permet pas d’ajouter de clé d’accès. Un navigateur le permet, et la clé y ouvre le coffre-fort.',
    'passkeyObstacle_no-name':
      'Aucune clé d’accès ne peut être ajoutée ici : elle appartient au nom d’un site, et cette page a été ouverte par des chiffres, comme 127.0.0.1. La personne qui s’occupe de votre Amaranth peut lui donner un nom.',
    passkeyObstacle_browser:
      'Aucune clé d’accès ne peut être ajoutée dans ce navigateur : il n’en crée pas qui ouvrent un coffre-fort. Un navigateur plus récent, ou un autre, le peut peut-être.',
    keychainHolds: 'Gardé dans le trousseau du système de cet ordinateur.',
    keychainMissing:
      'Cet ordinateur n’a pas de trousseau qui garde assez bien un secret : l’ouverture avec cet ordinateur n’est donc pas proposée.',
    wayName: 'Comment vous l’appelez',
    wayNameTooLong: '200 caractères au plus.',
    passkeyName: 'Clé d’accès',
    keychainName: 'Cet ordinateur',
    passkeyAdded: 'La clé d’accès ouvre désormais le coffre-fort.',
    keychainAdded: 'Cet ordinateur ouvre désormais le coffre-fort.',
    passkeyCancelled:
      'Aucune clé d’accès n’a été créée : l’opération a été annulée, ou a pris trop de temps.',
    passkeyThere: 'Cette clé d’accès ouvre déjà le coffre-fort.',
    passkeyWeak:
      'Cette clé d’accès permet de se connecter, mais ne peut pas ouvrir de coffre-fort. Essayez un autre appareil ou un autre navigateur.',
    passkeyFailed:
      'Aucune clé d’accès n’a pu être créée ici. Essayez un autre appareil ou un autre navigateur.',
    tooMany: 'Il ne peut y en avoir plus de vingt. Retirez-en d’abord une.',
    notKept: 'Le trousseau de cet ordinateur n’a pas pris le secret. Rien n’a été changé.',
    discard: 'Mettre le coffre-fort hors service',
  },
});
