/** All guards of the machine, by the world that notices when one is gone. */
import { type Guard, guardsOf } from './guard.testing.ts';
import { guardsInWords } from './guardsInWords.testing.ts';
import type { World } from './worlds.testing.ts';

const inChanges: readonly Guard[] = [
  ...guardsOf('othersWords.ts', [
    [
      'no held change brings back who has left',
      '.filter(({ id }) => id !== contact) },\n    },',
      '},\n    },',
    ],
  ]),
  ...guardsOf('votes.ts', [
    ['heirs alone are no quorum', 'voters.some(({ isBeneficiary }) => !isBeneficiary)', 'true'],
  ]),
  ...guardsOf('passingTime.ts', [
    [
      'contacts and quorum stay while they are asked',
      "['active', 'paused', 'draft', 'cancelled'].includes(state.is)",
      'state.is.length > 0',
    ],
    ['a hold lasts its days', 'canHoldEnd(life) && isOver(life.hold.term, now)', 'canHoldEnd(life)'],
  ]),
  ...guardsOf('ownerActs.ts', [
    ['a change of the quorum is held', '      quorum,\n      graceDays: Math', '      graceDays: Math'],
    [
      'a stage is given no sooner without a hold',
      'stageDelayDays: longerOfEach(stageDelayDays, wanted.policy.stageDelayDays)',
      'stageDelayDays: wanted.policy.stageDelayDays',
    ],
    ['calling off is no way around the hold', 'if (!life.hasBeenArmed)', 'if (!isArmed(life))'],
  ]),
];

const inHeirs: readonly Guard[] = [
  ...guardsOf('othersWords.ts', [
    ['who turns out to be an heir counts as one', '{ ...one, isBeneficiary: true }', '{ ...one }'],
    [
      'no held change lets an heir count again',
      'contacts: mark(hold.next.contacts)',
      'contacts: hold.next.contacts',
    ],
    ['what stands on heirs alone ends', 'settle(marked, votes, now) :', '{ life: marked, deeds: [] } :'],
  ]),
];

const inMail: readonly Guard[] = [
  ...guardsOf('deliveries.ts', [
    ['a term runs only while its notice has arrived', ': stand(state.term, now)', ': state.term'],
    ['what has arrived is not sent again', ' || isDelivered(state.notice)) return null', ') return null'],
  ]),
  ...guardsOf('notice.ts', [
    [
      'a bounce takes back what was accepted',
      'accepted: accepted.filter((id) => id !== channel),',
      'accepted,',
    ],
    [
      'what has bounced accepts nothing',
      'accepted.includes(channel) || bounced.includes(channel)) return notice',
      'accepted.includes(channel)) return notice',
    ],
    ['the next channel is asked', 'asked: next ? [...asked, next.id] : asked', 'asked'],
  ]),
  ...guardsOf('term.ts', [
    ['what has run is what is left', 'Math.max(0, term.fullAt - Math.max(now, term.since))', '0'],
    [
      'an outage is no time',
      'term.fullAt + Math.max(0, to - Math.max(from, term.since))',
      'Math.min(to, term.fullAt - (to - from))',
    ],
    [
      'an outage makes every term longer',
      'term.fullAt + Math.max(0, to - Math.max(from, term.since))',
      'term.fullAt',
    ],
  ]),
  ...guardsOf('passingTime.ts', [['an outage counts once', 'Math.max(from, life.outagesCounted)', 'from']]),
];

const inCases: readonly Guard[] = [
  ...guardsOf('votes.ts', [
    [
      'no case stands for a notice that may still arrive',
      'isBeyondReach && isUpheld(life)',
      'isUpheld(life)',
    ],
    ['who is out of reach is not dead for that', 'isBeyondReach && isUpheld(life)', 'isBeyondReach'],
    [
      'a case stands for words or for receipts, never for both',
      'isReached && isQuorum(life, votes) ?',
      'isQuorum(life, votes) ?',
    ],
  ]),
  ...guardsOf('change.ts', [
    [
      'what a case stands for has the longest veto',
      'isByCase ? vetoBounds.most : life.policy.vetoDays',
      'life.policy.vetoDays',
    ],
    [
      'a veto that a case comes to stand for becomes the longest',
      'longerOf(stand(term, now), longest)',
      'stand(term, now)',
    ],
    [
      'a veto that stands on nothing does not run',
      'return become(life, { ...state, term: stand(term, now) });',
      'return become(life, state);',
    ],
  ]),
];

export const guards: Readonly<Record<World, readonly Guard[]>> = {
  words: guardsInWords,
  changes: inChanges,
  case: inCases,
  mail: inMail,
  heirs: inHeirs,
};
