/** What is still missing before somebody receives what is meant for them. The first of the list is the next step. */
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { GrantState } from '#shared/legacy/grantState.ts';
import type { InvitationState } from '#shared/legacy/person.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';

export type Need =
  /** They are left nothing yet. */
  | 'things'
  /** Something is to come at an age, and nobody knows when they were born. */
  | 'birth-date'
  | 'address'
  | 'invitation'
  /** What was sent came back. */
  | 'right-address'
  /** They said no, or left. */
  | 'answer'
  /** The link has expired. */
  | 'new-invitation'
  /** The words of their key were not compared. */
  | 'comparison'
  /** Something of the vault is theirs, and the lock is not made, or no longer fits. */
  | 'lock'
  | 'whole-lock';

export type SentState = 'waiting' | 'expired';

export function sentStateOf({ expiresAt }: { readonly expiresAt: Date }, now: number): SentState {
  return expiresAt.getTime() <= now ? 'expired' : 'waiting';
}

export function needsOf(person: Beneficiary, grant: GrantState, now: number): readonly Need[] {
  const { wishes } = person;
  const isVaultTheirs = wishes.some(({ thing }) => thing.is === 'vault-item' || thing.is === 'everything');
  return [
    ...(wishes.length === 0 ? (['things'] as const) : []),
    ...(person.birthDate === null && wishes.some(({ when }) => when.is === 'at-age')
      ? (['birth-date'] as const)
      : []),
    // Somebody who is to hear nothing needs no address before the day, and cannot be asked for a key.
    ...(person.knowsNow ? acceptanceNeeds(person, now) : person.email === null ? (['address'] as const) : []),
    ...(grant.is === 'broken' ? (['whole-lock'] as const) : []),
    ...(grant.is === 'missing' && isVaultTheirs ? (['lock'] as const) : []),
  ];
}

interface Invited {
  readonly email: string | null;
  readonly invitation: InvitationState;
  readonly isKeyCompared: boolean;
}

function acceptanceNeeds({ email, invitation, isKeyCompared }: Invited, now: number): readonly Need[] {
  switch (invitation.is) {
    case 'none':
      return [email === null ? 'address' : 'invitation'];
    case 'sent':
      return sentStateOf(invitation, now) === 'expired' ? ['new-invitation'] : [];
    case 'bounced':
      return ['right-address'];
    case 'declined':
      return ['answer'];
    case 'accepted':
      return isKeyCompared ? [] : ['comparison'];
  }
}

export function contactNeedsOf(contact: TrustedContactDocument, now: number): readonly Need[] {
  return contact.leavesAt === null ? acceptanceNeeds(contact, now) : [];
}
