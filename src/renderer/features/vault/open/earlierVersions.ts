import type { VaultHolder } from './holder.ts';
import type { EarlierVersion, VaultItem } from './vaultState.ts';

/** Those that open, newest first. Throws when they cannot be read. */
export async function readEarlierVersions(
  holder: VaultHolder,
  { itemId, createdAt, version: current }: VaultItem,
): Promise<readonly EarlierVersion[]> {
  const { userId, keeper } = holder.open();
  const served = await holder.surroundings.server.readVersions(userId, itemId);
  const inOrder = served.toSorted((one, other) => one.version - other.version);
  const opened = await keeper.ask(async (api) => api.openVersions(inOrder));
  const versions = opened.flatMap((version, index): EarlierVersion[] => {
    if (!version || version.version >= current) return [];
    // Each was saved when it took the place of the one before.
    const savedAt =
      inOrder[index - 1]?.keptAt ?? (version.version === 1 ? createdAt : inOrder[index]?.keptAt);
    return [{ ...version, savedAt: savedAt ?? createdAt }];
  });
  return versions.toReversed();
}
