import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  readonly message: string;
  readonly buttons: readonly string[];
  readonly defaultId: number;
  readonly cancelId: number;
}
const system = vi.hoisted(() => ({
  /** What is pressed; an answer is waited for where there is none. */
  presses: '',
  asked: [] as Asked[],
  quits: 0,
  listeners: new Map<string, (...given: unknown[]) => void>(),
}));
vi.mock('electron', () => ({
  app: {
    getLocale: () => 'en-GB',
    quit: () => {
      system.quits += 1;
    },
    on: (event: string, listener: (...given: unknown[]) => void) => system.listeners.set(event, listener),
  },
  dialog: {
    showMessageBox: async (_window: unknown, asked: Asked) => {
      system.asked.push(asked);
      const response = asked.buttons.indexOf(system.presses);
      return response === -1 ? new Promise(() => undefined) : { response };
    },
  },
}));
const logged = vi.hoisted(() => [] as unknown[][]);
vi.mock('./log.ts', () => ({ log: { log: (...entry: unknown[]) => logged.push(entry) } }));
const { logLostProcesses, watchForCrashes } = await import('./crashes.ts');

beforeEach(() => {
  Object.assign(system, { presses: '', asked: [], quits: 0 });
  logged.length = 0;
});

function openWindow() {
  const done: string[] = [];
  const webContents = Object.assign(new EventEmitter(), {
    reload: () => done.push('reload'),
    forcefullyCrashRenderer: () => done.push('end the page'),
  });
  const window = Object.assign(new EventEmitter(), {
    webContents,
    isDestroyed: () => false,
    isVisible: () => false,
    show: () => done.push('show'),
  });
  watchForCrashes(window as unknown as BrowserWindow);
  const lose = (reason = 'crashed') => webContents.emit('render-process-gone', {}, { reason, exitCode: 5 });
  return { window, done, lose };
}

test('a window whose page died is opened again, and is seen to ask', async () => {
  system.presses = 'Open again';
  const { done, lose } = openWindow();
  lose();
  await vi.waitFor(() => expect(done).toEqual(['show', 'reload']));
  expect(logged).toEqual([['error', 'page-gone', { reason: 'crashed', exitCode: 5 }]]);
});

test('who would rather quit then quits', async () => {
  system.presses = 'Quit';
  const { done, lose } = openWindow();
  lose();
  await vi.waitFor(() => expect(system.quits).toBe(1));
  expect(done).not.toContain('reload');
});

test('a page that ended by itself is none that died, and one question at a time is enough', () => {
  const { window, lose } = openWindow();
  lose('clean-exit');
  expect(system.asked).toEqual([]);
  lose();
  lose();
  window.emit('unresponsive');
  expect(system.asked).toHaveLength(1);
});

test('a page that hangs is waited for, unless its person would rather lose what they typed', async () => {
  const { window, done } = openWindow();
  system.presses = 'Wait';
  window.emit('unresponsive');
  const [{ buttons, defaultId, cancelId } = { buttons: [], defaultId: 1, cancelId: 1 }] = system.asked;
  expect([buttons[defaultId], buttons[cancelId]]).toEqual(['Wait', 'Wait']);
  await vi.waitFor(() => expect(done).toEqual(['show']));
  await new Promise(setImmediate);
  expect(done).not.toContain('end the page');
  system.presses = 'Open again';
  window.emit('unresponsive');
  await vi.waitFor(() => expect(done).toContain('end the page'));
});

test('a process beside the windows’ that is lost is written down', () => {
  logLostProcesses();
  system.listeners.get('child-process-gone')?.({}, { type: 'GPU', reason: 'killed', exitCode: 9, name: 'x' });
  expect(logged).toEqual([['error', 'process-gone', { type: 'GPU', reason: 'killed', exitCode: 9 }]]);
});
