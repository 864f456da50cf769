/** Somebody's cart, looked at and mended by an administrator whom they asked for help. Both are written down. */
import { cartInspect, cartRepair } from '#shared/callables/shop.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import type { LineIssue, QuotedLine } from '#shared/shop/quote.ts';
import { findAccount, findUidByAddress } from '../access/index.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { assertRevision, cartFrom, cartOf, emptied, readableCart } from './cartDocument.ts';
import { knowCart } from './cartFacts.ts';
import { quoteNow } from './quote.ts';

export const inspect = defineHandler(cartInspect, {
  access: 'admin',
  effect: 'reads',
  run: async ({ email }, { caller, services }) => {
    const { firestore } = services;
    const uid = await findUidByAddress(services, email);
    return firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(cartOf(firestore, uid));
      const readable = readableCart(stored);
      const cart = readable ?? emptied(stored);
      const { facts } = await knowCart(transaction, services, uid, cart);
      recordAct(transaction, { caller, services }, { act: cartInspect.name, subject: email });
      const quote = quoteNow(cart, facts);
      return {
        uid,
        revision: cart.revision,
        lines: cart.lines.flatMap((line) => {
          const quoted = quote.lines.find(({ lineId }) => lineId === line.id);
          return quoted ? [{ ...line, ...quoted }] : [];
        }),
        recipients: cart.recipients.length,
        stuckCountries: quote.shipments.filter(({ issue }) => issue !== null).map(({ country }) => country),
        total: quote.total,
        isReadable: readable !== null,
      };
    });
  },
});

/** What no change of its owner's could make saleable. */
const UNSALEABLE: ReadonlySet<LineIssue> = new Set(['not-offered', 'option-gone', 'out-of-stock']);

export const repair = defineHandler(cartRepair, {
  access: 'admin',
  run: async ({ uid, revision, act, reason }, { caller, services }) => {
    const { firestore } = services;
    // The log is searched by address.
    const subject = (await findAccount(services, uid))?.email ?? uid;
    return firestore.runTransaction(async (transaction) => {
      const document = cartOf(firestore, uid);
      const stored = await transaction.get(document);
      if (!stored.exists) throw new Refusal('not-found', 'This person has no cart.', { field: 'uid' });
      const before = act === 'empty' ? (readableCart(stored) ?? emptied(stored)) : cartFrom(stored);
      assertRevision(before, revision);
      const { facts } = await knowCart(transaction, services, uid, before);
      const quoted = new Map(quoteNow(before, facts).lines.map((line) => [line.lineId, line]));
      const lines = act === 'empty' ? [] : before.lines.flatMap((line) => mended(line, quoted.get(line.id)));
      const cart = { ...before, lines, revision: revision + 1 };
      const change = `${act}: ${before.lines.length} → ${lines.length} lines`;
      recordAct(transaction, { caller, services }, { act: cartRepair.name, subject, reason, change });
      transaction.set(document, cart);
      return { revision: cart.revision, lines: lines.length };
    });
  },
});

/** As many as are left; out where none is, or where it is no longer made so. */
function mended(line: CartLine, quoted: QuotedLine | undefined): readonly CartLine[] {
  if (!quoted?.issues.some((issue) => UNSALEABLE.has(issue))) return [line];
  const isOnlyShort = !quoted.issues.includes('not-offered') && !quoted.issues.includes('option-gone');
  const left = quoted.left ?? 0;
  return isOnlyShort && left > 0 && left < line.quantity ? [{ ...line, quantity: left }] : [];
}
