/** The guards whose absence the world of words notices. */
import { type Guard, guardsOf } from './guard.testing.ts';

export const guardsInWords: readonly Guard[] = [
  ...guardsOf('votes.ts', [
    ['a quorum has the agreed number', 'voters.length >= policy.quorum &&', ''],
    ['a notice has to arrive before the veto begins', "if (isReached) return 'agreed';", "return 'agreed';"],
    ['a contact has one word', 'const others = withoutContact(votes, contact);', 'const others = votes;'],
    [
      'all who are left and a case stand for a quorum',
      'isUpheld(life) && voters.length === able.length',
      'isUpheld(life)',
    ],
    [
      'without a case nothing stands for a quorum',
      'isUpheld(life) && voters.length === able.length',
      'voters.length === able.length',
    ],
  ]),
  ...guardsOf('readiness.ts', [
    ['nobody is armed without a rehearsal', 'life.isRehearsed ? [] :', 'life ? [] :'],
    ['who has not accepted is no contact', 'contacts.filter(({ hasAccepted }) => hasAccepted)', 'contacts'],
  ]),
  ...guardsOf('policy.ts', [
    ['one administrator is not two', 'ADMINISTRATORS_OF_A_CASE = 2', 'ADMINISTRATORS_OF_A_CASE = 1'],
    ['two channels have to take what leads on', 'FEWEST_CHANNELS = 2', 'FEWEST_CHANNELS = 1'],
  ]),
  ...guardsOf('othersWords.ts', [
    ['an administrator has one voice', 'upheldBy.includes(administrator) ||', ''],
    ['a vote is of the round it answers', 'event.round !== life.round || ', ''],
    [
      'a report is of its round',
      'event.round === life.round ? report(life, event.contact, now) : null',
      'report(life, event.contact, now)',
    ],
    [
      'a case is of its round',
      'event.round === life.round ? uphold(life, event.administrator, now) : null',
      'uphold(life, event.administrator, now)',
    ],
    ['who has left does not vote', '!isAble(life, event.contact)) return null', 'false) return null'],
    ['who has left does not report', 'if (!isAble(life, contact)) return null;', ''],
    [
      'who leaves takes their word along',
      'settle(left, withoutContact(votes, contact), now)',
      'settle(left, votes, now)',
    ],
    [
      'a pause is ended by no report',
      "'reminding', 'grace'].includes",
      "'reminding', 'grace', 'paused'].includes",
    ],
    ['nobody is watched for in a draft', 'if (!isArmed(life) || upheldBy', 'if (upheldBy'],
    [
      'who says that the owner lives is heard',
      '!isUpheld(life) && votes.alive.length > 0',
      'votes.alive.length > 9',
    ],
    [
      'words against each other are a dispute',
      'if (votes.gone.length === 0) {',
      'if (votes.gone.length >= 0) {',
    ],
    [
      'a case upheld does not outweigh who speaks later',
      "says === 'alive' ? { ...life, documentedCase: null } : life",
      'life',
    ],
    [
      'a quorum that has gone ends the veto',
      "state.is === 'veto' || state.is === 'releasing'",
      "state.is === 'releasing'",
    ],
    ['a quorum that has gone ends the release', "|| state.is === 'releasing' || state.is === 'released'", ''],
    [
      'a case that is rejected is none',
      'rejected: LifeVerification = { ...life, documentedCase: null }',
      'rejected: LifeVerification = { ...life }',
    ],
  ]),
  ...guardsOf('othersWords.ts', [
    ['who has not accepted is not heard', 'id === contact && hasAccepted', 'id === contact'],
  ]),
  ...guardsOf('notice.ts', [
    ['nothing is sent to an address that is not verified', '.filter(({ isVerified }) => isVerified)', ''],
  ]),
  ...guardsOf('deliveries.ts', [
    ['a receipt is of the notice it answers', '|| state.notice.number !== event.notice', ''],
    ['a receipt counts once', 'if (notice === before) return null;', ''],
  ]),
  ...guardsOf('notice.ts', [
    ['a receipt is of a channel that was asked', '!asked.includes(channel) || accepted', 'accepted'],
  ]),
  ...guardsOf('term.ts', [
    [
      'a term ends when all of it has passed',
      "term.is === 'running' && now >= term.endsAt",
      "term.is === 'running'",
    ],
    [
      'a term that stands does not end',
      "term.is === 'running' && now >= term.endsAt",
      "term.is === 'standing' || now >= term.endsAt",
    ],
  ]),
  ...guardsOf('change.ts', [
    [
      'the veto is as long as agreed',
      'vetoBounds.most : life.policy.vetoDays',
      'vetoBounds.most : life.policy.vetoDays - 1',
    ],
    ['the grace is as long as agreed', 'standingTerm(life.policy.graceDays', 'standingTerm(1'],
    [
      'the interval is as long as agreed',
      'runningTerm(policy.intervalDays',
      'runningTerm(policy.intervalDays - 1',
    ],
    ['the reminders are as far apart as agreed', ': next - day', ': 1'],
    ['a word that the owner lives is worth its days', 'standingTerm(ALIVE_VOTE_DAYS', 'standingTerm(0'],
    ['what was given is taken back', '    ...takeBack(life),\n  ];', '  ];'],
    [
      'who is believed to live has left nothing',
      "...tellContacts(life, 'voided'), ...takeBack(life)]",
      "...tellContacts(life, 'voided')]",
    ],
    ['a round is over when the owner acts', 'round: life.round + 1, ', ''],
    ['a case is over when the owner acts', 'documentedCase: null, given: [] };\n}', 'given: [] };\n}'],
    ['everybody who was asked is told', "isAsked ? tellContacts(life, 'voided') : []", '[]'],
  ]),
  ...guardsOf('passingTime.ts', [
    [
      'nobody’s silence is a word',
      'noVotes, now',
      '{ gone: life.contacts.map(({ id }) => id), alive: [] }, now',
    ],
    [
      'the third reminder comes before the grace',
      'state.reminder < REMINDER_DAYS.length',
      'state.reminder < 2',
    ],
    ['the veto leads to the release', 'return becomeReleasing(life, state.votes, now);', 'return null;'],
  ]),
  ...guardsOf('release.ts', [
    [
      'what is being handed over is taken back too',
      'const given = [...others, ',
      'const given = [...others]; void [',
    ],
    ['what was given in an earlier round is not of this one', 'event.round !== life.round || ', ''],
    [
      'a stage is given once',
      'gifts = state.gifts.map((gift) => (due.includes(gift) ? { ...gift, isAsked: true } : gift))',
      'gifts = state.gifts',
    ],
  ]),
  ...guardsOf('ownerActs.ts', [
    [
      'the owner’s act ends whatever was begun',
      "state.is !== 'draft' && state.is !== 'cancelled'",
      "!['draft', 'cancelled', 'veto'].includes(state.is)",
    ],
    ['a refused act is an act', 'change ?? (isArmed(life) ? showSignOfLife(life, now) : null)', 'change'],
    [
      'a pause voids what was asked',
      "become(withoutRequests(life), { is: 'paused', term }",
      "become(life, { is: 'paused', term }",
    ],
    [
      'who looks in from a pause voids what was asked',
      'return become(withoutRequests(life), life.state);',
      'return become(life, life.state);',
    ],
  ]),
  ...guardsOf('effects.ts', [
    [
      'every deed has a key of its own',
      'return [deed.about, deed.channel, deed.number]',
      'return [deed.about, deed.number]',
    ],
  ]),
  ...guardsOf('advance.ts', [
    [
      'every change has a number of its own',
      'const changes = life.changes + 1;',
      'const changes = life.changes;',
    ],
  ]),
];
