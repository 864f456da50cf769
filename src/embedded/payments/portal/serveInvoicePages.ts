/** `/pay/i/…`: an invoice as its customer reads it, and pays it where it is open. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#shared/domain/userProfile.ts';
import { transaction } from '../../database/openDatabase.ts';
import { plainPage, plainPageHeaders } from '../../http/plainPage.ts';
import { payInvoice } from '../billing/settleInvoice.ts';
import { subscriptionOf } from '../billing/subscriptionStatus.ts';
import { declineWords, pageMessages } from '../checkout/pageMessages.ts';
import { cardFields, formatMoney } from '../checkout/paymentPage.ts';
import { readCard } from '../checkout/readPayment.ts';
import { keepCard } from '../objects/paymentMethods.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Invoice } from '../store/billingObjects.ts';
import { languageOf, readForm } from '../wire/pageRequests.ts';
import { portalMessages } from './portalMessages.ts';
import { spokenDay } from './portalPage.ts';

interface InvoicePagesOptions {
  readonly database: DatabaseSync;
  readonly openContext: () => PaymentsContext;
  readonly onWritten: () => void;
}

export function serveInvoicePages(
  pages: Hono,
  { database, openContext, onWritten }: InvoicePagesOptions,
): void {
  const find = (context: Context, payments: PaymentsContext): Invoice | null => {
    const invoice = payments.store.find('invoice', context.req.param('id') ?? '');
    return invoice && invoice.status !== 'draft' ? invoice : null;
  };
  const show = (context: Context, invoice: Invoice, alert: string | null = null) =>
    context.html(
      invoicePage(invoice, { language: languageOf(context, null), alert, seller: openContext().seller() }),
      alert === null ? 200 : 422,
      plainPageHeaders([]),
    );

  pages.get('/pay/i/:id', (context) => {
    const invoice = find(context, openContext());
    return invoice ? show(context, invoice) : context.notFound();
  });

  pages.post('/pay/i/:id', async (context) => {
    const form = await readForm(context);
    if (!form) return context.text('This form is not valid.', 400);
    return transaction(database, () => {
      const payments = openContext();
      const invoice = find(context, payments);
      if (!invoice) return context.notFound();
      if (invoice.status !== 'open') return context.redirect(context.req.path, 303);
      const language = languageOf(context, null);
      const card = readCard(form, invoice.customer_email, new Date(payments.now() * 1000));
      if (typeof card === 'string') return show(context, invoice, pageMessages[language][card]);
      const method = keepCard(card, invoice.customer, payments);
      const subscription = subscriptionOf(invoice, payments);
      // The card that pays what was due pays what comes next, too.
      if (subscription) payments.store.save({ ...subscription, default_payment_method: method.id });
      const returnUrl = `${payments.origin()}${context.req.path}`;
      const paying = { method, isOffSession: false, isAutomatic: false, returnUrl };
      const settled = payInvoice(invoice, paying, payments);
      queueMicrotask(onWritten);
      if (settled.refusal)
        return show(context, settled.invoice, declineWords(settled.refusal.body, language));
      if (settled.intent?.status === 'requires_action') {
        return context.redirect(`/pay/challenge/${settled.intent.id}`, 303);
      }
      return context.redirect(context.req.path, 303);
    });
  });
}

function invoicePage(
  invoice: Invoice,
  {
    language,
    alert,
    seller,
  }: { readonly language: Language; readonly alert: string | null; readonly seller: string },
) {
  const words = portalMessages[language];
  const money = (amount: number) => formatMoney(amount, invoice.currency, language);
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const fromBalance = invoice.amount_due - invoice.total;
  const state = invoice.status === 'paid' ? words.isPaid : invoice.status === 'void' ? words.isVoid : '';
  return plainPage({
    language,
    title: `${words.invoice} ${invoice.number ?? ''}`,
    alert,
    isWide: true,
    seller,
    content: html`<p class="note">${pageMessages[language].nothingMoves}</p>
<p>${spokenDay(invoice.created, language)}${invoice.customer_name ? html` · ${invoice.customer_name}` : ''}</p>
<table>
<tbody>
${invoice.lines.data.map(
  (line) => html`<tr><th scope="row">${line.description}</th><td>${money(line.amount)}</td></tr>`,
)}
${taxes === 0 ? '' : html`<tr><th scope="row">${words.taxes}</th><td>${money(taxes)}</td></tr>`}
<tr><th scope="row">${words.total}</th><td>${money(invoice.total)}</td></tr>
${fromBalance === 0 ? '' : html`<tr><th scope="row">${words.balance}</th><td>${money(fromBalance)}</td></tr>`}
</tbody>
<tfoot><tr><th scope="row">${words.due}</th><td>${money(invoice.amount_remaining)}</td></tr></tfoot>
</table>
${state === '' ? '' : html`<p role="status">${state}</p>`}
${
  invoice.status === 'open'
    ? html`<form method="post" action="/pay/i/${invoice.id}">
${cardFields(language, {})}
<button>${words.pay(money(invoice.amount_remaining))}</button>
</form>`
    : ''
}`,
  });
}
