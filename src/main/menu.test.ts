import type { MenuItemConstructorOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({ locale: 'en-GB', isPackaged: true }));
vi.mock('electron', () => ({
  Menu: {},
  app: {
    name: 'Amaranth',
    getLocale: () => system.locale,
    get isPackaged() {
      return system.isPackaged;
    },
  },
}));
const { describeMenu } = await import('./menu.ts');

beforeEach(() => {
  system.locale = 'en-GB';
  system.isPackaged = true;
});

const entriesOf = (entries: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  entries.flatMap((entry) => [entry, ...(Array.isArray(entry.submenu) ? entriesOf(entry.submenu) : [])]);
const describe = (platform: NodeJS.Platform, opened: string[] = [], isUpdated = true) =>
  entriesOf(
    describeMenu(platform, {
      openPath: (path) => opened.push(path),
      showLogs: () => opened.push('logs'),
      checkForUpdates: isUpdated ? () => opened.push('updates') : null,
    }),
  );

test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s everybody finds Quit, About, Copy and the help',
  (platform) => {
    const entries = describe(platform);
    const roles = entries.map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['quit', 'about', 'copy', 'paste', 'help']));
    expect(entries.map(({ label }) => label)).toContain('Help Center');
  },
);

test('our own entries lead to pages of the app', () => {
  const opened: string[] = [];
  for (const { click } of describe('linux', opened)) click?.({} as never, undefined, {} as never);
  expect(opened).toEqual(['/settings', '/help', '/contact', '/about#licences', 'logs', 'updates']);
});

test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s updates can be asked for beside About, where this program is updated by itself',
  (platform) => {
    const entries = describe(platform);
    const about = entries.findIndex(({ role }) => role === 'about');
    const updates = entries.findIndex(({ label }) => label === 'Check for Updates…');
    expect(Math.abs(updates - about)).toBe(1);
    expect(describe(platform, [], false).map(({ label }) => label)).not.toContain('Check for Updates…');
  },
);

test('a French system has a French menu, to the last entry', () => {
  const english = new Map(describe('darwin').map(({ role, label }) => [role ?? label, label]));
  system.locale = 'fr-CA';
  const same = describe('darwin').filter(
    ({ role, label }) => label !== undefined && english.get(role ?? label) === label,
  );
  expect(same.map(({ label }) => label)).toEqual(['Amaranth', 'Services', 'Licences']);
});

test('a packaged program offers no developer tools and no reload', () => {
  const roles = describe('linux').map(({ role }) => role);
  expect(roles).not.toContain('toggleDevTools');
  expect(roles).not.toContain('reload');
});
