import { defineMessages } from '#ui/language/messages.tsx';

export const invitationMessages = defineMessages({
  en: {
    pageTitle: 'Invitation',
    looking: 'Your invitation is being read…',
    lookFailed: 'Your invitation could not be read just now.',
    goneTitle: 'This invitation is no longer open',
    goneText:
      'It was taken back, or sent anew: then the newest mail has the link that works. Without a newer mail, ask whoever invited you.',
    usedTitle: 'This link was used already',
    usedText: (owner: string) =>
      `It was accepted, and everything is in place. You find what you are to ${owner} under “Entrusted to me”, with the account that accepted. If that was not you, tell ${owner}.`,
    declinedBefore: (owner: string) =>
      `With this link it was declined. If you would like to accept after all, ask ${owner} to invite you again.`,
    claimDeclinedTitle: 'With this link it was declined',
    claimDeclinedBefore:
      'What was left is still there, and nothing was lost. If it was not you who declined, or you have changed your mind, we can send you a new link, to the address that this one was sent to.',
    claimExpiredTitle: 'This link has run out',
    claimExpiredText:
      'What was left to you is still there, and nothing was lost. We can send you a new link, to the address that this one was sent to.',
    askAnew: 'Send me a new link',
    askedTitle: 'A new link is on its way',
    askedText:
      'If there is something for you, the mail comes within minutes, to the same address as before. Look among unwanted mail too. Who no longer has that address writes to us: you find how under Help.',
    expiredTitle: 'This invitation has run out',
    expiredText: (owner: string) => `Ask ${owner} to send it again. Nothing was lost by it.`,
    noLinkTitle: 'Open the link from your mail',
    noLinkText:
      'An invitation opens with the link in the mail that you received. After a reload of this page, open that link once more.\nIf you were handed a printed page instead, there is a place for that.',
    toClaim: 'I have a printed page',

    hello: (person: string) => `Hello ${person},`,
    beneficiaryTitle: (owner: string) => `${owner} wants to leave you something`,
    contactTitle: (owner: string) => `${owner} asks you to be a trusted contact`,
    beneficiaryText: (owner: string) =>
      `${owner} keeps memories and important things with Amaranth, and has named you as somebody who is to receive some of them one day, when ${owner} is no longer there. What it is stays between you and them until then.`,
    contactText: (owner: string) =>
      `One day Amaranth may no longer hear from ${owner}. Then you would be asked whether they are still alive. You answer what you know, and nothing happens on one word alone: others are asked too, and ${owner} has time to object.`,
    meansTitle: 'What accepting means',
    beneficiaryMeans: [
      'You make a free account, or use the one that you have.',
      'Your browser makes a key that only you can open. What is left to you is locked for it.',
      'There is nothing to pay, and nothing to do until the day comes.',
    ].join('\n'),
    contactMeans: [
      'You make a free account, or use the one that you have.',
      'Your browser makes a key that only you can open. It holds your part of a lock; alone it opens nothing.',
      'You see nothing of what they keep, and you do not learn who else was asked.',
      'You can step back at any time.',
    ].join('\n'),
    words: (owner: string) => `${owner} writes`,
    openUntil: (day: string) => `The invitation is open until ${day}.`,
    accept: 'Accept',
    decline: 'Decline',
    declineTitle: 'Decline this invitation?',
    declineText: (owner: string) =>
      `${owner} is told that you declined, without a reason. They can invite you again.`,
    declineConfirm: 'Decline the invitation',
    declinedTitle: 'You declined',
    declinedText: (owner: string) => `We have told ${owner}. You will hear nothing more from us about it.`,

    accountTitle: 'First, an account',
    accountText: 'So that what is yours reaches you and nobody else.',
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    otherAccount: 'Use another account',
    acceptingTitle: (owner: string) => `Accepting ${owner}’s invitation`,
    hasKey: 'Your key is made. It serves for this as well.',
    acceptNow: 'Accept the invitation',
    keyMadeOn: (day: string) => `Your key was made on ${day}.`,
    keyChangedOn: (day: string) => `Your key was made before, and last changed on ${day}.`,
    openKeyOnce: 'Open it once, so that it is certainly yours: what others entrust to you is locked for it.',
    openAndAccept: 'Open my key and accept',
    notMyKey: 'Did you not make this key, or have you neither its phrase nor the printed code?',
    makeAnotherKey: 'Make another key',
    notNow: 'Not the moment for a key, or no printer at hand?',
    keyLaterInstead: 'Accept now, make the key later',
    withoutKey: (owner: string) =>
      `${owner} sees that you accepted, and words, pictures and letters reach you all the same. What ${owner} keeps under lock cannot be locked for you before you have a key: make it under “Entrusted to me” when you have a quiet quarter of an hour, and while ${owner} is there to lock it.`,
    acceptWithoutKey: 'Accept without a key for now',
    back: 'Back',
    ownInvitation: 'This is your own invitation: it is for the person whom you named. Use another account.',
    namedAlready:
      'With this account you have accepted the same from this person already. Everything is in place.',

    claimTitle: (owner: string) => `${owner} left something for you`,
    claimText: (owner: string) =>
      `${owner} asked us to write to you when they could no longer be reached. That time has come, and we are sorry.\nWhat they kept for you is here. It is yours, and it waits for you.`,
    claimMeansTitle: 'What happens next',
    claimMeans: [
      'You make a free account, or use the one that you have, so that it stays yours.',
      'Then you see what was left to you. Some of it may come later, on its day.',
      'There is nothing to pay and nothing to decide, and there is no hurry.',
    ].join('\n'),
    claimAccept: 'Receive it',
    claimDecline: 'I do not want it',
    claimDeclineTitle: 'Not receive it?',
    claimDeclineText:
      'We then do not write to you again about it. Whoever changes their mind opens this link once more and asks for a new one.',
    claimDeclineConfirm: 'I do not want to receive it',
    claimDeclinedText:
      'You hear nothing more from us about it. Should you change your mind, open the link in our mail once more: it can send you a new one, to the same address.',
    claimOpenUntil: (day: string) => `The link is open until ${day}. After that you can ask for another.`,
    claimAccountText: 'So that what was left to you stays yours.',
    receivingTitle: (owner: string) => `Receiving what ${owner} left`,
    receivingText: 'From now on it is tied to this account, and this link opens it for no other.',
    receiveNow: 'Receive it with this account',
    claimAcceptedTitle: 'It is yours now',
    claimAccepted: (owner: string) =>
      `What ${owner} left for you is open in your account. Some of it may come later, on its day: we write to you then.`,
    goneMeanwhile:
      'This invitation was taken back or sent anew in the meantime. Open the link in the newest mail.',

    acceptedTitle: 'Thank you. It is done',
    beneficiaryAccepted: (owner: string) =>
      `${owner} sees that you accepted. There is nothing more to do until the day comes.`,
    contactAccepted: (owner: string) =>
      `${owner} sees that you accepted. If you are ever needed, we write to you.`,
    keepPaper: 'Keep your phrase and the printed page.',
    acceptedWithoutKey: (owner: string) => `${owner} sees that you accepted.`,
    keyLater: (owner: string) =>
      `One thing is left for a quiet moment: your key. You make it under “Entrusted to me”. Before, ${owner} cannot lock anything for you.`,
    compareLater:
      'The words of your key stand under “Entrusted to me”, for comparing them with each person who named you.',
    toEntrusted: 'Entrusted to me',
  },
  fr: {
    pageTitle: 'Invitation',
    looking: 'Lecture de votre invitation…',
    lookFailed: 'Votre invitation n’a pas pu être lue pour l’instant.',
    goneTitle: 'Cette invitation n’est plus ouverte',
    goneText:
      'Elle a été retirée, ou renvoyée : le lien valable est alors dans l’e-mail le plus récent. Sans e-mail plus récent, demandez à qui vous a invité.',
    usedTitle: 'Ce lien a déjà servi',
    usedText: (owner: string) =>
      `L’invitation a été acceptée et tout est en place. Ce que vous êtes pour ${owner} se trouve sous « Ce qui m’est confié », avec le compte qui a accepté. Si ce n’était pas vous, dites-le à ${owner}.`,
    declinedBefore: (owner: string) =>
      `Avec ce lien, l’invitation a été refusée. Si vous souhaitez tout de même accepter, demandez à ${owner} de vous inviter à nouveau.`,
    claimDeclinedTitle: 'Avec ce lien, on a refusé',
    claimDeclinedBefore:
      'Ce qui a été laissé est toujours là, et rien n’est perdu. Si ce n’est pas vous qui avez refusé, ou si vous avez changé d’avis, nous pouvons vous envoyer un nouveau lien, à l’adresse qui a reçu celui-ci.',
    claimExpiredTitle: 'Ce lien est arrivé à son terme',
    claimExpiredText:
      'Ce qui vous a été laissé est toujours là, et rien n’est perdu. Nous pouvons vous envoyer un nouveau lien, à l’adresse qui a reçu celui-ci.',
    askAnew: 'M’envoyer un nouveau lien',
    askedTitle: 'Un nouveau lien est en route',
    askedText:
      'S’il y a quelque chose pour vous, l’e-mail arrive dans quelques minutes, à la même adresse. Regardez aussi parmi les indésirables. Si vous n’avez plus cette adresse, écrivez-nous : l’aide dit comment.',
    expiredTitle: 'Cette invitation est arrivée à son terme',
    expiredText: (owner: string) => `Demandez à ${owner} de la renvoyer. Rien n’est perdu pour autant.`,
    noLinkTitle: 'Ouvrez le lien reçu par e-mail',
    noLinkText:
      'Une invitation s’ouvre avec le lien de l’e-mail que vous avez reçu. Après un rechargement de cette page, ouvrez ce lien à nouveau.\nSi l’on vous a plutôt remis une page imprimée, il y a un endroit pour cela.',
    toClaim: 'J’ai une page imprimée',

    hello: (person: string) => `Bonjour ${person},`,
    beneficiaryTitle: (owner: string) => `${owner} souhaite vous laisser quelque chose`,
    contactTitle: (owner: string) => `${owner} vous demande d’être une personne de confiance`,
    beneficiaryText: (owner: string) =>
      `${owner} garde des souvenirs et des choses importantes avec Amaranth, et vous a désigné pour en recevoir une partie un jour, quand ${owner} ne sera plus là. Ce dont il s’agit reste entre vous jusque-là.`,
    contactText: (owner: string) =>
      `Un jour, Amaranth n’aura peut-être plus de nouvelles de ${owner}. On vous demandera alors si cette personne est encore en vie. Vous répondez ce que vous savez, et rien ne se fait sur une seule parole : d’autres sont aussi interrogés, et ${owner} a le temps de s’y opposer.`,
    meansTitle: 'Ce que veut dire accepter',
    beneficiaryMeans: [
      'Vous créez un compte gratuit, ou utilisez celui que vous avez.',
      'Votre navigateur crée une clé que vous seul pouvez ouvrir. Ce qui vous est laissé est fermé pour elle.',
      'Il n’y a rien à payer, et rien à faire jusqu’à ce jour.',
    ].join('\n'),
    contactMeans: [
      'Vous créez un compte gratuit, ou utilisez celui que vous avez.',
      'Votre navigateur crée une clé que vous seul pouvez ouvrir. Elle tient votre part d’une serrure ; seule, elle n’ouvre rien.',
      'Vous ne voyez rien de ce qui est gardé, et vous n’apprenez pas qui d’autre a été sollicité.',
      'Vous pouvez vous retirer à tout moment.',
    ].join('\n'),
    words: (owner: string) => `${owner} vous écrit`,
    openUntil: (day: string) => `L’invitation est ouverte jusqu’au ${day}.`,
    accept: 'Accepter',
    decline: 'Refuser',
    declineTitle: 'Refuser cette invitation ?',
    declineText: (owner: string) =>
      `${owner} apprend que vous avez refusé, sans motif, et peut vous inviter à nouveau.`,
    declineConfirm: 'Refuser l’invitation',
    declinedTitle: 'Vous avez refusé',
    declinedText: (owner: string) =>
      `Nous l’avons dit à ${owner}. Vous n’entendrez plus parler de nous à ce sujet.`,

    accountTitle: 'D’abord, un compte',
    accountText: 'Pour que ce qui est à vous vous parvienne, et à personne d’autre.',
    signedInAs: (email: string) => `Vous êtes connecté en tant que ${email}.`,
    otherAccount: 'Utiliser un autre compte',
    acceptingTitle: (owner: string) => `Accepter l’invitation de ${owner}`,
    hasKey: 'Votre clé est créée. Elle sert aussi pour ceci.',
    acceptNow: 'Accepter l’invitation',
    keyMadeOn: (day: string) => `Votre clé a été créée le ${day}.`,
    keyChangedOn: (day: string) => `Votre clé existe déjà, et sa dernière modification date du ${day}.`,
    openKeyOnce:
      'Ouvrez-la une fois, pour être certain qu’elle est bien la vôtre : c’est pour elle que se ferme ce qui vous est confié.',
    openAndAccept: 'Ouvrir ma clé et accepter',
    notMyKey: 'Vous n’avez pas créé cette clé, ou vous n’en avez ni la phrase ni le code imprimé ?',
    makeAnotherKey: 'Créer une autre clé',
    notNow: 'Pas le moment pour une clé, ou pas d’imprimante ?',
    keyLaterInstead: 'Accepter maintenant, créer la clé plus tard',
    withoutKey: (owner: string) =>
      `${owner} voit que vous avez accepté ; mots, photos et lettres vous parviendront de toute façon. Ce que ${owner} garde sous clé ne peut pas être fermé pour vous tant que vous n’avez pas de clé : créez-la sous « Ce qui m’est confié » quand vous aurez un quart d’heure tranquille, et tant que ${owner} est là pour le fermer.`,
    acceptWithoutKey: 'Accepter sans clé pour l’instant',
    back: 'Retour',
    namedAlready:
      'Avec ce compte, vous avez déjà accepté la même chose de cette personne. Tout est en place.',

    claimTitle: (owner: string) => `${owner} vous a laissé quelque chose`,
    claimText: (owner: string) =>
      `${owner} nous a demandé de vous écrire quand on n’aurait plus de ses nouvelles. Ce moment est venu, et nous en sommes désolés.\nCe qui a été gardé pour vous est ici. C’est à vous, et cela vous attend.`,
    claimMeansTitle: 'La suite',
    claimMeans: [
      'Vous créez un compte gratuit, ou utilisez celui que vous avez, afin que cela reste à vous.',
      'Ensuite, vous voyez ce qui vous a été laissé. Une partie peut venir plus tard, à son jour.',
      'Il n’y a rien à payer ni à décider, et rien ne presse.',
    ].join('\n'),
    claimAccept: 'Le recevoir',
    claimDecline: 'Je ne le souhaite pas',
    claimDeclineTitle: 'Ne pas le recevoir ?',
    claimDeclineText:
      'Nous ne vous écrivons alors plus à ce sujet. Pour changer d’avis, il suffit d’ouvrir ce lien à nouveau et d’en demander un autre.',
    claimDeclineConfirm: 'Je ne souhaite pas le recevoir',
    claimDeclinedText:
      'Vous n’entendrez plus parler de nous à ce sujet. Si vous changez d’avis, ouvrez à nouveau le lien de notre e-mail : il permet d’en recevoir un autre, à la même adresse.',
    claimOpenUntil: (day: string) =>
      `Le lien est ouvert jusqu’au ${day}. Ensuite, vous pouvez en demander un autre.`,
    claimAccountText: 'Pour que ce qui vous a été laissé reste à vous.',
    receivingTitle: (owner: string) => `Recevoir ce que ${owner} a laissé`,
    receivingText: 'Désormais, cela est lié à ce compte, et ce lien ne l’ouvre pour aucun autre.',
    receiveNow: 'Le recevoir avec ce compte',
    claimAcceptedTitle: 'C’est à vous, désormais',
    claimAccepted: (owner: string) =>
      `Ce que ${owner} vous a laissé est ouvert dans votre compte. Une partie peut venir plus tard, à son jour : nous vous écrirons alors.`,
    ownInvitation:
      'C’est votre propre invitation : elle est pour la personne que vous avez désignée. Utilisez un autre compte.',
    goneMeanwhile:
      'Cette invitation a été retirée ou renvoyée entre-temps. Ouvrez le lien de l’e-mail le plus récent.',

    acceptedTitle: 'Merci. C’est fait',
    beneficiaryAccepted: (owner: string) =>
      `${owner} voit que vous avez accepté. Il n’y a plus rien à faire jusqu’au jour venu.`,
    contactAccepted: (owner: string) =>
      `${owner} voit que vous avez accepté. Si l’on a un jour besoin de vous, nous vous écrirons.`,
    keepPaper: 'Gardez votre phrase et la page imprimée.',
    acceptedWithoutKey: (owner: string) => `${owner} voit que vous avez accepté.`,
    keyLater: (owner: string) =>
      `Il reste une chose pour un moment tranquille : votre clé. Vous la créez sous « Ce qui m’est confié ». D’ici là, ${owner} ne peut rien fermer pour vous.`,
    compareLater:
      'Les mots de votre clé se trouvent sous « Ce qui m’est confié », pour les comparer avec chaque personne qui vous a désigné.',
    toEntrusted: 'Ce qui m’est confié',
  },
});
