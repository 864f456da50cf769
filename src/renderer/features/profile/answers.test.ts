import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateOfBirthSchema, nameSchema } from './answers.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) }));
afterEach(() => void vi.useRealTimers());

it('takes a date of birth up to today, and none at all', () => {
  expect(dateOfBirthSchema.parse('2026-11-22')).toBe('2026-11-22');
  expect(dateOfBirthSchema.parse('')).toBe('');
  expect(dateOfBirthSchema.safeParse('2026-11-23').success).toBe(false);
});

it('completes a year of two digits before it is looked at', () => {
  expect(dateOfBirthSchema.parse('0050-04-12')).toBe('1950-04-12');
});

it('counts a name without the spaces around it', () => {
  expect(nameSchema.parse(`  ${'a'.repeat(120)} `)).toBe('a'.repeat(120));
  expect(nameSchema.safeParse('a'.repeat(121)).success).toBe(false);
});
