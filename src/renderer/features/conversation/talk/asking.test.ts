import { expect, test } from 'vitest';
import { messageIdSchema, replySentenceSchema } from '#shared/clone/conversation.ts';
import { type Asking, type AskingEvent, advanceAsking, canAskAgain, quiet } from './asking.ts';

const messageId = messageIdSchema.parse('0b4ad3f0-4c39-4b3f-9f9a-0d8ad4d3c001');
const another = messageIdSchema.parse('0b4ad3f0-4c39-4b3f-9f9a-0d8ad4d3c002');
const sentence = (text: string) =>
  replySentenceSchema.parse({ text, label: 'recorded', passageId: 'answer_b7e0_0', language: 'en' });

const asked: AskingEvent = { is: 'asked', messageId, question: 'Where did you live?' };
const came = (text: string): AskingEvent => ({
  is: 'came',
  messageId,
  chunk: { is: 'sentence', sentence: sentence(text) },
});
const after = (...events: readonly AskingEvent[]): Asking => events.reduce(advanceAsking, quiet);
const shown = (asking: Asking) => (asking.is === 'quiet' ? null : asking.sentences.map(({ text }) => text));

test('sentences stand in the order in which they come', () => {
  expect(shown(after(asked, came('In Lyon.'), came('By the river.')))).toEqual(['In Lyon.', 'By the river.']);
});

test('a lost line keeps what came, and the same question can be asked again', () => {
  const lost = after(asked, came('In Lyon.'), { is: 'failed', messageId, failure: { kind: 'unreachable' } });
  expect(shown(lost)).toEqual(['In Lyon.']);
  expect(lost).toMatchObject({ is: 'failed', messageId });
  expect(lost.is === 'failed' && canAskAgain(lost)).toBe(true);
});

test('what a rule refused is not asked again as it is; what others were in the way of is', () => {
  const refusedWith = (code: 'credits-insufficient' | 'conversation-over' | 'conflict') => {
    const asking = after(asked, { is: 'failed', messageId, failure: { kind: 'refused', code } });
    return asking.is === 'failed' && canAskAgain(asking);
  };
  expect(refusedWith('credits-insufficient')).toBe(false);
  expect(refusedWith('conversation-over')).toBe(false);
  expect(refusedWith('conflict')).toBe(true);
});

test('what comes after it was stopped is not shown', () => {
  const stopped = after(asked, came('In Lyon.'), { is: 'stopped' }, came('By the river.'));
  expect(shown(stopped)).toEqual(['In Lyon.']);
  expect(stopped.is).toBe('stopped');
});

test('what comes of an earlier question is not taken for the answer of this one', () => {
  const late: AskingEvent = {
    is: 'came',
    messageId: another,
    chunk: { is: 'sentence', sentence: sentence('No.') },
  };
  expect(shown(after(asked, late))).toEqual([]);
  expect(after(asked, { is: 'failed', messageId: another, failure: { kind: 'unreachable' } }).is).toBe(
    'asking',
  );
  expect(after(asked, { is: 'settled', messageId: another }).is).toBe('asking');
});

test('quoting in place of a failed model begins anew, and says so', () => {
  const quoted = after(
    asked,
    came('Half a'),
    { is: 'came', messageId, chunk: { is: 'quoted-instead' } },
    came('I lived in Lyon.'),
  );
  expect(shown(quoted)).toEqual(['I lived in Lyon.']);
  expect(quoted).toMatchObject({ isQuotedInstead: true });
});

test('once the transcript has it, nothing is left beside it', () => {
  expect(after(asked, came('In Lyon.'), { is: 'settled', messageId })).toEqual(quiet);
});
