/** The key boxes of before that may open where the present one does not, in the order in which they are tried. */
import { boxRemembered } from '#shared/vault/deviceRecord.ts';
import { isSameKeyBox, type StoredKeyBox } from '#shared/vault/stored.ts';
import type { VaultHolder } from './holder.ts';

/** Throws what the line or the server refuses. */
export async function readFormerKeys(holder: VaultHolder): Promise<readonly StoredKeyBox[]> {
  const { state } = holder;
  if (state.kind !== 'open' && state.kind !== 'locked') return [];
  const { records, server } = holder.surroundings;
  const userId = holder.userId();
  const standing = state.kind === 'open' ? state.servedKeys : state.keys;
  const [former, kept] = await Promise.all([server.readFormerKeys(userId), records.list(userId)]);
  const record = kept.find(({ vaultId }) => vaultId === standing.vaultId);
  const remembered = record ? boxRemembered(record.stored) : null;
  const proven = holder.provenKeys(standing);
  return usefulFormerKeys(proven ? [proven, ...former] : former, {
    standing,
    // Of a box whose code is wrong the ways may be the right ones, and the box unusable all the same.
    isStandingIntact: state.kind === 'locked' || state.isBoxIntact,
    isKnown: (box) => box === proven || box.mac === remembered?.mac,
  });
}

interface FormerKeysOptions {
  readonly standing: StoredKeyBox;
  /** One that is leaves nothing to be won by a former box with the same phrase and recovery key. */
  readonly isStandingIntact: boolean;
  /** Whether this device knows it to be its owner's. */
  readonly isKnown: (box: StoredKeyBox) => boolean;
}

/** Those of the same vault key; first what this device knows, then the newest; of those that the same opens, the first. */
export function usefulFormerKeys(
  former: readonly StoredKeyBox[],
  { standing, isStandingIntact, isKnown }: FormerKeysOptions,
): readonly StoredKeyBox[] {
  const openedBy = (box: StoredKeyBox) => `${box.passphrase.wrapped} ${box.recovery.wrapped}`;
  const ordered = former
    .filter(({ vaultId, check }) => vaultId === standing.vaultId && check === standing.check)
    .filter((box) => !isSameKeyBox(box, standing))
    .toSorted(
      (one, other) => Number(isKnown(other)) - Number(isKnown(one)) || other.generation - one.generation,
    );
  const tried = new Set(isStandingIntact ? [openedBy(standing)] : []);
  return ordered.filter((box) => {
    const isNew = !tried.has(openedBy(box));
    tried.add(openedBy(box));
    return isNew;
  });
}
