import { defineMessages } from '#ui/language/messages.tsx';

/** Choosing a phrase, when the vault is set up and whenever it is changed. */
export const phraseMessages = defineMessages({
  en: {
    label: 'Your phrase',
    hint: 'Four or more words that have nothing to do with each other. Capitals and accents count.',
    show: 'Show the phrase',
    hide: 'Hide the phrase',
    repeat: 'The phrase once more',
    repeatHint: 'Or press the eye above to see what you typed.',

    suggest: 'Suggest a phrase',
    suggestText: 'Six words drawn by chance on this device. A small story made of them is easily remembered.',
    suggestedWords: 'Suggested phrase',
    take: 'Take this phrase',
    another: 'Another one',
    taken: 'Write these words down, in this order, before you go on.',
    writtenDown: 'I have written it down, or my password manager has kept it',
    suggestionMissing:
      'No phrase could be suggested: the list of words did not arrive. Check your connection and try again, or think of one yourself.',

    strength: 'Strength:',
    weighing: 'Being weighed…',
    'too-weak': 'Too easy to guess',
    fair: 'Just enough',
    good: 'Hard to guess',
    strong: 'Very hard to guess',
    unknown: 'Not known',
    'too-weakText': 'Someone who stole the sealed vault could find it within days, or much sooner.',
    fairText:
      'Someone who stole the sealed vault and had a thousand fast computers might need between days and some years. One more word makes it a thousand times harder.',
    goodText:
      'Someone who stole the sealed vault and had a thousand fast computers would need years, more likely centuries.',
    strongText: 'By all that is known today, nobody finds it by trying.',
    unknownText: 'The scale could not be loaded. Check your connection, or take a suggested phrase.',
    quotation: 'A verse, a proverb or a line of a song is found much sooner than this scale can tell.',

    phraseMissing: 'Please type a phrase, or have one suggested.',
    phraseTooWeak:
      'This phrase would not protect the vault: each try takes a thief a moment, but nothing limits how many there are, and this one would be found. Add a word or two, or take a suggested phrase.',
    phraseNotWeighed:
      'How strong this phrase is could not be told. Check your connection and go on again, or take a suggested phrase.',
    repetitionDiffers: 'This is not the same phrase. Type it again, or press the eye to see it.',
    notWrittenDown: 'Write the words down first, then tick this box.',

    passwordText:
      'Enter the password you sign in with. It is compared with your phrase here, on this device, because the two must not be the same: our server sees the password when you sign in, and it must never see what opens the vault.',
    samePassword:
      'This is your vault phrase, so it was not sent. If it is also your password, close this window and choose another phrase.',
    nearPassword: 'Your phrase is too close to this password. Close this window and choose another phrase.',
  },
  fr: {
    label: 'Votre phrase',
    hint: 'Quatre mots ou plus, sans rapport entre eux. Les majuscules et les accents comptent.',
    show: 'Afficher la phrase',
    hide: 'Masquer la phrase',
    repeat: 'La phrase, encore une fois',
    repeatHint: 'Ou appuyez sur l’œil ci-dessus pour voir ce que vous avez saisi.',

    suggest: 'Proposer une phrase',
    suggestText:
      'Six mots tirés au hasard sur cet appareil. Une petite histoire faite de ces mots se retient facilement.',
    suggestedWords: 'Phrase proposée',
    take: 'Prendre cette phrase',
    another: 'Une autre',
    taken: 'Notez ces mots, dans cet ordre, avant de continuer.',
    writtenDown: 'Je l’ai notée, ou mon gestionnaire de mots de passe l’a gardée',
    suggestionMissing:
      'Aucune phrase n’a pu être proposée : la liste de mots n’est pas arrivée. Vérifiez votre connexion et réessayez, ou imaginez-en une.',

    strength: 'Solidité :',
    weighing: 'Évaluation…',
    'too-weak': 'Trop facile à deviner',
    fair: 'Tout juste suffisante',
    good: 'Difficile à deviner',
    strong: 'Très difficile à deviner',
    unknown: 'Inconnue',
    'too-weakText':
      'Quelqu’un qui aurait volé le coffre-fort scellé pourrait la trouver en quelques jours, ou bien plus tôt.',
    fairText:
      'Quelqu’un qui aurait volé le coffre-fort scellé et disposerait de mille ordinateurs rapides mettrait entre quelques jours et quelques années. Un mot de plus rend la tâche mille fois plus longue.',
    goodText:
      'Quelqu’un qui aurait volé le coffre-fort scellé et disposerait de mille ordinateurs rapides mettrait des années, plus probablement des siècles.',
    strongText: 'D’après tout ce que l’on sait aujourd’hui, personne ne la trouvera en essayant.',
    unknownText:
      'L’évaluation n’a pas pu être chargée. Vérifiez votre connexion, ou prenez une phrase proposée.',
    quotation:
      'Un vers, un proverbe ou une parole de chanson se trouve bien plus vite que cette échelle ne peut le dire.',

    phraseMissing: 'Saisissez une phrase, ou faites-en proposer une.',
    phraseTooWeak:
      'Cette phrase ne protégerait pas le coffre-fort : chaque essai prend un instant à un voleur, mais rien n’en limite le nombre, et celle-ci serait trouvée. Ajoutez un mot ou deux, ou prenez une phrase proposée.',
    phraseNotWeighed:
      'La solidité de cette phrase n’a pas pu être évaluée. Vérifiez votre connexion et continuez à nouveau, ou prenez une phrase proposée.',
    repetitionDiffers:
      'Ce n’est pas la même phrase. Saisissez-la de nouveau, ou appuyez sur l’œil pour la voir.',
    notWrittenDown: 'Notez d’abord les mots, puis cochez cette case.',

    passwordText:
      'Saisissez le mot de passe avec lequel vous vous connectez. Il est comparé à votre phrase ici, sur cet appareil, car les deux ne doivent pas être identiques : notre serveur voit le mot de passe quand vous vous connectez, et il ne doit jamais voir ce qui ouvre le coffre-fort.',
    samePassword:
      'C’est la phrase de votre coffre-fort : elle n’a donc pas été envoyée. Si c’est aussi votre mot de passe, fermez cette fenêtre et choisissez une autre phrase.',
    nearPassword:
      'Votre phrase est trop proche de ce mot de passe. Fermez cette fenêtre et choisissez une autre phrase.',
  },
});
