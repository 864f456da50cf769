/** Whether somebody knows now that they were named: what happened, not what was meant. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { defineMessages } from '#ui/language/messages.tsx';
import { sayInstant } from './describeWishes.ts';
import { sentStateOf } from './needs.ts';

export type Knowledge = 'silent' | 'not-yet' | 'asked' | 'knows';

type Known = Pick<Beneficiary, 'knowsNow' | 'invitation'>;

export function knowledgeOf({ knowsNow, invitation: { is } }: Known): Knowledge {
  if (is === 'accepted' || is === 'declined') return 'knows';
  if (!knowsNow) return 'silent';
  return is === 'sent' ? 'asked' : 'not-yet';
}

export const knowledgeMessages = defineMessages({
  en: {
    silent: 'No. They hear nothing before the day.',
    notYet: 'Not yet: you have not invited them.',
    asked: (date: string) => `Invited. They can answer until ${date}.`,
    unanswered: (date: string) => `Invited, and no answer. The link ended on ${date}.`,
    bounced: 'No: the invitation came back.',
    declined: 'They know, and said no.',
    left: 'They know, and have left.',
    accepted: (date: string) => `Yes. They accepted on ${date}.`,
    acceptedSilent: (date: string) => `They accepted on ${date}, and hear nothing more before the day.`,
  },
  fr: {
    silent: 'Non. Elle n’apprend rien avant le jour venu.',
    notYet: 'Pas encore : vous ne l’avez pas invitée.',
    asked: (date) => `Invitée. Elle peut répondre jusqu’au ${date}.`,
    unanswered: (date) => `Invitée, sans réponse. Le lien a pris fin le ${date}.`,
    bounced: 'Non : l’invitation est revenue.',
    declined: 'Elle le sait, et a dit non.',
    left: 'Elle le sait, et n’en fait plus partie.',
    accepted: (date) => `Oui. Elle a accepté le ${date}.`,
    acceptedSilent: (date) => `Elle a accepté le ${date}, et n’apprend plus rien avant le jour venu.`,
  },
});

type Texts = (typeof knowledgeMessages)['en'] | (typeof knowledgeMessages)['fr'];

export function describeKnowledge(
  { knowsNow, invitation }: Known,
  texts: Texts,
  language: Language,
  now: number,
): string {
  if (invitation.is === 'accepted') {
    const say = knowsNow ? texts.accepted : texts.acceptedSilent;
    return say(sayInstant(invitation.at, language));
  }
  if (invitation.is === 'declined') return invitation.hadAccepted ? texts.left : texts.declined;
  if (!knowsNow) return texts.silent;
  if (invitation.is === 'bounced') return texts.bounced;
  if (invitation.is === 'none') return texts.notYet;
  const say = sentStateOf(invitation, now) === 'expired' ? texts.unanswered : texts.asked;
  return say(sayInstant(invitation.expiresAt, language));
}
