/** The words of the payment page. */
import type { Language } from '#shared/domain/userProfile.ts';

export const pageMessages = {
  en: {
    title: 'Pay',
    titles: { setup: 'Save a card', subscription: 'Subscribe' },
    nothingMoves:
      'This is a rehearsal: no money moves, and only the test cards of the payment provider are taken.',
    total: 'Total',
    shipping: 'Shipping',
    taxes: 'Taxes',
    ofWhichTaxes: 'of which taxes',
    email: 'E-mail address',
    sendTo: 'Send to',
    howSent: 'Shipping method',
    name: 'Name',
    line1: 'Street and number',
    line2: 'Anything more (optional)',
    postalCode: 'Postal code',
    city: 'City',
    state: 'Region (optional)',
    country: 'Country',
    phone: 'Telephone',
    card: 'Card',
    number: 'Card number',
    expiry: 'Expires',
    expiryHint: 'month / year, as 12 / 34',
    code: 'Security code',
    holder: 'Name on the card',
    billingPostalCode: 'Postal code of the card’s bill',
    pay: (amount: string) => `Pay ${amount}`,
    subscribe: (amount: string) => `Subscribe and pay ${amount} today`,
    saveCard: 'Save this card',
    every: (interval: string, count: number) =>
      count === 1 ? `each ${interval}` : `every ${count} ${interval}s`,
    doneTitle: 'All is done here',
    done: 'This was paid already. Nothing is charged a second time.',
    doneCard: 'This card was saved already.',
    goOn: 'Go on',
    back: 'Back, without paying',
    badEmail: 'That is not an e-mail address.',
    badAddress: 'The address is not whole: name, street, city and country are needed.',
    badPhone: 'A telephone number is needed.',
    badNumber: 'Your card number is invalid.',
    notTestCard: 'Only test cards are taken here. 4242 4242 4242 4242 is one that works.',
    badExpiry: 'The card’s date is not one, or is past.',
    badCode: 'The security code has three digits, four on American Express.',
    badName: 'The name on the card is needed.',
    failedChallenge:
      'Your bank was not told that it is you. Nothing was paid; try again, or with another card.',
    expiredTitle: 'This page has closed',
    expired: 'It stayed open for a day without a payment. Nothing was paid. Begin again where you came from.',
    challengeTitle: 'Your bank asks whether it is you',
    challenge: (amount: string) =>
      `In place of your bank’s page: say whether the payment of ${amount} is approved.`,
    challengeCard: 'In place of your bank’s page: say whether this card may be saved.',
    approve: 'Approve',
    refuse: 'Do not approve',
  },
  fr: {
    title: 'Payer',
    titles: { setup: 'Enregistrer une carte', subscription: 'S’abonner' },
    nothingMoves:
      'Ceci est une répétition : aucun argent ne circule, et seules les cartes d’essai du prestataire de paiement sont acceptées.',
    total: 'Total',
    shipping: 'Livraison',
    taxes: 'Taxes',
    ofWhichTaxes: 'dont taxes',
    email: 'Adresse email',
    sendTo: 'Envoyer à',
    howSent: 'Mode de livraison',
    name: 'Nom',
    line1: 'Rue et numéro',
    line2: 'Complément (facultatif)',
    postalCode: 'Code postal',
    city: 'Ville',
    state: 'Région (facultatif)',
    country: 'Pays',
    phone: 'Téléphone',
    card: 'Carte',
    number: 'Numéro de carte',
    expiry: 'Expire',
    expiryHint: 'mois / année, comme 12 / 34',
    code: 'Code de sécurité',
    holder: 'Nom sur la carte',
    billingPostalCode: 'Code postal de facturation',
    pay: (amount: string) => `Payer ${amount}`,
    subscribe: (amount: string) => `S’abonner et payer ${amount} aujourd’hui`,
    saveCard: 'Enregistrer cette carte',
    every: (interval: string, count: number) => {
      const intervals = {
        day: ['jour', 'jours'],
        week: ['semaine', 'semaines'],
        month: ['mois', 'mois'],
        year: ['an', 'ans'],
      };
      const [one = interval, many = interval] =
        Object.entries(intervals).find(([name]) => name === interval)?.[1] ?? [];
      return count === 1 ? `par ${one}` : `tous les ${count} ${many}`;
    },
    doneTitle: 'Tout est fait ici',
    done: 'Ce paiement a déjà été effectué. Rien n’est prélevé une seconde fois.',
    doneCard: 'Cette carte a déjà été enregistrée.',
    goOn: 'Continuer',
    back: 'Revenir sans payer',
    badEmail: 'Ce n’est pas une adresse email.',
    badAddress: 'L’adresse est incomplète : il faut le nom, la rue, la ville et le pays.',
    badPhone: 'Il faut un numéro de téléphone.',
    badNumber: 'Le numéro de la carte n’est pas valable.',
    notTestCard:
      'Seules les cartes d’essai sont acceptées ici. 4242 4242 4242 4242 en est une qui fonctionne.',
    badExpiry: 'La date de la carte n’en est pas une, ou est passée.',
    badCode: 'Le code de sécurité a trois chiffres, quatre chez American Express.',
    badName: 'Il faut le nom inscrit sur la carte.',
    failedChallenge:
      'Votre banque n’a pas reçu confirmation que c’est vous. Rien n’a été payé ; réessayez, ou avec une autre carte.',
    expiredTitle: 'Cette page est fermée',
    expired:
      'Elle est restée ouverte un jour sans paiement. Rien n’a été payé. Recommencez là d’où vous venez.',
    challengeTitle: 'Votre banque demande si c’est vous',
    challenge: (amount: string) =>
      `À la place de la page de votre banque : dites si le paiement de ${amount} est approuvé.`,
    challengeCard: 'À la place de la page de votre banque : dites si cette carte peut être enregistrée.',
    approve: 'Approuver',
    refuse: 'Ne pas approuver',
  },
} as const;

/** What the bank said of a card, in French; English is the vendor's own. */
const declinesInFrench: Readonly<Record<string, string>> = {
  insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
  expired_card: 'Votre carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
  processing_error:
    'Une erreur est survenue pendant le traitement de votre carte. Réessayez dans un instant.',
  card_velocity_exceeded: 'Votre carte a été refusée : trop de tentatives, ou son plafond est dépassé.',
};
const declinedInFrench = 'Votre carte a été refusée.';

export function declineWords(
  error: { readonly message: string; readonly decline_code?: string },
  language: Language,
): string {
  if (language === 'en') return error.message;
  return declinesInFrench[error.decline_code ?? ''] ?? declinedInFrench;
}
