/**
 * What the log of acts names by its key, in words: whom an act was about, and what became otherwise. The log itself stays as it
 * was written, and its download has it so; what is not known here is shown as it stands there.
 */

import { formatMoney } from '#shared/currency.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { productIdSchema } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { operationsMessages } from '../operations/messages.ts';

interface Act {
  readonly act: string;
  readonly subject: string;
  readonly change: string;
}

const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  accounts: { en: 'All accounts', fr: 'Tous les comptes' },
  launch: { en: 'The launch', fr: 'Le lancement' },
  waitlist: { en: 'The waitlist', fr: 'La liste d’attente' },
  demo: { en: 'The demo', fr: 'La démonstration' },
  on: { en: 'on', fr: 'activée' },
  off: { en: 'off', fr: 'désactivée' },
  declined: { en: 'Declined', fr: 'Refusée' },
  waiting: { en: 'not confirmed', fr: 'non confirmée' },
  open: { en: 'open', fr: 'en cours' },
  extended: { en: 'extended', fr: 'prolongée' },
  answered: { en: 'answered', fr: 'répondu' },
  refused: { en: 'refused', fr: 'refusée' },
  upheld: { en: 'upheld', fr: 'confirmé' },
  rejected: { en: 'rejected', fr: 'rejeté' },
  withdrawn: { en: 'withdrawn', fr: 'retiré' },
  void: { en: 'void', fr: 'sans objet' },
  uphold: { en: 'Uphold', fr: 'Confirmer' },
  reject: { en: 'Reject', fr: 'Rejeter' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  mend: { en: 'Mended', fr: 'Réparé' },
  empty: { en: 'Emptied', fr: 'Vidé' },
  lines: { en: 'lines', fr: 'lignes' },
  credits: { en: 'credits', fr: 'crédits' },
  offered: { en: 'Sold', fr: 'En vente' },
  price: { en: 'Price', fr: 'Prix' },
  stock: { en: 'Stock', fr: 'Stock' },
  true: { en: 'yes', fr: 'oui' },
  false: { en: 'no', fr: 'non' },
};

/** Each word that is a key of ours. */
const inWords = (text: string, language: Language): string =>
  text
    .replaceAll(/[a-z]+/g, (word) => words[word]?.[language] ?? word)
    .replaceAll(': ', language === 'fr' ? '\u00a0: ' : ': ');

export function tellSubject({ act, subject }: Act, language: Language): string {
  if (act === 'jobs-retry') return operationsMessages[language].job(subject);
  const product = productIdSchema.safeParse(subject);
  if (product.success) return products[product.data].name[language];
  return words[subject]?.[language] ?? subject;
}

export function tellChange({ act, change }: Act, language: Language): string {
  switch (act) {
    case 'orders-refund':
      return tellDollars(change, language);
    case 'orders-answerRemake':
      return tellRemake(change, language);
    case 'shop-setProduct':
      return tellProduct(change, language);
    case 'orders-recordTestScan':
      // The line of the order, by a number that says nothing to anybody.
      return '';
    case 'credits-adjust':
    case 'cart-repair':
    case 'contact-mark':
    case 'launch-switch':
    case 'legacyCases-decide':
    case 'legacyCases-withdraw':
    case 'privacyRequests-decide':
      return inWords(change, language);
    default:
      return change;
  }
}

function tellDollars(change: string, language: Language): string {
  const amount = /^\$([\d,]+\.\d\d)$/.exec(change)?.[1];
  return amount ? formatMoney(Math.round(Number(amount.replaceAll(',', '')) * 100), language) : change;
}

function tellRemake(change: string, language: Language): string {
  const number = /^made anew as (.+)$/.exec(change)?.[1];
  if (!number) return inWords(change, language);
  return language === 'fr' ? `Refaite sous le numéro ${number}` : `Made anew as ${number}`;
}

/** "price: 4900 → 5900; lead time: 4 → 6; stock: {} → {"size=50":3}", as `shop-setProduct` writes it. */
function tellProduct(change: string, language: Language): string {
  return change
    .split('; ')
    .map((part) => {
      if (part.startsWith('price: ')) {
        return inWords(part, language).replaceAll(/\d+/g, (amount) => formatMoney(Number(amount), language));
      }
      if (part.startsWith('lead time: ')) {
        return part.replace('lead time: ', language === 'fr' ? 'Jours ouvrés\u00a0: ' : 'Working days: ');
      }
      return part.startsWith('offered: ') ? inWords(part, language) : part.replace('stock: ', 'Stock: ');
    })
    .join('; ');
}
