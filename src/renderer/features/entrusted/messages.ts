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
    askVetoTitle: (owner: string) => `Enough people have said that ${owner} has died`,
    askVeto: (owner: string, end: string | null) =>
      `${end === null ? 'Your words count once a last period has ended' : `Your words count from ${end}`}; until then ${owner} can object, and anybody can still say that ${owner} lives. You can change what you said.`,
    askReleasingTitle: (owner: string) => `What ${owner} left is being given`,
    askReleasing: (owner: string) =>
      `The last period has ended, and what ${owner} left is handed over step by step. If you learn that ${owner} lives, say so: nothing more is given then, and what was given closes again unless somebody still says otherwise.`,
    askReleasedTitle: (owner: string) => `What ${owner} left has been given`,
    askReleased: (owner: string) =>
      `It has reached those it was meant for. If you learn that ${owner} lives, say so: nothing more is given then, and what was given closes again unless somebody still says otherwise.`,
    askClosedTitle: (owner: string) => `Everything that ${owner} left has been given`,
    askClosed: (owner: string) =>
      `It has reached those it was meant for, down to the last letter. What ${owner} asked of you is done, and there is nothing more for you to do. Thank you for having been there.`,
    aliveTitle: (owner: string) => `Do you know that ${owner} is alive?`,
    aliveText: (owner: string) =>
      `Nothing more is given from now on, and ${owner} and the other contacts are written to. If nobody else says that ${owner} has died, what was given closes at once for those who have received it. If somebody does, it stays with them until you agree.`,
    takeBackTitle: (owner: string) => `Take back that ${owner} has died?`,
    takeBackText: (owner: string) =>
      `If too few are left who say it, nothing more is given, and ${owner} and those who have said nothing are asked again. Those who have received something keep it; only the word that ${owner} lives closes it for them.`,
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
    reportTitle: (owner: string) => `${owner} n’est plus en vie ?`,
    reportText: (owner: string) =>
      `Dites-le ici si vous le savez ou avez de bonnes raisons de le craindre. Rien n’est remis pour autant : nous écrivons aussitôt à ${owner}, qui peut répondre d’un geste, et les autres personnes de confiance sont interrogées aussi. Que vous l’avez dit n’est révélé qu’à ${owner}.`,
    reportConfirm: 'Le signaler',
    reported:
      'Merci de nous l’avoir dit. Nous posons maintenant la question, et vous aurez de nos nouvelles.',
    leave: 'Me retirer',
    leaveTitle: 'Ne plus être une personne de confiance ?',
    leaveText: (owner: string) =>
      `${owner} en est informé et peut demander à quelqu’un d’autre. Votre part de la serrure ne sert dès lors plus à rien.`,
    leaveConfirm: 'Me retirer',
    left: (owner: string) => `Vous n’êtes plus une personne de confiance de ${owner}.`,

    askTitle: (owner: string) => `Nous n’arrivons plus à joindre ${owner}`,
    askDisputed: (owner: string) => `On nous a dit des choses différentes au sujet de ${owner}`,
    askText: (owner: string) =>
      `Nous sommes sans nouvelles de ${owner}, ou quelqu’un s’est inquiété. Vous connaissez cette personne mieux que nous. Que savez-vous ? Prenez votre temps : rien ne presse, et ne pas répondre n’est pas une réponse.`,
    askVetoTitle: (owner: string) => `Assez de personnes ont dit que ${owner} n’est plus en vie`,
    askVeto: (owner: string, end: string | null) =>
      `Vos paroles comptent ${end === null ? 'une fois un dernier délai écoulé' : `à partir du ${end}`} ; jusque-là, ${owner} peut s’y opposer, et chacun peut encore dire que ${owner} est en vie. Vous pouvez changer ce que vous avez dit.`,
    askReleasingTitle: (owner: string) => `Ce que ${owner} a laissé est en train d’être remis`,
    askReleasing: (owner: string) =>
      `Le dernier délai est écoulé, et ce que ${owner} a laissé est remis pas à pas. Si vous apprenez que ${owner} est en vie, dites-le : plus rien n’est alors remis, et ce qui l’a été se referme, à moins que quelqu’un ne dise encore le contraire.`,
    askReleasedTitle: (owner: string) => `Ce que ${owner} a laissé a été remis`,
    askReleased: (owner: string) =>
      `Tout est parvenu à qui de droit. Si vous apprenez que ${owner} est en vie, dites-le : plus rien n’est alors remis, et ce qui l’a été se referme, à moins que quelqu’un ne dise encore le contraire.`,
    askClosedTitle: (owner: string) => `Tout ce que ${owner} a laissé a été remis`,
    askClosed: (owner: string) =>
      `Tout est parvenu à qui de droit, jusqu’à la dernière lettre. Ce que ${owner} vous avait demandé est accompli, et vous n’avez plus rien à faire. Merci d’avoir été là.`,
    aliveTitle: (owner: string) => `Savez-vous que ${owner} est en vie ?`,
    aliveText: (owner: string) =>
      `Plus rien n’est remis désormais, et nous écrivons à ${owner} et aux autres personnes de confiance. Si personne d’autre ne dit que ${owner} n’est plus en vie, ce qui a été remis se referme aussitôt pour ceux qui l’ont reçu. Si quelqu’un le dit, ils le gardent jusqu’à ce que vous soyez d’accord.`,
    takeBackTitle: (owner: string) => `Ne plus dire que ${owner} n’est plus en vie ?`,
    takeBackText: (owner: string) =>
      `S’il reste trop peu de personnes pour le dire, plus rien n’est remis, et nous interrogeons de nouveau ${owner} et ceux qui n’ont rien dit. Ceux qui ont reçu quelque chose le gardent ; seule la parole que ${owner} est en vie le referme pour eux.`,
    askRehearsal:
      'Ceci est une répétition. Personne n’est décédé, et tout ce que vous répondez est annulé à la fin.',
    youSaid: 'Vous avez dit :',
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
        ? 'Une part n’a pas pu être ouverte avec votre clé : elle a été fermée pour une ancienne clé, ou n’est pas signée comme prévu. Votre parole compte tout de même.'
        : `${count} parts n’ont pas pu être ouvertes avec votre clé : elles ont été fermées pour une ancienne clé, ou ne sont pas signées comme prévu. Votre parole compte tout de même.`,
    cancel: 'Annuler',
    over: 'Cette question est close. Rechargez la page.',
  },
});
