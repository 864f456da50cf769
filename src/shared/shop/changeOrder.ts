/** What a buyer changes within the hour: the words that are cut, and where a parcel goes within its country. */
import { cutText } from '../engraving/cutLines.ts';
import { missingParts } from './addressParts.ts';
import type { Recipient } from './cart.ts';
import { checkEngraving } from './checkEngraving.ts';
import type { Order, OrderLine } from './order.ts';
import type { OrderAct, OrderAdvance } from './orderActs.ts';
import { advanced } from './orderEvent.ts';
import { products } from './products.ts';
import { taxRateOf } from './taxRates.ts';

type Change = Extract<OrderAct, { readonly act: 'change' }>;

const refused = (field: string, why: string): OrderAdvance => ({
  is: 'refused',
  code: 'invalid-input',
  why,
  field,
});

/** What is not named stays as it is. */
export function changeOrder(order: Order, { engravings, recipients }: Change, now: number): OrderAdvance {
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  for (const { lineId, engraving } of engravings) {
    const line = lines.get(lineId);
    if (!line)
      return { is: 'refused', code: 'not-found', why: 'There is no such line.', field: 'engravings' };
    const changed = { ...line, engraving: cutText(engraving) };
    const issue = findEngravingIssue(changed);
    if (issue) return refused('engravings', issue);
    lines.set(lineId, changed);
  }
  const people = new Map(order.recipients.map((recipient) => [recipient.id, recipient]));
  for (const recipient of recipients) {
    const issue = findRecipientIssue(people.get(recipient.id), recipient);
    if (issue) return refused('recipients', issue);
    people.set(recipient.id, recipient);
  }
  const changes = { lines: [...lines.values()], recipients: [...people.values()] };
  const before = JSON.stringify([order.lines, order.recipients]);
  if (JSON.stringify([changes.lines, changes.recipients]) === before) return { is: 'unchanged' };
  return advanced(order, now, { kind: 'changed', by: 'buyer' }, changes);
}

function findEngravingIssue({ productId, engraving }: OrderLine): string | null {
  const place = products[productId].engraving;
  if (place === null) return engraving === null ? null : 'Nothing is engraved on it.';
  const [issue] = checkEngraving(place, engraving);
  return issue ? `The engraving cannot be cut: ${issue.kind}.` : null;
}

function findRecipientIssue(before: Recipient | undefined, after: Recipient): string | null {
  if (!before) return 'The order has no such recipient.';
  if (after.address.country !== before.address.country) return 'A parcel stays within its country.';
  if (taxRateOf(after.address) !== taxRateOf(before.address)) return 'The tax would be another there.';
  return missingParts(after.address).length > 0 ? 'The address is not complete.' : null;
}
