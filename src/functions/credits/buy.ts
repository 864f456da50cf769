/** Sends somebody to where a pack is paid (shared/callables/credits.ts). */
import { creditsBuy } from '#shared/callables/credits.ts';
import { CURRENCY } from '#shared/currency.ts';
import { creditPacks } from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { routes } from '#shared/routes.ts';
import { assertIsSomebody } from '../access/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { assertCheckoutOpen, openPaymentPage } from '../payments/index.ts';

const names: Readonly<Record<Language, (credits: number) => string>> = {
  en: (credits) => `${credits} credits`,
  fr: (credits) => `${credits} crédits`,
};

export const buy = defineHandler(creditsBuy, {
  access: 'user',
  limit: { calls: 20, within: 60 * 60_000 },
  run: async ({ key, pack: id, language, conversationWith }, { caller, services }) => {
    assertIsSomebody(caller);
    assertCheckoutOpen(services);
    const pack = creditPacks.find((candidate) => candidate.id === id);
    if (!pack) throw new Refusal('not-found', 'There is no such pack.', { field: 'pack' });
    const profile = await services.firestore.doc(`users/${caller.uid}`).get();
    if (!profile.exists) throw new Refusal('not-found', 'This account has no profile yet.');
    const { url } = await openPaymentPage(services, caller, {
      key: `credits-${key}`,
      kind: 'credits',
      reference: pack.id,
      mode: 'payment',
      lineItems: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY,
            unit_amount: pack.price,
            product_data: { name: names[language](pack.credits) },
          },
        },
      ],
      language,
      ...wayBack(conversationWith),
    });
    return { paymentUrl: url };
  },
});

/** Who bought in the middle of a conversation returns to it. */
function wayBack(conversationWith: UserId | undefined) {
  if (!conversationWith) return { cancelPath: routes.credits.path };
  const query = new URLSearchParams({ with: conversationWith });
  return {
    successPath: `${routes.conversationSuccess.path}?${query}`,
    cancelPath: `${routes.conversationCancelled.path}?${query}`,
  };
}
