/** `/pay/…`: the pages of the vendor that people see. Each answer to a form is one transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import type Stripe from 'stripe';
import { transaction } from '../../database/openDatabase.ts';
import { plainPageHeaders } from '../../http/plainPage.ts';
import type { Cause, PaymentsContext } from '../paymentsContext.ts';
import { serveInvoicePages } from '../portal/serveInvoicePages.ts';
import { servePortal } from '../portal/servePortal.ts';
import { languageOf, originOf, readForm } from '../wire/pageRequests.ts';
import { declineWords, pageMessages } from './pageMessages.ts';
import { payInSession } from './pay.ts';
import { closedPage, donePage, paymentPage } from './paymentPage.ts';
import { paymentFields, readPayment, type Typed } from './readPayment.ts';
import { serveChallenges } from './serveChallenges.ts';
import { successAddress } from './successAddress.ts';

export interface HostedPagesOptions {
  readonly database: DatabaseSync;
  readonly openContext: (cause: Cause) => PaymentsContext;
  readonly onWritten: () => void;
}

export function serveHostedPages({ database, openContext, onWritten }: HostedPagesOptions): Hono {
  const pages = new Hono();
  const visit = (): PaymentsContext => openContext({ requestId: null, idempotencyKey: null });

  const showSession = (
    context: Context,
    session: Stripe.Checkout.Session,
    payments: PaymentsContext,
    { typed = {}, alert = null }: { typed?: Typed; alert?: string | null } = {},
  ) => {
    const language = languageOf(context, session.locale);
    const headers = plainPageHeaders(originsOf(session));
    if (session.status === 'complete') {
      return context.html(donePage(session, successAddress(session), language), 200, headers);
    }
    if (session.status !== 'open' || session.expires_at <= payments.now()) {
      return context.html(closedPage(session, language), 410, headers);
    }
    const { data } = payments.store.list('item', { owner: session.id }, { limit: 100 });
    const rates = new Map(
      session.shipping_options.flatMap(({ shipping_rate: id }) => {
        const rate = payments.store.find('shipping_rate', String(id));
        return rate ? [[rate.id, rate] as const] : [];
      }),
    );
    const lines = data.reverse().map((line) => ({
      ...line,
      about: payments.store.find('product', String(line.price.product))?.description ?? '',
    }));
    const page = { session, seller: payments.seller(), lines, rates, language, typed, alert };
    return context.html(paymentPage(page), alert === null ? 200 : 422, headers);
  };

  pages.get('/pay/c/:id', (context) => {
    const payments = visit();
    const session = payments.store.find('checkout.session', context.req.param('id'));
    if (!session) return context.notFound();
    const isRefused = context.req.query('challenge') === 'failed';
    const alert = isRefused ? pageMessages[languageOf(context, session.locale)].failedChallenge : null;
    return showSession(context, session, payments, { alert });
  });

  pages.post('/pay/c/:id', async (context) => {
    const form = await readForm(context);
    if (!form) return context.text('This form is not valid.', 400);
    const typed: Typed = Object.fromEntries(paymentFields.map((name) => [name, form[name] ?? '']));
    return transaction(database, () => {
      const payments = visit();
      const session = payments.store.find('checkout.session', context.req.param('id'));
      if (!session) return context.notFound();
      // Pressed twice: the second finds what the first did.
      if (session.status === 'complete') return context.redirect(successAddress(session), 303);
      if (session.status !== 'open' || session.expires_at <= payments.now())
        return showSession(context, session, payments);
      const language = languageOf(context, session.locale);
      const given = readPayment(form, session, new Date(payments.now() * 1000));
      if (typeof given === 'string') {
        return showSession(context, session, payments, { typed, alert: pageMessages[language][given] });
      }
      const outcome = payInSession(session, given, payments);
      queueMicrotask(onWritten);
      if (outcome.kind === 'asked') return context.redirect(`/pay/challenge/${outcome.intent.id}`, 303);
      if (outcome.kind === 'refused') {
        const after = payments.store.find('checkout.session', session.id) ?? session;
        return showSession(context, after, payments, {
          typed,
          alert: declineWords(outcome.error.body, language),
        });
      }
      return context.redirect(successAddress(outcome.session), 303);
    });
  });

  const options = { database, openContext: visit, onWritten };
  serveChallenges(pages, options);
  servePortal(pages, options);
  serveInvoicePages(pages, options);
  return pages;
}

const originsOf = (session: Stripe.Checkout.Session) => originOf(session.success_url);
