/** The page on which somebody pays, in the vendor's place: what is bought, where it goes, and the card. */
import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { Language } from '#shared/domain/userProfile.ts';
import { plainPage } from '../../http/plainPage.ts';
import type { LineItem } from '../store/paymentObjects.ts';
import type { ChallengedIntent } from './answerChallenge.ts';
import { pageMessages } from './pageMessages.ts';
import type { PaymentField, Typed } from './readPayment.ts';

const locales = { en: 'en-US', fr: 'fr-FR' } as const;

/** From the smallest unit, of which not every currency has a hundred. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** With what its product says of itself, as the engraving of a piece and whom it goes to. */
export type SoldLine = LineItem & { readonly about: string };

interface PaymentPage {
  readonly session: Stripe.Checkout.Session;
  readonly seller: string;
  readonly lines: readonly SoldLine[];
  readonly rates: ReadonlyMap<string, Stripe.ShippingRate>;
  readonly language: Language;
  readonly typed: Typed;
  readonly alert: string | null;
}

export function paymentPage(page: PaymentPage) {
  const { session, language, alert } = page;
  const words = pageMessages[language];
  const money = (amount: number) => formatMoney(amount, session.currency ?? 'usd', language);
  return plainPage({
    language,
    title:
      session.mode === 'payment'
        ? words.title
        : words.titles[session.mode === 'setup' ? 'setup' : 'subscription'],
    alert,
    isWide: true,
    seller: page.seller,
    content: html`<p class="note">${words.nothingMoves}</p>
${session.mode === 'setup' ? '' : summary(page, money)}
<form method="post" action="/pay/c/${session.id}">
${field(page, 'email', words.email, 'email', 'email')}
${session.shipping_address_collection ? addressFields(page) : ''}
${session.phone_number_collection?.enabled ? field(page, 'phone', words.phone, 'tel', 'tel') : ''}
${session.shipping_options.length > 1 ? shippingChoice(page, money) : ''}
${cardFields(language, page.typed)}
${note(session.custom_text.submit)}
<button>${pressWords(session, words, money)}</button>
${note(session.custom_text.after_submit)}
</form>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">${words.back}</a></p>` : ''}`,
  });
}

const note = (text: { readonly message: string } | null) =>
  text === null ? '' : html`<p class="hint">${text.message}</p>`;

function pressWords(
  session: Stripe.Checkout.Session,
  words: (typeof pageMessages)[Language],
  money: (amount: number) => string,
): string {
  if (session.mode === 'setup') return words.saveCard;
  const total = money(session.amount_total ?? 0);
  return session.mode === 'subscription' ? words.subscribe(total) : words.pay(total);
}

/** The card alone: also of the portal and of an invoice. What was typed of it is never put back. */
export function cardFields(language: Language, typed: Typed) {
  const words = pageMessages[language];
  return html`<h2>${words.card}</h2>
<label for="number">${words.number}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="40" required>
<div class="pair">
<div><label for="expiry">${words.expiry}</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34" aria-describedby="expiry-hint" maxlength="9" required>
<small id="expiry-hint">${words.expiryHint}</small></div>
<div><label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></div>
</div>
<label for="holder">${words.holder}</label>
<input id="holder" name="holder" autocomplete="cc-name" value="${typed.holder ?? ''}" maxlength="200" required>
<label for="billingPostalCode">${words.billingPostalCode}</label>
<input id="billingPostalCode" name="billingPostalCode" autocomplete="billing postal-code" value="${typed.billingPostalCode ?? ''}" maxlength="200">`;
}

function summary({ session, lines, language }: PaymentPage, money: (amount: number) => string) {
  const words = pageMessages[language];
  const shipping = session.shipping_cost?.amount_total ?? 0;
  const added = lines.flatMap(({ taxes = [] }) => taxes.filter(({ rate }) => !rate.inclusive));
  const tax = session.total_details?.amount_tax ?? 0;
  return html`<table>
<tbody>
${lines.map(
  (line) =>
    html`<tr><th scope="row">${line.description}${(line.quantity ?? 1) > 1 ? html` <small>× ${line.quantity}</small>` : ''}${line.price.recurring ? html` <small>${words.every(line.price.recurring.interval, line.price.recurring.interval_count)}</small>` : ''}${line.about === '' ? '' : html`<small>${line.about}</small>`}</th><td>${money(line.amount_subtotal)}</td></tr>`,
)}
${session.shipping_options.length > 0 ? html`<tr><th scope="row">${words.shipping}</th><td>${money(shipping)}</td></tr>` : ''}
${tax > 0 ? html`<tr><th scope="row">${added.length > 0 ? words.taxes : words.ofWhichTaxes}</th><td>${money(tax)}</td></tr>` : ''}
</tbody>
<tfoot><tr><th scope="row">${words.total}</th><td>${money(session.amount_total ?? 0)}</td></tr></tfoot>
</table>`;
}

function field(
  { typed, session }: PaymentPage,
  name: PaymentField,
  label: string,
  type: string,
  autocomplete: string,
  isRequired = true,
) {
  const value = typed[name] ?? (name === 'email' ? (session.customer_details?.email ?? '') : '');
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" maxlength="200" ${isRequired ? 'required' : ''}>`;
}

function addressFields(page: PaymentPage) {
  const words = pageMessages[page.language];
  const names = new Intl.DisplayNames(locales[page.language], { type: 'region' });
  const countries = page.session.shipping_address_collection?.allowed_countries ?? [];
  const chosen = page.typed.country ?? countries[0];
  const sorted = countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, page.language));
  return html`<h2>${words.sendTo}</h2>
${field(page, 'name', words.name, 'text', 'shipping name')}
${field(page, 'line1', words.line1, 'text', 'shipping address-line1')}
${field(page, 'line2', words.line2, 'text', 'shipping address-line2', false)}
<div class="pair">
<div>${field(page, 'postalCode', words.postalCode, 'text', 'shipping postal-code', false)}</div>
<div>${field(page, 'city', words.city, 'text', 'shipping address-level2')}</div>
</div>
${field(page, 'state', words.state, 'text', 'shipping address-level1', false)}
<label for="country">${words.country}</label>
<select id="country" name="country" autocomplete="shipping country">
${sorted.map(({ code, name }) => html`<option value="${code}" ${code === chosen ? 'selected' : ''}>${name}</option>`)}
</select>
${note(page.session.custom_text.shipping_address)}`;
}

function shippingChoice({ session, rates, language, typed }: PaymentPage, money: (amount: number) => string) {
  const chosen = typed.shippingRate ?? session.shipping_cost?.shipping_rate;
  return html`<fieldset><legend>${pageMessages[language].howSent}</legend>
${session.shipping_options.map(({ shipping_rate: rate, shipping_amount: amount }) => {
  const id = String(rate);
  return html`<label><input type="radio" name="shippingRate" value="${id}" ${id === chosen ? 'checked' : ''}>${rates.get(id)?.display_name ?? id} · ${money(amount)}</label>`;
})}
</fieldset>`;
}

export function challengePage(intent: ChallengedIntent, language: Language) {
  const words = pageMessages[language];
  const asked =
    intent.object === 'payment_intent'
      ? words.challenge(formatMoney(intent.amount, intent.currency, language))
      : words.challengeCard;
  return plainPage({
    language,
    title: words.challengeTitle,
    alert: null,
    content: html`<p class="note">${words.nothingMoves}</p>
<p>${asked}</p>
<form method="post" action="/pay/challenge/${intent.id}">
<button name="answer" value="approve">${words.approve}</button>
<button name="answer" value="refuse" class="quiet">${words.refuse}</button>
</form>`,
  });
}

export function closedPage(session: Stripe.Checkout.Session, language: Language) {
  const words = pageMessages[language];
  return plainPage({
    language,
    title: words.expiredTitle,
    alert: null,
    content: html`<p>${words.expired}</p>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">${words.back}</a></p>` : ''}`,
  });
}

/** What somebody finds who comes back to a page on which all is done. */
export function donePage(session: Stripe.Checkout.Session, target: string, language: Language) {
  const words = pageMessages[language];
  return plainPage({
    language,
    title: words.doneTitle,
    alert: null,
    content: html`<p>${session.mode === 'setup' ? words.doneCard : words.done}</p>
<p><a href="${target}">${words.goOn}</a></p>`,
  });
}
