import { expect, test } from 'vitest';
import { logEventSchema } from '#shared/legacy/logLine.ts';
import { logMessages } from './messages.ts';
import { tellActor, tellLine } from './tellLine.ts';

const texts = logMessages.en;
const names = new Map([['anna-id', 'Anna']]);
const tell = (is: string, before: string, after: string, rest: object = {}) =>
  tellLine(logEventSchema.parse({ is, actor: 'time', before, after, ...rest }), texts, names);

test('what the clock did is told by what began', () => {
  expect(tell('tick', 'reminding', 'grace')).toBe(texts.toGrace);
  expect(tell('tick', 'active', 'active')).toBe(texts.heldTookEffect);
});

test('a check-in that ended a question says so', () => {
  expect(tell('sign-of-life', 'veto', 'active')).toBe(texts.endedByYou);
  expect(tell('sign-of-life', 'active', 'active', { actor: 'link' })).toBe(texts.byLink);
});

test('a vote names its contact, and what followed', () => {
  expect(tell('vote', 'verifying', 'veto', { actor: 'anna-id' })).toBe(`Anna answered. ${texts.toVeto}`);
});

test('what administrators do is told by their role, never by an id', () => {
  for (const is of ['case-opened', 'case-upheld', 'case-rejected', 'send-again']) {
    const event = logEventSchema.parse({ is, actor: 'u1d', before: 'active', after: 'active' });
    expect(tellActor(event, texts, names, 'rose-id')).toBe(texts.administrator);
    expect(tellLine(event, texts, names)).not.toContain('u1d');
  }
  expect(tell('case-opened', 'active', 'active')).toBe(texts.caseOpened);
});

test('a mail is told with its address, and why it came back', () => {
  const channel = 'rose@example.org';
  expect(tell('mail', 'due', 'due', { actor: 'sent', channel, receipt: '<1@amaranth> 127.0.0.1' })).toBe(
    texts.mailAccepted(channel),
  );
  expect(tell('mail', 'due', 'due', { actor: 'failed', channel, receipt: '550 no such person' })).toBe(
    texts.mailReturned(channel, '550 no such person'),
  );
});

test('an event of a newer server is shown by its name', () => {
  expect(tell('moon-rise', 'active', 'active')).toBe('moon-rise');
});
