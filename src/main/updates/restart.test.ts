import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

const electron = vi.hoisted(() => ({ app: null as unknown as EventEmitter & { quit(): void } }));
vi.mock('electron', () => ({
  get app() {
    return electron.app;
  },
}));
const { restartToUpdate } = await import('./restart.ts');

let quitAndInstall = vi.fn();
let contents = new EventEmitter();
/** Whether the person lets the window go. */
let leaves = true;
/** The program's own end, which must not come before the installer's. */
let endsByItself = true;

beforeEach(() => {
  quitAndInstall = vi.fn();
  contents = new EventEmitter();
  electron.app = Object.assign(new EventEmitter(), {
    quit() {
      const asked = { defaultPrevented: leaves };
      contents.emit('will-prevent-unload', asked);
      endsByItself = asked.defaultPrevented;
      const preventDefault = () => {
        endsByItself = false;
      };
      if (asked.defaultPrevented) electron.app.emit('will-quit', { preventDefault });
    },
  });
});

const restart = () =>
  restartToUpdate(async () => ({ quitAndInstall }), { webContents: contents } as unknown as BrowserWindow);

test('the new version is put in place once the windows are closed', async () => {
  leaves = true;
  await restart();
  expect(quitAndInstall).toHaveBeenCalledExactlyOnceWith(true, true);
  expect(endsByItself).toBe(false);
});

test('who stays with what is on its way keeps everything, and quits later as ever', async () => {
  leaves = false;
  await restart();
  expect(quitAndInstall).not.toHaveBeenCalled();
  leaves = true;
  electron.app.quit();
  expect(quitAndInstall).not.toHaveBeenCalled();
  expect(endsByItself).toBe(true);
});
