import { expect, test } from 'vitest';
import { at, beginLifetime, dateIn, happen, terms, timePasses } from './lifetime.testing.ts';
import type { Agreement } from './lifeVerification.ts';
import { contacts } from './modelCheck/smallWorld.testing.ts';
import { recipientsSchema, trustedContactsSchema } from './people.ts';
import { type Policy, policySchema, usualPolicy } from './policy.ts';

const withPolicy = (policy: Partial<Policy>): Agreement => ({
  ...terms,
  policy: { ...terms.policy, ...policy },
});
const armed = beginLifetime('2026-01-05T15:20');
const asksForOne = happen({ ...armed, told: [] }, { is: 'change', next: withPolicy({ quorum: 1 }) });

test('a change of the quorum is told on every channel and waits seven days from when its mail leaves', () => {
  expect(asksForOne.told).toEqual([
    'hold to the owner, channel 1',
    'hold to the owner, channel 2',
    'hold to the owner, channel 3',
  ]);
  expect(asksForOne.life.policy.quorum).toBe(2);
  const held = timePasses(asksForOne);
  expect(dateIn(held)).toBe('2026-01-14 00:00');
  expect(held.life.policy.quorum).toBe(1);
});

test('a longer veto holds at once, a shorter one after the hold', () => {
  const longer = happen(armed, { is: 'change', next: withPolicy({ vetoDays: 30 }) });
  expect(longer.life.policy.vetoDays).toBe(30);
  const shorter = happen(longer, { is: 'change', next: withPolicy({ vetoDays: 7 }) });
  expect(shorter.life.policy.vetoDays).toBe(30);
  expect(timePasses(shorter).life.policy.vetoDays).toBe(7);
});

test('a stage that comes later does so at once, one that comes sooner after the hold', () => {
  const { stageDelayDays } = armed.life.policy;
  const next = withPolicy({ stageDelayDays: { ...stageDelayDays, memories: 30, vault: 0 } });
  const asked = happen(armed, { is: 'change', next });
  expect(asked.life.policy.stageDelayDays).toEqual({ ...stageDelayDays, memories: 30 });
  expect(timePasses(asked).life.policy.stageDelayDays).toEqual({ ...stageDelayDays, memories: 30, vault: 0 });
});

test('who is to receive what can be changed while something else is held, and stays changed', () => {
  const later = at(asksForOne, '2026-01-10T10:00');
  const next = { ...withPolicy({ quorum: 1 }), recipients: [] };
  const nobody = happen(later, { is: 'change', next });
  const held = timePasses(nobody);
  expect(dateIn(held)).toBe('2026-01-14 00:00');
  expect(held.life.policy.quorum).toBe(1);
  expect(held.life.recipients).toEqual([]);
});

test('what is held no longer, once its owner changes it back', () => {
  const back = happen(asksForOne, { is: 'change', next: terms });
  expect(back.life.hold).toBeNull();
});

test('a heir can be taken out although a contact has left, and that contact does not come back', () => {
  const [, second] = contacts;
  if (!second) throw new Error('The world is too small.');
  const alone = happen(asksForOne, { is: 'contact-left', contact: second });
  const nobody = happen(alone, {
    is: 'change',
    next: { ...withPolicy({ quorum: 1 }), contacts: alone.life.contacts, recipients: [] },
  });
  expect(nobody.life.recipients).toEqual([]);
  expect(timePasses(nobody).life.contacts).toEqual(alone.life.contacts);
});

test('calling off tells the owner, and is no way around the hold', () => {
  const called = happen({ ...armed, told: [] }, { is: 'cancel' });
  expect(called.told).toContain('cancelled to the owner, channel 1');
  const drafted = happen(called, { is: 'begin-again' });
  const changed = happen(drafted, { is: 'change', next: withPolicy({ quorum: 1 }) });
  const again = happen(changed, { is: 'arm' });
  expect(again.life.state.is).toBe('active');
  expect(again.life.policy.quorum).toBe(2);
});

test('a change that would leave too little is refused, and is a sign of life all the same', () => {
  const later = at(armed, '2026-02-01T10:00');
  const refused = happen(later, { is: 'change', next: { ...terms, channels: [] } });
  expect(refused.life.channels).toEqual(terms.channels);
  expect(dateIn(timePasses(refused))).toBe('2026-03-04 09:00');
});

test('nobody stands in a list twice: a contact would have two votes', () => {
  expect(trustedContactsSchema.safeParse([...terms.contacts, ...terms.contacts]).success).toBe(false);
  expect(recipientsSchema.safeParse([...terms.recipients, ...terms.recipients]).success).toBe(false);
});

test('no policy names a time zone in which nothing can be reckoned', () => {
  expect(policySchema.safeParse(usualPolicy('Europe/Paris')).success).toBe(true);
  expect(policySchema.safeParse(usualPolicy('Europe/Atlantis')).success).toBe(false);
});
