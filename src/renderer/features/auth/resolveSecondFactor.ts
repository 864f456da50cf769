/** Answers the second step with a code from the authenticator app. Loaded when an account asks for it. */
import { type MultiFactorResolver, TotpMultiFactorGenerator, type UserCredential } from 'firebase/auth';

export function resolveSecondFactor(
  resolver: MultiFactorResolver,
  factorUid: string,
  code: string,
): Promise<UserCredential> {
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factorUid, code));
}
