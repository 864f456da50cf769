/** Whether an account is there: only the identity service's own word that it is not counts, and no passing fault. */
import type { UserRecord } from 'firebase-admin/auth';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

/** Null when there is no such account. Rejects when that cannot be told. */
export async function findAccount({ auth }: Services, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isMissingAccount(error)) return null;
    throw error;
  }
}

/** Throws Refusal `not-found`, with the field `email`. */
export async function findUidByAddress({ auth }: Services, email: string): Promise<string> {
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch (error) {
    if (!isMissingAccount(error)) throw error;
    throw new Refusal('not-found', 'Nobody has an account with this address.', { field: 'email' });
  }
}

export function isMissingAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
