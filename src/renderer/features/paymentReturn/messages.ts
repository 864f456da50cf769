/**
 * What is so for whoever opens these pages: the payer at once, the payer again next week, or somebody who was sent the
 * address. None of them says that something was paid, because the address proves nothing, unless the server was asked.
 */
import { defineMessages } from '#ui/language/messages.tsx';

export const returnMessages = defineMessages({
  en: {
    home: 'Amaranth, to the first page',
    orderTitle: 'What counts is the confirmation',
    orderLead:
      'If you have just paid, the confirmation is on its way to you by mail. This page is not one: it cannot see who opens it, nor why.',
    conversationTitle: 'What counts is the confirmation',
    conversationLead:
      'If you have just paid for a conversation, the confirmation is on its way to you by mail. This page is not one: it cannot see who opens it, nor why.',
    cancelledTitle: 'If you left the payment, nothing was charged',
    cancelledLead:
      'Whoever leaves a payment before its end has paid nothing. What you keep here, and what you arranged for your people, is as it was.',
    again: 'You can close this page or open it again: it orders nothing and takes nothing.',
    noMail:
      'No mail? Look among the unwanted ones first. Please do not pay a second time before you have asked us.',
    charged:
      'If you did pay, what counts is the confirmation that comes by mail. Should your bank show a sum that you did not mean to pay, write to us.',
    next: 'Where to now',
    dashboard: 'To your dashboard',
    credits: 'Your credits',
    cart: 'Your cart',
    clone: 'To the conversation',
    albums: 'To your albums',
    begin: 'What Amaranth is',
    signIn: 'Sign in',
    signInToSee: 'Sign in to see your order',
    signInToSeeCredits: 'Sign in to see your credits',
    fromProgram: 'You paid from the Amaranth app?',
    openProgram: 'Go back to it',
    lookingTitle: 'One moment',
    lookingLead: 'We are asking the payment service what became of your payment.',
    failedTitle: 'We could not ask what became of your payment',
    failedLead: 'The line was cut on the way. If you have paid, it counts, whatever this page says.',
    waitingTitle: 'Your payment is on its way',
    waitingLead:
      'The payment service has not confirmed it yet. This page looks again by itself; you need not wait for it.',
    lateTitle: 'Your payment is not confirmed yet',
    lateLead:
      'Some banks take longer. As soon as it is confirmed, you get a mail. Please do not pay a second time.',
    lookAgain: 'Look again',
    unknownTitle: 'There is no payment of yours here',
    unknownLead:
      'If you paid with another account, sign in with that one. If somebody sent you this address, it shows what was paid to its payer alone.',
    paidOrderTitle: 'Thank you. It is in good hands',
    paidOrderLead: (number: string) => `Your order ${number} is paid.`,
    paidOrderHour:
      'For one hour you can still change the engraving and the addresses, or call it off. Then the work begins.',
    paidOrderMail: 'A confirmation comes by mail, and one more when it leaves the workshop.',
    seeOrder: 'See your order',
    orders: 'Your orders',
    paidCreditsTitle: (count: number) => `${count} credits are yours`,
    paidCreditsLead: 'They are in your balance, and they do not run out.',
    paidPlanTitle: (plan: string) => `You now have ${plan}`,
    paidPlanLead: 'Its room is there at once. You can change or end it whenever you like.',
    plan: 'Your plan',
    contact: 'Write to us',
  },
  fr: {
    home: 'Amaranth, vers la première page',
    orderTitle: 'C’est la confirmation qui compte',
    orderLead:
      'Si vous venez de payer, la confirmation vous arrive par email. Cette page n’en est pas une : elle ne peut pas voir qui l’ouvre, ni pourquoi.',
    conversationTitle: 'C’est la confirmation qui compte',
    conversationLead:
      'Si vous venez de payer une conversation, la confirmation vous arrive par email. Cette page n’en est pas une : elle ne peut pas voir qui l’ouvre, ni pourquoi.',
    cancelledTitle: 'Si vous avez quitté le paiement, rien n’a été prélevé',
    cancelledLead:
      'Qui quitte un paiement avant sa fin n’a rien payé. Ce que vous gardez ici, et ce que vous avez prévu pour les vôtres, est resté tel quel.',
    again: 'Vous pouvez fermer cette page ou l’ouvrir à nouveau : elle ne commande rien et ne prélève rien.',
    noMail:
      'Pas d’email ? Regardez d’abord parmi les indésirables. Ne payez pas une seconde fois avant de nous avoir demandé.',
    charged: 'Si votre banque montre tout de même une somme, écrivez-nous.',
    next: 'Et maintenant',
    dashboard: 'Vers votre tableau de bord',
    credits: 'Vos crédits',
    cart: 'Votre panier',
    clone: 'Vers la conversation',
    albums: 'Vers vos albums',
    begin: 'Ce qu’est Amaranth',
    signIn: 'Se connecter',
    signInToSee: 'Se connecter pour voir la commande',
    signInToSeeCredits: 'Se connecter pour voir vos crédits',
    fromProgram: 'Vous avez payé depuis l’application Amaranth ?',
    openProgram: 'Y revenir',
    lookingTitle: 'Un instant',
    lookingLead: 'Nous demandons au service de paiement ce qu’il en est.',
    failedTitle: 'Nous n’avons pas pu demander où en est votre paiement',
    failedLead: 'La liaison a été coupée. Si vous avez payé, cela compte, quoi que dise cette page.',
    waitingTitle: 'Votre paiement est en chemin',
    waitingLead:
      'Le service de paiement ne l’a pas encore confirmé. Cette page regarde à nouveau toute seule ; vous n’avez pas à l’attendre.',
    lateTitle: 'Votre paiement n’est pas encore confirmé',
    lateLead:
      'Certaines banques prennent plus de temps. Dès qu’il est confirmé, vous recevez un email. Ne payez pas une seconde fois.',
    lookAgain: 'Regarder à nouveau',
    unknownTitle: 'Il n’y a pas de paiement à vous ici',
    unknownLead:
      'Si vous avez payé avec un autre compte, connectez-vous avec celui-là. Si l’on vous a envoyé cette adresse, elle ne montre ce qui a été payé qu’à la personne qui a payé.',
    paidOrderTitle: 'Merci. C’est entre de bonnes mains',
    paidOrderLead: (number: string) => `Votre commande ${number} est payée.`,
    paidOrderHour:
      'Pendant une heure, vous pouvez encore changer la gravure et les adresses, ou tout annuler. Ensuite le travail commence.',
    paidOrderMail: 'Une confirmation arrive par email, puis une autre au départ de l’atelier.',
    seeOrder: 'Voir votre commande',
    orders: 'Vos commandes',
    paidCreditsTitle: (count: number) => `${count} crédits sont à vous`,
    paidCreditsLead: 'Ils sont dans votre solde, et n’expirent pas.',
    paidPlanTitle: (plan: string) => `Vous avez maintenant ${plan}`,
    paidPlanLead: 'Sa place est là tout de suite. Vous pouvez la changer ou l’arrêter quand vous voulez.',
    plan: 'Votre formule',
    contact: 'Écrivez-nous',
  },
});
