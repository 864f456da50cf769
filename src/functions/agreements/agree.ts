/** Keeps which versions of the legal documents a person agreed to, and tells them. */
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { accountAgree, accountListAgreements } from '#shared/callables/agreements.ts';
import { legalDocumentIdSchema, legalVersionSchema } from '#shared/legalVersions.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';

export const AGREEMENTS = 'agreements';

const agreementsOf = (uid: string, { firestore }: Services) =>
  firestore.collection(`users/${uid}/${AGREEMENTS}`);

const storedSchema = z.object({
  document: legalDocumentIdSchema,
  version: legalVersionSchema,
  agreedAt: z.instanceof(Timestamp),
});

export const agree = defineHandler(accountAgree, {
  access: 'user',
  run: async ({ documents }, { caller, services }) => {
    const agreements = agreementsOf(caller.uid, services);
    const rows = documents.map((one) => ({ ...one, ref: agreements.doc(`${one.document}_${one.version}`) }));
    await services.firestore.runTransaction(async (transaction) => {
      const present = await transaction.getAll(...rows.map(({ ref }) => ref));
      const agreedAt = Timestamp.fromMillis(services.clock.now());
      for (const [index, { ref, document, version }] of rows.entries()) {
        // The first word counts: when it was said does not move.
        if (!present[index]?.exists) transaction.set(ref, { document, version, agreedAt });
      }
    });
    return {};
  },
});

export const listAgreements = defineHandler(accountListAgreements, {
  access: 'user',
  effect: 'reads',
  run: async (_, { caller, services }) => {
    const found = await agreementsOf(caller.uid, services).orderBy('agreedAt', 'desc').get();
    return {
      agreements: found.docs.map((row) => {
        const { agreedAt, ...agreement } = storedSchema.parse(row.data());
        return { ...agreement, agreedAt: agreedAt.toDate().toISOString() };
      }),
    };
  },
});
