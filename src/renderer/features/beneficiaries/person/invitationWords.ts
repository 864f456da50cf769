/** How far an invitation came, in words. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { InvitationState } from '#shared/legacy/person.ts';
import type { peopleMessages } from '../messages.ts';
import { sayInstant } from './describeWishes.ts';
import { sentStateOf } from './needs.ts';

type Texts = (typeof peopleMessages)['en'] | (typeof peopleMessages)['fr'];

export function describeInvitation(
  invitation: InvitationState,
  texts: Texts,
  language: Language,
  now: number,
): string {
  switch (invitation.is) {
    case 'none':
      return texts.notInvited;
    case 'sent': {
      const say = sentStateOf(invitation, now) === 'expired' ? texts.expiredOn : texts.sentUntil;
      return say(sayInstant(invitation.expiresAt, language));
    }
    case 'bounced':
      return texts.bounced;
    case 'declined':
      return invitation.hadAccepted ? texts.left : texts.declined;
    case 'accepted':
      return texts.acceptedOn(sayInstant(invitation.at, language));
  }
}
