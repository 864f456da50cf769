/** The log of acts is read by people: keys of ours are words there, in both languages. */
import { expect, test } from 'vitest';
import { tellChange, tellSubject } from './actWords.ts';

const act = (name: string, change: string, subject = '') => ({ act: name, subject, change });

test.each([
  ['operations-findAccounts', 'accounts', 'All accounts', 'Tous les comptes'],
  ['waitlist-erase', 'waitlist', 'The waitlist', 'La liste d’attente'],
  ['shop-setProduct', 'candle-lantern', 'Candle lantern', 'Lanterne'],
  ['jobs-retry', 'mail-deliver', 'Delivery of mail', 'Envoi des messages'],
  ['credits-adjust', 'rose@example.org', 'rose@example.org', 'rose@example.org'],
])('%s of %s', (name, subject, english, french) => {
  expect(tellSubject(act(name, '', subject), 'en')).toBe(english);
  expect(tellSubject(act(name, '', subject), 'fr')).toBe(french);
});

test.each([
  ['credits-adjust', '3 → 50 credits', '3 → 50 crédits'],
  ['cart-repair', 'mend: 4 → 3 lines', 'Réparé\u00a0: 4 → 3 lignes'],
  ['contact-mark', 'open → answered', 'en cours → répondu'],
  ['launch-switch', 'waitlist on, demo off', 'La liste d’attente activée, La démonstration désactivée'],
  ['orders-refund', '$1,019.90', '1\u202f019,90\u00a0$US'],
  ['orders-answerRemake', 'made anew as AM-2026-ACDEFG', 'Refaite sous le numéro AM-2026-ACDEFG'],
  ['shop-setProduct', 'offered: true → false', 'En vente\u00a0: oui → non'],
  ['shop-setProduct', 'lead time: 4 → 6', 'Jours ouvrés\u00a0: 4 → 6'],
  ['orders-ship', 'Open Post 123', 'Open Post 123'],
])('%s: %s', (name, change, french) => {
  expect(tellChange(act(name, change), 'fr')).toBe(french);
});

test('prices of a product are money', () => {
  expect(tellChange(act('shop-setProduct', 'price: 4900 → 5900'), 'en')).toBe('Price: $49.00 → $59.00');
});
