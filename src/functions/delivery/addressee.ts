/** Whom a mail about an account goes to, and in which language: the person's own, from their settings. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Language, languageSchema } from '#shared/domain/userProfile.ts';
import { findAccount, isMissingAccount } from '../access/index.ts';
import type { Services } from '../services.ts';
import type { Addressee } from './outboundMessage.ts';

/** Null for an account that is not there or has no address. Rejects when that cannot be told. */
export async function findAddressee(services: Services, uid: string): Promise<Addressee | null> {
  const [account, profile] = await Promise.all([
    findAccount(services, uid),
    services.firestore.doc(`users/${uid}`).get(),
  ]);
  if (!account?.email) return null;
  return { uid, to: account.email, language: languageOf(profile) };
}

/** Of whoever has an account with this address; null where nobody has. */
export async function languageOfAddress({ auth, firestore }: Services, to: string): Promise<Language | null> {
  try {
    const { uid } = await auth.getUserByEmail(to);
    return languageOf(await firestore.doc(`users/${uid}`).get());
  } catch (error) {
    if (isMissingAccount(error)) return null;
    throw error;
  }
}

/** English for a person who never chose. */
export function languageOf(profile: DocumentSnapshot): Language {
  return languageSchema.catch('en').parse(profile.get('settings.language'));
}
