/**
 * The walk notices when a guard is gone. Each guard is taken out of a copy of the machine, and the copy has to be objected
 * to: a model check that passes whatever it is given proves nothing.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Machine, walk } from './explore.testing.ts';
import { draft } from './smallWorld.testing.ts';

const machine = join(import.meta.dirname, '..');
const copies = join(machine, '../../../out/lifeVerificationWithoutGuards');

/** What stands in a file, and what stands there without the guard. */
const guards: readonly (readonly [promise: string, file: string, guard: string, without: string])[] = [
  ['a quorum has the agreed number', 'votes.ts', 'voters.length >= policy.quorum &&', ''],
  ['heirs alone are no quorum', 'votes.ts', 'voters.some(({ isBeneficiary }) => !isBeneficiary)', 'true'],
  [
    'who says that the owner lives is heard',
    'votes.ts',
    'if (alive.length > 0 && !isUpheld(life)) return false;',
    '',
  ],
  [
    'one administrator is not two',
    'policy.ts',
    'ADMINISTRATORS_OF_A_CASE = 2',
    'ADMINISTRATORS_OF_A_CASE = 1',
  ],
  ['an administrator has one voice', 'othersWords.ts', 'upheldBy.includes(administrator) ||', ''],
  ['two channels have to take what leads on', 'policy.ts', 'FEWEST_CHANNELS = 2', 'FEWEST_CHANNELS = 1'],
  ['a notice has to arrive before the veto begins', 'othersWords.ts', 'isDelivered(state.notice) && ', ''],
  [
    'a term runs only while its notice has arrived',
    'deliveries.ts',
    ': stand(state.term, now)',
    ': state.term',
  ],
  [
    'a bounce takes back what was accepted',
    'notice.ts',
    'accepted: accepted.filter((id) => id !== channel),',
    'accepted,',
  ],
  [
    'what has bounced accepts nothing',
    'notice.ts',
    '|| bounced.includes(channel)) return notice',
    ') return notice',
  ],
  ['a receipt is of the notice it answers', 'deliveries.ts', '|| state.notice.number !== event.notice', ''],
  ['a vote is of the round it answers', 'othersWords.ts', 'event.round !== life.round || ', ''],
  [
    'a report is of its round',
    'othersWords.ts',
    'event.round === life.round ? report(life, event.contact, now) : null',
    'report(life, event.contact, now)',
  ],
  [
    'a term ends when all of it has passed',
    'term.ts',
    "term.is === 'running' && now >= term.endsAt",
    "term.is === 'running'",
  ],
  ['what has run is what is left', 'term.ts', 'Math.max(0, term.fullAt - Math.max(now, term.since))', '0'],
  [
    'the veto comes before the release',
    'othersWords.ts',
    'return becomeVeto(life, state.votes, now);',
    'return becomeReleasing(life, state.votes, now);',
  ],
  [
    'the veto is as long as agreed',
    'change.ts',
    'standingTerm(life.policy.vetoDays',
    'standingTerm(life.policy.vetoDays - 1',
  ],
  ['the grace is as long as agreed', 'change.ts', 'standingTerm(life.policy.graceDays', 'standingTerm(1'],
  [
    'the interval is as long as agreed',
    'change.ts',
    'runningTerm(policy.intervalDays',
    'runningTerm(policy.intervalDays - 1',
  ],
  [
    'a word that the owner lives is worth its days',
    'change.ts',
    'standingTerm(ALIVE_VOTE_DAYS',
    'standingTerm(0',
  ],
  [
    'an outage is no time',
    'term.ts',
    'const fullAt = term.fullAt + Math.max(0, to - Math.max(from, term.since));',
    'const fullAt = Math.min(to, term.fullAt - (to - from));',
  ],
  ['an outage counts once', 'passingTime.ts', 'Math.max(from, life.outagesCounted)', 'from'],
  [
    'the owner’s act ends whatever was begun',
    'ownerActs.ts',
    "!['draft', 'cancelled', 'paused'].includes(state.is)",
    "!['draft', 'cancelled', 'paused', 'veto'].includes(state.is)",
  ],
  [
    'what was given is taken back',
    'change.ts',
    'documentedCase: null, given: [] }',
    'documentedCase: null }',
  ],
  ['a round is over when the owner acts', 'change.ts', 'round: life.round + 1, ', ''],
  [
    'nobody’s silence is a word',
    'passingTime.ts',
    '{ ...life, round: life.round + 1 }, noVotes, now',
    '{ ...life, round: life.round + 1 }, { gone: life.contacts.map(({ id }) => id), alive: [] }, now',
  ],
  [
    'contacts and quorum stay while they are asked',
    'passingTime.ts',
    "state.is === 'active' || state.is === 'paused' || state.is === 'draft'",
    'state.is.length > 0',
  ],
  [
    'a change of the quorum is held',
    'ownerActs.ts',
    'if (!isSensitive(life, next))',
    'if (life.changes >= 0)',
  ],
];

beforeAll(() => mkdir(copies, { recursive: true }));
afterAll(() => rm(copies, { recursive: true }));

test.each(guards)('%s', { timeout: 60_000 }, async (promise, file, guard, without) => {
  const copy = join(copies, promise.replaceAll(/\W+/g, '-'));
  await cp(machine, copy, { recursive: true, filter: (path) => !path.includes('modelCheck') });
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  expect(source.split(guard), 'the guard stands in its file once').toHaveLength(2);
  await writeFile(path, source.replace(guard, without));
  const imported: Record<'advance' | 'nextDeadline', unknown> = {
    ...(await import(join(copy, 'advance.ts'))),
    ...(await import(join(copy, 'passingTime.ts'))),
  };
  expect(walk(imported as unknown as Machine, draft, 2_000_000).objection).not.toBeNull();
});
