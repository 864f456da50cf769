import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HeardLine } from './listenAlong.ts';
import { listenAlong } from './listenAlong.ts';

vi.mock('#platform/currentPlatform.ts', () => ({ platform: () => ({ shell: 'web' }) }));

class ScriptedRecognizer {
  static readonly all: ScriptedRecognizer[] = [];
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    ScriptedRecognizer.all.push(this);
  }
  start() {}
  stop() {
    this.onend?.();
  }
  hear(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

let seconds = 0;
const lines: HeardLine[] = [];
const begin = () =>
  listenAlong({
    language: 'en',
    elapsed: () => seconds,
    onLine: (line) => lines.push(line),
    onTentative: () => undefined,
  });
const latest = () => ScriptedRecognizer.all.at(-1);

beforeEach(() => {
  vi.stubGlobal('window', { SpeechRecognition: ScriptedRecognizer });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  seconds = 0;
  lines.length = 0;
  ScriptedRecognizer.all.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('each line that is heard keeps the seconds in which it was said', () => {
  begin();
  seconds = 3;
  latest()?.hear('we lived', false);
  seconds = 6;
  latest()?.hear('we lived by the harbour', true);
  seconds = 9;
  latest()?.hear('it smelled of tar', true);
  expect(lines).toEqual([
    { text: 'we lived by the harbour', from: 2, to: 6 },
    { text: 'it smelled of tar', from: 8, to: 9 },
  ]);
});

test('a recogniser that ends after a silence is started again, until the recording is over', () => {
  const listening = begin();
  latest()?.onend?.();
  expect(ScriptedRecognizer.all).toHaveLength(2);
  listening?.pause();
  expect(ScriptedRecognizer.all).toHaveLength(2);
  listening?.resume();
  expect(ScriptedRecognizer.all).toHaveLength(3);
  listening?.stop();
  expect(ScriptedRecognizer.all).toHaveLength(3);
});

test('a recogniser that is not allowed is not asked again', () => {
  begin();
  latest()?.onerror?.({ error: 'not-allowed' });
  latest()?.onend?.();
  expect(ScriptedRecognizer.all).toHaveLength(1);
});
