import { defineMessages } from '#ui/language/messages.tsx';

/** A person's own key: making it, opening it, changing what opens it. */
export const personKeysMessages = defineMessages({
  en: {
    phraseTitle: 'Choose the phrase of your key',
    phraseText:
      'Your key is made on this device, behind a phrase that only you know. What others entrusted to you opens with it, and we never see it.',
    newPhrase: 'The phrase of your key',
    comparesPassword:
      'When you go on, your password is asked once, to be sure on this device that the two are not the same.',
    passwordReason:
      'Enter the password you sign in with. It is compared with your phrase here, on this device: our server sees the password when you sign in, and it must never see what opens your key.',
    makeKey: 'Make my key',
    keepKey: 'Keep this key',
    paperTitle: 'Print your recovery code',
    paperText:
      'If you forget the phrase, this page opens your key. It is shown once and stored nowhere: without phrase and page, nobody can help, we least of all.',
    another: 'This is a new code, for the new phrase. A page that you printed before opens nothing.',
    onPaper: 'I have it on paper',
    back: 'Back',
    confirmTitle: 'Check the page once',
    step: (position: number, count: number) => `Step ${position} of ${count}`,
    notMade: 'The key could not be made on this device. Close other pages and try again.',
    print: 'Print the page',
    noPrinter: 'Without a printer, copy the sixteen groups by hand, with their numbers.',

    product: 'Amaranth · What others entrusted to you',
    codeTitle: 'Recovery code',
    of: (name: string) => `of ${name}`,
    madeOn: (day: string) => `Made on ${day}`,
    groups: 'The code, in sixteen numbered groups',
    qrCode: 'The same code as a square to scan',
    letters:
      'Capitals do not matter. What looks like an o is a zero, and after the first group what looks like a one is the letter l.',
    opens: 'What it opens',
    opensText:
      'Your key, when its phrase is forgotten. Whoever holds this page and can sign in to your account reads what was left to you, and can answer for you as a trusted contact.',
    how: 'How to use it',
    howText:
      'Sign in to Amaranth, open “Entrusted to me”, and type this code where the phrase of your key is asked.',
    where: 'Where to keep it',
    whereText: 'With your own important papers. Not beside the phrase, not in a photo, not in an e-mail.',
    newer: 'Once you make a newer code, this page opens nothing any more: destroy it then.',

    yourPhrase: 'The phrase of your key',
    yourPhraseHint: 'Or the recovery code from your printed page.',
    phraseMissing: 'Type the phrase of your key, or the code from your page.',
    opening: 'Opening takes a moment, on purpose: it makes guessing slow.',

    wrongPhrase: 'This is not the phrase of your key. Capitals and accents count.',
    wrongCode: 'This code does not open your key. A newer page may have taken its place.',
    mistyped: 'Something in this code is mistyped. Compare it with the page, group by group.',
    altered:
      'Your key was changed by somebody other than you, and is not used. Please tell us, and do not make a new one before.',
    newerFormat: 'This was written by a newer Amaranth. Reload the page.',
    notIntact:
      'A part of what protects your key was replaced by somebody. The key itself is yours. Choose a new phrase now.',
    notOpened: 'It could not be opened on this device.',

    fingerprintTitle: 'The words of your key',
    fingerprintText: (name: string) =>
      `Read these twelve words to ${name}, on the telephone or in person, or let them scan the square. If theirs are the same, nobody stands between you.`,
    somebody: 'whoever invited you',
    fingerprintWords: 'Twelve words',
    fingerprintQr: 'The words of your key as a square to scan',

    keysTitle: 'My key',
    keysText: 'One key for everybody who named you. It was made on your device, and opens with your phrase.',
    noKey:
      'You have no key yet. What others keep under lock can be locked for you once you have one. It takes a quiet quarter of an hour, and a printer or a pencil.',
    keyMade: 'Your key is ready. Whoever named you can lock things for you from now on.',
    keysFailed: 'Your key could not be read.',
    showFingerprint: 'Show the words of my key',
    showFingerprintText:
      'They are read from the opened key, not from our server: that is why the phrase is asked.',
    changePhrase: 'Change the phrase',
    anotherCode: 'Print another recovery code',
    resetKey: 'Make a new key',
    cancel: 'Cancel',
    changePhraseTitle: 'A new phrase for your key',
    presentSecret: 'First the present phrase, or the recovery code.',
    save: 'Save the new phrase',
    phraseChanged: 'From now on your key opens with the new phrase.',
    codeMade: 'From now on your key opens with the new page. Destroy the former one.',
    makeCode: 'Make the code',
    installCode: 'Use this code from now on',
    resetTitle: 'Make a new key?',
    resetText:
      'Only if you have lost both the phrase and the printed code, or if it was not you who made this key. Everything that was locked for the former key stays closed until those who named you lock it anew. Each of them is told. If somebody can no longer do that, what they left in their vault can no longer be opened by you.',
    resetConfirm: 'I understand, make a new key',
    resetDone: 'Your new key is ready. Compare its words with everybody who named you.',
    changedElsewhere: 'Your key was changed in another window. Reload the page.',
  },
  fr: {
    phraseTitle: 'Choisissez la phrase de votre clé',
    phraseText:
      'Votre clé est créée sur cet appareil, derrière une phrase que vous seul connaissez. Ce que d’autres vous ont confié s’ouvre avec elle, et nous ne la voyons jamais.',
    newPhrase: 'La phrase de votre clé',
    comparesPassword:
      'Ensuite, votre mot de passe vous sera demandé une fois, pour vérifier sur cet appareil que les deux diffèrent.',
    passwordReason:
      'Saisissez le mot de passe avec lequel vous vous connectez. Il est comparé à votre phrase ici, sur cet appareil : notre serveur voit le mot de passe quand vous vous connectez, et il ne doit jamais voir ce qui ouvre votre clé.',
    makeKey: 'Créer ma clé',
    keepKey: 'Garder cette clé',
    paperTitle: 'Imprimez votre code de secours',
    paperText:
      'Si vous oubliez la phrase, cette page ouvre votre clé. Elle s’affiche une seule fois et n’est conservée nulle part : sans phrase ni page, personne ne peut aider, et nous encore moins.',
    another: 'Voici un nouveau code, pour la nouvelle phrase. Une page imprimée auparavant n’ouvre rien.',
    onPaper: 'Je l’ai sur papier',
    back: 'Retour',
    confirmTitle: 'Vérifiez la page une fois',
    step: (position: number, count: number) => `Étape ${position} sur ${count}`,
    notMade: 'La clé n’a pas pu être créée sur cet appareil. Fermez d’autres pages et réessayez.',
    print: 'Imprimer la page',
    noPrinter: 'Sans imprimante, recopiez les seize groupes à la main, avec leurs numéros.',

    product: 'Amaranth · Ce que d’autres vous ont confié',
    codeTitle: 'Code de secours',
    of: (name: string) => `de ${name}`,
    madeOn: (day: string) => `Créé le ${day}`,
    groups: 'Le code, en seize groupes numérotés',
    qrCode: 'Le même code, en un carré à scanner',
    letters:
      'Les majuscules ne comptent pas. Ce qui ressemble à un o est un zéro et, après le premier groupe, ce qui ressemble à un 1 est la lettre l.',
    opens: 'Ce qu’il ouvre',
    opensText:
      'Votre clé, quand sa phrase est oubliée. Quiconque tient cette page et peut se connecter à votre compte lit ce qui vous a été laissé, et peut répondre à votre place comme personne de confiance.',
    how: 'Comment l’utiliser',
    howText:
      'Connectez-vous à Amaranth, ouvrez « Ce qui m’est confié », et saisissez ce code là où la phrase de votre clé est demandée.',
    where: 'Où le garder',
    whereText: 'Avec vos propres papiers importants. Ni à côté de la phrase, ni en photo, ni dans un e-mail.',
    newer: 'Dès que vous créez un code plus récent, cette page n’ouvre plus rien : détruisez-la alors.',

    yourPhrase: 'La phrase de votre clé',
    yourPhraseHint: 'Ou le code de secours de votre page imprimée.',
    phraseMissing: 'Saisissez la phrase de votre clé, ou le code de votre page.',
    opening: 'L’ouverture prend un instant, exprès : deviner en devient lent.',

    wrongPhrase: 'Ce n’est pas la phrase de votre clé. Les majuscules et les accents comptent.',
    wrongCode: 'Ce code n’ouvre pas votre clé. Une page plus récente l’a peut-être remplacé.',
    mistyped: 'Une faute s’est glissée dans ce code. Comparez-le à la page, groupe par groupe.',
    altered:
      'Votre clé a été modifiée par quelqu’un d’autre que vous et n’est pas utilisée. Prévenez-nous, et n’en créez pas de nouvelle avant.',
    newerFormat: 'Ceci a été écrit par une version plus récente d’Amaranth. Rechargez la page.',
    notIntact:
      'Une partie de ce qui protège votre clé a été remplacée par quelqu’un. La clé elle-même est la vôtre. Choisissez maintenant une nouvelle phrase.',
    notOpened: 'L’ouverture n’a pas réussi sur cet appareil.',

    fingerprintTitle: 'Les mots de votre clé',
    fingerprintText: (name: string) =>
      `Lisez ces douze mots à ${name}, au téléphone ou de vive voix, ou faites scanner le carré. Si les siens sont les mêmes, personne ne s’est glissé entre vous.`,
    somebody: 'la personne qui vous a invité',
    fingerprintWords: 'Douze mots',
    fingerprintQr: 'Les mots de votre clé, en un carré à scanner',

    keysTitle: 'Ma clé',
    keysText:
      'Une seule clé pour tous ceux qui vous ont désigné. Elle a été créée sur votre appareil et s’ouvre avec votre phrase.',
    noKey:
      'Vous n’avez pas encore de clé. Ce que d’autres gardent sous clé peut être fermé pour vous dès que vous en avez une. Il y faut un quart d’heure tranquille, et une imprimante ou un crayon.',
    keyMade: 'Votre clé est prête. Ceux qui vous ont désigné peuvent désormais fermer des choses pour vous.',
    keysFailed: 'Votre clé n’a pas pu être lue.',
    showFingerprint: 'Montrer les mots de ma clé',
    showFingerprintText:
      'Ils se lisent dans la clé ouverte, et non sur notre serveur : c’est pourquoi la phrase est demandée.',
    changePhrase: 'Changer la phrase',
    anotherCode: 'Imprimer un autre code de secours',
    resetKey: 'Créer une nouvelle clé',
    cancel: 'Annuler',
    changePhraseTitle: 'Une nouvelle phrase pour votre clé',
    presentSecret: 'D’abord la phrase actuelle, ou le code de secours.',
    save: 'Enregistrer la nouvelle phrase',
    phraseChanged: 'Désormais, votre clé s’ouvre avec la nouvelle phrase.',
    codeMade: 'Désormais, votre clé s’ouvre avec la nouvelle page. Détruisez l’ancienne.',
    makeCode: 'Créer le code',
    installCode: 'Utiliser désormais ce code',
    resetTitle: 'Créer une nouvelle clé ?',
    resetText:
      'Seulement si vous avez perdu la phrase et le code imprimé, ou si ce n’est pas vous qui avez créé cette clé. Tout ce qui était fermé pour l’ancienne clé le reste jusqu’à ce que ceux qui vous ont désigné le referment pour la nouvelle. Chacun d’eux est prévenu. Si quelqu’un ne peut plus le faire, vous ne pourrez plus ouvrir ce que son coffre-fort vous laissait.',
    resetConfirm: 'J’ai compris, créer une nouvelle clé',
    resetDone: 'Votre nouvelle clé est prête. Comparez ses mots avec chacun de ceux qui vous ont désigné.',
    changedElsewhere: 'Votre clé a été changée dans une autre fenêtre. Rechargez la page.',
  },
});
