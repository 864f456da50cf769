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
  return usefulFormerKeys(proven ? [proven, ...former.filter((box) => !isSameKeyBox(box, proven))] : former, {
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

/**
 * All that decides what a phrase or a recovery key becomes: two boxes that agree in it open, or do not, by the same. The code
 * is no part of it: of two that agree, one may be the owner's and the other a thief's.
 */
export function openingOf({ argon2id, passphrase, recovery }: StoredKeyBox): string {
  const way = ({ generation, nonce, wrapped }: StoredKeyBox['passphrase']) => [generation, nonce, wrapped];
  const { salt, memoryKiB, passes, lanes } = argon2id;
  return JSON.stringify([salt, memoryKiB, passes, lanes, way(passphrase), way(recovery)]);
}

/** Those of the same vault key that may open what the standing one does not; first what this device knows, then the newest. */
export function usefulFormerKeys(
  former: readonly StoredKeyBox[],
  { standing, isStandingIntact, isKnown }: FormerKeysOptions,
): readonly StoredKeyBox[] {
  const standingOpening = isStandingIntact ? openingOf(standing) : null;
  return former
    .filter(({ vaultId, check }) => vaultId === standing.vaultId && check === standing.check)
    .filter((box) => !isSameKeyBox(box, standing) && openingOf(box) !== standingOpening)
    .toSorted(
      (one, other) => Number(isKnown(other)) - Number(isKnown(one)) || other.generation - one.generation,
    );
}
