/** What the hub says of plans that a bank looks into. */
import { defineMessages } from '#ui/language/messages.tsx';

export const planMessages = defineMessages({
  en: {
    title: 'Disputed plans',
    lead: 'A bank looks into a payment of these plans. Each goes on as it is, and its owner cannot change it until the bank has decided. Search the dispute at the payment service and answer it there before its day: with what shows that the plan was wanted, or by accepting it. What is not answered is lost. Where the bank takes the money back, the plan ends by itself, and its owner is written to.',
    failed: 'The disputed plans could not be read: the payment service is not to be reached.',
    none: 'No disputed plan',
    noneText: 'No bank looks into the payment of a plan.',
    owner: 'Account',
    gone: 'Account gone',
    plan: 'Plan',
    month: (plan: string) => `${plan}, by month`,
    year: (plan: string) => `${plan}, by year`,
    amount: 'Amount',
    toDo: 'What to do',
    answer: (day: string) => `Answer by ${day}`,
    wait: 'Answered: the bank decides',
    dispute: 'Dispute',
  },
  fr: {
    title: 'Formules contestées',
    lead: 'Une banque examine un paiement de ces formules. Chacune continue telle quelle, et son titulaire ne peut pas la changer tant que la banque n’a pas tranché. Cherchez la contestation auprès du service de paiement et répondez-y avant son échéance\u00a0: avec ce qui montre que la formule était voulue, ou en l’acceptant. Ce qui reste sans réponse est perdu. Si la banque reprend l’argent, la formule prend fin d’elle-même, et son titulaire en est averti par écrit.',
    failed: 'Les formules contestées n’ont pas pu être lues\u00a0: le service de paiement est injoignable.',
    none: 'Aucune formule contestée',
    noneText: 'Aucune banque n’examine le paiement d’une formule.',
    owner: 'Compte',
    gone: 'Compte disparu',
    plan: 'Formule',
    month: (plan) => `${plan}, au mois`,
    year: (plan) => `${plan}, à l’année`,
    amount: 'Montant',
    toDo: 'Que faire',
    answer: (day) => `Répondre avant le ${day}`,
    wait: 'Répondu\u00a0: la banque décide',
    dispute: 'Contestation',
  },
});
