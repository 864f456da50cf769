/**
 * The smallest world in which everything can happen: two contacts, one of them an heir, two heirs, and a third channel for
 * when a mail to one of the first two comes back. Beside them somebody who has not accepted, and an address that is not
 * verified: they are there to be heard and told nothing.
 */
import type { LifeEvent, OwnerEvent } from '../events.ts';
import type { Agreement, LifeVerification } from '../lifeVerification.ts';
import {
  administratorIdSchema,
  beneficiaryIdSchema,
  channelIdSchema,
  trustedContactIdSchema,
} from '../people.ts';
import { type Policy, usualPolicy } from '../policy.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const contacts = [1, 2].map((number) => trustedContactIdSchema.parse(id(number)));
export const channels = [11, 12, 13].map((number) => channelIdSchema.parse(id(number)));
const invited = trustedContactIdSchema.parse(id(3));
const unverified = channelIdSchema.parse(id(10));
export const heirs = [21, 22].map((number) => beneficiaryIdSchema.parse(id(number)));
export const administrators = ['first', 'second'].map((name) => administratorIdSchema.parse(name));

export const PAUSE_DAYS = 7;

const policy: Policy = {
  ...usualPolicy('UTC'),
  intervalDays: 7,
  graceDays: 7,
  vetoDays: 7,
  stageDelayDays: { instructions: 0, memories: 0, vault: 1, clone: 1 },
};

const atOnce: Policy['stageDelayDays'] = { ...policy.stageDelayDays, vault: 0 };

export const agreement: Agreement = {
  policy,
  channels: [
    { id: unverified, isVerified: false },
    ...channels.map((channel) => ({ id: channel, isVerified: true })),
  ],
  contacts: [
    ...contacts.map((contact, index) => ({ id: contact, hasAccepted: true, isBeneficiary: index === 1 })),
    { id: invited, hasAccepted: false, isBeneficiary: false },
  ],
  recipients: heirs.map((heir, index) => ({
    id: heir,
    stages: index === 0 ? ['instructions', 'vault'] : ['memories'],
  })),
};

/** Everything is there but the rehearsal. */
export const draft: LifeVerification = {
  ...agreement,
  isRehearsed: false,
  hasBeenArmed: false,
  state: { is: 'draft' },
  round: 0,
  changes: 0,
  given: [],
  outagesCounted: 0,
  hold: null,
  documentedCase: null,
};

/** Everything that anybody can do at a state, sensible or not, and what comes late or twice. */
export function eventsAt(life: LifeVerification): readonly LifeEvent[] {
  const { round, state } = life;
  const number = 'notice' in state ? state.notice.number : life.changes;
  const [stranger] = contacts;
  return [
    { is: 'arm' },
    { is: 'sign-of-life' },
    { is: 'pause', days: PAUSE_DAYS },
    { is: 'resume' },
    { is: 'cancel' },
    { is: 'begin-again' },
    { is: 'change', next: { ...agreement, policy: { ...policy, quorum: 1, stageDelayDays: atOnce } } },
    { is: 'change', next: agreement },
    { is: 'drop-change' },
    { is: 'rehearsed' },
    ...[...contacts, invited].flatMap((contact): readonly LifeEvent[] => [
      { is: 'report', contact, round },
      { is: 'vote', contact, says: 'gone', round },
      { is: 'vote', contact, says: 'alive', round },
      { is: 'vote', contact, says: 'nothing', round },
    ]),
    ...(stranger ? [{ is: 'contact-left', contact: stranger } as const] : []),
    ...(stranger ? [{ is: 'contact-is-heir', contact: stranger } as const] : []),
    ...administrators.map((administrator): LifeEvent => ({ is: 'case-upheld', administrator, round })),
    { is: 'case-rejected', round },
    ...channels.flatMap((channel): readonly LifeEvent[] => [
      { is: 'accepted', channel, notice: number },
      { is: 'bounced', channel, notice: number },
    ]),
    { is: 'send-again' },
    ...(state.is === 'releasing'
      ? state.gifts
          .filter(({ isAsked }) => isAsked)
          .map(({ to, stage }): LifeEvent => ({ is: 'given', to, stage, round }))
      : []),
    { is: 'nothing-left' },
  ];
}

/** Of an earlier round or notice: none of them may change anything. */
export function lateEventsAt(life: LifeVerification): readonly LifeEvent[] {
  const round = life.round - 1;
  const number = ('notice' in life.state ? life.state.notice.number : life.changes + 1) - 1;
  return [
    ...contacts.flatMap((contact): readonly LifeEvent[] => [
      { is: 'report', contact, round },
      { is: 'vote', contact, says: 'gone', round },
    ]),
    ...administrators.map((administrator): LifeEvent => ({ is: 'case-upheld', administrator, round })),
    ...channels.map((channel): LifeEvent => ({ is: 'accepted', channel, notice: number })),
    ...heirs.map((to): LifeEvent => ({ is: 'given', to, stage: 'instructions', round })),
  ];
}

const ownerEvents: Readonly<Record<OwnerEvent['is'], true>> = {
  arm: true,
  'sign-of-life': true,
  resume: true,
  pause: true,
  cancel: true,
  'begin-again': true,
  change: true,
  'drop-change': true,
  rehearsed: true,
};

export function isByOwner(event: LifeEvent): event is OwnerEvent {
  return Object.hasOwn(ownerEvents, event.is);
}
