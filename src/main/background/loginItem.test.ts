import { beforeEach, expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({
  asked: [] as unknown[],
  set: [] as unknown[],
  settings: { openAtLogin: false, executableWillLaunchAtLogin: false, wasOpenedAtLogin: false },
  isPackaged: true,
}));
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return system.isPackaged;
    },
    getAppPath: () => '/home/rose/my app',
    getLoginItemSettings: (options: unknown) => {
      system.asked.push(options);
      return system.settings;
    },
    setLoginItemSettings: (settings: unknown) => system.set.push(settings),
  },
}));
const { loginItemOf, wasOpenedAtLogin } = await import('./loginItem.ts');

beforeEach(() => {
  system.asked = [];
  system.set = [];
  system.isPackaged = true;
  system.settings = { openAtLogin: false, executableWillLaunchAtLogin: false, wasOpenedAtLogin: false };
});

test('on Windows the system starts it with what hides its window, and what was switched off there is off', async () => {
  const item = loginItemOf('win32');
  await item.write(true);
  await item.write(false);
  expect(system.set).toEqual([
    { openAtLogin: true, args: ['--hidden'] },
    { openAtLogin: false, args: ['--hidden'] },
  ]);
  system.settings = { ...system.settings, openAtLogin: true };
  expect(await item.read()).toBe(false);
  system.settings = { ...system.settings, executableWillLaunchAtLogin: true };
  expect(await item.read()).toBe(true);
  expect(system.asked).toContainEqual({ args: ['--hidden'] });
});

test('while it is developed, Electron is told which app it runs, whatever signs its path has', async () => {
  system.isPackaged = false;
  await loginItemOf('win32').write(true);
  expect(system.set).toEqual([{ openAtLogin: true, args: ['"/home/rose/my app"', '--hidden'] }]);
});

test('on macOS the system’s own list of login items is asked and told', async () => {
  const item = loginItemOf('darwin');
  await item.write(true);
  expect(system.set).toEqual([{ openAtLogin: true }]);
  expect(await item.read()).toBe(false);
  system.settings = { ...system.settings, openAtLogin: true };
  expect(await item.read()).toBe(true);
});

test('who opened it is told by the system on macOS and by an argument elsewhere', () => {
  expect(wasOpenedAtLogin('linux', ['amaranth', '--hidden'])).toBe(true);
  expect(wasOpenedAtLogin('win32', ['amaranth'])).toBe(false);
  expect(wasOpenedAtLogin('darwin', ['amaranth', '--hidden'])).toBe(false);
  system.settings = { ...system.settings, wasOpenedAtLogin: true };
  expect(wasOpenedAtLogin('darwin', ['amaranth'])).toBe(true);
});
