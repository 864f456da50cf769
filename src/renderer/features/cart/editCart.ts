/** Changes of a cart, as plain values. */
import type { CartContent, CartLine, Recipient } from '#shared/shop/cart.ts';
import { recipientOf } from '#shared/shop/quoteCart.ts';

export const changeLine = (
  content: CartContent,
  lineId: string,
  changed: Partial<CartLine>,
): CartContent => ({
  ...content,
  lines: content.lines.map((line) => (line.id === lineId ? { ...line, ...changed } : line)),
});

/** In its place where it is known, and last where it is new: what went to the only one before still goes there. */
export const saveRecipient = (content: CartContent, recipient: Recipient): CartContent =>
  content.recipients.some(({ id }) => id === recipient.id)
    ? {
        ...content,
        recipients: content.recipients.map((known) => (known.id === recipient.id ? recipient : known)),
      }
    : { lines: linesWithNames(content), recipients: [...content.recipients, recipient] };

/** What was theirs still names them, so that it is asked for and does not go to those who are left. */
export const removeRecipient = (content: CartContent, recipientId: string): CartContent => ({
  lines: linesWithNames(content),
  recipients: content.recipients.filter(({ id }) => id !== recipientId),
});

const linesWithNames = ({ lines, recipients }: CartContent): CartLine[] =>
  lines.map((line) => ({ ...line, recipientId: recipientOf(line, recipients)?.id ?? line.recipientId }));

/** Back where it was; once, however often it is asked for. */
export function insertAt<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  index: number,
  entry: Entry,
): Entry[] {
  return list.some(({ id }) => id === entry.id) ? [...list] : list.toSpliced(Math.max(0, index), 0, entry);
}
