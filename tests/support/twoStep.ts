/** Turns two-step sign-in on with an authenticator app, as the page does: the vendor's real SDK against a real server. */
import { multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#shared/clock.ts';
import type { Backend } from './backend.ts';
import type { Person } from './person.ts';

/** The person's address is confirmed on the way. Every session but theirs ends. */
export async function turnOnTwoStep(backend: Backend, { auth, uid }: Person, clock: Clock): Promise<void> {
  const { services } = await backend.server.businessLogic();
  await services.auth.updateUser(uid, { emailVerified: true });
  const user = auth.currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  await user.reload();
  await user.getIdToken(true);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = new TOTP({ secret: Secret.fromBase32(secret.secretKey) }).generate({ timestamp: clock.now() });
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
}
