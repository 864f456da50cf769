/**
 * What is so for whoever opens these pages: the payer at once, the payer again next week, or somebody who was sent the
 * address. None of them says that something was paid, because the address proves nothing.
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
    shopClosed:
      'The memorial shop is not open yet, and nothing can be ordered on this site today. If you were asked for money in our name, please tell us.',
    conversationsClosed:
      'The AI clone and its conversations are on their way, and none can be bought today. If you were asked for money in our name, please tell us.',
    next: 'Where to now',
    dashboard: 'To your dashboard',
    credits: 'Your credits',
    cart: 'Your cart',
    clone: 'To the conversation',
    albums: 'To your albums',
    begin: 'What Amaranth is',
    signIn: 'Sign in',
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
    shopClosed:
      'La boutique du souvenir n’est pas encore ouverte, et rien ne peut être commandé sur ce site aujourd’hui. Si l’on vous a demandé de l’argent en notre nom, dites-le-nous.',
    conversationsClosed:
      'Le clone IA et ses conversations sont en chemin, et aucune ne s’achète aujourd’hui. Si l’on vous a demandé de l’argent en notre nom, dites-le-nous.',
    next: 'Et maintenant',
    dashboard: 'Vers votre tableau de bord',
    credits: 'Vos crédits',
    cart: 'Votre panier',
    clone: 'Vers la conversation',
    albums: 'Vers vos albums',
    begin: 'Ce qu’est Amaranth',
    signIn: 'Se connecter',
    contact: 'Écrivez-nous',
  },
});
