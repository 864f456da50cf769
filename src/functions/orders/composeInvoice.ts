/** The invoice of an order as a PDF: who sold what to whom, for how much and with which tax, in the order's language. */

import { formatMoney } from '#shared/currency.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { addressLines } from '#shared/shop/addressFormat.ts';
import type { Recipient } from '#shared/shop/cart.ts';
import { describeLine } from '#shared/shop/describeLine.ts';
import { taxNameOf } from '#shared/shop/taxRates.ts';
import type { Services } from '../services.ts';
import { type InvoicePaper, openPaper } from './invoicePage.ts';
import { invoiceWords } from './invoiceWords.ts';
import type { StoredOrder } from './orderDocument.ts';

export async function composeInvoice(services: Services, order: StoredOrder): Promise<Buffer> {
  const { legalEntity, supportEmail } = services.configuration;
  const words = invoiceWords[order.language];
  const title = `${words.invoice} ${order.number}`;
  const paper = await openPaper(services, { title, author: legalEntity, date: new Date(order.orderedAt) });
  writeHead(paper, services, order);
  writePeople(paper, order);
  writeLines(paper, order);
  writeTotals(paper, order);
  paper.space(24);
  const contact = [words.currency, supportEmail].filter((part) => part !== '').join(' ');
  paper.row([{ text: contact, x: 0, width: paper.width, isQuiet: true }], 8);
  return paper.finish((page, pages) => `${title} · ${words.page(page, pages)}`);
}

function writeHead(paper: InvoicePaper, { configuration }: Services, order: StoredOrder): void {
  const words = invoiceWords[order.language];
  const days = longDateFormat(order.language, { dateStyle: 'long', timeZone: 'UTC' });
  const { width } = paper;
  paper.row([{ text: configuration.legalEntity, x: 0, width }], 12);
  paper.row([{ text: configuration.legalAddress, x: 0, width, isQuiet: true }], 9);
  paper.space(28);
  paper.row([{ text: words.invoice, x: 0, width }], 24);
  paper.space(6);
  const paid = order.paidAt === null ? words.notPaid : `${words.paidOn} ${days.format(order.paidAt)}`;
  for (const text of [
    `${words.number} ${order.number}`,
    `${words.orderedOn} ${days.format(order.orderedAt)}`,
    order.remakeOf === null ? paid : words.remakeOf,
  ])
    paper.row([{ text, x: 0, width }]);
  paper.space(16);
}

function writePeople(paper: InvoicePaper, order: StoredOrder): void {
  const words = invoiceWords[order.language];
  const half = paper.width / 2 - 10;
  const buyer = [order.buyerName || order.buyerEmail, order.buyerName ? order.buyerEmail : ''].filter(
    (line) => line !== '',
  );
  paper.row([
    { text: words.billedTo, x: 0, width: half, isQuiet: true },
    { text: words.sentTo, x: half + 20, width: half, isQuiet: true },
  ]);
  const addresses = order.recipients.map((recipient) => parcelLines(recipient, order.language).join('\n'));
  paper.row([
    { text: buyer.join('\n'), x: 0, width: half },
    { text: addresses[0] ?? '', x: half + 20, width: half },
  ]);
  for (const text of addresses.slice(1)) paper.row([{ text, x: half + 20, width: half }]);
  paper.space(20);
}

function parcelLines({ name, address }: Recipient, language: StoredOrder['language']): readonly string[] {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country;
  return [name, ...addressLines(address), country];
}

function writeLines(paper: InvoicePaper, order: StoredOrder): void {
  const words = invoiceWords[order.language];
  const columns = (texts: readonly [string, string, string, string], isQuiet = false) => {
    const [item, quantity, unit, amount] = texts;
    const end = paper.width;
    paper.row([
      { text: item, x: 0, width: end - 230, isQuiet },
      { text: quantity, x: end - 220, width: 50, align: 'right', isQuiet },
      { text: unit, x: end - 165, width: 80, align: 'right', isQuiet },
      { text: amount, x: end - 80, width: 80, align: 'right', isQuiet },
    ]);
  };
  columns([words.item, words.quantity, words.unitPrice, words.amount], true);
  paper.rule();
  for (const line of order.lines)
    columns([
      describeLine(line, order.language),
      String(line.quantity),
      formatMoney(line.unitPrice, order.language),
      formatMoney(line.total, order.language),
    ]);
  paper.rule();
}

function writeTotals(paper: InvoicePaper, order: StoredOrder): void {
  const { language } = order;
  const words = invoiceWords[language];
  const sum = (label: string, amount: number, size = 10) =>
    paper.row(
      [
        { text: label, x: paper.width - 320, width: 220, align: 'right' },
        { text: formatMoney(amount, language), x: paper.width - 90, width: 90, align: 'right' },
      ],
      size,
    );
  sum(words.goods, order.goods);
  sum(words.shipping, order.shipping);
  for (const { tax, taxRate, country } of order.shipments.filter((shipment) => shipment.taxRate > 0)) {
    const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(taxRate / 100);
    sum(`${taxNameOf(country)[language]} ${rate}\u00a0% (${country})`, tax);
  }
  paper.space(4);
  sum(words.total, order.total, 13);
  if (order.refunded > 0) sum(words.refunded, order.refunded);
}
