import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({ locale: 'en-GB', asked: [] as Asked[], pressed: 0 }));
interface Asked {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
  readonly defaultId: number;
  readonly cancelId: number;
}
vi.mock('electron', () => ({
  app: { getLocale: () => system.locale },
  dialog: {
    showMessageBoxSync: (_window: unknown, asked: Asked) => {
      system.asked.push(asked);
      return system.pressed;
    },
  },
}));
const { createLeaveQuestion, describeQuestion } = await import('./leaveQuestion.ts');

beforeEach(() => {
  Object.assign(system, { locale: 'en-GB', asked: [], pressed: 0 });
});

function openWindow() {
  const question = createLeaveQuestion();
  const webContents = new EventEmitter();
  const window = {
    webContents,
    isSeen: true,
    isVisible: () => window.isSeen,
    show: () => {
      window.isSeen = true;
    },
  };
  question.askBeforeLeaving(window as unknown as BrowserWindow);
  return {
    question,
    window,
    /** Whether the page goes. */
    leave() {
      let goes = false;
      webContents.emit('will-prevent-unload', {
        preventDefault: () => {
          goes = true;
        },
      });
      return goes;
    },
  };
}

test('the question names the one thing that is not finished', () => {
  const { question, leave } = openWindow();
  question.learn(['uploads']);
  expect(leave()).toBe(true);
  question.learn(['typed']);
  system.pressed = 1;
  expect(leave()).toBe(false);
  expect(system.asked.map(({ message }) => message)).toEqual([
    'Files are still on their way.',
    'What you entered here is not saved.',
  ]);
});

test('several things are each named, and no other', () => {
  const { question, leave } = openWindow();
  question.learn(['typed', 'vault']);
  leave();
  const [{ message, detail } = { message: '', detail: '' }] = system.asked;
  expect(message).toBe('Several things here are not finished.');
  expect(detail).toContain('What you entered here is not saved.');
  expect(detail).toContain('The vault locked before it was.');
  expect(detail).not.toContain('Files');
});

test('what one page said is not asked of the next one', () => {
  const { question, leave } = openWindow();
  question.learn(['uploads']);
  leave();
  leave();
  expect(system.asked[1]?.message).toBe('Something here is not finished.');
});

test('who presses Escape or Enter stays, and loses nothing', () => {
  const { leave } = openWindow();
  leave();
  const [{ buttons, defaultId, cancelId } = { buttons: [], defaultId: 0, cancelId: 0 }] = system.asked;
  expect([buttons[defaultId], buttons[cancelId]]).toEqual(['Stay', 'Stay']);
});

test('a window that was put away comes forward, so that what is asked about is seen', () => {
  const { window, leave } = openWindow();
  window.isSeen = false;
  leave();
  expect(window.isSeen).toBe(true);
});

test('it is asked in the language of the person', () => {
  system.locale = 'fr-FR';
  const { question, leave } = openWindow();
  question.learn(['vault']);
  leave();
  expect(system.asked[0]).toMatchObject({
    ...describeQuestion(['vault'], 'fr'),
    buttons: ['Partir', 'Rester'],
  });
});
