/** The demo family's account at the identity service: its address, its password, and the claim that closes it. */
import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import type { Services } from '../../functions/services.ts';

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

/** Remembers which password the account was last given, and that its sessions have not been ended since. */
const STATE = 'server_state/demoFamily';

/**
 * Sets the account right. One that is right already is left alone, because a new password would sign its visitors out;
 * one that is not is made anew.
 */
export async function restoreAccount(
  { auth, firestore }: Services,
  login: DemoLogin,
  displayName: string,
): Promise<void> {
  const [known, state] = await Promise.all([
    auth.getUser(DEMO_FAMILY_UID).catch(() => null),
    firestore.doc(STATE).get(),
  ]);
  const digest = createHash('sha256').update(login.password).digest('base64');
  const isPasswordRight =
    state.get('passwordDigest') === digest && state.get('validSince') === known?.tokensValidAfterTime;
  if (known && isPasswordRight && isRight(known, login.email, displayName)) return;
  if (known) await auth.deleteUser(DEMO_FAMILY_UID);
  // Closed until it carries the claim, so that nobody gets a token without it.
  await auth.createUser({
    uid: DEMO_FAMILY_UID,
    ...login,
    displayName,
    emailVerified: true,
    disabled: true,
  });
  await auth.setCustomUserClaims(DEMO_FAMILY_UID, { demo: true });
  const made = await auth.updateUser(DEMO_FAMILY_UID, { disabled: false });
  await firestore.doc(STATE).set({
    passwordDigest: digest,
    validSince: made.tokensValidAfterTime ?? null,
    finishedAt: FieldValue.serverTimestamp(),
  });
}

function isRight(account: UserRecord, email: string, displayName: string): boolean {
  return (
    account.email === email &&
    account.emailVerified &&
    account.displayName === displayName &&
    account.photoURL === undefined &&
    account.phoneNumber === undefined &&
    !account.disabled &&
    JSON.stringify(account.customClaims) === '{"demo":true}' &&
    account.providerData.every(({ providerId }) => providerId === 'password') &&
    (account.multiFactor?.enrolledFactors.length ?? 0) === 0
  );
}
