/**
 * Under which name wrong passwords are counted. Guessing at an account slows everybody who tries it; the demo's password
 * is known to all, so a stranger who gets it wrong slows only themselves and cannot close it to others.
 */
import type { Account } from '../store/account.ts';
import { customClaimsOf } from '../tokens/idTokens.ts';

export function guessedAccount(email: string, account: Account | null, address: string): string {
  const isDemo = account !== null && customClaimsOf(account).demo === true;
  return isDemo ? `${email} from ${address}` : email;
}
