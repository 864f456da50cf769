/** Changes of a cart, as plain values. */
import type { CartContent, CartLine, Recipient } from '#shared/shop/cart.ts';

export const changeLine = (
  content: CartContent,
  lineId: string,
  changed: Partial<CartLine>,
): CartContent => ({
  ...content,
  lines: content.lines.map((line) => (line.id === lineId ? { ...line, ...changed } : line)),
});

/** In its place where it is known, and last where it is new. */
export const saveRecipient = (content: CartContent, recipient: Recipient): CartContent => ({
  ...content,
  recipients: content.recipients.some(({ id }) => id === recipient.id)
    ? content.recipients.map((known) => (known.id === recipient.id ? recipient : known))
    : [...content.recipients, recipient],
});

/** What was theirs goes to the first of those who are left. */
export const removeRecipient = (content: CartContent, recipientId: string): CartContent => ({
  lines: content.lines.map((line) =>
    line.recipientId === recipientId ? { ...line, recipientId: null } : line,
  ),
  recipients: content.recipients.filter(({ id }) => id !== recipientId),
});

/** Back where it was; once, however often it is asked for. */
export function insertAt<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  index: number,
  entry: Entry,
): Entry[] {
  return list.some(({ id }) => id === entry.id) ? [...list] : list.toSpliced(Math.max(0, index), 0, entry);
}
