import { expect, test } from 'vitest';
import { composeSecurityText } from './securityText.ts';

const asked = new Date('2026-11-23T16:00:00Z');
const reporting = { origin: 'https://amaranth.example', supportEmail: 'help+us@example.org' };

test('whoever finds a weakness learns where to write, in which languages, and by which rules', () => {
  expect(composeSecurityText(reporting, asked)).toBe(
    [
      'Contact: mailto:help%2Bus@example.org?subject=security',
      'Expires: 2027-10-19T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://amaranth.example/.well-known/security.txt',
      'Policy: https://amaranth.example/security#report',
      '',
    ].join('\n'),
  );
});

test('it never says that it is good for a year or more', () => {
  const expires = /Expires: (\S+)/.exec(composeSecurityText(reporting, asked) ?? '')?.[1] ?? '';
  const daysAhead = (Date.parse(expires) - asked.getTime()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(300);
  expect(daysAhead).toBeLessThan(365);
});

test('without an address to write to there is no such file', () => {
  expect(composeSecurityText({ ...reporting, supportEmail: '' }, asked)).toBeNull();
});
