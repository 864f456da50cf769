import { defineMessages } from '#ui/language/messages.tsx';

export const setUpMessages = defineMessages({
  en: {
    pageTitle: 'Set up the vault',
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    back: 'Back',
    continue: 'Continue',

    introductionTitle: 'A vault that only you can open',
    introductionText: 'For what your family will need one day, and nobody else may read before.',
    belongs: 'What belongs in it',
    belongsText:
      'The will and where it lies, papers of the house, the bank and the insurance, passwords and what is to become of each account, letters, wishes for the end of life.',
    reads: 'Who can read it',
    readsText:
      'You alone. Everything is sealed on this device before it is sent. We keep it and cannot open it, and whoever broke in here could not either.',
    opens: 'What opens it',
    opensText:
      'A phrase that you remember, and a recovery key on paper for the day when it is forgotten, by you or by those you leave the paper to.',
    lost: 'What is lost if both are lost',
    lostText:
      'Everything in the vault, for good. No e-mail brings the phrase back, and nobody here can help: this is why nobody else can read it.',
    needs: 'It takes five minutes. Have paper and a pen at hand, and a printer if you have one.',
    begin: 'Begin',
    interrupted:
      'The vault was not finished last time, so nothing of it was kept. Begin anew. If you printed a recovery key then, tear it up: it opens nothing.',

    bringBackTitle: 'A vault that was put away',
    bringBackText: (day: string) =>
      `You took a vault out of use. Until ${day} it can come back with all that is in it; then it is erased.`,
    bringBack: 'Bring it back',
    notBroughtBack: 'The vault could not be brought back just now. It is still there: please try again.',

    phraseTitle: 'Choose the phrase that opens it',
    phraseText:
      'You will type it each time you open the vault. It is not your sign-in password, and it never leaves this device.',
    asksPassword: 'Next, your sign-in password is asked for, to make sure that the two are not the same.',
    notPrepared: 'The keys could not be made on this device. Reload the page and begin anew.',

    recoveryKeyTitle: 'Print the recovery key',
    recoveryKeyText:
      'It opens the vault without the phrase. It is made on this device, shown only now, and kept nowhere but on your paper.',
    another:
      'Another phrase, another recovery key: if you printed or copied the earlier page, tear it up. It opens nothing.',
    onPaper: 'I have it on paper',

    confirmTitle: 'Check the page once',
    install: 'Set up the vault',
    installing: 'The vault is being set up…',
    notInstalled:
      'The vault could not be set up yet. Nothing is lost: your phrase and your page stay as they are. Please try again.',
    maybeInstalled:
      'The connection broke, and we cannot tell whether the vault was set up. Leave this page open, and keep your phrase and your paper: they are right either way. Press once more when you are connected: it is not set up twice.',
    installedElsewhere: 'A vault was set up in another window meanwhile. That one counts: reload the page.',
    installed: 'Your vault is ready. Next: the first paper your family would look for.',
  },
  fr: {
    pageTitle: 'Créer le coffre-fort',
    progress: (step: number, of: number) => `Étape ${step} sur ${of}`,
    back: 'Retour',
    continue: 'Continuer',

    introductionTitle: 'Un coffre-fort que personne d’autre ne peut ouvrir',
    introductionText:
      'Pour ce dont votre famille aura besoin un jour, et que personne d’autre ne doit lire avant.',
    belongs: 'Ce que l’on y met',
    belongsText:
      'Le testament et l’endroit où il se trouve, les papiers de la maison, de la banque et de l’assurance, les mots de passe et ce que doit devenir chaque compte, des lettres, vos volontés pour la fin de vie.',
    reads: 'Qui peut le lire',
    readsText:
      'Vous, et personne d’autre. Tout est scellé sur cet appareil avant d’être envoyé. Nous le gardons sans pouvoir l’ouvrir, et quelqu’un qui entrerait ici par effraction ne le pourrait pas non plus.',
    opens: 'Ce qui l’ouvre',
    opensText:
      'Une phrase que vous retenez, et une clé de secours sur papier pour le jour où elle sera oubliée, par vous ou par ceux à qui vous laissez le papier.',
    lost: 'Ce qui est perdu si les deux sont perdues',
    lostText:
      'Tout ce que contient le coffre-fort, définitivement. Aucun e-mail ne rend la phrase, et personne ici ne peut aider : c’est pour cela que personne d’autre ne peut le lire.',
    needs:
      'Il faut cinq minutes. Ayez du papier et un stylo sous la main, et une imprimante si vous en avez une.',
    begin: 'Commencer',
    interrupted:
      'Le coffre-fort n’a pas été terminé la dernière fois : rien n’en a été gardé. Recommencez. Si vous aviez imprimé une clé de secours, déchirez-la : elle n’ouvre rien.',

    bringBackTitle: 'Un coffre-fort mis de côté',
    bringBackText: (day: string) =>
      `Vous avez mis un coffre-fort de côté. Jusqu’au ${day}, il peut revenir avec tout ce qu’il contient ; ensuite, il est effacé.`,
    bringBack: 'Le faire revenir',
    notBroughtBack:
      'Le coffre-fort n’a pas pu revenir pour le moment. Il est toujours là : veuillez réessayer.',

    phraseTitle: 'Choisissez la phrase qui l’ouvre',
    phraseText:
      'Vous la saisirez chaque fois que vous ouvrirez le coffre-fort. Ce n’est pas votre mot de passe de connexion, et elle ne quitte jamais cet appareil.',
    asksPassword:
      'Ensuite, votre mot de passe de connexion vous sera demandé, pour vérifier que les deux ne sont pas identiques.',
    notPrepared: 'Les clés n’ont pas pu être créées sur cet appareil. Rechargez la page et recommencez.',

    recoveryKeyTitle: 'Imprimez la clé de secours',
    recoveryKeyText:
      'Elle ouvre le coffre-fort sans la phrase. Elle est créée sur cet appareil, montrée maintenant seulement, et gardée nulle part ailleurs que sur votre papier.',
    another:
      'Une autre phrase, une autre clé de secours : si vous aviez imprimé ou recopié la page précédente, déchirez-la. Elle n’ouvre rien.',
    onPaper: 'Je l’ai sur papier',

    confirmTitle: 'Vérifiez la page une fois',
    install: 'Créer le coffre-fort',
    installing: 'Le coffre-fort est en cours de création…',
    notInstalled:
      'Le coffre-fort n’a pas encore pu être créé. Rien n’est perdu : votre phrase et votre page restent valables. Veuillez réessayer.',
    maybeInstalled:
      'La connexion s’est interrompue, et nous ne pouvons pas dire si le coffre-fort a été créé. Laissez cette page ouverte, et gardez votre phrase et votre papier : ils seront les bons dans les deux cas. Appuyez encore une fois quand vous serez connecté : il ne sera pas créé deux fois.',
    installedElsewhere:
      'Un coffre-fort a été créé entre-temps dans une autre fenêtre. C’est celui-là qui compte : rechargez la page.',
    installed: 'Votre coffre-fort est prêt. Ensuite : le premier papier que votre famille chercherait.',
  },
});
