/** Keeps the profile's address in step with the identity service, which alone decides what is verified. */
import { FieldValue } from 'firebase-admin/firestore';
import { accountSyncProfile } from '#shared/callables/account.ts';
import { defineHandler } from '../handler.ts';

export const syncProfile = defineHandler(accountSyncProfile, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services: { auth, firestore } }) => {
    const account = await auth.getUser(caller.uid);
    const wanted = { email: account.email?.toLowerCase() ?? '', emailVerified: account.emailVerified };
    await firestore.runTransaction(async (transaction) => {
      const profile = firestore.doc(`users/${caller.uid}`);
      const stored = await transaction.get(profile);
      const isSame =
        stored.get('email') === wanted.email && stored.get('emailVerified') === wanted.emailVerified;
      // A profile that sign-up has not written yet starts with the right values anyway.
      if (!stored.exists || isSame) return;
      transaction.update(profile, { ...wanted, updatedAt: FieldValue.serverTimestamp() });
    });
    return wanted;
  },
});
