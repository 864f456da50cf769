/** What administrators see of a ledger: what can be read, and what cannot (shared/callables/credits.ts). */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { creditsInspect } from '#shared/callables/credits.ts';
import { creditAccountSchema, creditLineSchema, NO_CREDITS } from '#shared/domain/creditLine.ts';
import { findUidByAddress } from '../access/index.ts';
import { recordAct } from '../administratorActs/index.ts';
import { defineHandler } from '../handler.ts';
import { creditAccount, creditLines } from './ledger.ts';
import { sumLines } from './sumLines.ts';

export const inspect = defineHandler(creditsInspect, {
  access: 'admin',
  effect: 'reads',
  run: async ({ email, before, limit }, { caller, services }) => {
    const { firestore, log } = services;
    const uid = await findUidByAddress(services, email);
    if (before === undefined) {
      await firestore.runTransaction(async (transaction) =>
        recordAct(transaction, { caller, services }, { act: creditsInspect.name, subject: email }),
      );
    }
    const account = await creditAccount(firestore, uid).get();
    const summed = await sumLines(firestore, uid);
    const stored = creditAccountSchema.safeParse(account.exists ? account.data() : NO_CREDITS);
    const lines = creditLines(firestore, uid);
    const from = before === undefined ? null : await lines.doc(before).get();
    const newest = lines.orderBy('number', 'desc').limit(limit + 1);
    const { docs } = await (from?.exists ? newest.startAfter(from) : newest).get();
    const page = docs.slice(0, limit).map((line) => ({
      id: line.id,
      read: storedLineSchema.safeParse(line.data()),
    }));
    const unreadable = page.flatMap(({ id, read }) => (read.success ? [] : [id]));
    if (unreadable.length > 0 || !stored.success)
      log.log('error', 'credits-not-read', { uid, lines: unreadable.join(' ') });
    return {
      uid,
      email,
      account: stored.success ? stored.data : { balance: summed.sum, lines: summed.count },
      isAccountReadable: stored.success,
      sum: summed.sum,
      lines: page.flatMap(({ id, read }) => (read.success ? [{ ...read.data, id }] : [])),
      unreadable,
      unnumbered: summed.unnumbered,
      next: docs.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  },
});

const storedLineSchema = creditLineSchema.omit({ id: true, number: true }).extend({
  at: z.instanceof(Timestamp).transform((at) => at.toDate().toISOString()),
});
