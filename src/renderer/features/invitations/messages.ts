import { defineMessages } from '#ui/language/messages.tsx';

export const invitationMessages = defineMessages({
  en: {
    pageTitle: 'Invitation',
    looking: 'Your invitation is being read…',
    lookFailed: 'Your invitation could not be read just now.',
    goneTitle: 'This invitation is no longer open',
    goneText:
      'It was used, taken back, or sent anew. The newest mail has the link that works. If you have accepted already, everything is in place.',
    expiredTitle: 'This invitation has run out',
    expiredText: (owner: string) => `Ask ${owner} to send it again. Nothing was lost by it.`,
    noLinkTitle: 'Open the link from your mail',
    noLinkText:
      'An invitation opens with the link in the mail that you received. After a reload of this page, open that link once more.',

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
    hasKey: 'You have made your key already. It serves for this as well.',
    acceptWithKey: 'Accept the invitation',
    acceptNow: 'Accept the invitation',
    ownInvitation: 'This is your own invitation: it is for the person whom you named. Use another account.',
    goneMeanwhile:
      'This invitation was taken back or sent anew in the meantime. Open the link in the newest mail.',

    acceptedTitle: 'Thank you. It is done',
    beneficiaryAccepted: (owner: string) =>
      `${owner} sees that you accepted. There is nothing more to do. Keep your phrase and the printed page.`,
    contactAccepted: (owner: string) =>
      `${owner} sees that you accepted. If you are ever needed, we write to you. Keep your phrase and the printed page.`,
    compareLater:
      'The words of your key stand under “Entrusted to me”, for comparing them with each person who named you.',
    toEntrusted: 'Entrusted to me',

    kitTitle: 'Were you handed a printed page?',
    kitText:
      'Somebody may have given you a page with sixteen groups, a claim kit. Here you can see whether it can be read.',
    kitLabel: 'The sixteen groups',
    kitHint: 'Capitals, spaces and dashes do not matter. A phone’s camera reads them from the square.',
    kitCheck: 'Check the page',
    kitMissing: 'Type the sixteen groups from the page.',
    kitMistyped: 'Something in it is mistyped, or it is another page. Compare it group by group.',
    kitSound:
      'The page can be read. It opens nothing before its time, and it was not sent anywhere. Keep it safe: when the time has come, what it opens asks for it.',
  },
  fr: {
    pageTitle: 'Invitation',
    looking: 'Lecture de votre invitation…',
    lookFailed: 'Votre invitation n’a pas pu être lue pour l’instant.',
    goneTitle: 'Cette invitation n’est plus ouverte',
    goneText:
      'Elle a été utilisée, retirée ou renvoyée. Le lien valable est dans l’e-mail le plus récent. Si vous avez déjà accepté, tout est en place.',
    expiredTitle: 'Cette invitation est arrivée à son terme',
    expiredText: (owner: string) => `Demandez à ${owner} de la renvoyer. Rien n’est perdu pour autant.`,
    noLinkTitle: 'Ouvrez le lien reçu par e-mail',
    noLinkText:
      'Une invitation s’ouvre avec le lien de l’e-mail que vous avez reçu. Après un rechargement de cette page, ouvrez ce lien à nouveau.',

    hello: (person: string) => `Bonjour ${person},`,
    beneficiaryTitle: (owner: string) => `${owner} souhaite vous laisser quelque chose`,
    contactTitle: (owner: string) => `${owner} vous demande d’être une personne de confiance`,
    beneficiaryText: (owner: string) =>
      `${owner} garde des souvenirs et des choses importantes avec Amaranth, et vous a désigné pour en recevoir une partie un jour, quand ${owner} ne sera plus là. Ce dont il s’agit reste entre vous jusque-là.`,
    contactText: (owner: string) =>
      `Un jour, Amaranth n’aura peut-être plus de nouvelles de ${owner}. On vous demandera alors si cette personne est encore en vie. Vous répondez ce que vous savez, et rien ne se fait sur une seule parole : d’autres sont aussi interrogés, et ${owner} a le temps de s’y opposer.`,
    meansTitle: 'Ce que veut dire accepter',
    beneficiaryMeans: [
      'Vous créez un compte gratuit, ou utilisez celui que vous avez.',
      'Votre navigateur crée une clé que vous seul pouvez ouvrir. Ce qui vous est laissé est fermé pour elle.',
      'Il n’y a rien à payer, et rien à faire jusqu’à ce jour.',
    ].join('\n'),
    contactMeans: [
      'Vous créez un compte gratuit, ou utilisez celui que vous avez.',
      'Votre navigateur crée une clé que vous seul pouvez ouvrir. Elle tient votre part d’une serrure ; seule, elle n’ouvre rien.',
      'Vous ne voyez rien de ce qui est gardé, et vous n’apprenez pas qui d’autre a été sollicité.',
      'Vous pouvez vous retirer à tout moment.',
    ].join('\n'),
    words: (owner: string) => `${owner} vous écrit`,
    openUntil: (day: string) => `L’invitation est ouverte jusqu’au ${day}.`,
    accept: 'Accepter',
    decline: 'Refuser',
    declineTitle: 'Refuser cette invitation ?',
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
    hasKey: 'Vous avez déjà créé votre clé. Elle sert aussi pour ceci.',
    acceptWithKey: 'Accepter l’invitation',
    acceptNow: 'Accepter l’invitation',
    ownInvitation:
      'C’est votre propre invitation : elle est pour la personne que vous avez désignée. Utilisez un autre compte.',
    goneMeanwhile:
      'Cette invitation a été retirée ou renvoyée entre-temps. Ouvrez le lien de l’e-mail le plus récent.',

    acceptedTitle: 'Merci. C’est fait',
    beneficiaryAccepted: (owner: string) =>
      `${owner} voit que vous avez accepté. Il n’y a plus rien à faire. Gardez votre phrase et la page imprimée.`,
    contactAccepted: (owner: string) =>
      `${owner} voit que vous avez accepté. Si l’on a un jour besoin de vous, nous vous écrirons. Gardez votre phrase et la page imprimée.`,
    compareLater:
      'Les mots de votre clé se trouvent sous « Ce qui m’est confié », pour les comparer avec chaque personne qui vous a désigné.',
    toEntrusted: 'Ce qui m’est confié',

    kitTitle: 'Vous a-t-on remis une page imprimée ?',
    kitText:
      'Quelqu’un vous a peut-être donné une page de seize groupes, une page de remise. Vous pouvez vérifier ici qu’elle est lisible.',
    kitLabel: 'Les seize groupes',
    kitHint:
      'Majuscules, espaces et tirets ne comptent pas. L’appareil photo d’un téléphone les lit dans le carré.',
    kitCheck: 'Vérifier la page',
    kitMissing: 'Saisissez les seize groupes de la page.',
    kitMistyped: 'Une faute s’y est glissée, ou c’est une autre page. Comparez groupe par groupe.',
    kitSound:
      'La page est lisible. Elle n’ouvre rien avant son heure, et n’a été envoyée nulle part. Gardez-la en lieu sûr : le moment venu, ce qu’elle ouvre la demandera.',
  },
});
