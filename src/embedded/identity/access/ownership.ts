/**
 * Whose an account is: its address, and whether somebody has shown to read its mail. An address counts as confirmed only
 * when that was shown after the address was set, so no confirmation outlives the address it was given for.
 */

import { fail } from '../failure.ts';
import type { IdentityService } from '../service.ts';
import type { Account } from '../store/account.ts';
import { customClaimsOf } from '../tokens/idTokens.ts';
import { endSessions } from './session.ts';

/** Throws EMAIL_EXISTS. Whether it is another address than before. */
export function setAddress({ accounts, clock }: IdentityService, account: Account, email: string): boolean {
  if (email === account.email) return false;
  const holder = accounts.findByEmail(email);
  if (holder && holder.localId !== account.localId) fail('EMAIL_EXISTS');
  account.initialEmail = account.email;
  account.email = email;
  account.emailVerified = false;
  account.emailSetAt = clock.now();
  return true;
}

export function confirmAddress({ clock }: IdentityService, account: Account): void {
  account.emailVerified = true;
  account.emailVerifiedAt = Math.max(clock.now(), account.emailSetAt ?? 0);
}

/**
 * Somebody proved to read the mail of this account's address. Where nobody had, whoever made the account may have been
 * waiting for its owner: their password, factors, number, providers, codes and sessions go.
 */
export function claimAddress(service: IdentityService, account: Account): void {
  if (!account.emailVerified) {
    account.password = undefined;
    account.passwordUpdatedAt = undefined;
    account.phoneNumber = undefined;
    account.secondFactors = [];
    account.federated = [];
    service.tickets.withdrawAll(account.localId);
    endSessions(service, account);
  }
  confirmAddress(service, account);
}

/** Strangers share the demo with a password that all know: no other way leads in, and nothing about it changes. */
export function refuseDemo(account: Account | null): void {
  if (account !== null && customClaimsOf(account).demo === true)
    fail('ADMIN_ONLY_OPERATION', 'This is the demo family: look around freely, nothing is changed.');
}
