/** Sends somebody to a page of the vendor's on which they pay: the one way in which a payment begins. */
import { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { CURRENCY } from '#shared/currency.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { Cents } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { askVendor, findAtVendor } from './askVendor.ts';
import { ensureCustomer } from './customer.ts';
import { expirePaymentPage } from './expirePages.ts';
import { fieldsOfPage, type PaymentPage, paymentPage, readablePage, readPage } from './pageDocument.ts';
import type { PurchaseKind, PurchaseMetadata } from './purchases.ts';

export interface PaymentPageRequest {
  /** Letters, digits, `-` and `_`. The same key is the same page, whatever failed on the way. */
  readonly key: string;
  readonly kind: PurchaseKind;
  /** What is paid, as its capability knows it: an order's id, a pack. */
  readonly reference: string;
  readonly mode: 'payment' | 'subscription';
  readonly lineItems: readonly Stripe.Checkout.SessionCreateParams.LineItem[];
  /** One rate, shown apart from the goods. */
  readonly shipping?: { readonly name: string; readonly amount: Cents };
  readonly language: Language;
  /** Milliseconds the page stays open, from when it was first asked for: 31 minutes to 24 hours, which it is without. */
  readonly window?: number;
  /** Where the payment leads back to, a path of ours; `session` is added to its query. */
  readonly successPath?: string;
  /** Where the way back leads: a path of ours. */
  readonly cancelPath: string;
}

export interface OpenedPage {
  readonly sessionId: string;
  readonly url: string;
}

const DAY = 24 * 60 * 60_000;
/** After its end: the vendor has told of it by then, or somebody has to ask. */
const LOOK_AFTER = 2 * 60_000;
/** The vendor makes no page that is open for less than half an hour. */
const LEAST_WINDOW = 31 * 60_000;
const keyPattern = /^[\w-]{1,200}$/;

/**
 * Answers where it is paid. Safe to repeat with one `key`. Throws Refusal `conflict` when the page of this key is over, or when
 * the key was used for something else; `payment-unavailable` when the vendor cannot be reached.
 */
export async function openPaymentPage(
  services: Services,
  caller: Pick<Caller, 'uid'>,
  request: PaymentPageRequest,
): Promise<OpenedPage> {
  if (!keyPattern.test(request.key)) throw new Error(`No key of a payment page: ${request.key}`);
  const customerId = await ensureCustomer(services, caller.uid);
  const page = await beginPage(services, { uid: caller.uid, customerId }, request);
  const session = await sessionOf(services, page, customerId, request);
  await noteSession(services, page, session);
  if (session.status !== 'open' || session.url === null) {
    throw new Refusal('conflict', 'This payment page is over.', { field: 'key' });
  }
  return { sessionId: session.id, url: session.url };
}

type BegunPage = PaymentPage & { readonly isNew: boolean };

/** The row is there before the vendor knows of it, so that nothing that can be paid is unknown to us. */
function beginPage(
  services: Services,
  { uid, customerId }: Pick<PaymentPage, 'uid' | 'customerId'>,
  { kind, key, reference, window = DAY }: PaymentPageRequest,
): Promise<BegunPage> {
  const { firestore, clock, log } = services;
  const document = paymentPage(firestore, uid, key);
  return firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(document);
    const stored = readablePage(row.data());
    if (stored) {
      const isSame = stored.kind === kind && stored.reference === reference;
      if (isSame && stored.state === 'open') return { ...stored, isNew: false };
      const why = isSame ? 'This payment page is over.' : 'This key was used for something else.';
      throw new Refusal('conflict', why, { field: 'key' });
    }
    const openedAt = clock.now();
    const lookAt = openedAt + window + LOOK_AFTER;
    const state = 'open' as const;
    const page = { kind, uid, reference, key, customerId, state, sessionId: null, openedAt, lookAt };
    // Over a row that cannot be read: its page may be at the vendor already, where it is looked for by its key.
    if (row.exists) log.log('error', 'payment-page-made-anew', { path: document.path });
    transaction.set(document, fieldsOfPage(page));
    return { ...page, isNew: !row.exists };
  });
}

async function sessionOf(
  services: Services,
  page: BegunPage,
  customerId: string,
  request: PaymentPageRequest,
) {
  const { sessionId } = page;
  if (sessionId !== null) {
    return askVendor(services, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  }
  // One that was made by an earlier call which did not live to write it down.
  if (page.isNew) return createSession(services, page, request);
  const lost = await findSessionOf(services, page);
  return (
    lost ?? (await createSession(services, await renewPage(services, page, customerId, request), request))
  );
}

/** One that the vendor never made: for the customer that there is now, and open for long enough that the vendor makes it. */
async function renewPage(
  { firestore, clock }: Services,
  page: BegunPage,
  customerId: string,
  { window = DAY }: PaymentPageRequest,
): Promise<BegunPage> {
  const isLate = page.openedAt + window - clock.now() < LEAST_WINDOW;
  if (!isLate && page.customerId === customerId) return page;
  const openedAt = isLate ? clock.now() : page.openedAt;
  const lookAt = openedAt + window + LOOK_AFTER;
  await paymentPage(firestore, page.uid, page.key).update({
    customerId,
    openedAt: Timestamp.fromMillis(openedAt),
    lookAt: Timestamp.fromMillis(lookAt),
  });
  return { ...page, customerId, openedAt, lookAt };
}

/** A page that was given up while the vendor was asked for it is not paid any more. */
async function noteSession(
  services: Services,
  { uid, key }: PaymentPage,
  { id }: Stripe.Checkout.Session,
): Promise<void> {
  const { firestore } = services;
  const document = paymentPage(firestore, uid, key);
  const isOpen = await firestore.runTransaction(async (transaction) => {
    const stored = readPage((await transaction.get(document)).data());
    if (stored?.state !== 'open') return false;
    transaction.update(document, { sessionId: id });
    return true;
  });
  if (isOpen) return;
  await expirePaymentPage(services, id);
  throw new Refusal('conflict', 'This payment page is over.', { field: 'key' });
}

/** The vendor's page of a row that is there; null where there is none, or where the vendor made none. */
export async function findPageSession(services: Services, uid: string, key: string): Promise<string | null> {
  const page = readPage((await paymentPage(services.firestore, uid, key).get()).data());
  if (!page) return null;
  return page.sessionId ?? (await findSessionOf(services, page))?.id ?? null;
}

/** By the key in its metadata; null where there is none, or where the customer is gone. */
export function findSessionOf(
  services: Services,
  { key, kind, customerId: customer }: Pick<PaymentPage, 'key' | 'kind' | 'customerId'>,
): Promise<Stripe.Checkout.Session | null> {
  return askVendor(services, (stripe) =>
    findAtVendor(async () => {
      for await (const session of stripe.checkout.sessions.list({ customer, limit: 100 })) {
        if (session.metadata?.key === key && session.metadata.kind === kind) return session;
      }
      return null;
    }),
  );
}

function createSession(
  services: Services,
  page: PaymentPage,
  {
    mode,
    lineItems,
    shipping,
    language,
    window = DAY,
    successPath = routes.checkoutSuccess.path,
    cancelPath,
  }: PaymentPageRequest,
): Promise<Stripe.Checkout.Session> {
  const { kind, uid, reference, key } = page;
  const metadata: Record<string, string> = { kind, uid, reference, key } satisfies PurchaseMetadata;
  return askVendor(services, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode,
        customer: page.customerId,
        client_reference_id: uid,
        line_items: [...lineItems],
        locale: language,
        metadata,
        // The vendor fills the braces in, and only where they are not escaped.
        success_url: `${services.appOrigin}${successPath}${successPath.includes('?') ? '&' : '?'}session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${services.appOrigin}${cancelPath}`,
        // Of the row, so that a repeated call asks for the very same page.
        ...(window < DAY ? { expires_at: Math.floor((page.openedAt + window) / 1000) } : {}),
        ...(shipping ? { shipping_options: [{ shipping_rate_data: shippingRate(shipping) }] } : {}),
        ...(mode === 'payment' ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
      },
      { idempotencyKey: `page-${uid}-${key}-${page.customerId}-${page.openedAt}` },
    ),
  );
}

const shippingRate = ({ name, amount }: NonNullable<PaymentPageRequest['shipping']>) => ({
  display_name: name,
  type: 'fixed_amount' as const,
  fixed_amount: { amount, currency: CURRENCY },
});
