/** The lines that administrators add to a ledger (shared/callables/credits.ts). */
import { creditsAdjust } from '#shared/callables/credits.ts';
import { findAccount } from '../access/index.ts';
import { recordAct } from '../administratorActs/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { addCreditLine, creditLines } from './ledger.ts';

export const adjust = defineHandler(creditsAdjust, {
  access: 'admin',
  run: async ({ uid, key, amount, reason }, { caller, services }) => {
    const { firestore } = services;
    const account = await findAccount(services, uid);
    if (!account) throw new Refusal('not-found', 'There is no such account.', { field: 'uid' });
    const kind = amount > 0 ? 'grant' : 'taken-back';
    return firestore.runTransaction(async (transaction) => {
      const [profile, line, opposite] = await transaction.getAll(
        firestore.doc(`users/${uid}`),
        creditLines(firestore, uid).doc(`${kind}-${key}`),
        creditLines(firestore, uid).doc(`${amount > 0 ? 'taken-back' : 'grant'}-${key}`),
      );
      if (opposite?.exists || (line?.exists && line.get('amount') !== amount)) {
        throw new Refusal('conflict', 'This key was used for something else.', { field: 'key' });
      }
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
