import { defineMessages } from '#ui/language/messages.tsx';

export const paymentMessages = defineMessages({
  en: {
    rehearsalTitle: 'No money moves here',
    rehearsal:
      'This Amaranth is not connected to a bank. The payment page opens and takes test cards only: nothing is charged, nothing is made and nothing is sent.',
    openedTitle: 'The payment page is open in your browser',
    opened: 'Pay there, then come back: this window shows what became of it. Closed the page by mistake?',
    openAgain: 'Open it again',
    look: 'I have paid',
    close: 'Close',
    notYet: 'Nothing of a payment has arrived yet. It can take a minute after paying.',
    arrived: 'Your payment has arrived. Thank you.',
  },
  fr: {
    rehearsalTitle: 'Ici, aucun argent ne circule',
    rehearsal:
      'Cet Amaranth n’est relié à aucune banque. La page de paiement s’ouvre et n’accepte que des cartes d’essai : rien n’est débité, rien n’est fabriqué, rien n’est envoyé.',
    openedTitle: 'La page de paiement est ouverte dans votre navigateur',
    opened:
      'Payez là-bas, puis revenez : cette fenêtre montre ce qu’il en est. La page s’est fermée par erreur ?',
    openAgain: 'La rouvrir',
    look: 'J’ai payé',
    close: 'Fermer',
    notYet: 'Aucun paiement ne nous est encore parvenu. Cela peut prendre une minute après le paiement.',
    arrived: 'Votre paiement est arrivé. Merci.',
  },
});
