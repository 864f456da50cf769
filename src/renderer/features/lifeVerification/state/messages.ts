import { defineMessages } from '#ui/language/messages.tsx';

/** Where it stands: the dashboard says it too. */
export const stateMessages = defineMessages({
  en: {
    draftTitle: 'Not armed yet',
    draftText: 'Nobody is watched for, and nothing can be given to anybody.',
    activeTitle: 'Armed, and all is quiet',
    activeText: (date: string) => `We next ask on ${date}. Every check-in before that begins the time again.`,
    dueTitle: 'Your check-in is due',
    dueText: 'The first reminder is on its way. Press the button, and all is quiet again.',
    remindingTitle: 'We are waiting for you',
    remindingText: (reminder: number, date: string | null) =>
      date
        ? `Reminder ${reminder} of 3 has gone out. The next step follows on ${date}.`
        : `Reminder ${reminder} of 3 has gone out. Time stands still until it has arrived.`,
    graceTitle: 'The last days before we ask your contacts',
    graceText: (date: string | null) =>
      date
        ? `Until the end of ${date} nobody else is asked. One press ends it.`
        : 'Time stands still until two of your addresses have taken our mail. One press ends it.',
    verifyingTitle: 'Your contacts are being asked',
    verifyingText: 'They have been asked whether you live. One press ends it, and they are told.',
    disputedTitle: 'Your contacts disagree',
    disputedText: 'Nothing goes on until they agree. One press ends it, and they are told.',
    vetoTitle: 'Your contacts say that you have died',
    vetoText: (date: string | null) =>
      date
        ? `You can object until the end of ${date}. One press ends it, and everybody is told.`
        : 'Time stands still until two of your addresses have taken our mail. One press ends it, and everybody is told.',
    releasingTitle: 'What you leave is being handed over',
    releasingText: 'One press stops it and takes back what was given.',
    releasedTitle: 'Everything was handed over',
    releasedText: 'One press takes it back.',
    closedTitle: 'Everything was handed over',
    closedText: 'Nothing is left to come. One press takes it back.',
    pausedTitle: 'Paused',
    pausedText: (date: string) =>
      `Until the end of ${date} you are not asked. Then the time begins anew by itself.`,
    cancelledTitle: 'Cancelled',
    cancelledText:
      'Nobody is watched for, and nothing is given to anybody. You can begin again whenever you like.',
  },
  fr: {
    draftTitle: 'Pas encore activée',
    draftText: 'Personne n’est surveillé, et rien ne peut être remis à qui que ce soit.',
    activeTitle: 'Activée, et tout est calme',
    activeText: (date: string) =>
      `Nous vous demanderons le ${date}. Chaque signe de vie avant cette date fait repartir le délai.`,
    dueTitle: 'Il est temps de donner signe de vie',
    dueText: 'Le premier rappel est en route. Un geste, et tout redevient calme.',
    remindingTitle: 'Nous vous attendons',
    remindingText: (reminder: number, date: string | null) =>
      date
        ? `Le rappel ${reminder} sur 3 est parti. L’étape suivante vient le ${date}.`
        : `Le rappel ${reminder} sur 3 est parti. Le temps s’arrête jusqu’à ce qu’il soit arrivé.`,
    graceTitle: 'Les derniers jours avant que vos contacts soient interrogés',
    graceText: (date: string | null) =>
      date
        ? `Jusqu’à la fin du ${date}, personne d’autre n’est interrogé. Un geste y met fin.`
        : 'Le temps s’arrête jusqu’à ce que deux de vos adresses aient reçu notre e-mail. Un geste y met fin.',
    verifyingTitle: 'Vos contacts sont interrogés',
    verifyingText: 'Nous leur avons demandé si vous vivez. Un geste y met fin, et ils en sont avertis.',
    disputedTitle: 'Vos contacts ne sont pas d’accord',
    disputedText: 'Rien n’avance avant qu’ils le soient. Un geste y met fin, et ils en sont avertis.',
    vetoTitle: 'Vos contacts disent que vous êtes décédé',
    vetoText: (date: string | null) =>
      date
        ? `Vous pouvez vous y opposer jusqu’à la fin du ${date}. Un geste y met fin, et tous en sont avertis.`
        : 'Le temps s’arrête jusqu’à ce que deux de vos adresses aient reçu notre e-mail. Un geste y met fin, et tous en sont avertis.',
    releasingTitle: 'Ce que vous laissez est en train d’être remis',
    releasingText: 'Un geste l’arrête et reprend ce qui a été remis.',
    releasedTitle: 'Tout a été remis',
    releasedText: 'Un geste le reprend.',
    closedTitle: 'Tout a été remis',
    closedText: 'Il ne reste rien à venir. Un geste le reprend.',
    pausedTitle: 'En pause',
    pausedText: (date: string) =>
      `Jusqu’à la fin du ${date}, nous ne vous demandons rien. Ensuite le délai recommence de lui-même.`,
    cancelledTitle: 'Annulée',
    cancelledText:
      'Personne n’est surveillé, et rien n’est remis à qui que ce soit. Vous pouvez recommencer quand vous voulez.',
  },
});
