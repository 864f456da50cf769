/** Refunds that do not end where they begin, by the vendor's test cards. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, startPayments } from '../../support/payments.ts';

let service: PaymentService;
beforeAll(async () => {
  service = await startPayments();
});
afterAll(() => service.stop());

async function refunded(card: string, amount?: number) {
  const { stripe } = service;
  const intent = await stripe.paymentIntents.create({
    amount: 2_000,
    currency: 'usd',
    payment_method: card,
    confirm: true,
  });
  const part = amount === undefined ? {} : { amount };
  const refund = await stripe.refunds.create({ payment_intent: intent.id, ...part });
  const charge = () => stripe.charges.retrieve(String(intent.latest_charge));
  return { refund, charge };
}

async function letBankAnswer(): Promise<void> {
  await service.clock.advance(6 * 60_000);
  await service.payments.tick();
}

const toldOf = async (id: string) =>
  (await service.stripe.events.list({ limit: 100 })).data
    .filter(({ type, data }) => type.startsWith('refund.') && 'id' in data.object && data.object.id === id)
    .map(({ type }) => type)
    .reverse();

test('a refund that fails later is told of, and its money can be given back again', async () => {
  const { refund, charge } = await refunded('pm_card_refundFail', 1_500);
  expect(refund.status).toBe('succeeded');
  expect(await charge()).toMatchObject({ amount_refunded: 1_500 });
  await letBankAnswer();
  const failed = await service.stripe.refunds.retrieve(refund.id, {
    expand: ['failure_balance_transaction'],
  });
  expect(failed).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: { amount: 1_500, type: 'refund_failure', source: refund.id },
  });
  expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await toldOf(refund.id)).toEqual(['refund.created', 'refund.updated', 'refund.failed']);
  await letBankAnswer();
  expect(await toldOf(refund.id)).toHaveLength(3);
});

test('a refund that is on its way arrives, and is told of once', async () => {
  const { refund, charge } = await refunded('pm_card_pendingRefund');
  expect(refund.status).toBe('pending');
  await letBankAnswer();
  expect((await service.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
  expect(await charge()).toMatchObject({ amount_refunded: 2_000, refunded: true });
  expect(await toldOf(refund.id)).toEqual(['refund.created', 'refund.updated']);
});

test('other cards’ refunds are what they were', async () => {
  const { refund } = await refunded('pm_card_visa');
  await letBankAnswer();
  expect((await service.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
  expect(await toldOf(refund.id)).toEqual(['refund.created']);
});
