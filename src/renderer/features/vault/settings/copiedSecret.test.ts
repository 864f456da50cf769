import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movableClock.ts';
import { COPIED_SECRET_LIFETIME, createCopiedSecret } from './copiedSecret.ts';

function desk() {
  const clock = movableClock(0);
  const chances = new Set<() => void>();
  const clipboard = {
    text: '',
    mayClear: true,
    copy: async (text: string) => {
      clipboard.text = text;
    },
    clear: async (text: string) => {
      if (!clipboard.mayClear) throw new DOMException('Document is not focused', 'NotAllowedError');
      if (clipboard.text === text) clipboard.text = '';
    },
    onChance(listener: () => void) {
      chances.add(listener);
      return () => chances.delete(listener);
    },
  };
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settle();
  };
  const takeChance = async () => {
    for (const chance of [...chances]) chance();
    await settle();
  };
  return { clipboard, chances, pass, takeChance, secret: createCopiedSecret(clipboard, clock) };
}

/** Everything that was due has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a secret leaves the clipboard after thirty seconds, and not before', async () => {
  const { secret, clipboard, pass } = desk();
  await secret.copy('rosemary');
  await pass(COPIED_SECRET_LIFETIME - 1);
  expect(clipboard.text).toBe('rosemary');
  await pass(1);
  expect(clipboard.text).toBe('');
});

test('a second secret has thirty seconds of its own', async () => {
  const { secret, clipboard, pass } = desk();
  await secret.copy('rosemary');
  await pass(20_000);
  await secret.copy('thyme');
  await pass(20_000);
  expect(clipboard.text).toBe('thyme');
  await pass(10_000);
  expect(clipboard.text).toBe('');
});

test('what was copied elsewhere since stays', async () => {
  const { secret, clipboard, pass } = desk();
  await secret.copy('rosemary');
  clipboard.text = 'a recipe';
  await pass(COPIED_SECRET_LIFETIME);
  expect(clipboard.text).toBe('a recipe');
});

test('it is taken back at once when the vault locks', async () => {
  const { secret, clipboard, pass } = desk();
  await secret.copy('rosemary');
  secret.takeBack();
  await pass(0);
  expect(clipboard.text).toBe('');
});

test('what a page without the focus may not take back, it takes back when it may', async () => {
  const { secret, clipboard, chances, pass, takeChance } = desk();
  await secret.copy('rosemary');
  clipboard.mayClear = false;
  await pass(COPIED_SECRET_LIFETIME);
  await takeChance();
  expect(clipboard.text).toBe('rosemary');
  clipboard.mayClear = true;
  await takeChance();
  expect(clipboard.text).toBe('');
  expect(chances.size).toBe(0);
});

test('a secret that is copied anew is not taken back by the former one’s chance', async () => {
  const { secret, clipboard, pass, takeChance } = desk();
  await secret.copy('rosemary');
  clipboard.mayClear = false;
  await pass(COPIED_SECRET_LIFETIME);
  await secret.copy('rosemary');
  clipboard.mayClear = true;
  await takeChance();
  expect(clipboard.text).toBe('rosemary');
  await pass(COPIED_SECRET_LIFETIME);
  expect(clipboard.text).toBe('');
});
