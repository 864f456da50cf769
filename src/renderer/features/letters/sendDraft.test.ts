import { expect, test } from 'vitest';
import { CallableError } from '#platform/backend/callableError.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { LetterText } from '#shared/domain/letter.ts';
import { blankDraft, type Draft } from './draft/draftStore.ts';
import { type LetterCalls, sendDraft } from './sendDraft.ts';

type Loss = 'request' | 'answer';

/** Keeps letters by the rules of `letters-write` and `letters-change`, and loses what the test says. */
function server() {
  const kept = new Map<string, { text: string; revision: number }>();
  const losses: Loss[] = [];
  const conflict = new CallableError('aborted', 'Changed.', 'conflict', null);
  async function answer(letterId: string, run: () => number) {
    const loss = losses.shift();
    if (loss === 'request') throw new TypeError('Failed to fetch');
    const revision = run();
    if (loss === 'answer') throw new TypeError('Failed to fetch');
    return { itemId: mediaItemIdSchema.parse(letterId), revision };
  }
  function put(letterId: string, expected: number, { title: text }: LetterText): number {
    const { revision, text: present } = kept.get(letterId) ?? { revision: 0, text: null };
    if (present === text) return revision;
    if (revision !== expected) throw conflict;
    kept.set(letterId, { text, revision: revision + 1 });
    return revision + 1;
  }
  const calls: LetterCalls = {
    write: (letterId, text) => answer(letterId, () => put(letterId, 0, text)),
    change: (letterId, revision, text) => answer(letterId, () => put(letterId, revision, text)),
  };
  return { kept, calls, losses, texts: () => [...kept.values()].map(({ text }) => text) };
}

/** An editor over a device: what is on the disk is all that a reload finds. */
function openEditor({ calls }: ReturnType<typeof server>, begun: Draft) {
  let onDisk = begun;
  return {
    save: (title: string) => {
      onDisk = { ...onDisk, title };
      return sendDraft(onDisk, calls, async (sending) => {
        onDisk = structuredClone({ ...onDisk, ...sending });
      });
    },
    draft: () => onDisk,
  };
}

const isLost = 'Failed to fetch';
const isConflict = { refusal: 'conflict' };
const losses: { lost: Loss[] }[] = [
  { lost: ['answer'] },
  { lost: ['request'] },
  { lost: ['answer', 'answer'] },
  { lost: ['answer', 'request'] },
  { lost: ['request', 'answer'] },
];

test.each(losses)(
  'a new letter that lost $lost is one letter with every word typed since',
  async ({ lost }) => {
    const album = server();
    const { save } = openEditor(album, blankDraft());
    for (const [index, loss] of lost.entries()) {
      album.losses.push(loss);
      await expect(save('Dear Ana.'.repeat(index + 1))).rejects.toThrow(isLost);
    }
    await save('Dear Ana. One more word.');
    expect(album.texts()).toEqual(['Dear Ana. One more word.']);
  },
);

test.each(losses)(
  'a changed letter that lost $lost is nobody else’s, and takes what is typed since',
  async ({ lost }) => {
    const album = server();
    const letterId = crypto.randomUUID();
    await album.calls.write(letterId, { title: 'Base.', body: [] });
    const { save } = openEditor(album, { ...blankDraft(), letterId, revision: 1 });
    for (const [index, loss] of lost.entries()) {
      album.losses.push(loss);
      await expect(save('Base. Second.'.repeat(index + 1))).rejects.toThrow(isLost);
    }
    await save('Base. Third.');
    expect(album.texts()).toEqual(['Base. Third.']);
  },
);

test('an answer that is lost after the one before it was found again costs nothing either', async () => {
  const album = server();
  const { save } = openEditor(album, blankDraft());
  album.losses.push('answer');
  await expect(save('One.')).rejects.toThrow(isLost);
  // The first text is answered, and the change of it is not.
  const { calls } = album;
  const { change } = calls;
  Object.assign(calls, {
    change: (...input: Parameters<typeof change>) => {
      album.losses.push('answer');
      return change(...input);
    },
  });
  await expect(save('One. Two.')).rejects.toThrow(isLost);
  Object.assign(calls, { change });
  await save('One. Two. Three.');
  expect(album.texts()).toEqual(['One. Two. Three.']);
});

test('a change that somebody made after the lost answer is not written over', async () => {
  const album = server();
  const { save, draft } = openEditor(album, blankDraft());
  album.losses.push('answer');
  await expect(save('Mine.')).rejects.toThrow(isLost);
  await album.calls.change(draft().letterId, 1, { title: 'Theirs.', body: [] });
  await expect(save('Mine, and more.')).rejects.toMatchObject(isConflict);
  expect(album.texts()).toEqual(['Theirs.']);
});

test('a text that was refused is not sent again in front of the one that was put right', async () => {
  const album = server();
  const letterId = crypto.randomUUID();
  await album.calls.write(letterId, { title: 'Base.', body: [] });
  const { save, draft } = openEditor(album, { ...blankDraft(), letterId, revision: 4 });
  await expect(save('Too late.')).rejects.toMatchObject(isConflict);
  expect(draft().sent).toBeNull();
});

test('a new letter that meets another under its id is kept beside it, once, if its own answer is lost too', async () => {
  const album = server();
  const begun = blankDraft();
  const [one, other] = [openEditor(album, begun), openEditor(album, begun)];
  await one.save('To Ben');
  const { write } = album.calls;
  Object.assign(album.calls, {
    write: (...input: Parameters<typeof write>) => {
      if (input[0] !== begun.letterId) album.losses.push('answer');
      return write(...input);
    },
  });
  await expect(other.save('To Ana')).rejects.toThrow(isLost);
  Object.assign(album.calls, { write });
  await other.save('To Ana, with love');
  expect(album.texts()).toEqual(['To Ben', 'To Ana, with love']);
});
