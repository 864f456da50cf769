/**
 * Who is an administrator, on the server (SPEC §6). A token alone proves nothing here: the claim may be older
 * than its withdrawal, and an address that was never verified is anybody's. So the identity service is asked.
 */
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

export const ADMINISTRATOR_ROLE = 'admin';

/** Whether an account with this address, verified or not, is one of the configured administrators. */
export function isAdministratorAddress(
  account: { readonly email?: string | null | undefined; readonly emailVerified: boolean },
  adminEmails: readonly string[],
): boolean {
  const address = account.email?.trim().toLowerCase();
  return account.emailVerified && address !== undefined && adminEmails.includes(address);
}

/** Throws Refusal `admin-only` unless the token and the account's own record both say administrator. */
export async function assertAdministrator(caller: Caller, services: Services): Promise<void> {
  const refused = new Refusal('admin-only', 'This page is restricted to administrators only.');
  if (caller.claims.role !== ADMINISTRATOR_ROLE) throw refused;
  const account = await services.auth.getUser(caller.uid).catch(() => null);
  if (!account || account.disabled || account.customClaims?.role !== ADMINISTRATOR_ROLE) throw refused;
  if (!isAdministratorAddress(account, services.configuration.adminEmails)) throw refused;
  const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
  const signedInAt = typeof caller.claims.auth_time === 'number' ? caller.claims.auth_time * 1000 : 0;
  if (signedInAt < validSince) throw refused;
}
