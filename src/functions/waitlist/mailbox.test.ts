import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['rose@example.org', 'rose@example.org'],
  ['rose+memories@example.org', 'rose@example.org'],
  ['rose+a+b@example.org', 'rose@example.org'],
  ['r.o.se@example.org', 'r.o.se@example.org'],
  ['+rose@example.org', '+rose@example.org'],
])('%s arrives with %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
