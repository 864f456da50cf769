/**
 * What a cart costs and what stands in its way, as one pure function: the server decides with it, and a page may draw with it
 * before the server has answered. Only the fingerprint is the server's.
 */
import { addCents, type Cents, cents, rateOf } from '../money.ts';
import { missingParts } from './addressParts.ts';
import type { CartContent, CartLine, EngravingText, Recipient } from './cart.ts';
import { checkEngraving, isEngraved } from './checkEngraving.ts';
import { type Offers, type PricedLine, priceLines } from './priceLines.ts';
import { areOptionsOf, type Product, variantKey } from './product.ts';
import type { LineIssue, Quote, QuotedLine, Shipment } from './quote.ts';
import { shippingTo } from './shippingZones.ts';
import { taxRateOf } from './taxRates.ts';

/** What only the server knows for sure; a page that asks for a first look says yes. */
export interface CartFacts {
  readonly offers: Offers;
  /** The code is the buyer's own and opens something. */
  readonly isCodeOpen: (codeId: string) => boolean;
  /** The print file is there and was made for such a piece. */
  readonly isArtworkReady: (line: CartLine) => boolean;
  /** The typeface has every sign of it, and it fits on the piece; absent where nothing can be measured. */
  readonly fits?: (text: EngravingText, line: CartLine, product: Product) => boolean;
}

export type CartQuote = Omit<Quote, 'fingerprint'>;

/**
 * Whom a line is sent to; null while nobody is named, or the one who is named is gone. Among several it is asked for: nothing
 * goes to somebody whom its buyer did not choose.
 */
export function recipientOf(
  line: Pick<CartLine, 'recipientId'>,
  recipients: readonly Recipient[],
): Recipient | null {
  if (line.recipientId === null) return recipients.length === 1 ? (recipients[0] ?? null) : null;
  return recipients.find(({ id }) => id === line.recipientId) ?? null;
}

export function quoteCart({ lines, recipients }: CartContent, facts: CartFacts): CartQuote {
  const priced = priceLines(lines, facts.offers);
  const wanted = countWanted(priced);
  const quoted = priced.map((one): QuotedLine => {
    const variant = variantOf(one);
    const left = one.offer.stock[variantKey(one.product, one.line.options)] ?? null;
    const isShort = left !== null && (wanted.get(variant) ?? 0) > left;
    const issues = [
      ...findIssues(one, facts),
      ...(isShort ? (['out-of-stock'] as const) : []),
      ...(recipientOf(one.line, recipients) ? [] : (['recipient-missing'] as const)),
    ];
    return { lineId: one.line.id, unitPrice: one.unitPrice, total: one.total, issues, left };
  });
  const shipments = recipients.flatMap((recipient) => {
    const sent = priced.filter(({ line }) => recipientOf(line, recipients) === recipient);
    return sent.length === 0 ? [] : [shipmentTo(recipient, sent)];
  });
  const goods = addCents(...quoted.map(({ total }) => total));
  const shipping = addCents(...shipments.map((one) => one.shipping));
  const tax = addCents(...shipments.map((one) => one.tax));
  return { lines: quoted, shipments, goods, shipping, tax, total: addCents(goods, shipping, tax) };
}

/** Whether nothing stands in the way of paying it. */
export const isPayable = ({ lines, shipments }: CartQuote): boolean =>
  lines.length > 0 &&
  lines.every(({ issues }) => issues.length === 0) &&
  shipments.every(({ issue }) => issue === null);

const variantOf = ({ product, line }: PricedLine): string =>
  `${product.id} ${variantKey(product, line.options)}`;

/** Pieces of each variant in the whole cart: two lines may want the last one. */
function countWanted(priced: readonly PricedLine[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const one of priced) {
    const variant = variantOf(one);
    wanted.set(variant, (wanted.get(variant) ?? 0) + one.line.quantity);
  }
  return wanted;
}

function findIssues({ line, product, offer }: PricedLine, facts: CartFacts): readonly LineIssue[] {
  const issues: LineIssue[] = [];
  if (!offer.isOffered) issues.push('not-offered');
  if (!areOptionsOf(product, line.options)) issues.push('option-gone');
  const engravingIssue = findEngravingIssue(line, product, facts);
  if (engravingIssue) issues.push(engravingIssue);
  if (product.opensAlbum && line.albumCodeId === null) issues.push('code-missing');
  if (line.albumCodeId !== null && !facts.isCodeOpen(line.albumCodeId)) issues.push('code-closed');
  if (product.artwork !== null && !facts.isArtworkReady(line)) issues.push('artwork-missing');
  return issues;
}

function findEngravingIssue(line: CartLine, product: Product, { fits }: CartFacts): LineIssue | null {
  if (product.engraving === null) return isEngraved(line.engraving) ? 'engraving-unfit' : null;
  const [issue] = checkEngraving(product.engraving, line.engraving);
  if (issue) return issue.kind === 'missing' ? 'engraving-missing' : 'engraving-unfit';
  if (!isEngraved(line.engraving) || !fits || fits(line.engraving, line, product)) return null;
  return 'engraving-unfit';
}

function shipmentTo({ id, address }: Recipient, sent: readonly PricedLine[]): Shipment {
  const goods = addCents(...sent.map(({ total }) => total));
  const grams = sent.reduce((sum, { product, line }) => sum + product.grams * line.quantity, 0);
  const way = shippingTo(address, grams);
  const shipping: Cents = way?.price ?? cents(0);
  const taxRate = taxRateOf(address);
  const tax = rateOf(addCents(goods, shipping), taxRate);
  const leadTime = Math.max(...sent.map(({ offer }) => offer.leadTimeDays));
  return {
    recipientId: id,
    country: address.country,
    goods,
    shipping,
    tax,
    taxRate,
    total: addCents(goods, shipping, tax),
    arrivesIn: {
      least: leadTime + (way?.days.least ?? 0),
      most: leadTime + (way?.days.most ?? 0),
    },
    issue: way ? (missingParts(address).length > 0 ? 'address-incomplete' : null) : 'not-shipped-there',
  };
}
