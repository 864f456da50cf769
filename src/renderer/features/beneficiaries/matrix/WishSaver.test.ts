import { describe, expect, test, vi } from 'vitest';
import { type Wish, wishSchema } from '#shared/legacy/wish.ts';
import { type BeneficiaryId, beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import type { WishesOutcome, WishesToSave } from '../api.ts';
import { WishSaver } from './WishSaver.ts';
import { applyChanges, inverse, type WishChange } from './wishChanges.ts';

const lucie = beneficiaryIdSchema.parse('00000000-0000-4000-8000-000000000001');
const paul = beneficiaryIdSchema.parse('00000000-0000-4000-8000-000000000002');
const album = (albumId: string): Wish => wishSchema.parse({ thing: { is: 'album', albumId } });
const clone = wishSchema.parse({ thing: { is: 'clone' } });

/** A page with people, and a server that answers when it is told to. */
function openPage() {
  const shown = new Map<BeneficiaryId, { revision: number; wishes: readonly Wish[] }>([
    [lucie, { revision: 1, wishes: [] }],
    [paul, { revision: 4, wishes: [] }],
  ]);
  const calls: { people: readonly WishesToSave[]; answer: (outcome: WishesOutcome['outcome']) => void }[] =
    [];
  const told = { conflict: vi.fn(), failure: vi.fn(), idle: vi.fn() };
  const send = (people: readonly WishesToSave[]) =>
    new Promise<readonly WishesOutcome[]>((resolve) => {
      const answer = (outcome: WishesOutcome['outcome']) =>
        resolve(
          people.map(
            ({ beneficiaryId, basedOn }): WishesOutcome =>
              outcome === 'gone'
                ? { beneficiaryId, outcome }
                : { beneficiaryId, outcome, revision: basedOn + 1 },
          ),
        );
      calls.push({ people, answer });
    });
  const saver = new WishSaver({
    read: (id) => shown.get(id) ?? null,
    send,
    onSaved: (id, revision) => {
      const person = shown.get(id);
      if (person) person.revision = revision;
    },
    onConflict: told.conflict,
    onFailure: told.failure,
    onIdle: told.idle,
  });
  const choose = (id: BeneficiaryId, wishes: readonly Wish[]) => {
    const person = shown.get(id);
    if (person) person.wishes = wishes;
    saver.save([id]);
  };
  return { calls, choose, told, saver };
}

describe('What is chosen', () => {
  test('is sent at once, and what is chosen meanwhile in one call after it, based on what that one made', async () => {
    const { calls, choose, told } = openPage();
    choose(lucie, [clone]);
    choose(lucie, [clone, album('a1')]);
    choose(paul, [clone]);
    expect(calls.map(({ people }) => people)).toEqual([
      [{ beneficiaryId: lucie, basedOn: 1, wishes: [clone] }],
    ]);
    calls[0]?.answer('saved');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.people).toEqual([
      { beneficiaryId: lucie, basedOn: 2, wishes: [clone, album('a1')] },
      { beneficiaryId: paul, basedOn: 4, wishes: [clone] },
    ]);
    calls[1]?.answer('saved');
    await vi.waitFor(() => expect(told.idle).toHaveBeenCalledOnce());
    expect(told.conflict).not.toHaveBeenCalled();
  });

  test('is told of when another device was first, and is not sent over what that one wrote', async () => {
    const { calls, choose, told } = openPage();
    choose(lucie, [clone]);
    choose(lucie, [clone, album('a1')]);
    calls[0]?.answer('conflict');
    await vi.waitFor(() => expect(told.conflict).toHaveBeenCalledWith([lucie]));
    expect(calls).toHaveLength(1);
  });
});

test('Who writes something else of a person waits until no choice is on its way', async () => {
  const { calls, choose, saver } = openPage();
  await saver.whenIdle();
  choose(lucie, [clone]);
  const idle = vi.fn();
  void saver.whenIdle().then(idle);
  choose(paul, [clone]);
  calls[0]?.answer('saved');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(idle).not.toHaveBeenCalled();
  calls[1]?.answer('saved');
  await vi.waitFor(() => expect(idle).toHaveBeenCalledOnce());
});

describe('A change', () => {
  const change = (after: Wish | null, before: Wish | null): WishChange => ({
    beneficiaryId: lucie,
    thing: (after ?? before ?? clone).thing,
    before,
    after,
  });

  test('is undone by itself, whatever was changed after it', () => {
    const changes = [change(clone, null)];
    const later = applyChanges(applyChanges([], changes), [change(album('a1'), null)]);
    expect(applyChanges(later, inverse(changes))).toEqual([album('a1')]);
  });

  test('of a moment keeps the thing in its place', () => {
    const dated = wishSchema.parse({ ...clone, when: { is: 'on-date', date: '2040-01-01' } });
    expect(applyChanges([clone, album('a1')], [change(dated, clone)])).toEqual([dated, album('a1')]);
  });
});
