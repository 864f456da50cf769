import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({ locale: 'en-GB', drawn: [] as string[], scales: [] as number[] }));
vi.mock('electron', () => ({
  app: { name: 'Amaranth', getLocale: () => system.locale, quit: () => system.drawn.push('quit') },
  Menu: { buildFromTemplate: (template: unknown) => template },
  nativeImage: {
    createEmpty: () => ({
      addRepresentation: ({ scaleFactor, dataURL }: { scaleFactor: number; dataURL: string }) => {
        expect(dataURL).toMatch(/^data:image\/png;base64,/);
        system.scales.push(scaleFactor);
      },
      setTemplateImage: () => system.drawn.push('template'),
    }),
  },
  Tray: class extends EventEmitter {
    setToolTip = () => undefined;
    setContextMenu = (menu: { label?: string }[]) =>
      system.drawn.push(menu.flatMap(({ label }) => label ?? []).join(', '));
    destroy = () => system.drawn.push('gone');
  },
}));
const { createTray, describeTray } = await import('./tray.ts');

const actions = { open: () => undefined, checkIn: () => undefined };
beforeEach(() => {
  system.locale = 'en-GB';
  system.drawn = [];
  system.scales = [];
});

test('the menu offers to check in only while that is due', () => {
  const tray = createTray(actions, 'win32');
  tray.show({ isThere: false, isCheckInDue: true });
  expect(system.drawn).toEqual([]);
  tray.show({ isThere: true, isCheckInDue: false });
  tray.show({ isThere: true, isCheckInDue: false });
  tray.show({ isThere: true, isCheckInDue: true });
  tray.show({ isThere: false, isCheckInDue: true });
  expect(system.drawn).toEqual([
    'Open Amaranth, Quit Amaranth',
    'Open Amaranth, Check in…, Quit Amaranth',
    'gone',
  ]);
});

test('it speaks another language at once, and is the same icon', () => {
  const tray = createTray(actions, 'win32');
  tray.show({ isThere: true, isCheckInDue: false });
  system.locale = 'fr-FR';
  tray.show({ isThere: true, isCheckInDue: false });
  expect(system.drawn).toEqual(['Open Amaranth, Quit Amaranth', 'Ouvrir Amaranth, Quitter Amaranth']);
});

test('it speaks the system’s language', () => {
  system.locale = 'fr-FR';
  expect(describeTray(actions, true).map(({ label }) => label)).toEqual([
    'Ouvrir Amaranth',
    'Donner signe de vie…',
    undefined,
    'Quitter Amaranth',
  ]);
});

test.each([
  ['darwin', [1, 2], true],
  ['win32', [1, 1.25, 1.5, 2], false],
  ['linux', [1, 2], false],
] as const)('on %s the icon is as sharp as its screens, and in the bar’s own colour on macOS', (...given) => {
  const [platform, scales, isTemplate] = given;
  createTray(actions, platform).show({ isThere: true, isCheckInDue: false });
  expect(system.scales.toSorted()).toEqual(scales);
  expect(system.drawn.includes('template')).toBe(isTemplate);
});
