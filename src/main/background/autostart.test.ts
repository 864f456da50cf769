import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { autostartEntry, autostartPath, followProgram, readAutostart, writeAutostart } from './autostart.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amaranth-autostart-'));
  path = autostartPath({ XDG_CONFIG_HOME: join(folder, 'config') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the file lies where desktops look for it', () => {
  expect(autostartPath({ XDG_CONFIG_HOME: '/somewhere' })).toBe('/somewhere/autostart/amaranth.desktop');
  const usual = join(homedir(), '.config/autostart/amaranth.desktop');
  for (const ignored of [undefined, '', 'relative/folder']) {
    expect(autostartPath(ignored === undefined ? {} : { XDG_CONFIG_HOME: ignored })).toBe(usual);
  }
});

test('choosing writes the file, and taking the choice back leaves nothing of it', async () => {
  expect(await readAutostart(path)).toBe(false);
  await writeAutostart(path, ['/opt/Amaranth/amaranth', '--hidden']);
  expect(await readAutostart(path)).toBe(true);
  expect(await readFile(path, 'utf8')).toBe(`[Desktop Entry]
Type=Application
Name=Amaranth
Exec="/opt/Amaranth/amaranth" "--hidden"
X-GNOME-Autostart-enabled=true
`);
  await writeAutostart(path, null);
  expect(await readdir(dirname(path))).toEqual([]);
  expect(await readAutostart(path)).toBe(false);
  await writeAutostart(path, null);
});

test('signs that mean something in such a file are written so that the program is found', () => {
  const [, exec] = /^Exec=(.*)$/m.exec(autostartEntry(['/home/rose/My "apps"/100% $HOME/a`b\\c'])) ?? [];
  // What a desktop makes of it: first the escapes of any string, then those within quotes, then the codes.
  const string = exec?.replaceAll('\\\\', '\\');
  const argument = /^"((?:[^"\\]|\\.)*)"$/.exec(string ?? '')?.[1]?.replace(/\\(.)/g, '$1');
  expect(argument?.replace(/%(.)/g, (_code, sign) => (sign === '%' ? '%' : ''))).toBe(
    '/home/rose/My "apps"/100% $HOME/a`b\\c',
  );
});

test.each(['X-GNOME-Autostart-enabled=false', 'Hidden=true'])(
  'what was switched off in the desktop’s own settings (%s) is told as off',
  async (line) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `[Desktop Entry]\nType=Application\nExec="/gone/amaranth"\n${line}\n`);
    expect(await readAutostart(path)).toBe(false);
    // Nor does an update that gave the program another name switch it on again.
    const before = await readFile(path, 'utf8');
    await followProgram(path, [join(folder, 'Amaranth-1.1.AppImage')]);
    expect(await readFile(path, 'utf8')).toBe(before);
  },
);

test('after an update that gave the program another name, the new one is opened', async () => {
  const old = join(folder, 'Amaranth-1.0.AppImage');
  const next = join(folder, 'Amaranth-1.1.AppImage');
  await followProgram(path, [next, '--hidden']);
  expect(await readAutostart(path)).toBe(false);

  await writeFile(old, '');
  await writeAutostart(path, [old, '--hidden']);
  await followProgram(path, [next, '--hidden']);
  expect(await readFile(path, 'utf8')).toContain(old);

  await rm(old);
  await followProgram(path, [next, '--hidden']);
  expect(await readFile(path, 'utf8')).toBe(autostartEntry([next, '--hidden']));
});

test.each(['/opt/a\nExec=evil', '/opt/a\rb', '/opt/a\u0000b', '/opt/a\tb'])(
  'a path with control characters is refused',
  (path) => {
    expect(() => autostartEntry([path])).toThrow();
  },
);
