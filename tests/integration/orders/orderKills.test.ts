/**
 * The server is killed at many moments between a cart and its order. Every payment has one order and every order that is paid one
 * payment, the pieces are counted exactly, and every ledger of credits sums. `AMARANTH_KILLS` says how often (200 for a long run),
 * `AMARANTH_SEED` after how many answers.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doc, getDoc } from 'firebase/firestore/lite';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { creditsBuy } from '#shared/callables/credits.ts';
import {
  cartQuote,
  cartWrite,
  ordersBegin,
  shopListProducts,
  shopSetProduct,
} from '#shared/callables/shop.ts';
import { type RefusalCode, refusalCodeSchema } from '#shared/errors/functions.ts';
import { checkDataFolder } from '../../../src/embedded/check/index.ts';
import { spawnBackend, startBackend } from '../../support/backend.ts';
import { type Commerce, HOUR, payAt, sessionIdIn, startCommerce } from '../../support/commerce.ts';
import { findFreePort } from '../../support/desktopDouble/launch.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { random } from '../../support/random.ts';
import { ADMINISTRATOR, accepted, lantern, newAdministrator, rose } from '../../support/shop.ts';

const ROUNDS = Number(process.env.AMARANTH_KILLS ?? 2);
const SEED = Number(process.env.AMARANTH_SEED ?? 20_261_126);
const BUYERS = 3;
const MOST_ANSWERS = 24;
const PIECES = 90_000;
const COPPER = 'material=copper';
const environment = { AMARANTH_ADMIN_EMAILS: ADMINISTRATOR };

const refusalSchema = z.object({ details: z.object({ code: refusalCodeSchema }) });
/** Null for what no server said. */
const refusalIn = (error: unknown): RefusalCode | null =>
  refusalSchema.safeParse(error).data?.details.code ?? null;
/** Said to whom a payment came in between, and to whom an order is over. */
const ANSWERS: ReadonlySet<RefusalCode | null> = new Set([
  'conflict',
  'cart-changed',
  'cart-not-ready',
  'order-closed',
]);

interface Shopping {
  readonly person: Person;
  /** Sessions of which the payment page said that they are paid. */
  readonly paid: Set<string>;
  /** Of the begin whose answer may be lost. */
  last: { readonly key: string; readonly fingerprint: string } | null;
}

async function buyOnce(
  { person, paid }: Shopping,
  step: number,
  hear: () => void,
  note: (last: Shopping['last']) => void,
) {
  if (step % 3 === 2) {
    const { paymentUrl } = await person.call(creditsBuy, {
      key: randomUUID(),
      pack: 'credits-50',
      language: 'en',
    });
    hear();
    const leadsTo = await payAt(paymentUrl);
    if (leadsTo !== '') paid.add(sessionIdIn(paymentUrl));
    hear();
    return;
  }
  const cart = await getDoc(doc(person.firestore, 'users', person.uid, 'cart', 'current'));
  const revision = Number(cart.get('revision') ?? 0);
  await person.call(cartWrite, { lines: [lantern(1 + (step % 2))], recipients: [rose], revision });
  hear();
  const { fingerprint } = await person.call(cartQuote, {});
  const key = randomUUID();
  note({ key, fingerprint });
  const { paymentUrl } = await person.call(ordersBegin, { key, fingerprint, ...accepted });
  hear();
  if ((await payAt(paymentUrl)) !== '') paid.add(sessionIdIn(paymentUrl));
  hear();
}

/** Buys until the server is gone. */
async function shopUntilKilled(shopping: Shopping, hear: () => void, isKilled: () => boolean): Promise<void> {
  for (let step = 0; !isKilled(); step += 1) {
    try {
      await buyOnce(shopping, step, hear, (last) => {
        shopping.last = last;
      });
    } catch (error) {
      if (isKilled()) return;
      if (!ANSWERS.has(refusalIn(error))) throw error;
    }
  }
}

/** Stocks the shop, as an administrator does. */
async function stockTheShop(dataFolder: string): Promise<void> {
  const backend = await startBackend({ dataFolder, environment });
  const { services } = await backend.server.businessLogic();
  const administrator = await newAdministrator(services);
  const { products } = await administrator.call(shopListProducts, {});
  const lanterns = products.find(({ id }) => id === 'candle-lantern');
  if (!lanterns) throw new Error('No lanterns are listed.');
  await administrator.call(shopSetProduct, {
    ...lanterns,
    stock: { [COPPER]: PIECES },
    seenStock: lanterns.stock,
  });
  await backend.stop();
}

/** Everything by the clock, until nothing is on its way any more. */
async function settle(commerce: Commerce): Promise<void> {
  await commerce.reconcile();
  await commerce.pass(2 * HOUR);
  await commerce.runJob('orders-releaseUnpaid');
  await commerce.reconcile();
}

const kindOf = ({ metadata }: Stripe.Checkout.Session) => metadata?.kind;

async function expectExactOrders(
  { services, stripe }: Commerce,
  complete: readonly Stripe.Checkout.Session[],
): Promise<void> {
  const { docs } = await services.firestore.collection('orders').get();
  const paidOrders = docs.filter((order) => order.get('paidAt') !== null);
  const sessions = complete.filter((session) => kindOf(session) === 'order');
  expect(paidOrders.map((order) => order.get('paymentIntentId')).toSorted()).toEqual(
    sessions.map((session) => session.payment_intent).toSorted(),
  );
  const totals = new Map(paidOrders.map((order) => [order.id, order.get('total')]));
  for (const session of sessions)
    expect(totals.get(session.metadata?.reference ?? '')).toBe(session.amount_total);
  for (const order of docs) expect(['paid', 'cancelled']).toContain(order.get('state'));
  const sold = paidOrders.reduce((sum, order) => sum + Number(order.get('lines')[0].quantity), 0);
  const lanterns = await services.firestore.doc('shopProducts/candle-lantern').get();
  expect(lanterns.get('stock')[COPPER]).toBe(PIECES - sold);
  for (const { payment_intent: intent } of complete) {
    const { data } = await stripe.charges.list({ payment_intent: String(intent) });
    expect(data.filter((charge) => charge.paid)).toHaveLength(1);
  }
  for (const order of paidOrders)
    expect(order.get('events').map(({ kind }: { kind: string }) => kind)).toEqual(['ordered', 'paid']);
}

async function expectExactCredits(
  commerce: Commerce,
  complete: readonly Stripe.Checkout.Session[],
  people: readonly string[],
): Promise<void> {
  const bought = Map.groupBy(
    complete.filter((session) => kindOf(session) === 'credits'),
    ({ metadata }) => metadata?.uid,
  );
  for (const uid of people) {
    const packs = bought.get(uid)?.length ?? 0;
    expect(await commerce.linesOf(uid)).toHaveLength(packs);
    expect(await commerce.balanceOf(uid)).toBe(packs * 50);
  }
}

test(`a kill between payment and order leaves exactly one order to each payment, over ${ROUNDS} kills`, {
  timeout: 180_000 + 60_000 * ROUNDS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-order-kills-'));
  const dataFolder = join(folder, 'data');
  const next = random(SEED);
  const paid = new Set<string>();
  const people: string[] = [];
  try {
    await stockTheShop(dataFolder);
    const port = await findFreePort();
    const options = { dataFolder, environment: { ...environment, AMARANTH_PORT: String(port) } };
    let server = await spawnBackend(options);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      let left = 4 + Math.floor(next() * MOST_ANSWERS);
      let isKilled = false;
      const hear = () => {
        left -= 1;
        if (left === 0) resolve();
      };
      const { origin } = server;
      const shoppings = await Promise.all(
        Array.from(
          { length: BUYERS },
          async (): Promise<Shopping> => ({ person: await signUpPerson(origin), paid, last: null }),
        ),
      );
      people.push(...shoppings.map(({ person }) => person.uid));
      const ended = Promise.all(shoppings.map((one) => shopUntilKilled(one, hear, () => isKilled)));
      await Promise.race([promise, ended]);
      isKilled = true;
      await server.kill();
      await ended;

      server = await spawnBackend(options);
      for (const [index, { person, last }] of shoppings.entries()) {
        // Whose answer was lost asks once more; all but one pay what they began.
        const again = last
          ? await person.call(ordersBegin, { ...last, ...accepted }).catch((error: unknown) => {
              if (ANSWERS.has(refusalIn(error))) return null;
              throw error;
            })
          : null;
        if (again && index > 0 && (await payAt(again.paymentUrl)) !== '')
          paid.add(sessionIdIn(again.paymentUrl));
        await person.leave();
      }
    }
    await server.kill();

    const commerce = await startCommerce({ ...environment, AMARANTH_DATA: dataFolder });
    await settle(commerce);
    const sessions = await commerce.stripe.checkout.sessions
      .list({ limit: 100 })
      .autoPagingToArray({ limit: 10_000 });
    const complete = sessions.filter(({ status }) => status === 'complete');
    expect(paid.size).toBeGreaterThan(0);
    expect([...paid].filter((id) => !complete.some((session) => session.id === id))).toEqual([]);
    await expectExactOrders(commerce, complete);
    await expectExactCredits(commerce, complete, people);
    expect(await checkDataFolder(dataFolder)).toEqual([]);
    await commerce.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
