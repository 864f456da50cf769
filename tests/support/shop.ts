/** A buyer with a cart, and an administrator, against the whole server: for tests of orders. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { albumCodesCreate } from '#shared/callables/albumCodes.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import { cartQuote, cartWrite, ordersBegin } from '#shared/callables/shop.ts';
import { albumCodeIdSchema, PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import type { OrderId } from '#shared/shop/order.ts';
import type { Quote } from '#shared/shop/quote.ts';
import type { Caller } from '../../src/functions/caller.ts';
import { catalogue } from '../../src/functions/catalogue.ts';
import type { Services } from '../../src/functions/services.ts';

/** Calls as a person whose token the transport has verified. */
export interface Buyer {
  readonly uid: string;
  readonly email: string;
  call<I extends z.ZodType, O extends z.ZodType>(
    contract: CallableContract<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>>;
}

const buyerOf = (services: Services, caller: Caller): Buyer => ({
  uid: caller.uid,
  email: caller.email ?? '',
  async call(contract, input) {
    const handler = catalogue.callables.find(({ name }) => name === contract.name);
    if (!handler) throw new Error(`There is no callable ${contract.name}.`);
    return contract.output.parse(await handler.call(input, { services, caller }));
  },
});

export const ADMINISTRATOR = 'keeper@amaranth.example';

export async function newBuyer(services: Services, language: 'en' | 'fr' = 'en'): Promise<Buyer> {
  const email = `buyer-${randomUUID()}@example.org`;
  const { uid } = await services.auth.createUser({ email, emailVerified: true, displayName: 'Rose Martin' });
  await services.firestore.doc(`users/${uid}`).set({
    name: 'Rose Martin',
    email,
    plan: 'Free',
    storageUsed: 0,
    storageLimit: 52_428_800,
    settings: { language },
  });
  return buyerOf(services, callerOf(services, uid, email));
}

export async function newAdministrator(services: Services, email = ADMINISTRATOR): Promise<Buyer> {
  const known = await services.auth.getUserByEmail(email).catch(() => null);
  const { uid } = known ?? (await services.auth.createUser({ email, emailVerified: true }));
  await services.auth.setCustomUserClaims(uid, { role: 'admin' });
  await services.firestore.doc(`administrators/${uid}`).set({ email });
  return buyerOf(services, {
    ...callerOf(services, uid, email),
    claims: { role: 'admin', auth_time: 4_000_000_000 },
  });
}

const callerOf = ({ clock }: Services, uid: string, email: string): Caller => ({
  uid,
  email,
  emailVerified: true,
  claims: { auth_time: Math.floor(clock.now() / 1_000) },
});

/** The same call twice is the same `services`, with something of them otherwise. */
export const asBuyer = (services: Services, { uid, email }: Buyer): Buyer =>
  buyerOf(services, callerOf(services, uid, email));

export async function newCode(buyer: Buyer): Promise<string> {
  const { albumId } = await buyer.call(albumsCreate, { title: 'Jeanne', description: '' });
  const codeId = albumCodeIdSchema.parse(`a${randomBytes(16).toString('base64url').slice(1)}`);
  await buyer.call(albumCodesCreate, {
    codeId,
    albumId,
    name: 'On the stone',
    style: PLAIN_STYLE,
    passcode: null,
    hasGuestBook: false,
    showsLetters: false,
  });
  return codeId;
}

export const rose = {
  id: randomUUID(),
  name: 'Rose Martin',
  address: { country: 'FR', street: '3 rue du Lac', city: 'Annecy', postcode: '74000' },
};

export const lantern = (quantity = 1, more: object = {}) => ({
  id: randomUUID(),
  productId: 'candle-lantern' as const,
  options: { material: 'copper' },
  quantity,
  engraving: null,
  albumCodeId: null,
  printFileId: null,
  recipientId: null,
  seenPrice: 10_900,
  ...more,
});

export const medallion = (albumCodeId: string, more: object = {}) => ({
  ...lantern(),
  productId: 'qr-medallion' as const,
  options: { size: '50', finish: 'brushed', fixing: 'pins' },
  engraving: { lines: ['Jeanne'], font: 'serif' as const },
  albumCodeId,
  seenPrice: 6_500,
  ...more,
});

type CartInput = z.input<typeof cartWrite.input>;

export async function fillCart(
  buyer: Buyer,
  lines: readonly object[],
  recipients: readonly object[] = [rose],
) {
  const input = { lines, recipients, revision: 0 } as CartInput;
  await buyer.call(cartWrite, input);
  return buyer.call(cartQuote, {});
}

export const accepted = { language: 'en' as const, acceptsNoReturn: true, knowsCemeteryRules: true };

export async function beginOrder(
  buyer: Buyer,
  { fingerprint }: Pick<Quote, 'fingerprint'>,
  key: string = randomUUID(),
): Promise<{ readonly orderId: OrderId; readonly paymentUrl: string }> {
  return buyer.call(ordersBegin, { key, fingerprint, ...accepted });
}
