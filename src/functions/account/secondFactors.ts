/** The second factors of an account, as the identity service has them now, and whether a sign-in used one. */
import { z } from 'zod';
import { assertRecentSignIn, findAccount } from '../access/index.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

/** Only a sign-in that used a factor has one; an enrolment counts as such a sign-in. */
const signInSchema = z.object({ second_factor_identifier: z.string().optional() }).catch({});

/** Their ids: an enrolment never has the id of an earlier one. None for an account that is not there. */
export async function listFactors(services: Services, uid: string): Promise<readonly string[]> {
  const account = await findAccount(services, uid);
  return (account?.multiFactor?.enrolledFactors ?? []).map((factor) => factor.uid);
}

/**
 * The caller's second factors, for a sign-in of the last five minutes that used one. Throws Refusal
 * `recent-sign-in-required`, or `conflict` for an account that has none.
 */
export async function listOwnFactors(caller: Caller, services: Services): Promise<readonly string[]> {
  const factors = await listFactors(services, caller.uid);
  if (factors.length === 0) throw new Refusal('conflict', 'Turn on two-step sign-in first.');
  assertRecentSignIn(caller, services);
  const used = signInSchema.parse(caller.claims.firebase).second_factor_identifier;
  if (used === undefined || !factors.includes(used)) {
    throw new Refusal('recent-sign-in-required', 'Sign in again, with your second step.');
  }
  return factors;
}
