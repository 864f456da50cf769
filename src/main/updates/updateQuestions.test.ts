import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UpdateState } from '#shared/desktop/events.ts';
import type { Updates } from './followUpdates.ts';

const system = vi.hoisted(() => ({
  asked: [] as { message: string; detail: string; buttons: string[] }[],
  answers: [] as number[],
  opened: [] as string[],
  notified: [] as { title: string; press: () => void }[],
}));
vi.mock('electron', () => ({
  app: { getLocale: () => 'en-GB', getVersion: () => '1.0.0' },
  dialog: {
    showMessageBox: async (question: { message: string; detail: string; buttons: string[] }) => {
      system.asked.push(question);
      return { response: system.answers.shift() ?? 1 };
    },
  },
  shell: { openExternal: async (address: string) => void system.opened.push(address) },
  Notification: class extends EventEmitter {
    static isSupported = () => true;
    readonly title: string;
    constructor({ title }: { title: string }) {
      super();
      this.title = title;
    }
    show() {
      system.notified.push({ title: this.title, press: () => this.emit('click') });
    }
  },
}));
const { checkAndAsk, checkQuietly } = await import('./updateQuestions.ts');

const available = {
  step: 'available',
  version: '1.1.0',
  notes: 'Letters can be dictated.',
  canDownload: true,
} as const;
const ready = { step: 'ready', version: '1.1.0', notes: null } as const;

function setting(found: UpdateState, site: string | null = null) {
  const updates: Updates = {
    current: () => found,
    downloaded: () => [],
    miss: () => undefined,
    check: async () => found,
    download: vi.fn(async () => ready),
  };
  return { updates, restart: vi.fn(), site };
}

beforeEach(() => {
  system.asked = [];
  system.answers = [];
  system.opened = [];
  system.notified = [];
});

test('who asks hears that theirs is the newest, or that nothing could be reached', async () => {
  await checkAndAsk(setting({ step: 'newest' }));
  await checkAndAsk(setting({ step: 'failed', during: 'check' }));
  expect(system.asked.map(({ message }) => message)).toEqual([
    'You have the newest version.',
    'Amaranth could not look for a new version just now.',
  ]);
});

test('a new version is described before it is downloaded, and installed at once only on a second yes', async () => {
  const asked = setting(available);
  system.answers = [0, 1];
  await checkAndAsk(asked);
  expect(system.asked[0]).toMatchObject({
    detail: 'Letters can be dictated.',
    buttons: ['Download', 'Later'],
  });
  expect(system.asked[1]).toMatchObject({ buttons: ['Restart Now', 'When I Quit'] });
  expect(asked.restart).not.toHaveBeenCalled();
  system.answers = [0, 0];
  await checkAndAsk(asked);
  expect(asked.restart).toHaveBeenCalledOnce();
});

test('Later leaves everything as it is', async () => {
  const asked = setting(available);
  await checkAndAsk(asked);
  expect(asked.updates.download).not.toHaveBeenCalled();
});

test('where a package manager installs programs, the operator’s page is offered instead', async () => {
  system.answers = [0];
  await checkAndAsk(setting({ ...available, canDownload: false }, 'https://amaranth.example/desktop'));
  expect(system.opened).toEqual(['https://amaranth.example/desktop']);
});

test('by itself it tells of a new version once, and asks nothing before it is pressed', async () => {
  const check = checkQuietly(setting(available));
  await check();
  await check();
  expect(system.notified.map(({ title }) => title)).toEqual(['Amaranth 1.1.0 is available.']);
  expect(system.asked).toEqual([]);
  system.notified[0]?.press();
  await vi.waitFor(() => expect(system.asked).toHaveLength(1));
});

test('by itself it says nothing of a failure', async () => {
  await checkQuietly(setting({ step: 'failed', during: 'check' }))();
  expect(system.notified).toEqual([]);
  expect(system.asked).toEqual([]);
});
