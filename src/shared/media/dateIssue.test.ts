import { expect, test } from 'vitest';
import { dateIssue, rememberedDateIssue } from './dateIssue.ts';

const today = '2026-02-28';

test('a day that has not come is refused, whatever it dates; tomorrow has come somewhere', () => {
  expect(dateIssue('photo', '2026-03-02', today)).toBe('not-come');
  expect(dateIssue('letter', '2062-07-14', today)).toBe('not-come');
  expect(dateIssue('photo', '2026-03-01', today)).toBeNull();
  expect(dateIssue('photo', '2026-03-01', '2026-02-27')).toBe('not-come');
});

test('photos, films and recordings are no older than the first photograph; letters and papers may be', () => {
  for (const kind of ['photo', 'video', 'audio'] as const) {
    expect(dateIssue(kind, '1825-12-31', today)).toBe('before-photographs');
    expect(dateIssue(kind, '1826-01-01', today)).toBeNull();
  }
  for (const kind of ['letter', 'pdf', 'file'] as const) {
    expect(dateIssue(kind, '1789-07-14', today)).toBeNull();
  }
});

test('words may name a time that has begun, and none that has not or that ended before photographs', () => {
  expect(rememberedDateIssue('photo', { is: 'year', year: 2026 }, today)).toBeNull();
  expect(rememberedDateIssue('photo', { is: 'month', year: 2026, month: 2 }, today)).toBeNull();
  expect(rememberedDateIssue('photo', { is: 'month', year: 2026, month: 4 }, today)).toBe('not-come');
  expect(rememberedDateIssue('letter', { is: 'about', year: 2027 }, today)).toBe('not-come');
  expect(rememberedDateIssue('photo', { is: 'decade', year: 1820 }, today)).toBeNull();
  expect(rememberedDateIssue('photo', { is: 'before', year: 1826 }, today)).toBe('before-photographs');
  expect(rememberedDateIssue('letter', { is: 'before', year: 1800 }, today)).toBeNull();
  expect(rememberedDateIssue('photo', { is: 'unknown' }, today)).toBeNull();
});
