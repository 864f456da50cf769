import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

const system = vi.hoisted(() => ({ isSupported: true }));
const shown = vi.hoisted(() => [] as { options: unknown; isOpen: boolean; emit(event: string): void }[]);
vi.mock('electron', () => ({
  Notification: class extends EventEmitter {
    static isSupported = () => system.isSupported;
    readonly options: unknown;
    isOpen = false;
    constructor(options: unknown) {
      super();
      this.options = options;
    }
    show() {
      this.isOpen = true;
      shown.push(this);
    }
    close() {
      this.isOpen = false;
      this.emit('close');
    }
  },
}));
const { showNotification } = await import('./notifications.ts');

test('a notification says what it was given and nothing else, and a press on it opens', () => {
  let opened = 0;
  showNotification({ title: 'Amaranth', text: '2 files are safe' }, () => {
    opened += 1;
  });
  expect(shown.map(({ options }) => options)).toEqual([{ title: 'Amaranth', body: '2 files are safe' }]);
  shown[0]?.emit('click');
  expect(opened).toBe(1);
});

test('a later one takes the place of an earlier one of the same title', () => {
  const before = shown.length;
  for (const text of ['1 file is safe', '3 files are safe']) {
    showNotification({ title: 'Amaranth', text }, () => undefined);
  }
  expect(shown.slice(before).map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

test('a system that shows none is not asked to', () => {
  const before = shown.length;
  system.isSupported = false;
  showNotification({ title: 'Elsewhere', text: '' }, () => undefined);
  system.isSupported = true;
  expect(shown.length).toBe(before);
});

test('no more than ten stand at once: the oldest makes room, and one that was closed too', () => {
  const before = shown.length;
  const show = (title: string) => showNotification({ title, text: '' }, () => undefined);
  for (let count = 0; count < 30; count++) show(`Notice ${count}`);
  const open = shown.slice(before).filter(({ isOpen }) => isOpen);
  expect(open.length).toBeLessThanOrEqual(10);
  expect(open.at(-1)?.options).toMatchObject({ title: 'Notice 29' });
  open[0]?.emit('close');
  const after = shown.length;
  show('One more');
  expect(shown.length).toBe(after + 1);
});
