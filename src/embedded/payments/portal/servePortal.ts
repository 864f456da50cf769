/** `/pay/p/…`: the portal. Whoever has the address acts for its customer, for an hour. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context, Hono } from 'hono';
import type Stripe from 'stripe';
import { transaction } from '../../database/openDatabase.ts';
import { plainPageHeaders } from '../../http/plainPage.ts';
import { cancelSubscription } from '../billing/changeSubscription.ts';
import { nameOf } from '../billing/subscriptionItems.ts';
import { applyFields } from '../billing/subscriptionObject.ts';
import { noDetails } from '../billing/subscriptionStatus.ts';
import { pageMessages } from '../checkout/pageMessages.ts';
import { readCard } from '../checkout/readPayment.ts';
import { findCustomer } from '../objects/findCustomer.ts';
import { keepCard } from '../objects/paymentMethods.ts';
import { confirmSetup, makeSetupIntent } from '../objects/setupIntents.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Subscription } from '../store/billingObjects.ts';
import { languageOf, originOf, readForm } from '../wire/pageRequests.ts';
import { findConfiguration } from './configurations.ts';
import { type PortalNotice, portalMessages } from './portalMessages.ts';
import { portalClosedPage, portalPage } from './portalPage.ts';
import { findPortal } from './portalSessions.ts';

interface PortalOptions {
  readonly database: DatabaseSync;
  readonly openContext: () => PaymentsContext;
  readonly onWritten: () => void;
}

const RUNNING: readonly string[] = ['active', 'past_due', 'trialing', 'unpaid'];
const INVOICES_SHOWN = 24;
type Session = Stripe.BillingPortal.Session;

export function servePortal(pages: Hono, { database, openContext, onWritten }: PortalOptions): void {
  const show = (
    context: Context,
    session: Session,
    payments: PaymentsContext,
    alert: string | null = null,
  ) => {
    const language = languageOf(context, session.locale);
    const customer = findCustomer(session.customer, payments);
    const running = subscriptionsOf(session, payments);
    const asked = context.req.method === 'GET' ? context.req.query('cancel') : undefined;
    const flow = context.req.method === 'GET' && asked === undefined ? session.flow : null;
    const cancelId =
      asked ?? (context.req.query('done') ? undefined : flow?.subscription_cancel?.subscription);
    const method = customer.invoice_settings.default_payment_method ?? running[0]?.default_payment_method;
    const page = portalPage({
      address: context.req.path,
      language,
      seller: payments.seller(),
      configuration: findConfiguration(String(session.configuration), payments),
      subscriptions: running.map((subscription) => {
        const names = subscription.items.data.map((item) => nameOf(item, payments));
        return { subscription, name: names.join(', ') };
      }),
      method: method ? payments.store.find('payment_method', String(method)) : null,
      invoices: payments.store
        .list('invoice', { customer: customer.id }, { limit: INVOICES_SHOWN })
        .data.filter(({ status }) => status !== 'draft'),
      returnUrl: session.return_url,
      alert,
      notice: noticeOf(context.req.query('done')),
      canceling: running.find(({ id, cancel_at_period_end: ends }) => id === cancelId && !ends) ?? null,
    });
    return context.html(page, alert === null ? 200 : 422, plainPageHeaders(originOf(returnOf(session))));
  };

  pages.get('/pay/p/:id', (context) => {
    const payments = openContext();
    const session = findPortal(context.req.param('id'), payments);
    if (session) return show(context, session, payments);
    return context.html(portalClosedPage(languageOf(context, null)), 410, plainPageHeaders([]));
  });

  pages.post('/pay/p/:id', async (context) => {
    const form = await readForm(context);
    if (!form) return context.text('This form is not valid.', 400);
    return transaction(database, () => {
      const payments = openContext();
      const session = findPortal(context.req.param('id'), payments);
      if (!session) {
        return context.html(portalClosedPage(languageOf(context, null)), 410, plainPageHeaders([]));
      }
      const outcome = act(form, session, payments);
      queueMicrotask(onWritten);
      if (typeof outcome === 'object') {
        const language = languageOf(context, session.locale);
        const words = outcome.alert === 'refusedCard' ? portalMessages[language] : pageMessages[language];
        const text: unknown = Reflect.get(words, outcome.alert);
        return show(context, session, payments, String(text));
      }
      const after = session.flow?.after_completion.redirect?.return_url;
      return context.redirect(after ?? `${context.req.path}?done=${outcome}`, 303);
    });
  });
}

const returnOf = (session: Session) =>
  session.flow?.after_completion.redirect?.return_url ?? session.return_url;

function noticeOf(word: string | undefined): PortalNotice | null {
  return word === 'savedCard' || word === 'canceled' || word === 'resumed' ? word : null;
}

function subscriptionsOf(session: Session, payments: PaymentsContext): Subscription[] {
  return payments.store
    .all('subscription', { customer: session.customer })
    .filter(({ status }) => RUNNING.includes(status));
}

/** What somebody pressed: what was done, or what is wrong with what they typed. */
function act(
  form: Readonly<Record<string, string>>,
  session: Session,
  payments: PaymentsContext,
): PortalNotice | { readonly alert: string } {
  if (form.act === 'card') return saveCard(form, session, payments);
  const before = subscriptionsOf(session, payments).find(({ id }) => id === form.subscription);
  const isEnding = form.act === 'cancel';
  if (!before) return isEnding ? 'canceled' : 'resumed';
  const { features } = findConfiguration(String(session.configuration), payments);
  if (isEnding && features.subscription_cancel.mode === 'immediately') {
    const behavior = features.subscription_cancel.proration_behavior;
    const ending = {
      details: noDetails,
      prorate: behavior !== 'none',
      invoiceNow: behavior === 'always_invoice',
    };
    cancelSubscription(before, ending, payments);
    return 'canceled';
  }
  const changed = applyFields(before, { cancel_at_period_end: isEnding }, payments);
  payments.store.save(changed);
  payments.emit('customer.subscription.updated', changed, before);
  return isEnding ? 'canceled' : 'resumed';
}

function saveCard(
  form: Readonly<Record<string, string>>,
  session: Session,
  payments: PaymentsContext,
): 'savedCard' | { readonly alert: string } {
  const customer = findCustomer(session.customer, payments);
  const card = readCard(form, customer.email, new Date(payments.now() * 1000));
  if (typeof card === 'string') return { alert: card };
  const method = keepCard(card, null, payments);
  const intent = makeSetupIntent({ customer: customer.id }, payments);
  // The bank asks at the next payment, where it asks at all.
  const how = { isAuthenticated: true, returnUrl: null };
  if (confirmSetup(intent, method, how, payments).refusal) return { alert: 'refusedCard' };
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  const changed = { ...customer, invoice_settings: settings };
  payments.store.save(changed);
  payments.emit('customer.updated', changed, customer);
  for (const before of subscriptionsOf(session, payments)) {
    if (before.default_payment_method === null) continue;
    const subscription = { ...before, default_payment_method: method.id };
    payments.store.save(subscription);
    payments.emit('customer.subscription.updated', subscription, before);
  }
  return 'savedCard';
}
