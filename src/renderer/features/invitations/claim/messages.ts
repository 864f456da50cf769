import { defineMessages } from '#ui/language/messages.tsx';

/** /claim: for who holds a printed page. A reader may be in mourning, and may hold it long before anything is to be had. */
export const claimMessages = defineMessages({
  en: {
    pageTitle: 'A page that was left to you',
    title: 'You hold a printed page',
    text: 'Somebody gave you a page of Amaranth with sixteen groups of letters and digits, or you found it among their papers. Here you see whether something has been left for you with it.',
    kitLabel: 'The sixteen groups',
    kitHint: 'They begin with amk1. Capitals, spaces and dashes do not matter.',
    kitMissing: 'Type the sixteen groups from the page.',
    kitMistyped: 'Something in it is mistyped. Compare it with the page, group by group.',
    otherPage:
      'This is another page of Amaranth, and not the one that is meant here. The one for this begins with amk1.',
    look: 'See what there is',
    stays: 'What you type stays on this device: we are shown proof of the page, and never the page.',
    or: 'Or have it read',

    nothingTitle: 'There is nothing to receive yet',
    nothingText:
      'With this page nothing can be received today. That is as it should be while the person who gave it to you is alive, and for some weeks afterwards: those whom they trust are asked first, and nothing is hurried.\nKeep the page safe, and come back later. We do not know who holds a page, so we cannot write to you.\nWe say the same of every page with which there is nothing to receive. If you were given a newer one, use that.',
    again: 'Try another page',

    openTitle: (owner: string) => `${owner} left something for you`,
    openHello: (person: string) => `For ${person}`,
    openText: (owner: string) =>
      `${owner} asked us to keep it for whoever holds this page, until the day that they could no longer be reached. That day has come, and we are sorry.\nTo receive it you need an account, so that it stays yours. There is nothing to pay, and there is no hurry.`,
    receive: 'Receive it',
    claimedText:
      'It was received with this page before. Sign in with the account that received it, and you find everything there.',
    claimedSignIn: 'Sign in',

    accountTitle: 'An account, to keep it in',
    accountText:
      'Make one, or use the one that you have. Without an e-mail address of your own, use that of somebody whom you trust fully.',
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    otherAccount: 'Use another account',
    confirmTitle: (owner: string) => `Receiving what ${owner} left`,
    confirmText: 'From now on it is tied to this account, and the page opens it for no other.',
    confirm: 'Receive it with this account',

    doneTitle: 'It is yours now',
    doneText: (owner: string) =>
      `What ${owner} left for you is open in your account. Some of it may come later, on its day: we write to you then.`,
    keepPage:
      'Keep the printed page. If papers were left to you under lock, you are asked for its groups once more.',
    toReceived: 'See what they left',

    olderPage: 'A newer page has taken the place of this one. Use the newer one.',
    ownKit:
      'This is the page that you printed yourself: it is for the person whom you named. Use another account.',
    namedAlready: 'With this account you have received what the same person left you already.',
    claimedAlready:
      'It was received with another account in the meantime. If that was not you, nor somebody who helped you, write to us: you find how under Help.',
  },
  fr: {
    pageTitle: 'Une page qui vous a été laissée',
    title: 'Vous tenez une page imprimée',
    text: 'Quelqu’un vous a remis une page d’Amaranth avec seize groupes de lettres et de chiffres, ou vous l’avez trouvée parmi ses papiers. Vous voyez ici si quelque chose vous a été laissé avec elle.',
    kitLabel: 'Les seize groupes',
    kitHint: 'Ils commencent par amk1. Majuscules, espaces et tirets ne comptent pas.',
    kitMissing: 'Saisissez les seize groupes de la page.',
    kitMistyped: 'Une faute s’y est glissée. Comparez avec la page, groupe par groupe.',
    otherPage:
      'C’est une autre page d’Amaranth, et non celle dont il s’agit ici. La bonne commence par amk1.',
    look: 'Voir ce qu’il y a',
    stays:
      'Ce que vous saisissez reste sur cet appareil : nous recevons la preuve que vous tenez la page, jamais la page.',
    or: 'Ou la faire lire',

    nothingTitle: 'Il n’y a encore rien à recevoir',
    nothingText:
      'Avec cette page, rien ne peut être reçu aujourd’hui. C’est normal tant que la personne qui vous l’a remise est en vie, et pendant quelques semaines ensuite : ceux en qui elle a confiance sont d’abord interrogés, et rien n’est précipité.\nGardez la page en lieu sûr et revenez plus tard. Nous ne savons pas qui tient une page, et ne pouvons donc pas vous écrire.\nNous disons la même chose de toute page avec laquelle il n’y a rien à recevoir. Si l’on vous en a remis une plus récente, utilisez celle-là.',
    again: 'Essayer une autre page',

    openTitle: (owner: string) => `${owner} vous a laissé quelque chose`,
    openHello: (person: string) => `Pour ${person}`,
    openText: (owner: string) =>
      `${owner} nous a demandé de le garder pour qui tient cette page, jusqu’au jour où l’on n’aurait plus de ses nouvelles. Ce jour est venu, et nous en sommes désolés.\nPour le recevoir, il vous faut un compte, afin que cela reste à vous. Il n’y a rien à payer, et rien ne presse.`,
    receive: 'Le recevoir',
    claimedText:
      'Cela a déjà été reçu avec cette page. Connectez-vous avec le compte qui l’a reçu : tout s’y trouve.',
    claimedSignIn: 'Se connecter',

    accountTitle: 'Un compte, pour le garder',
    accountText:
      'Créez-en un, ou utilisez celui que vous avez. Sans adresse e-mail à vous, prenez celle d’une personne en qui vous avez toute confiance.',
    signedInAs: (email: string) => `Vous êtes connecté en tant que ${email}.`,
    otherAccount: 'Utiliser un autre compte',
    confirmTitle: (owner: string) => `Recevoir ce que ${owner} a laissé`,
    confirmText: 'Désormais, cela est lié à ce compte, et la page ne l’ouvre pour aucun autre.',
    confirm: 'Le recevoir avec ce compte',

    doneTitle: 'C’est à vous, désormais',
    doneText: (owner: string) =>
      `Ce que ${owner} vous a laissé est ouvert dans votre compte. Une partie peut venir plus tard, à son jour : nous vous écrirons alors.`,
    keepPage:
      'Gardez la page imprimée. Si des papiers vous ont été laissés sous clé, ses groupes vous seront demandés encore une fois.',
    toReceived: 'Voir ce qui m’est laissé',

    olderPage: 'Une page plus récente a remplacé celle-ci. Utilisez la plus récente.',
    ownKit:
      'C’est la page que vous avez imprimée vous-même : elle est pour la personne que vous avez désignée. Utilisez un autre compte.',
    namedAlready: 'Avec ce compte, vous avez déjà reçu ce que la même personne vous a laissé.',
    claimedAlready:
      'Cela a été reçu entre-temps avec un autre compte. Si ce n’était ni vous, ni quelqu’un qui vous aidait, écrivez-nous : l’aide dit comment.',
  },
});
