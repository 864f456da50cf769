import { expect, test } from 'vitest';
import { desktopEventSchema } from './events.ts';

const opens = (path: string) => desktopEventSchema.safeParse({ kind: 'open', path }).success;

test('a page of the app can be opened, with what its address carries', () => {
  expect(opens('/auth/verify-email?mode=verifyEmail&oobCode=x#top')).toBe(true);
  expect(opens('/')).toBe(true);
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  'settings',
  '/settings --flag',
  '/settings\n',
  '',
  `/${'x'.repeat(9_000)}`,
])('"%s" is no page of the app', (path) => {
  expect(opens(path)).toBe(false);
});

test('nothing but the closed list is an event', () => {
  expect(desktopEventSchema.safeParse({ kind: 'run', command: 'x' }).success).toBe(false);
});
