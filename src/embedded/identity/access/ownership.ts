/**
 * Whose an account is: its address, and whether somebody has shown to read its mail. An address counts as confirmed only
 * when that was shown after the address was set, so no confirmation outlives the address it was given for.
 */

import { fail } from '../identityError.ts';
import type { IdentityService } from '../service.ts';
import type { Account, Confirmation } from '../store/account.ts';
import type { Accounts } from '../store/accounts.ts';
import { customClaimsOf } from '../tokens/idTokens.ts';
import { endSessions } from './session.ts';

/** Throws EMAIL_EXISTS. Whether it is another address than before; a role the former one gave stays behind. */
export function setAddress(
  { accounts, clock, accountEvents }: IdentityService,
  account: Account,
  email: string,
): boolean {
  if (email === account.email) return false;
  const holder = accounts.findByEmail(email);
  if (holder && holder.localId !== account.localId) fail('EMAIL_EXISTS');
  if (account.email) {
    const { role, ...others } = customClaimsOf(account);
    if (role !== undefined) account.customAttributes = JSON.stringify(others);
    accountEvents.add(account.localId, 'moved');
  }
  account.initialEmail = account.email;
  account.email = email;
  account.emailVerified = false;
  account.emailVerifiedBy = undefined;
  account.emailSetAt = clock.now();
  return true;
}

/**
 * A provider's word leaves an address that gives rights unconfirmed, and adds nothing to a mail. The business logic's
 * word is as good as a mail.
 */
export function confirmAddress(
  { clock, needsMailConfirmation }: IdentityService,
  account: Account,
  by: Confirmation,
): void {
  const isEnough = by === 'mail' || !account.email || !needsMailConfirmation(account.email);
  if (!isEnough || (by === 'provider' && account.emailVerified)) return;
  account.emailVerified = true;
  account.emailVerifiedAt = Math.max(clock.now(), account.emailSetAt ?? 0);
  account.emailVerifiedBy = by;
}

/** The same for what was confirmed before an address gave rights. */
export function doubtProviders(accounts: Accounts, addresses: Iterable<string>): void {
  for (const address of addresses) {
    const account = accounts.findByEmail(address);
    if (!account?.emailVerified || account.emailVerifiedBy === 'mail') continue;
    if (account.emailVerifiedBy === undefined && account.federated.length === 0) continue;
    account.emailVerified = false;
    accounts.save(account);
  }
}

/** Takes every way into an account, and asks the business logic to forget what was left in its documents. */
export function clearWaysIn({ accountEvents }: IdentityService, account: Account): void {
  account.password = undefined;
  account.passwordUpdatedAt = undefined;
  account.phoneNumber = undefined;
  account.secondFactors = [];
  account.federated = [];
  accountEvents.add(account.localId, 'claimed');
}

/**
 * Somebody proved to read the mail of this account's address. Where nobody had, whoever made the account may have been
 * waiting for its owner: their password, factors, number, providers, codes and sessions go.
 */
export function claimAddress(service: IdentityService, account: Account, by: Confirmation): void {
  if (!account.emailVerified) {
    clearWaysIn(service, account);
    service.accountEvents.add(account.localId, 'begun');
    service.tickets.withdrawAll(account.localId);
    endSessions(service, account);
  }
  confirmAddress(service, account, by);
}

/** Strangers share the demo with a password that all know: no other way leads in, and nothing about it changes. */
export function refuseDemo(account: Account | null): void {
  if (account !== null && customClaimsOf(account).demo === true)
    fail('ADMIN_ONLY_OPERATION', 'This is the demo family: look around freely, nothing is changed.');
}
