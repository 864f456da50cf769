import { beforeEach, expect, test, vi } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { forgetPaymentKey, paymentKeyFor } from './paymentKey.ts';

const rose = userIdSchema.parse('rose');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test('who presses twice, or reloads and presses again, asks for one payment', () => {
  expect(paymentKeyFor(rose, 'cart:a')).toBe(paymentKeyFor(rose, 'cart:a'));
});

test('another cart is another payment', () => {
  expect(paymentKeyFor(rose, 'cart:a')).not.toBe(paymentKeyFor(rose, 'cart:b'));
});

test('once the server has answered, the next payment is another one', () => {
  const first = paymentKeyFor(rose, 'cart:a');
  forgetPaymentKey(rose);
  expect(paymentKeyFor(rose, 'cart:a')).not.toBe(first);
});
