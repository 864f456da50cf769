import { defineMessages } from '#ui/language/messages.tsx';

export const securityMessages = defineMessages({
  en: {
    title: 'Sign-in and security',
    confirmTitle: 'First, confirm that it is you',
    confirmText: 'Enter the password you sign in with.',
    currentPassword: 'Current password',
    codeText: 'Enter the six-digit code from your authenticator app.',
    isVaultPhrase:
      'This is the phrase of your vault, so it was not sent. Enter the password you sign in with.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    save: 'Save',
    copied: 'Copied.',

    password: 'Password',
    passwordText: 'Changing it signs out every other device.',
    changePassword: 'Change password',
    passwordInDoubt:
      'No answer came: your password may have changed. Save again when the connection is back; if you are asked to sign in, try the new one first.',
    newIsVaultPhrase:
      'This is the phrase of your vault, so it was not sent. Our server sees your password when you sign in, and must never see the phrase: choose another password.',
    passwordChanged: 'Your password has changed. Other devices have been signed out.',

    waysIn: 'Ways to sign in',
    waysInText: 'Each of these opens your account. Remove what you do not know.',
    phoneNumber: 'Phone number',
    mailedCode: 'A code by e-mail',
    onlyWayIn: 'the only one',
    removeWay: 'Remove',
    removeWayLabel: (name: string) => `Remove ${name}`,
    removeWayTitle: (name: string) => `Remove “${name}”?`,
    removeWayText:
      'It will no longer open your account. A device that is signed in stays so: sign out below those you do not know.',
    wayRemoved: (name: string) => `${name} no longer signs in to your account.`,

    emailAddress: 'E-mail address',
    changeEmail: 'Change address',
    newEmail: 'New e-mail address',
    emailText: 'We send a link to the new address. Nothing changes until you open it.',
    sendLink: 'Send the link',
    emailSent: (address: string) => `We sent a link to ${address}. Open it to finish the change.`,
    notConfirmed: 'This address is not confirmed yet.',
    sendConfirmation: 'Send the confirmation again',
    confirmationSent: 'A new e-mail is on its way.',

    twoStep: 'Two-step sign-in',
    twoStepText:
      'After your password, Amaranth also asks for a code from your phone. A stolen password alone then opens nothing.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    isOn: (date: string) => `On since ${date}.`,
    needsConfirmedEmail: 'Confirm your e-mail address first: it is the way back in if you lose your phone.',
    scanTitle: 'Scan with your authenticator app',
    scanText:
      'Any authenticator app will do. Scan the picture, or type the key by hand, then enter the code the app shows.',
    qrCode: 'QR code with the key',
    key: 'Key',
    makingKey: 'Making a key...',
    copyKey: 'Copy the key',
    nextCodeNeeded:
      'Two-step sign-in is on, although the answer was lost. Enter the next code that the app shows: your recovery codes come after it.',
    twoStepInDoubt:
      'No answer came: two-step sign-in may be on. When the connection is back, enter the next code that the app shows.',
    turnedOff: 'Two-step sign-in is off.',
    turnOffTitle: 'Turn two-step sign-in off?',
    turnOffText: 'Your password alone will open your account.',

    recoveryCodes: 'Recovery codes',
    codesLeft: (count: number) =>
      count === 0 ? 'No code is left.' : count === 1 ? 'One code is left.' : `${count} codes are left.`,
    codesUnseen:
      'Recovery codes were made, but you may never have seen them. Make new ones, and keep those: the earlier ones end.',
    twoStepUnknown: 'Whether it is on could not be read.',
    newCodes: 'Make new codes',
    codesTitle: 'Keep these recovery codes',
    codesText:
      'Each opens your account once if you lose your phone. Print them, or keep them where you keep your passport. They are shown only now.',
    print: 'Print',
    download: 'Download',
    copy: 'Copy',
    codesKept: 'I have kept them',
    codesFile: 'amaranth-recovery-codes.txt',

    sessions: 'Where you are signed in',
    thisDevice: 'this device',
    silentDevice: 'A sign-in that says nothing of itself',
    since: (date: string) => `since ${date}`,
    lastUsed: (date: string) => `last used ${date}`,
    earlierSessions: (count: number) => `${count} used longer ago`,
    deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'Browser',
    signOutDevice: 'Sign out',
    signOutDeviceLabel: (device: string, date: string) => `Sign out ${device}, ${date}`,
    signedOutDevice: (device: string) => `${device} has been signed out.`,
    signOutEverywhere: 'Sign out everywhere',
    signOutEverywhereTitle: 'Sign out on every device?',
    signOutEverywhereText: 'This one too. Uploads on their way stop, and go on when you sign in again.',
    sessionsUnknown: 'The list could not be read.',
    tryAgain: 'Try again',
    confirmByProvider: 'Prove it where you sign in: a small window opens.',
    signInAgain: 'Sign out and in again to prove that it is you, then come back within five minutes.',
  },
  fr: {
    title: 'Connexion et sécurité',
    confirmTitle: 'D’abord, confirmez que c’est vous',
    confirmText: 'Saisissez le mot de passe avec lequel vous vous connectez.',
    currentPassword: 'Mot de passe actuel',
    codeText: 'Saisissez le code à six chiffres de votre application d’authentification.',
    isVaultPhrase:
      'C’est la phrase de votre coffre-fort : elle n’a donc pas été envoyée. Saisissez le mot de passe avec lequel vous vous connectez.',
    confirm: 'Confirmer',
    cancel: 'Annuler',
    save: 'Enregistrer',
    copied: 'Copié.',

    password: 'Mot de passe',
    passwordText: 'Le changer déconnecte tous vos autres appareils.',
    changePassword: 'Changer de mot de passe',
    passwordInDoubt:
      'Aucune réponse n’est venue : votre mot de passe a peut-être changé. Enregistrez à nouveau une fois la connexion revenue ; si l’on vous demande de vous connecter, essayez d’abord le nouveau.',
    newIsVaultPhrase:
      'C’est la phrase de votre coffre-fort : elle n’a donc pas été envoyée. Notre serveur voit votre mot de passe quand vous vous connectez, et ne doit jamais voir la phrase : choisissez un autre mot de passe.',
    passwordChanged: 'Votre mot de passe a changé. Vos autres appareils ont été déconnectés.',

    waysIn: 'Façons de se connecter',
    waysInText: 'Chacune ouvre votre compte. Retirez ce que vous ne connaissez pas.',
    phoneNumber: 'Numéro de téléphone',
    mailedCode: 'Un code reçu par email',
    onlyWayIn: 'la seule',
    removeWay: 'Retirer',
    removeWayLabel: (name) => `Retirer : ${name}`,
    removeWayTitle: (name) => `Retirer « ${name} » ?`,
    removeWayText:
      'Votre compte ne s’ouvrira plus ainsi. Un appareil déjà connecté le reste : déconnectez ci-dessous ceux que vous ne connaissez pas.',
    wayRemoved: (name) => `${name} ne permet plus de se connecter à votre compte.`,

    emailAddress: 'Adresse email',
    changeEmail: 'Changer d’adresse',
    newEmail: 'Nouvelle adresse email',
    emailText: 'Nous envoyons un lien à la nouvelle adresse. Rien ne change avant que vous ne l’ouvriez.',
    sendLink: 'Envoyer le lien',
    emailSent: (address) => `Nous avons envoyé un lien à ${address}. Ouvrez-le pour terminer.`,
    notConfirmed: 'Cette adresse n’est pas encore confirmée.',
    sendConfirmation: 'Renvoyer la confirmation',
    confirmationSent: 'Un nouvel email est en route.',

    twoStep: 'Validation en deux étapes',
    twoStepText:
      'Après votre mot de passe, Amaranth demande aussi un code de votre téléphone. Un mot de passe volé n’ouvre alors plus rien.',
    turnOn: 'Activer',
    turnOff: 'Désactiver',
    isOn: (date) => `Activée depuis le ${date}.`,
    needsConfirmedEmail:
      'Confirmez d’abord votre adresse email : c’est par elle que vous reviendrez si vous perdez votre téléphone.',
    scanTitle: 'Scannez avec votre application d’authentification',
    scanText:
      'N’importe quelle application d’authentification convient. Scannez l’image, ou tapez la clé, puis saisissez le code qu’elle affiche.',
    qrCode: 'Code QR contenant la clé',
    key: 'Clé',
    makingKey: 'Création de la clé...',
    copyKey: 'Copier la clé',
    nextCodeNeeded:
      'La validation en deux étapes est activée, bien que la réponse se soit perdue. Saisissez le prochain code affiché par l’application : vos codes de secours viendront ensuite.',
    twoStepInDoubt:
      'Aucune réponse n’est venue : la validation en deux étapes est peut-être activée. Une fois la connexion revenue, saisissez le prochain code affiché par l’application.',
    turnedOff: 'La validation en deux étapes est désactivée.',
    turnOffTitle: 'Désactiver la validation en deux étapes ?',
    turnOffText: 'Votre mot de passe seul ouvrira votre compte.',

    recoveryCodes: 'Codes de secours',
    codesLeft: (count) =>
      count === 0
        ? 'Il ne reste aucun code.'
        : count === 1
          ? 'Il reste un code.'
          : `Il reste ${count} codes.`,
    codesUnseen:
      'Des codes de secours ont été créés, mais vous ne les avez peut-être jamais vus. Créez-en de nouveaux et gardez-les : les précédents ne serviront plus.',
    twoStepUnknown: 'Impossible de savoir si elle est activée.',
    newCodes: 'Créer de nouveaux codes',
    codesTitle: 'Gardez ces codes de secours',
    codesText:
      'Chacun ouvre votre compte une fois si vous perdez votre téléphone. Imprimez-les, ou gardez-les avec votre passeport. Ils ne sont montrés que maintenant.',
    print: 'Imprimer',
    download: 'Télécharger',
    copy: 'Copier',
    codesKept: 'Je les ai gardés',
    codesFile: 'codes-de-secours-amaranth.txt',

    sessions: 'Où vous êtes connecté',
    thisDevice: 'cet appareil',
    silentDevice: 'Une connexion qui ne dit rien d’elle-même',
    since: (date) => `depuis le ${date}`,
    lastUsed: (date) => `utilisé le ${date}`,
    earlierSessions: (count) => `${count} plus anciennes`,
    deviceOn: (browser, system) => `${browser} sur ${system}`,
    unknownBrowser: 'Navigateur',
    signOutDevice: 'Déconnecter',
    signOutDeviceLabel: (device, date) => `Déconnecter ${device}, ${date}`,
    signedOutDevice: (device) => `${device} a été déconnecté.`,
    signOutEverywhere: 'Déconnecter partout',
    signOutEverywhereTitle: 'Se déconnecter sur tous les appareils ?',
    signOutEverywhereText:
      'Celui-ci aussi. Les envois en cours s’arrêtent, et reprendront à votre prochaine connexion.',
    sessionsUnknown: 'La liste n’a pas pu être lue.',
    tryAgain: 'Réessayer',
    confirmByProvider: 'Prouvez-le là où vous vous connectez : une petite fenêtre s’ouvre.',
    signInAgain:
      'Déconnectez-vous et reconnectez-vous pour prouver que c’est vous, puis revenez dans les cinq minutes.',
  },
});
