/** What somebody sees of their subscription in the vendor's place: what it is, the card that pays, the invoices. */
import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { Language } from '#shared/domain/userProfile.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { plainPage } from '../../http/plainPage.ts';
import { periodOf } from '../billing/subscriptionStatus.ts';
import { pageMessages } from '../checkout/pageMessages.ts';
import { cardFields, formatMoney } from '../checkout/paymentPage.ts';
import type { Invoice, Subscription } from '../store/billingObjects.ts';
import { type PortalNotice, portalMessages } from './portalMessages.ts';

export interface PortalPage {
  /** Of this page: `/pay/p/…`. */
  readonly address: string;
  readonly language: Language;
  readonly seller: string;
  readonly configuration: Stripe.BillingPortal.Configuration;
  readonly subscriptions: readonly { readonly subscription: Subscription; readonly name: string }[];
  readonly method: Stripe.PaymentMethod | null;
  readonly invoices: readonly Invoice[];
  readonly returnUrl: string | null;
  readonly alert: string | null;
  readonly notice: PortalNotice | null;
  /** The subscription whose ending is asked about. */
  readonly canceling: Subscription | null;
}

export function spokenDay(moment: number, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return longDateFormat(language, format).format(new Date(moment * 1000));
}

export function portalPage(page: PortalPage) {
  const { language, alert, notice, canceling, configuration, returnUrl } = page;
  const words = portalMessages[language];
  const back = returnUrl === null ? '' : html`<p><a href="${returnUrl}">${words.back}</a></p>`;
  const parts = canceling
    ? [cancelQuestion(page, canceling)]
    : [
        html`<p class="note">${pageMessages[language].nothingMoves}</p>`,
        notice === null ? '' : html`<p role="status">${words[notice]}</p>`,
        ...page.subscriptions.map((entry) => subscriptionPart(page, entry)),
        page.subscriptions.length === 0 ? html`<p>${words.noSubscription}</p>` : '',
        configuration.features.payment_method_update.enabled ? cardPart(page) : '',
        configuration.features.invoice_history.enabled ? invoicesPart(page) : '',
        back,
      ];
  return plainPage({
    language,
    title: canceling ? words.cancelTitle : words.title,
    alert,
    isWide: true,
    seller: page.seller,
    content: html`${parts}`,
  });
}

function subscriptionPart(
  { address, language, configuration }: PortalPage,
  { subscription, name }: PortalPage['subscriptions'][number],
) {
  const words = portalMessages[language];
  const { end } = periodOf(subscription);
  const day = spokenDay(end, language);
  const [item] = subscription.items.data;
  const price = item
    ? formatMoney((item.price.unit_amount ?? 0) * item.quantity, subscription.currency, language)
    : '';
  const every = item?.price.recurring
    ? pageMessages[language].every(item.price.recurring.interval, item.price.recurring.interval_count)
    : '';
  return html`<h2>${name}</h2>
<p>${price} ${every}. ${subscription.cancel_at_period_end ? words.ends(day) : words.renews(day)}
${subscription.status === 'past_due' ? words.pastDue : ''}</p>
${
  subscription.cancel_at_period_end
    ? html`<form method="post" action="${address}">
<input type="hidden" name="subscription" value="${subscription.id}">
<button name="act" value="resume">${words.resume}</button>
</form>`
    : configuration.features.subscription_cancel.enabled
      ? html`<p><a href="${address}?cancel=${subscription.id}">${words.cancel}</a></p>`
      : ''
}`;
}

function cancelQuestion({ address, language, configuration }: PortalPage, subscription: Subscription) {
  const words = portalMessages[language];
  const isAtEnd = configuration.features.subscription_cancel.mode === 'at_period_end';
  const day = spokenDay(periodOf(subscription).end, language);
  return html`<p>${isAtEnd ? words.cancelAtEnd(day) : words.cancelNow}</p>
<form method="post" action="${address}">
<input type="hidden" name="subscription" value="${subscription.id}">
<button name="act" value="cancel">${words.confirmCancel}</button>
</form>
<p><a href="${address}">${words.keepIt}</a></p>`;
}

function cardPart({ address, language, method }: PortalPage) {
  const words = portalMessages[language];
  const card = method?.card;
  const spoken = card
    ? words.cardIs(
        card.brand.toUpperCase(),
        card.last4,
        `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
      )
    : words.noCard;
  return html`<h2>${words.card}</h2>
<p>${spoken}</p>
<details><summary>${words.changeCard}</summary>
<form method="post" action="${address}">
${cardFields(language, {})}
<button name="act" value="card">${words.saveCard}</button>
</form></details>`;
}

function invoicesPart({ language, invoices }: PortalPage) {
  const words = portalMessages[language];
  const statuses: Readonly<Record<string, string>> = words.statuses;
  if (invoices.length === 0) return html`<h2>${words.invoices}</h2><p>${words.noInvoices}</p>`;
  return html`<h2>${words.invoices}</h2>
<ul class="rows">
${invoices.map(
  (invoice) =>
    html`<li><a href="/pay/i/${invoice.id}">${invoice.number}</a> <b>${formatMoney(invoice.total, invoice.currency, language)}</b> <small>${spokenDay(invoice.created, language)} · ${statuses[invoice.status ?? ''] ?? ''}</small></li>`,
)}
</ul>`;
}

export function portalClosedPage(language: Language) {
  const words = portalMessages[language];
  return plainPage({
    language,
    title: words.closedTitle,
    alert: null,
    content: html`<p>${words.closed}</p>`,
  });
}
