/**
 * Whether what was locked for somebody opens for them one day, as far as the documents tell. Nothing here looks into a
 * grant: it is by the generations of keys that a broken one is known.
 */
import type { TrustedContactId } from '../lifeVerification/people.ts';
import type { Beneficiary } from './beneficiary.ts';
import type { GrantDocument } from './grantDocument.ts';
import type { TrustedContactDocument } from './trustedContact.ts';

/** With fewer, part B stands with the server. */
export const FEWEST_SHARE_HOLDERS = 2;

export type BreakageCause =
  /** The beneficiary made new keys, or is another account now: part A opens with nothing they have. */
  | { readonly is: 'beneficiary-key' }
  /** They accepted since, and part A is on paper, or they have left, and it is sealed to nobody. */
  | { readonly is: 'beneficiary-account' }
  /** A contact made new keys: their share is lost. */
  | { readonly is: 'contact-key'; readonly contactId: TrustedContactId }
  /** A share is with somebody who is no contact any more. */
  | { readonly is: 'contact-gone'; readonly contactId: TrustedContactId }
  /** A contact has no share yet. */
  | { readonly is: 'contact-new'; readonly contactId: TrustedContactId };

export type GrantState =
  | { readonly is: 'missing' }
  | { readonly is: 'whole' }
  /** It opens as it should, by the server's word that the time has come, and by no contact's. */
  | { readonly is: 'time-lock-only' }
  | { readonly is: 'broken'; readonly causes: readonly BreakageCause[] };

type Keyed = Pick<TrustedContactDocument, 'invitation' | 'pinnedKey'>;

/** Those whom a share can be sealed to. */
export function holdsKey({ invitation, pinnedKey }: Keyed): boolean {
  return invitation.is === 'accepted' && pinnedKey !== null;
}

export function grantStateOf(
  grant: Pick<GrantDocument, 'sealedTo' | 'timeLockPart'> | null,
  beneficiary: Pick<Beneficiary, 'invitation' | 'pinnedKey'>,
  contacts: readonly (Keyed & Pick<TrustedContactDocument, 'id'>)[],
): GrantState {
  if (!grant) return { is: 'missing' };
  const { sealedTo } = grant;
  const causes = [...beneficiaryCauses(sealedTo.beneficiary, beneficiary), ...contactCauses(grant, contacts)];
  if (causes.length > 0) return { is: 'broken', causes };
  return grant.timeLockPart === null ? { is: 'whole' } : { is: 'time-lock-only' };
}

function beneficiaryCauses(
  sealed: GrantDocument['sealedTo']['beneficiary'],
  beneficiary: Pick<Beneficiary, 'invitation' | 'pinnedKey'>,
): readonly BreakageCause[] {
  const pinned = holdsKey(beneficiary) ? beneficiary.pinnedKey : null;
  if (!sealed || !pinned) return sealed || pinned ? [{ is: 'beneficiary-account' }] : [];
  return sealed.generation === pinned.generation ? [] : [{ is: 'beneficiary-key' }];
}

function contactCauses(
  { sealedTo, timeLockPart }: Pick<GrantDocument, 'sealedTo' | 'timeLockPart'>,
  contacts: readonly (Keyed & Pick<TrustedContactDocument, 'id'>)[],
): readonly BreakageCause[] {
  const able = contacts.filter(holdsKey);
  // One contact alone gets no share, so with one more or one less nothing is lost.
  if (timeLockPart !== null && able.length < FEWEST_SHARE_HOLDERS) return [];
  const lost = sealedTo.contacts.flatMap(({ contactId, generation }): BreakageCause[] => {
    const contact = able.find(({ id }) => id === contactId);
    if (!contact) return [{ is: 'contact-gone', contactId }];
    return contact.pinnedKey?.generation === generation ? [] : [{ is: 'contact-key', contactId }];
  });
  const without = able
    .filter(({ id }) => !sealedTo.contacts.some(({ contactId }) => contactId === id))
    .map(({ id: contactId }): BreakageCause => ({ is: 'contact-new', contactId }));
  return [...lost, ...without];
}
