/**
 * What the owner signed of the parts and shares, without giving them away: all have 256 random bits. Shamir's scheme makes
 * some secret of whatever shares it is given; these tell whose was wrong.
 */
import type { TrustedContactId } from '../../lifeVerification/people.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { areSameBytes } from './bytes.ts';
import { type GrantIdentity, grantFields } from './releaseKey.ts';

export type Committed = 'part-a' | 'part-b' | { readonly shareOf: TrustedContactId };

export async function commitTo(identity: GrantIdentity, what: Committed, secret: Bytes): Promise<Bytes> {
  const named = typeof what === 'string' ? [what, ''] : ['share', what.shareOf];
  const message = grantFields('commitment', identity, ...named, secret);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', message));
}

export async function isCommitted(
  identity: GrantIdentity,
  what: Committed,
  secret: Bytes,
  commitment: Bytes,
): Promise<boolean> {
  return areSameBytes(await commitTo(identity, what, secret), commitment);
}
