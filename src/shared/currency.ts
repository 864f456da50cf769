/**
 * The one currency that the product sells in, and how its sums are read. Apart from `money.ts`, which brings zod: the public
 * pages show prices and are sent no schema.
 */
import type { Language } from './domain/userProfile.ts';

export const CURRENCY = 'usd';

/** As it is read: `$19.90`, `19,90 $US`. */
export const formatMoney = (amount: number, language: Language): string => format(amount, language, 2);

/** The same without cents where there are none: `$199`, `199 $US`. For prices that are advertised, not for sums. */
export const formatPrice = (amount: number, language: Language): string =>
  format(amount, language, amount % 100 === 0 ? 0 : 2);

const format = (amount: number, language: Language, minimumFractionDigits: 0 | 2): string =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-US', {
    style: 'currency',
    currency: CURRENCY.toUpperCase(),
    minimumFractionDigits,
  }).format(amount / 100);
