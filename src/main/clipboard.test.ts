import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Payload = Record<string, string | Blob>;

const held = vi.hoisted(() => ({ text: '', formats: [] as string[], takesMarks: true }));

vi.mock('electron', () => ({
  ClipboardItem: class {
    readonly payload: Payload;
    constructor(payload: Payload) {
      this.payload = payload;
    }
  },
  clipboard: {
    async write([item]: { payload: Payload }[]) {
      if (!held.takesMarks) throw new Error('Unknown format');
      held.text = String(item?.payload['text/plain']);
      held.formats = Object.keys(item?.payload ?? {});
    },
    async writeText(text: string) {
      held.text = text;
      held.formats = ['text/plain'];
    },
    readText: async () => held.text,
    clear() {
      held.text = '';
    },
  },
}));
const { clearClipboard, copySecret } = await import('./clipboard.ts');

beforeEach(() => {
  held.takesMarks = true;
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['darwin', ['org.nspasteboard.ConcealedType']],
  [
    'win32',
    [
      'ExcludeClipboardContentFromMonitorProcessing',
      'CanIncludeInClipboardHistory',
      'CanUploadToCloudClipboard',
    ],
  ],
  ['linux', ['x-kde-passwordManagerHint']],
  // Of what knows no such mark.
  ['freebsd', []],
])(
  'on %s, a secret is copied with the marks that keep it out of histories and clouds',
  async (platform, marks) => {
    vi.stubGlobal('process', { ...process, platform });
    await copySecret('rosemary');
    expect(held.text).toBe('rosemary');
    expect(held.formats).toEqual([
      'text/plain',
      ...marks.map((mark) => `electron application/osclipboard;format="${mark}"`),
    ]);
  },
);

test('a system that takes no mark still takes the secret', async () => {
  held.takesMarks = false;
  await copySecret('rosemary');
  expect(held).toMatchObject({ text: 'rosemary', formats: ['text/plain'] });
});

test('it is taken back while the clipboard still holds it, and not what was copied since', async () => {
  await copySecret('rosemary');
  await clearClipboard('rosemary');
  expect(held.text).toBe('');
  held.text = 'a recipe';
  await clearClipboard('rosemary');
  expect(held.text).toBe('a recipe');
});
