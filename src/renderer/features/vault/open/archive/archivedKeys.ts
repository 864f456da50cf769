/**
 * The key box that an archive is to be opened with, years from now. Where the one that the server answers was spoiled, or is
 * one of before, it is the newest that this vault's own key proves, also among those that were replaced.
 */
import { logWarning } from '#platform/logging/logger.ts';
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import { type BoxFinding, isOfBox } from '#shared/vault/deviceRecord.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { VaultHolder } from '../holder.ts';
import type { OpenVaultState } from '../vaultState.ts';
import type { ArchivedKeys, FindingKeysOptions } from './gatheredArchive.ts';

/** Throws VaultLockedError, and the signal's reason. */
export async function findArchivedKeys(
  holder: VaultHolder,
  options: FindingKeysOptions,
): Promise<ArchivedKeys> {
  const former = areKeysSound(holder.open().state) ? [] : await readFormer(holder, options);
  const kept = await holder.surroundings.records.list(holder.userId());
  const { state, keeper } = holder.open();
  const { vaultId, keys, servedKeys } = state;
  if (areKeysSound(state)) return { keys, gaps: [] };
  const stored = kept.find((record) => record.vaultId === vaultId)?.stored ?? null;
  const proven: { readonly box: StoredKeyBox; readonly findings: readonly BoxFinding[] }[] = [];
  for (const box of [keys, servedKeys, ...former]) {
    if (box.vaultId !== vaultId || !(await keeper.ask(async (api) => api.isIntact(box)))) continue;
    const findings = await keeper.ask(async (api) => api.compare(stored, box));
    proven.push({ box, findings: findings.filter(isOfBox) });
  }
  const [best] = proven.toSorted(
    (one, other) => one.findings.length - other.findings.length || other.box.generation - one.box.generation,
  );
  return best
    ? { keys: best.box, gaps: best.findings.flatMap(gapOf) }
    : { keys, gaps: [{ is: 'keys-not-intact' }] };
}

/** What server and device say of the keys leaves nothing to be looked for. */
function areKeysSound({ isBoxIntact, findings }: OpenVaultState): boolean {
  return isBoxIntact && !findings.some(isOfBox);
}

/** None where they cannot be had: an archive with a gap is better than none. */
async function readFormer(
  holder: VaultHolder,
  { signal, ask }: FindingKeysOptions,
): Promise<readonly StoredKeyBox[]> {
  const { userId } = holder.open();
  const read = () => holder.surroundings.server.readFormerKeys(userId);
  try {
    return await (ask ? ask(read) : read());
  } catch (error) {
    signal.throwIfAborted();
    logWarning('vault-former-keys-not-read', {}, error);
    return [];
  }
}

function gapOf(finding: BoxFinding): ArchiveGap[] {
  switch (finding.is) {
    case 'box-older': {
      const { seenGeneration, answeredGeneration } = finding;
      return [{ is: 'keys-older', seenGeneration, generation: answeredGeneration }];
    }
    case 'box-different':
      return [{ is: 'keys-different', generation: finding.generation }];
    case 'box-replaced':
      // Another vault was seen here before: these are the keys of the one that is exported.
      return [];
  }
}
