import type { MenuItemConstructorOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({
  locale: 'en-GB',
  isPackaged: true,
  menu: null as { items: MenuItemConstructorOptions[] } | null,
}));
vi.mock('electron', () => ({
  Menu: {
    buildFromTemplate: (items: MenuItemConstructorOptions[]) => ({
      items,
      getMenuItemById: (id: string) => entriesOf(items).find((item) => item.id === id) ?? null,
    }),
    setApplicationMenu: (menu: typeof system.menu) => {
      system.menu = menu;
    },
    getApplicationMenu: () => system.menu,
  },
  app: {
    name: 'Amaranth',
    getLocale: () => system.locale,
    get isPackaged() {
      return system.isPackaged;
    },
  },
}));
const { describeMenu, installMenu } = await import('./menu.ts');

beforeEach(() => {
  system.locale = 'en-GB';
  system.isPackaged = true;
  system.menu = null;
});

const entriesOf = (entries: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  entries.flatMap((entry) => [entry, ...(Array.isArray(entry.submenu) ? entriesOf(entry.submenu) : [])]);
const actions = (opened: string[] = [], isUpdated = true) => ({
  openPath: (path: string) => void opened.push(path),
  showLogs: () => void opened.push('logs'),
  checkForUpdates: isUpdated ? () => void opened.push('updates') : null,
  canGo: () => true,
  go: (direction: string) => void opened.push(direction),
});
const describe = (platform: NodeJS.Platform, opened: string[] = [], isUpdated = true) =>
  entriesOf(describeMenu(platform, actions(opened, isUpdated)));

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
  expect(opened.filter((it) => it !== 'back' && it !== 'forward')).toEqual([
    '/settings',
    '/help',
    '/contact',
    '/about#licences',
    'logs',
    'updates',
  ]);
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

test.each([
  ['darwin', 'Cmd+[', 'Cmd+]'],
  ['win32', 'Alt+Left', 'Alt+Right'],
  ['linux', 'Alt+Left', 'Alt+Right'],
] as const)(
  'on %s the pages that were seen are gone through by the system’s own keys',
  (platform, ...keys) => {
    const gone: string[] = [];
    const steps = describe(platform, gone).filter(({ id }) => id === 'back' || id === 'forward');
    for (const { click } of steps) click?.({} as never, undefined, {} as never);
    expect(gone).toEqual(['back', 'forward']);
    expect(steps.map(({ accelerator }) => accelerator)).toEqual(keys);
    expect(steps.map(({ label }) => label)).toEqual(['Back', 'Forward']);
  },
);

test('back and forward are offered while there is a page to go to', () => {
  const seen = { back: false, forward: false };
  const menu = installMenu({ ...actions(), canGo: (direction) => seen[direction] });
  const offered = () =>
    entriesOf(system.menu?.items ?? []).flatMap(({ id, enabled }) => (id && enabled ? [id] : []));
  expect(offered()).toEqual([]);
  seen.back = true;
  menu.followHistory();
  expect(offered()).toEqual(['back']);
  menu.draw();
  expect(offered()).toEqual(['back']);
});

test('it speaks the language that was chosen as soon as it is drawn anew', () => {
  const menu = installMenu(actions());
  system.locale = 'fr-FR';
  menu.draw();
  expect(system.menu?.items.map(({ label }) => label)).toContain('Édition');
});
