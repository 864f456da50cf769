/** The double of the `electron` module has all that the shell uses of it: else a test could pass where the program fails. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** No such member, no such export, other arguments. (What a double does not ask for, it may be given.) */
const lacking = /^src.*error TS(?:2339|2551|2305|2614|2724|2554|2555): /;

/** What `electron` exports beside types, by its own declarations. */
function listElectronValues(): ReadonlySet<string> {
  const declarations = createRequire(import.meta.url).resolve('electron/electron.d.ts');
  const [, exported = ''] = readFileSync(declarations, 'utf8').split('namespace CrossProcessExports {');
  const names = exported.slice(0, exported.indexOf('\n  }')).matchAll(/^ {4}(?:const|class) (\w+)/gm);
  return new Set([...names].map(([, name = '']) => name));
}

test('the double has every member of `electron` that main and the preload use', () => {
  const electronValues = listElectronValues();
  expect(electronValues).toContain('BrowserWindow');
  const compiled = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tests/support/desktopDouble/tsconfig.json', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  const lacked = compiled.stdout
    .split('\n')
    .filter((line) => lacking.test(line))
    .filter((line) => {
      const name = /no exported member (?:named )?'(\w+)'/.exec(line)?.[1];
      // A type is nothing while the program runs, and Electron’s own process has a member that the shell can do without.
      return name === undefined ? !line.includes("'resourcesPath'") : electronValues.has(name);
    });
  expect(lacked).toEqual([]);
  // Where the compiler could not run, nothing was compared.
  expect(compiled.stdout).toContain('IpcMainInvokeEvent');
});
