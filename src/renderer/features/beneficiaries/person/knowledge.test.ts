import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { describeKnowledge, knowledgeMessages, knowledgeOf } from './knowledge.ts';

const now = Date.UTC(2026, 0, 1);
const at = new Date(now);
const say = (person: Parameters<typeof describeKnowledge>[0]) =>
  describeKnowledge(person, knowledgeMessages.en, 'en', now);

test('Nobody is said to know before they were invited', () => {
  const person = { knowsNow: true, invitation: { is: 'none' } } as const;
  expect(knowledgeOf(person)).toBe('not-yet');
  expect(say(person)).toBe('Not yet: you have not invited them.');
});

test('Who accepted knows, also when they are to hear nothing more', () => {
  const accepted = { is: 'accepted', at, accountId: userIdSchema.parse('u2') } as const;
  expect(knowledgeOf({ knowsNow: false, invitation: accepted })).toBe('knows');
  expect(say({ knowsNow: false, invitation: accepted })).toMatch(/^They accepted on .*hear nothing more/);
  expect(say({ knowsNow: false, invitation: { is: 'none' } })).toBe('No. They hear nothing before the day.');
});

test('An invitation waits until its link ends, and is told as unanswered from then on', () => {
  const sent = (days: number) =>
    ({ is: 'sent', sentAt: at, expiresAt: new Date(now + days * 86_400_000) }) as const;
  expect(say({ knowsNow: true, invitation: sent(1) })).toMatch(/^Invited. They can answer until/);
  expect(say({ knowsNow: true, invitation: sent(-1) })).toMatch(/no answer/);
});
