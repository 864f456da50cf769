import { beforeEach, expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({
  opensAtLogin: false,
  isReadable: true,
  drawn: [] as { isThere: boolean; isCheckInDue: boolean }[],
}));
vi.mock('./loginItem.ts', () => ({
  loginItemOf: () => ({
    async read() {
      if (!system.isReadable) throw new Error('The system does not tell.');
      return system.opensAtLogin;
    },
    async write(opensAtLogin: boolean) {
      system.opensAtLogin = opensAtLogin;
    },
    refresh: async () => undefined,
  }),
}));
vi.mock('./tray.ts', () => ({
  createTray: () => ({ show: (state: (typeof system.drawn)[number]) => system.drawn.push(state) }),
}));
const { openBackground } = await import('./background.ts');

beforeEach(() => Object.assign(system, { opensAtLogin: false, isReadable: true, drawn: [] }));

function open(keepsRunning = false) {
  let stays = keepsRunning;
  const reported: string[] = [];
  const background = openBackground({
    open: () => undefined,
    checkIn: () => undefined,
    keepsRunning: {
      read: () => stays,
      write: (chosen) => {
        stays = chosen;
      },
    },
    report: (event) => reported.push(event),
    platform: 'linux',
  });
  return { background, reported };
}

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])(
  'it stays where it opens at login (%s) or was asked to keep running (%s): %s',
  async (login, keeps, isOn) => {
    system.opensAtLogin = login;
    const background = await open(keeps).background;
    expect(background.isOn()).toBe(isOn);
    expect(system.drawn).toEqual([{ isThere: isOn, isCheckInDue: false }]);
  },
);

test('what is chosen is so at once, and told as the system has it', async () => {
  const background = await open().background;
  expect(await background.change({ opensAtLogin: true })).toEqual({
    opensAtLogin: true,
    keepsRunning: false,
  });
  expect(background.isOn()).toBe(true);
  expect(await background.change({ opensAtLogin: false })).toEqual({
    opensAtLogin: false,
    keepsRunning: false,
  });
  expect(background.isOn()).toBe(false);
  expect(await background.change({ keepsRunning: true })).toEqual({
    opensAtLogin: false,
    keepsRunning: true,
  });
  background.reportCheckIn(true);
  expect(system.drawn.at(-1)).toEqual({ isThere: true, isCheckInDue: true });
});

test('a system that does not tell whether it opens at login keeps nobody from starting', async () => {
  system.isReadable = false;
  const { background, reported } = open();
  expect((await background).isOn()).toBe(false);
  expect(reported).toEqual(['login-item-unreadable']);
});
