import { z } from 'zod';
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';

const signInSchema = z.object({ sign_in_provider: z.string() });
/** Ways to sign in that say nothing of who it is, where no address comes with them. */
const NAMELESS = new Set(['anonymous', 'password']);

/**
 * Throws Refusal `email-not-verified` for an account without an address: anybody makes one in a moment and as many
 * as they like, and each would have storage of its own.
 */
export function assertIsSomebody({ claims, email }: Caller): void {
  const signIn = signInSchema.safeParse(claims.firebase);
  if (!signIn.success || !NAMELESS.has(signIn.data.sign_in_provider)) return;
  if (email !== null && signIn.data.sign_in_provider !== 'anonymous') return;
  throw new Refusal('email-not-verified', 'Add an e-mail address to your account first.');
}
