import { beforeEach, expect, test, vi } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import { dropEdit, type HeldEdit, holdEdit, isEditHeld, readHeldEdit } from './heldEdits.ts';
import { answersOf } from './itemAnswers.ts';

/** Sealing that ends when the test says so; "sealed" is turned round, so that nothing is held as it was written. */
const sealing: { bytes: Bytes; done: (sealed: Bytes) => void }[] = [];
const turned = (bytes: Bytes): Bytes => bytes.map((byte) => byte ^ 0xff);

vi.mock('../../open/vaultStore.ts', () => ({
  vaultSession: () => ({
    snapshot: () => ({ kind: 'open' }),
    sealForDevice: (bytes: Bytes) => new Promise((done) => sealing.push({ bytes, done })),
    openFromDevice: async (sealed: Bytes) => sealed.map((byte) => byte ^ 0xff),
  }),
}));

const place = 'new note';
const itemId = vaultItemIdSchema.parse('00000000-0000-4000-8000-000000000001');
const edit = (title: string): HeldEdit => {
  const base = vaultContentSchema.parse({ kind: 'note', colour: 'of a newer version' });
  return { itemId, base, basedOn: 3, answers: { ...answersOf(base), title } };
};

function finishSealing(): void {
  const next = sealing.shift();
  next?.done(turned(next.bytes));
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  sealing.length = 0;
  dropEdit(place);
});

test('what was written comes back as it was, under its id, with what it began with', async () => {
  const held = holdEdit(place, edit('Keys'));
  expect(isEditHeld(place)).toBe(false);
  finishSealing();
  await held;
  expect(await readHeldEdit(place)).toEqual(edit('Keys'));
});

test('what was saved or given up while it was sealed does not come back', async () => {
  const held = holdEdit(place, edit('Keys'));
  dropEdit(place);
  finishSealing();
  await held;
  expect(isEditHeld(place)).toBe(false);
  expect(await readHeldEdit(place)).toBeNull();
});

test('an older text that is sealed late does not take the place of a newer one', async () => {
  const older = holdEdit(place, edit('Ke'));
  const newer = holdEdit(place, edit('Keys'));
  const [first, second] = sealing.splice(0);
  second?.done(turned(second.bytes));
  first?.done(turned(first.bytes));
  await Promise.all([older, newer]);
  expect((await readHeldEdit(place))?.answers.title).toBe('Keys');
});
