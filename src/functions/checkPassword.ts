/**
 * Asks the identity service whether an address and a password belong together, as the app itself would. The Admin SDK
 * has no such question. Source: identitytoolkit v1, `accounts:signInWithPassword`.
 */
import { z } from 'zod';
import { Refusal } from './errors.ts';

const answerSchema = z.object({ localId: z.string() });
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });
const wrong = /^(INVALID_PASSWORD|EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS|INVALID_EMAIL|USER_DISABLED)\b/;

/** `identityAddress` is where `/v1/accounts:…` is answered. */
export function createPasswordCheck(identityAddress: string, apiKey: string) {
  return async (email: string, password: string, address: string): Promise<string | null> => {
    const response = await fetch(
      `${identityAddress}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      },
    );
    const answer: unknown = await response.json();
    if (response.ok) return answerSchema.parse(answer).localId;
    const { message } = refusalSchema.parse(answer).error;
    if (wrong.test(message)) return null;
    if (response.status === 429 || message.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) {
      throw new Refusal('too-many-attempts', 'Too many attempts. Try again later.');
    }
    throw new Error(`The identity service answered ${response.status}.`);
  };
}
