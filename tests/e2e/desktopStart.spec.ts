/** What the desktop's main process has loaded by the time its window shows: each is a wait of whoever opens the app. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtShell } from '../support/desktopDouble/launch.ts';
import { watchStart } from '../support/desktopDouble/watchStart.ts';
import { expect, test } from './fixtures.ts';

/** Needed later or never: of updates, of schemas other than our own, of every language of a library's messages. */
const heavy = [
  { name: 'electron-updater', trace: 'checkForUpdatesAndNotify' },
  { name: 'ajv', trace: 'inlineRefs' },
  { name: 'zod’s messages in other languages', trace: 'Ungültige Eingabe' },
  { name: 'the page’s own code', trace: 'react.transitional.element' },
];

test('nothing that the window does not need is loaded before it shows', async ({
  backend,
  rendererPort,
  shell,
}) => {
  test.skip(shell !== 'desktop-double', 'Real Electron loads the same files: the double says which.');
  const userData = await mkdtemp(join(tmpdir(), 'amaranth-start-'));
  const { loaded } = await watchStart({ backendOrigin: backend.origin, rendererPort, userData });
  await rm(userData, { recursive: true, force: true });
  const files = loaded.filter((name) => !name.startsWith('node:'));
  // The keychain is asked for the session that the first page needs.
  expect(files.filter((name) => !name.startsWith('node_modules/keytar/'))).toEqual(['out/main/index.js']);
  expect(loaded.length).toBeLessThan(20);
  const code = await readFile(builtShell, 'utf8');
  expect(heavy.filter(({ trace }) => code.includes(trace)).map(({ name }) => name)).toEqual([]);
});
