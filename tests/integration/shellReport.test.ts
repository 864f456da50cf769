/** Whoever reads the end of a test run knows whether real Electron was in it. */
import { expect, test } from 'vitest';
import { describeShells } from '../support/shellReport/describeShells.ts';

const missing = 'Electron’s binary is not on this machine.';
const ran = (shell: string) => ({ shell, hasRun: true, reason: null });
const skipped = (shell: string, reason: string | null) => ({ shell, hasRun: false, reason });

test('the report names the shells that ran, and the one that did not with the reason', () => {
  expect(
    describeShells([
      ran('web'),
      ran('desktop-double'),
      skipped('desktop-double', 'There is no keyring.'),
      skipped('desktop-electron', 'Seen in the double alone.'),
      skipped('desktop-electron', missing),
      skipped('desktop-electron', missing),
      skipped('desktop-electron', null),
    ]),
  ).toEqual([
    'web: 1 ran, 0 skipped',
    'desktop-double: 1 ran, 1 skipped',
    '  1 skipped: There is no keyring.',
    'desktop-electron: SKIPPED, none of 4 ran',
    `  2 skipped: ${missing}`,
    '  1 skipped: Seen in the double alone.',
    '  1 skipped: It was not reached.',
  ]);
});
