import { expect, test, vi } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { forgetPerson, onPersonGone } from './forgetPerson.ts';

const rose = userIdSchema.parse('rose');
const paul = userIdSchema.parse('paul');

test('what is in memory of a person goes when they sign out, and when another person signs in', () => {
  const forget = vi.fn();
  onPersonGone(forget);
  forgetPerson(null, rose);
  forgetPerson(rose, rose);
  expect(forget).not.toHaveBeenCalled();
  forgetPerson(rose, null);
  forgetPerson(rose, paul);
  expect(forget).toHaveBeenCalledTimes(2);
});

test('a part that fails keeps no other from being forgotten', () => {
  const forget = vi.fn();
  onPersonGone(() => {
    throw new Error('full');
  });
  onPersonGone(forget);
  forgetPerson(rose, null);
  expect(forget).toHaveBeenCalledOnce();
});
