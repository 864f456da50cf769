/** Whom a mail about an account goes to, and in which language: the person's own, from their settings. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Language, languageSchema } from '#shared/domain/userProfile.ts';
import { findAccount } from '../access/index.ts';
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

/** English for a person who never chose. */
export function languageOf(profile: DocumentSnapshot): Language {
  return languageSchema.catch('en').parse(profile.get('settings.language'));
}
