import { defineMessages } from '#ui/language/messages.tsx';

export const entrustedMessages = defineMessages({
  en: {
    title: 'Entrusted to me',
    lead: 'What you are to those who named you. They see that you accepted, and nothing else of you.',
    failed: 'What was entrusted to you could not be read.',
    loading: 'Reading what was entrusted to you…',
    noneTitle: 'Nobody has named you yet',
    noneText:
      'When somebody invites you to receive something one day, or to be their trusted contact, it stands here once you have accepted.',
    since: (day: string) => `Accepted on ${day}`,

    receivedTitle: 'What you received',
    receivedFrom: (owner: string) => `From ${owner}`,
    receivedOpen: 'Open',
    rehearsal: 'Rehearsal',

    beneficiaryTitle: 'You are to receive something',
    beneficiaryText: (owner: string) =>
      `${owner} has named you as somebody who receives something one day. What it is, you learn when the time has come, from us, by mail. There is nothing to do until then.`,

    contactTitle: 'You are a trusted contact',
    contactText: (owner: string) =>
      `If ${owner} no longer answers, we ask you whether they are alive. Silence is never counted as an answer, and one voice alone decides nothing.`,
    report: 'I have bad news to report',
    reportTitle: (owner: string) => `Is ${owner} no longer alive?`,
    reportText: (owner: string) =>
      `Say it here if you know it or have good reason to fear it. Nothing is handed over by it: ${owner} is written to at once and can answer with one press, and the other contacts are asked as well. That you said it is told to nobody but them.`,
    reportConfirm: 'Report it',
    reported: 'Thank you for telling us. We are asking now, and you will hear from us.',
    leave: 'Step back',
    leaveTitle: 'Step back as a trusted contact?',
    leaveText: (owner: string) =>
      `${owner} is told, and can ask somebody else. Your part of the lock is of no use from then on.`,
    leaveConfirm: 'Step back',
    left: (owner: string) => `You are no longer a trusted contact of ${owner}.`,

    askTitle: (owner: string) => `We can no longer reach ${owner}`,
    askDisputed: (owner: string) => `We were told different things about ${owner}`,
    askText: (owner: string) =>
      `We have not heard from ${owner}, or somebody was worried. You know them better than we do. What do you know? Take your time: there is no hurry, and no answer is not an answer.`,
    askVeto: (owner: string) =>
      `Enough people have said that ${owner} has died. A last period runs in which ${owner} can object. You can change what you said until it ends.`,
    askRehearsal: 'This is a rehearsal. Nobody has died, and whatever you answer is undone at its end.',
    youSaid: 'You said:',
    saidGone: 'They have died.',
    saidAlive: 'They are alive.',
    saidNothing: 'Nothing yet.',
    alive: 'They are alive',
    gone: 'They have died',
    takeBack: 'Take back what I said',
    voted: 'Your answer has reached us.',
    goneTitle: (owner: string) => `You say that ${owner} has died`,
    goneText:
      'We are sorry. With your phrase your part of the lock is opened here, on this device, and sealed for those who are to receive something. We cannot read it. It is handed to nobody before the last waiting period has ended.',
    goneConfirm: 'Open my part and answer',
    goneWithoutKey: 'Answer',
    rehearsedVote: 'In a rehearsal your word alone is asked. Your key stays closed.',
    noShares: 'Nothing was locked with your help. Your word alone is asked.',
    cannotOpen: (count: number) =>
      count === 1
        ? 'One part could not be opened with your key: it was locked for a former one, or is not signed as we expect. Your word counts all the same.'
        : `${count} parts could not be opened with your key: they were locked for a former one, or are not signed as we expect. Your word counts all the same.`,
    cancel: 'Cancel',
    over: 'This question is over. Reload the page.',
  },
  fr: {
    title: 'Ce qui m’est confié',
    lead: 'Ce que vous êtes pour ceux qui vous ont désigné. Ils voient que vous avez accepté, et rien d’autre de vous.',
    failed: 'Ce qui vous est confié n’a pas pu être lu.',
    loading: 'Lecture de ce qui vous est confié…',
    noneTitle: 'Personne ne vous a encore désigné',
    noneText:
      'Quand quelqu’un vous invite à recevoir quelque chose un jour, ou à être sa personne de confiance, cela apparaît ici dès que vous avez accepté.',
    since: (day: string) => `Accepté le ${day}`,

    receivedTitle: 'Ce que vous avez reçu',
    receivedFrom: (owner: string) => `De ${owner}`,
    receivedOpen: 'Ouvrir',
    rehearsal: 'Répétition',

    beneficiaryTitle: 'Quelque chose vous est destiné',
    beneficiaryText: (owner: string) =>
      `${owner} vous a désigné pour recevoir quelque chose un jour. Ce dont il s’agit, vous l’apprendrez le moment venu, par un e-mail de notre part. Il n’y a rien à faire jusque-là.`,

    contactTitle: 'Vous êtes une personne de confiance',
    contactText: (owner: string) =>
      `Si ${owner} ne répond plus, nous vous demandons si cette personne est en vie. Un silence ne compte jamais comme une réponse, et une seule voix ne décide de rien.`,
    report: 'J’ai une triste nouvelle à signaler',
    reportTitle: (owner: string) => `${owner} n’est plus en vie ?`,
    reportText: (owner: string) =>
      `Dites-le ici si vous le savez ou avez de bonnes raisons de le craindre. Rien n’est remis pour autant : nous écrivons aussitôt à ${owner}, qui peut répondre d’un geste, et les autres personnes de confiance sont interrogées aussi. Que vous l’avez dit n’est révélé qu’à ${owner}.`,
    reportConfirm: 'Le signaler',
    reported:
      'Merci de nous l’avoir dit. Nous posons maintenant la question, et vous aurez de nos nouvelles.',
    leave: 'Me retirer',
    leaveTitle: 'Ne plus être une personne de confiance ?',
    leaveText: (owner: string) =>
      `${owner} en est informé et peut demander à quelqu’un d’autre. Votre part de la serrure ne sert dès lors plus à rien.`,
    leaveConfirm: 'Me retirer',
    left: (owner: string) => `Vous n’êtes plus une personne de confiance de ${owner}.`,

    askTitle: (owner: string) => `Nous n’arrivons plus à joindre ${owner}`,
    askDisputed: (owner: string) => `On nous a dit des choses différentes au sujet de ${owner}`,
    askText: (owner: string) =>
      `Nous sommes sans nouvelles de ${owner}, ou quelqu’un s’est inquiété. Vous connaissez cette personne mieux que nous. Que savez-vous ? Prenez votre temps : rien ne presse, et ne pas répondre n’est pas une réponse.`,
    askVeto: (owner: string) =>
      `Assez de personnes ont dit que ${owner} n’est plus en vie. Un dernier délai court, pendant lequel ${owner} peut s’y opposer. Vous pouvez changer ce que vous avez dit jusqu’à son terme.`,
    askRehearsal:
      'Ceci est une répétition. Personne n’est décédé, et tout ce que vous répondez est annulé à la fin.',
    youSaid: 'Vous avez dit :',
    saidGone: 'Cette personne est décédée.',
    saidAlive: 'Cette personne est en vie.',
    saidNothing: 'Rien pour l’instant.',
    alive: 'Cette personne est en vie',
    gone: 'Cette personne est décédée',
    takeBack: 'Retirer ce que j’ai dit',
    voted: 'Votre réponse nous est parvenue.',
    goneTitle: (owner: string) => `Vous dites que ${owner} n’est plus en vie`,
    goneText:
      'Nous sommes désolés. Avec votre phrase, votre part de la serrure s’ouvre ici, sur cet appareil, et se scelle pour ceux qui doivent recevoir quelque chose. Nous ne pouvons pas la lire. Elle n’est remise à personne avant la fin du dernier délai.',
    goneConfirm: 'Ouvrir ma part et répondre',
    goneWithoutKey: 'Répondre',
    rehearsedVote: 'Dans une répétition, seule votre parole est demandée. Votre clé reste fermée.',
    noShares: 'Rien n’a été fermé avec votre aide. Seule votre parole est demandée.',
    cannotOpen: (count: number) =>
      count === 1
        ? 'Une part n’a pas pu être ouverte avec votre clé : elle a été fermée pour une ancienne clé, ou n’est pas signée comme prévu. Votre parole compte tout de même.'
        : `${count} parts n’ont pas pu être ouvertes avec votre clé : elles ont été fermées pour une ancienne clé, ou ne sont pas signées comme prévu. Votre parole compte tout de même.`,
    cancel: 'Annuler',
    over: 'Cette question est close. Rechargez la page.',
  },
});
