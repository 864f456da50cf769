/** Brings a balance back to the sum of its lines, by a line that says who did so and why (shared/callables/credits.ts). */
import { Timestamp } from 'firebase-admin/firestore';
import { creditsRepair } from '#shared/callables/credits.ts';
import { creditAccountSchema, NO_CREDITS } from '#shared/domain/creditLine.ts';
import { findAccount } from '../access/index.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { creditAccount, creditLines } from './ledger.ts';
import { sumLines } from './sumLines.ts';

export const repair = defineHandler(creditsRepair, {
  access: 'admin',
  run: async ({ uid, key, reason }, { caller, services }) => {
    const { firestore, clock } = services;
    const subject = (await findAccount(services, uid))?.email ?? uid;
    const line = creditLines(firestore, uid).doc(`repair-${key}`);
    const document = creditAccount(firestore, uid);
    return firestore.runTransaction(async (transaction) => {
      const [profile, account, earlier] = await transaction.getAll(
        firestore.doc(`users/${uid}`),
        document,
        line,
      );
      if (!profile?.exists || profile.get('erasureStartedAt') != null) {
        throw new Refusal('not-found', 'This account has no profile.', { field: 'uid' });
      }
      const stored = creditAccountSchema.safeParse(account?.exists ? account.data() : NO_CREDITS);
      if (earlier?.exists && stored.success) return stored.data;
      if (earlier?.exists) throw new Refusal('conflict', 'This key was used before.', { field: 'key' });
      const { sum, count, lastNumber } = await sumLines(firestore, uid, transaction);
      if (stored.success && stored.data.balance === sum) {
        throw new Refusal('conflict', 'The balance is the sum of its lines.', { field: 'uid' });
      }
      const number = Math.max(count, lastNumber) + 1;
      const before = stored.success ? stored.data.balance : 'unreadable';
      const change = `${before} → ${sum} credits`;
      recordAct(transaction, { caller, services }, { act: creditsRepair.name, subject, reason, change });
      const at = Timestamp.fromMillis(clock.now());
      transaction.create(line, { kind: 'repair', amount: 0, number, balance: sum, at, reason });
      const after = { balance: sum, lines: number };
      transaction.set(document, after);
      return after;
    });
  },
});
