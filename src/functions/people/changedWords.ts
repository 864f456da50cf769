/** What beneficiaries and contacts have in common when their owner changes them. */
import type { InvitationState } from '#shared/legacy/person.ts';
import { Refusal } from '../errors.ts';

/** What was sent to the former address is not meant for whoever has it. */
export function isAddressChanged(
  before: { readonly email: string | null },
  after: { readonly email: string | null },
): boolean {
  return before.email?.toLowerCase() !== after.email?.toLowerCase();
}

/** Who accepted stays; what is on its way, came back or was declined says nothing any more. */
export function uninvited(invitation: InvitationState): InvitationState {
  return invitation.is === 'accepted' ? invitation : { is: 'none' };
}

export function changedSince(revision: number): Refusal {
  return new Refusal('conflict', 'This person was changed on another device. Reload the page.', { revision });
}
