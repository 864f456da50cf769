/** What administrators see of a ledger, and the lines that they add to it (shared/callables/credits.ts). */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { creditsAdjust, creditsInspect } from '#shared/callables/credits.ts';
import { creditAccountSchema, creditLineSchema, NO_CREDITS } from '#shared/domain/creditLine.ts';
import { findAccount, findUidByAddress } from '../access/index.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { addCreditLine, creditAccount, creditLines } from './ledger.ts';

export const inspect = defineHandler(creditsInspect, {
  access: 'admin',
  effect: 'reads',
  run: async ({ email, before, limit }, { caller, services }) => {
    const { firestore } = services;
    const uid = await findUidByAddress(services, email);
    if (before === undefined) {
      await firestore.runTransaction(async (transaction) =>
        recordAct(transaction, { caller, services }, { act: creditsInspect.name, subject: email }),
      );
    }
    const account = await creditAccount(firestore, uid).get();
    const lines = creditLines(firestore, uid);
    const from = before === undefined ? null : await lines.doc(before).get();
    const newest = lines.orderBy('number', 'desc').limit(limit + 1);
    const { docs } = await (from?.exists ? newest.startAfter(from) : newest).get();
    const page = docs.slice(0, limit);
    return {
      uid,
      email,
      account: account.exists ? creditAccountSchema.parse(account.data()) : NO_CREDITS,
      lines: page.map((line) => ({ ...storedLineSchema.parse(line.data()), id: line.id })),
      next: docs.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  },
});

const storedLineSchema = creditLineSchema.omit({ id: true, number: true }).extend({
  at: z.instanceof(Timestamp).transform((at) => at.toDate().toISOString()),
});

export const adjust = defineHandler(creditsAdjust, {
  access: 'admin',
  run: async ({ uid, key, amount, reason }, { caller, services }) => {
    const { firestore } = services;
    const account = await findAccount(services, uid);
    if (!account) throw new Refusal('not-found', 'There is no such account.', { field: 'uid' });
    const kind = amount > 0 ? 'grant' : 'taken-back';
    return firestore.runTransaction(async (transaction) => {
      const [profile, line] = await transaction.getAll(
        firestore.doc(`users/${uid}`),
        creditLines(firestore, uid).doc(`${kind}-${key}`),
      );
      if (!profile?.exists || profile.get('erasureStartedAt') != null) {
        throw new Refusal('not-found', 'This account has no profile.', { field: 'uid' });
      }
      const after = await addCreditLine(transaction, services, uid, {
        key: `${kind}-${key}`,
        kind,
        amount,
        reason,
      });
      if (!line?.exists) {
        recordAct(
          transaction,
          { caller, services },
          {
            act: creditsAdjust.name,
            subject: account.email ?? uid,
            reason,
            change: `${after.balance - amount} → ${after.balance} credits`,
          },
        );
      }
      return after;
    });
  },
});
