/** What the security part of Settings asks of the identity service and of our own business logic. */
import {
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  unlink,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { refreshSession, sessionEngine } from '#features/session/index.ts';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { isErrorCode } from '#platform/backend/sessionOver.ts';
import { logWarning } from '#platform/logging/logger.ts';
import {
  accountCountRecoveryCodes,
  accountCreateRecoveryCodes,
  accountEndSession,
  accountListSessions,
  accountRevokeSessions,
} from '#shared/callables/account.ts';
import { createEnrolment } from './enrolment.ts';

async function currentUser(): Promise<User> {
  const user = (await sessionEngine()).auth.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

/** Null when the password was enough; otherwise what the second step has to answer. */
export async function reauthenticate(password: string): Promise<MultiFactorResolver | null> {
  const engine = await sessionEngine();
  try {
    await engine.renew((user) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    );
    return null;
  } catch (error) {
    if (!isErrorCode(error, 'auth/multi-factor-auth-required')) throw error;
    return getMultiFactorResolver(engine.auth, error as MultiFactorError);
  }
}

export async function confirmCode(resolver: MultiFactorResolver, code: string): Promise<void> {
  const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!factor) throw new Error('This account has no authenticator app.');
  const engine = await sessionEngine();
  await engine.renew(() =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code)),
  );
}

/** Sends a link to the new address; nothing changes before it is followed. */
export async function requestEmailChange(address: string): Promise<void> {
  await verifyBeforeUpdateEmail(await currentUser(), address);
}

export interface WayIn {
  /** The identity service's word: `password`, `phone`, `google.com`. */
  readonly providerId: string;
  /** The address or number it goes by; empty where it tells none. */
  readonly address: string;
}

/** As the identity service has them now: one that somebody else linked is among them. */
export async function listWaysIn(): Promise<WayIn[]> {
  const user = await currentUser();
  await user.reload();
  return user.providerData.map(({ providerId, email, phoneNumber }) => ({
    providerId,
    address: phoneNumber ?? email ?? '',
  }));
}

export async function removeWayIn({ providerId }: WayIn): Promise<void> {
  await unlink(await currentUser(), providerId);
  await refreshSession();
}

interface EnrolledFactor {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** ISO instant. */
  readonly enrolledAt: string;
}

/** As the service has them: what the page knew may be from before an answer that was lost. */
export async function listFactors(): Promise<EnrolledFactor[]> {
  const user = await currentUser();
  await user.reload();
  return multiFactor(user).enrolledFactors.map((factor) => ({
    id: factor.uid,
    kind: factor.factorId,
    name: factor.displayName ?? '',
    enrolledAt: factor.enrollmentTime,
  }));
}

export interface AuthenticatorSecret {
  /** Base32, for who cannot scan. */
  readonly text: string;
  /** `otpauth:` address, for the QR code. */
  readonly address: string;
  /** Throws NextCodeNeeded, EnrolmentInDoubt, and the identity service's `invalid-verification-code`. */
  confirm(code: string): Promise<void>;
}

/**
 * `password` is the one that was just confirmed: where an answer is lost, it tells what became of the enrolment. Who has
 * none is told that it is in doubt.
 */
export async function beginAuthenticator(password: string | null): Promise<AuthenticatorSecret> {
  const user = await currentUser();
  const secret: TotpSecret = await TotpMultiFactorGenerator.generateSecret(
    await multiFactor(user).getSession(),
  );
  const confirm = createEnrolment({
    async enrol(code) {
      const engine = await sessionEngine();
      await engine.renew(() =>
        multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
      );
    },
    isProven: async () => (await user.getIdTokenResult()).signInSecondFactor !== null,
    signInAgain: () =>
      password === null ? Promise.reject(new Error('There is no password.')) : reauthenticate(password),
    answer: confirmCode,
  });
  return {
    text: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', 'Amaranth'),
    async confirm(code) {
      await confirm(code);
      await refreshSession().catch((error: unknown) =>
        logWarning('The account could not be read again', {}, error),
      );
    },
  };
}

export async function removeFactors(): Promise<void> {
  const engine = await sessionEngine();
  await engine.renew(async (user) => {
    const factors = multiFactor(user);
    for (const factor of factors.enrolledFactors) await factors.unenroll(factor);
  });
}

/** Only the last ones made open the account: safe to repeat. */
export async function createRecoveryCodes(): Promise<readonly string[]> {
  return (await callRepeatable(accountCreateRecoveryCodes, {})).codes;
}

export async function countRecoveryCodes(): Promise<number> {
  return (await call(accountCountRecoveryCodes, {})).left;
}

export async function listSessions() {
  return (await call(accountListSessions, {})).sessions;
}

/** Signs one other device out. */
export async function endSession(sessionId: string): Promise<void> {
  await call(accountEndSession, { sessionId });
}

/** Signs every device out, this one too. */
export async function revokeSessions(): Promise<void> {
  await call(accountRevokeSessions, {});
}
