import { expect, test } from 'vitest';
import { advance } from './advance.ts';
import { forecast, type Milestone } from './forecast.ts';
import type { LifeVerification } from './lifeVerification.ts';
import { agreement, channels, contacts, draft, heirs } from './modelCheck/smallWorld.testing.ts';
import { usualPolicy } from './policy.ts';

const ZONE = 'Europe/Paris';
/** 5 January 2026, 15:20 in Paris. */
const NOW = Date.UTC(2026, 0, 5, 14, 20);
const inParis = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' }).format(at);

const [heir] = heirs;
const terms = {
  ...agreement,
  policy: usualPolicy(ZONE),
  recipients: heir ? [{ id: heir, stages: ['instructions' as const, 'vault' as const] }] : [],
};
const armed: LifeVerification = advance({ ...draft, ...terms, isRehearsed: true }, { is: 'arm' }, NOW).life;

const names = new Map<string, string>([
  ...channels.map((id, index) => [id, `channel ${index + 1}`] as const),
  ...contacts.map((id, index) => [id, `contact ${index + 1}`] as const),
  ...heirs.map((id, index) => [id, `heir ${index + 1}`] as const),
]);
const named = (id: string) => names.get(id) ?? id;

/** As a timeline would be read out. */
function read({ at, what, owner, contacts: asked, gifts }: Milestone): string {
  return [
    inParis(at),
    what.is === 'reminder' ? `reminder ${what.number}` : what.is,
    ...owner.map(({ channel }) => named(channel)),
    ...asked.map(({ contact }) => named(contact)),
    ...gifts.map(({ to, stage }) => `${stage} to ${named(to)}`),
  ].join(', ');
}
const foretold = (life: LifeVerification, now: number) => forecast(life, now).map(read);

test('an owner who stops answering is reminded three times at nine, and nothing is given before every term has passed', () => {
  expect(foretold(armed, NOW)).toEqual([
    '2026-02-05 09:00, reminder 1, channel 1',
    '2026-02-12 09:00, reminder 2, channel 1',
    '2026-02-19 09:00, reminder 3, channel 1',
    '2026-02-19 09:00, grace, channel 1, channel 2',
    '2026-03-22 00:00, verifying, channel 1, channel 2, contact 1, contact 2',
    '2026-03-22 09:00, veto, channel 1, channel 2',
    '2026-04-06 00:00, releasing',
    '2026-04-06 09:00, given, instructions to heir 1',
    '2026-04-09 09:00, given, vault to heir 1',
    '2026-04-09 09:00, released',
  ]);
});

test('who checks in begins the whole interval again', () => {
  const later = NOW + 20 * 24 * 60 * 60_000;
  const checkedIn = advance(armed, { is: 'sign-of-life' }, later).life;
  expect(foretold(checkedIn, later).at(0)).toBe('2026-02-25 09:00, reminder 1, channel 1');
});

test('while the veto runs, only the release is still to come', () => {
  const reports = contacts.map((contact) => ({ is: 'report', contact, round: armed.round }) as const);
  const reported = reports.reduce((life, event) => advance(life, event, NOW).life, armed);
  expect(foretold(reported, NOW)).toEqual([
    '2026-01-06 09:00, veto, channel 1, channel 2',
    '2026-01-21 00:00, releasing',
    '2026-01-21 09:00, given, instructions to heir 1',
    '2026-01-24 09:00, given, vault to heir 1',
    '2026-01-24 09:00, released',
  ]);
});

test('a pause and a change that is held are on the way', () => {
  const next = { ...terms, policy: { ...terms.policy, vetoDays: 7 } };
  const held = advance(armed, { is: 'change', next }, NOW).life;
  const paused = advance(held, { is: 'pause', days: 60 }, NOW).life;
  expect(foretold(paused, NOW).slice(0, 3)).toEqual([
    '2026-01-14 00:00, changed',
    '2026-03-07 00:00, active',
    '2026-04-06 09:00, reminder 1, channel 1',
  ]);
});

test('of a verification that watches nobody nothing is foretold', () => {
  expect(forecast(draft, NOW)).toEqual([]);
  expect(forecast(advance(armed, { is: 'cancel' }, NOW).life, NOW)).toEqual([]);
});

test('where no mail can arrive, nothing follows', () => {
  const [only] = channels;
  const unreachable = { ...armed, channels: agreement.channels.filter(({ id }) => id === only) };
  expect(foretold(unreachable, NOW).at(-1)).toBe('2026-02-19 09:00, grace, channel 1');
});
