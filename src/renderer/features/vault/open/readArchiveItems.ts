/** Everything that stands on the server, for an export: heads and earlier versions, sealed as they are. */
import PQueue from 'p-queue';
import { z } from 'zod';
import type { ArchivedItem } from '#shared/vault/archive.ts';
import { type SealedItemText, sealedItemSchema } from '#shared/vault/sealedItem.ts';
import type { VaultHolder } from './holder.ts';
import type { ServedItem } from './server/servedItem.ts';

type OnProgress = (progress: { readonly read: number; readonly total: number }) => void;

const AT_ONCE = 6;

/** What is no sealed item at all is left out: the page tells of it among the unreadable. */
const sealedTextSchema = z.custom<SealedItemText>((value) => sealedItemSchema.safeParse(value).success);

const textOf = (document: unknown): SealedItemText | null =>
  sealedTextSchema.safeParse(document).data ?? null;

const iso = (instant: number) => new Date(instant).toISOString();

export async function readArchiveItems(
  holder: VaultHolder,
  signal: AbortSignal,
  onProgress: OnProgress = () => undefined,
): Promise<readonly ArchivedItem[]> {
  const { userId, state } = holder.open();
  const { server } = holder.surroundings;
  const served: ServedItem[] = [];
  for await (const page of server.readItems(userId, state.vaultId)) {
    signal.throwIfAborted();
    served.push(...page);
  }
  let read = 0;
  const reading = new PQueue({ concurrency: AT_ONCE });
  const items = await reading.addAll(
    served.map((item) => async (): Promise<ArchivedItem | null> => {
      signal.throwIfAborted();
      const hasVersions = item.earlierVersions.length > 0;
      const versions = hasVersions ? await server.readVersions(userId, item.itemId) : [];
      read += 1;
      onProgress({ read, total: served.length });
      const head = textOf(item.document);
      if (!head) return null;
      return {
        ...head,
        state: item.state,
        trashedAt: item.trashedAt === null ? null : iso(item.trashedAt),
        createdAt: iso(item.createdAt),
        updatedAt: iso(item.updatedAt),
        fileIds: item.fileIds,
        versions: versions.flatMap(({ document }) => textOf(document) ?? []),
      };
    }),
    { signal },
  );
  return items.filter((item) => item !== null);
}
