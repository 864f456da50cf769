import { expect, test } from 'vitest';
import type { ConversationAllowance } from '#shared/clone/conversation.ts';
import { describeCost } from './describeCost.ts';

const renewsAt = '2026-12-01T00:00:00.000Z';
const allowance = (over: Partial<ConversationAllowance>): ConversationAllowance => ({
  freeConversation: 'used',
  plan: { messages: 0, used: 0, renewsAt },
  credits: 0,
  ...over,
});

test('the free conversation comes first, before it began and while it goes on', () => {
  for (const freeConversation of ['unused', 'open'] as const) {
    const cost = describeCost(
      allowance({ freeConversation, credits: 5, plan: { messages: 200, used: 0, renewsAt } }),
    );
    expect(cost).toEqual({ is: 'free' });
  }
});

test('then the messages of the plan, then credits', () => {
  const plan = { messages: 200, used: 199, renewsAt };
  expect(describeCost(allowance({ plan, credits: 5 }))).toEqual({ is: 'plan', left: 1, messages: 200 });
  expect(describeCost(allowance({ plan: { ...plan, used: 200 }, credits: 5 }))).toEqual({
    is: 'credit',
    credits: 5,
  });
});

test('with nothing left, it is known whether waiting helps', () => {
  const plan = { messages: 200, used: 200, renewsAt };
  expect(describeCost(allowance({ plan }))).toEqual({ is: 'nothing-left', hasPlanMessages: true, renewsAt });
  expect(describeCost(allowance({ credits: -3 }))).toMatchObject({
    is: 'nothing-left',
    hasPlanMessages: false,
  });
});
