/** Somebody who orders a medallion for a grave and pays for it, as the app would, without its pages. */
import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { albumCodesCreate } from '#shared/callables/albumCodes.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { cartQuote, cartWrite, ordersBegin } from '#shared/callables/shop.ts';
import { albumCodeIdSchema, PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import { cents } from '#shared/money.ts';
import type { OrderId } from '#shared/shop/order.ts';
import type { Backend } from '../../support/backend.ts';
import { submit, typedPayment } from '../../support/payments.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

export interface PaidOrder {
  readonly orderId: OrderId;
  readonly number: string;
  readonly buyerEmail: string;
  /** What the square on the medallion opens. */
  readonly squareAddress: string;
}

/** The hour in which its buyer may change it is over. */
export async function payMedallion(backend: Backend): Promise<PaidOrder> {
  const buyer = await signUpPerson(backend.origin);
  const codeId = await makeCode(buyer);
  await fillCart(buyer, codeId);
  const { fingerprint } = await buyer.call(cartQuote, {});
  const { orderId, paymentUrl } = await buyer.call(ordersBegin, {
    key: crypto.randomUUID(),
    fingerprint,
    language: 'en',
    acceptsNoReturn: true,
    knowsCemeteryRules: true,
  });
  const answer = await submit(paymentUrl, typedPayment);
  await answer.body?.cancel();
  const { services } = await backend.server.businessLogic();
  const order = services.firestore.doc(`orders/${orderId}`);
  await expect.poll(async () => (await order.get()).get('state'), { timeout: 30_000 }).toBe('paid');
  await order.update({ editableUntil: Date.now() - 60_000 });
  const buyerEmail = buyer.auth.currentUser?.email ?? '';
  await buyer.leave();
  return {
    orderId,
    number: String((await order.get()).get('number')),
    buyerEmail,
    squareAddress: `${services.appOrigin}/qr/${codeId}`,
  };
}

async function makeCode(buyer: Person) {
  const { albumId } = await buyer.call(albumsCreate, { title: 'For Mother' });
  const codeId = albumCodeIdSchema.parse(randomBytes(16).toString('base64url'));
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

async function fillCart(buyer: Person, codeId: Awaited<ReturnType<typeof makeCode>>): Promise<void> {
  const recipientId = crypto.randomUUID();
  await buyer.call(cartWrite, {
    revision: 0,
    lines: [
      {
        id: crypto.randomUUID(),
        productId: 'qr-medallion',
        options: { size: '50', finish: 'brushed', fixing: 'adhesive' },
        quantity: 1,
        engraving: { lines: ['Rose Martin'], font: 'serif' },
        albumCodeId: codeId,
        printFileId: null,
        recipientId,
        seenPrice: cents(5_900),
      },
    ],
    recipients: [
      {
        id: recipientId,
        name: 'Jeanne Martin',
        address: {
          country: 'US',
          street: '12 Orchard Lane',
          city: 'Boise',
          region: 'ID',
          postcode: '83702',
        },
      },
    ],
  });
}
