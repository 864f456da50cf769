/**
 * `expand[]=customer`, `expand[]=data.payment_intent.latest_charge`: puts the object where its id stands, four deep at most.
 * Source: https://docs.stripe.com/api/expanding_objects
 */
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Kind } from '../store/paymentObjects.ts';
import { PaymentError } from './paymentError.ts';

const kinds: Readonly<Record<string, Kind>> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  cs: 'checkout.session',
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  re: 'refund',
  du: 'dispute',
  txn: 'balance_transaction',
  shr: 'shipping_rate',
  txr: 'tax_rate',
  sub: 'subscription',
  in: 'invoice',
  ii: 'invoiceitem',
  inpay: 'invoice_payment',
  seti: 'setup_intent',
  cbtxn: 'customer_balance_transaction',
  bpc: 'billing_portal.configuration',
};
const DEEPEST = 4;

/** The answer itself is not changed: what was stored stays as it is. */
export function expandAnswer(answer: object, paths: readonly string[], payments: PaymentsContext): object {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    const depth = steps[0] === 'data' ? steps.length - 1 : steps.length;
    if (depth > DEEPEST) throw refuseExpansion(path, 'You can expand at most four levels.');
    expandIn(copy, steps, path, payments);
  }
  return copy;
}

function expandIn(
  holder: unknown,
  [step, ...rest]: readonly string[],
  path: string,
  payments: PaymentsContext,
): void {
  if (Array.isArray(holder)) {
    for (const entry of holder) expandIn(entry, step === undefined ? [] : [step, ...rest], path, payments);
    return;
  }
  if (step === undefined || typeof holder !== 'object' || holder === null) return;
  if (!(step in holder)) {
    // A list of parts is there only when it is asked for.
    const parts = partsOf(holder, step, payments);
    if (!parts) throw refuseExpansion(path, `This property cannot be expanded (${path}).`);
    Reflect.set(holder, step, parts);
  }
  const value: unknown = Reflect.get(holder, step);
  if (typeof value === 'string') {
    const kind = kinds[value.split('_')[0] ?? ''];
    const found = kind ? payments.store.find(kind, value) : null;
    if (!found) throw refuseExpansion(path, `This property cannot be expanded (${path}).`);
    Reflect.set(holder, step, structuredClone(found));
  }
  expandIn(Reflect.get(holder, step), rest, path, payments);
}

function partsOf(holder: object, step: string, payments: PaymentsContext): object | null {
  const id: unknown = Reflect.get(holder, 'id');
  const kind: unknown = Reflect.get(holder, 'object');
  if (typeof id !== 'string') return null;
  if (kind === 'checkout.session' && step === 'line_items') {
    const { data, has_more } = payments.store.list('item', { owner: id }, { limit: 100 });
    return {
      object: 'list',
      data: data.reverse(),
      has_more,
      url: `/v1/checkout/sessions/${id}/line_items`,
    };
  }
  if (kind === 'charge' && step === 'refunds') {
    const page = payments.store.list('refund', { charge: id }, {});
    return { object: 'list', ...page, url: `/v1/charges/${id}/refunds` };
  }
  if (kind === 'customer' && step === 'subscriptions') {
    const all = payments.store.all('subscription', { customer: id });
    const data = all.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
    return { object: 'list', data, has_more: false, url: `/v1/customers/${id}/subscriptions` };
  }
  if (kind === 'invoice' && step === 'payments') {
    const page = payments.store.list('invoice_payment', { invoice: id }, {});
    return { object: 'list', ...page, url: '/v1/invoice_payments' };
  }
  if (kind === 'invoice' && step === 'confirmation_secret') {
    const payment = payments.store.list('invoice_payment', { invoice: id }, { limit: 1 }).data[0];
    const intent = payments.store.find('payment_intent', String(payment?.payment.payment_intent));
    return { client_secret: intent?.client_secret ?? null, type: 'payment_intent' };
  }
  return null;
}

function refuseExpansion(path: string, message: string): PaymentError {
  return new PaymentError(400, { type: 'invalid_request_error', message, param: `expand[${path}]` });
}
