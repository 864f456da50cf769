/**
 * The application's menu, by each platform's conventions. What a role does comes with Electron;
 * the entries of our own lead to pages of the app.
 */
import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import { type RouteName, routes } from '#shared/routes.ts';
import { type MenuWord, menuMessages } from './menuMessages.ts';
import { shellLanguage } from './shellLanguage.ts';

type Entry = MenuItemConstructorOptions;
type Role = NonNullable<Entry['role']> & MenuWord;

export interface MenuActions {
  /** Leads the window to a page of the app. */
  openPath(path: string): void;
  showLogs(): void;
  /** Null where this program is not updated by itself. */
  readonly checkForUpdates: (() => void) | null;
}

export function installMenu(actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(describeMenu(process.platform, actions)));
}

export function describeMenu(
  platform: NodeJS.Platform,
  { openPath, showLogs, checkForUpdates }: MenuActions,
): Entry[] {
  const words = menuMessages[shellLanguage()];
  const entry = (role: Role): Entry => ({ role, label: words[role] });
  const page = (word: MenuWord, name: RouteName, place = ''): Entry => ({
    label: words[word],
    click: () => openPath(routes[name].path + place),
  });
  const line: Entry = { type: 'separator' };
  const updates: Entry[] = checkForUpdates
    ? [{ label: words.checkForUpdates, click: () => checkForUpdates() }]
    : [];
  const settings: Entry = { ...page('settings', 'settings'), accelerator: 'CmdOrCtrl+,' };
  const isMac = platform === 'darwin';
  const own: Entry = {
    label: app.name,
    submenu: [
      entry('about'),
      ...updates,
      line,
      settings,
      line,
      entry('services'),
      line,
      entry('hide'),
      entry('hideOthers'),
      entry('unhide'),
      line,
      entry('quit'),
    ],
  };
  return [
    ...(isMac ? [own] : []),
    { label: words.file, submenu: isMac ? [entry('close')] : [settings, line, entry('quit')] },
    {
      label: words.edit,
      submenu: [
        entry('undo'),
        entry('redo'),
        line,
        entry('cut'),
        entry('copy'),
        entry('paste'),
        entry('selectAll'),
      ],
    },
    {
      label: words.view,
      submenu: [
        entry('resetZoom'),
        entry('zoomIn'),
        entry('zoomOut'),
        line,
        entry('togglefullscreen'),
        // For who develops it: a packaged program has no way into its page.
        ...(app.isPackaged ? [] : [entry('toggleDevTools')]),
      ],
    },
    {
      label: words.window,
      role: 'window',
      submenu: [entry('minimize'), ...(isMac ? [entry('zoom'), line, entry('front')] : [entry('close')])],
    },
    {
      label: words.help,
      role: 'help',
      submenu: [
        page('helpCenter', 'help'),
        page('contact', 'contact'),
        line,
        page('licences', 'about', '#licences'),
        { label: words.showLogs, click: () => showLogs() },
        ...(isMac ? [] : [line, ...updates, entry('about')]),
      ],
    },
  ];
}
