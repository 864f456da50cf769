import { describe, expect, test } from 'vitest';
import { type VaultFileId, vaultFileIdSchema } from '#shared/vault/ids.ts';
import { filesOfItem, nextVersion, textOfVaultItem } from './itemFigures.ts';

const file = (last: number): VaultFileId =>
  vaultFileIdSchema.parse(`00000000-0000-4000-8000-${String(last).padStart(12, '0')}`);
const kept = (version: number, fileIds: VaultFileId[] = []) => ({ version, byteCount: 100, fileIds });

describe('An item’s versions', () => {
  test('are kept, the last twenty of them, with the files that they name', () => {
    const history = Array.from({ length: 20 }, (_, index) => kept(index + 1, [file(index + 1)]));
    const next = nextVersion({ ...kept(21, [file(2), file(21)]), history, state: 'kept' }, [file(3)]);
    expect(next.history.map(({ version }) => version)).toEqual([...history.keys()].map((index) => index + 2));
    expect(next.dropped).toEqual([1]);
    expect(next.unnamed).toEqual([file(1)]);
  });

  test('do not let go of a file that the new one names still', () => {
    const history = Array.from({ length: 20 }, (_, index) => kept(index + 1, [file(1)].slice(index)));
    expect(nextVersion({ ...kept(21), history, state: 'kept' }, [file(1)]).unnamed).toEqual([]);
    expect(nextVersion({ ...kept(21), history, state: 'kept' }, []).unnamed).toEqual([file(1)]);
  });

  test('name their files once', () => {
    const item = { ...kept(3, [file(1)]), history: [kept(1, [file(2), file(1)]), kept(2)] };
    expect(filesOfItem(item)).toEqual([file(2), file(1)]);
  });

  test('count what they weigh, the one that stands a kilobyte at least, and nothing once it is erased', () => {
    const history = [kept(1), kept(2)];
    expect(textOfVaultItem({ state: 'kept', byteCount: 5, history })).toBe(1_024 + 200);
    expect(textOfVaultItem({ state: 'trashed', byteCount: 5_000, history })).toBe(5_200);
    expect(textOfVaultItem({ state: 'erased', byteCount: 5_000, history: [] })).toBe(0);
  });
});
