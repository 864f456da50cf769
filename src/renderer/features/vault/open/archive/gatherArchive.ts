/**
 * [Note: What an archive takes]
 * Everything that stands on the server, sealed as it is, but nothing on the server's word: each item and version is opened
 * in the worker, and all of it is compared with what this device and this session have seen. What then is missing, older or
 * incomplete is asked for once more by itself, because the vault may have changed while it was read; what still is so then
 * is a gap, which the archive names in its sealed list.
 */
import PQueue from 'p-queue';
import type { Ask } from '#platform/backend/readPages.ts';
import { batchesOf } from '#shared/batches.ts';
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import { type VaultItemId, vaultFileIdSchema } from '#shared/vault/ids.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import type { OpenVaultHeld, VaultHolder } from '../holder.ts';
import type { ServedItem } from '../server/servedItem.ts';
import { type AttachmentToOpen, itemsShown } from '../vaultState.ts';
import type { GatheredArchive, GatheringOptions } from './gatheredArchive.ts';
import type { ArchivedRow, ServedWhole } from './openArchived.ts';

const READ_AT_ONCE = 6;
const OPENED_AT_ONCE = 250;
/** An item that another device saves all the time is not waited for. */
const MOST_ATTEMPTS = 3;

export async function gatherArchive(
  holder: VaultHolder,
  options: GatheringOptions,
): Promise<GatheredArchive> {
  const gathering = new Gathering(holder, options);
  await gathering.readAll();
  let suspicious = await gathering.findSuspicious();
  for (let attempt = 1; attempt < MOST_ATTEMPTS && suspicious.size > 0; attempt += 1) {
    await gathering.readAgain(suspicious);
    suspicious = await gathering.findSuspicious();
  }
  return gathering.result();
}

class Gathering {
  readonly #holder: VaultHolder;
  readonly #held: OpenVaultHeld;
  readonly #options: GatheringOptions;
  readonly #rows = new Map<VaultItemId, ArchivedRow>();
  readonly #namedByServer = new Set<string>();
  #findings: readonly ItemFinding[] = [];

  constructor(holder: VaultHolder, options: GatheringOptions) {
    this.#holder = holder;
    this.#held = holder.open();
    this.#options = options;
  }

  async readAll(): Promise<void> {
    const { userId, state } = this.#held;
    const { server } = this.#holder.surroundings;
    for await (const page of server.readItems(userId, state.vaultId, this.#ask)) {
      for (const batch of batchesOf(page, OPENED_AT_ONCE)) await this.#take(batch);
    }
  }

  async readAgain(itemIds: ReadonlySet<VaultItemId>): Promise<void> {
    const { server } = this.#holder.surroundings;
    const heads = await atOnce(
      [...itemIds].map((itemId) => () => this.#ask(() => server.readItem(this.#held.userId, itemId))),
    );
    await this.#take(heads.filter((head) => head !== null));
  }

  /** Items that are not, or not wholly, as they were seen or as the server itself said. */
  async findSuspicious(): Promise<ReadonlySet<VaultItemId>> {
    const { userId, state, keeper } = this.#held;
    const { records } = this.#holder.surroundings;
    const rows = [...this.#rows.values()];
    const record = (await records.list(userId)).find(({ vaultId }) => vaultId === state.vaultId);
    const listed = rows.flatMap((row) => row.listed ?? []);
    const findings = await keeper.ask(async (api) => api.compareAnswered(record?.stored ?? null, listed));
    this.#holder.assertStillOpen(this.#held);
    // What is there and does not open is told as such.
    const isUnreadable = (itemId: VaultItemId) => this.#rows.get(itemId)?.listed === null;
    this.#findings = findings.filter(({ is, itemId }) => is !== 'item-missing' || !isUnreadable(itemId));
    return new Set([
      ...this.#findings.map(({ itemId }) => itemId),
      ...rows.filter(({ lostVersions }) => lostVersions.length > 0).map(({ itemId }) => itemId),
    ]);
  }

  result(): GatheredArchive {
    const rows = [...this.#rows.values()];
    const files = new Map<string, AttachmentToOpen>();
    for (const { attachments } of rows) {
      for (const { fileId, key, byteCount } of attachments) {
        if (!files.has(fileId)) files.set(fileId, { fileId, key, byteCount });
      }
    }
    return {
      items: rows.flatMap(({ archived }) => archived ?? []),
      listed: rows.flatMap(({ listed }) => listed ?? []),
      gaps: [
        ...this.#findings.map(gapOf),
        ...rows.flatMap(({ itemId, listed, lostVersions }): ArchiveGap[] => [
          ...(listed ? [] : [{ is: 'item-unreadable', itemId } as const]),
          ...lostVersions.map((version) => ({ is: 'version-missing', itemId, version }) as const),
        ]),
      ],
      files: [...files.values()],
      unnamedFileIds: [...this.#namedByServer].flatMap((fileId) => {
        const parsed = vaultFileIdSchema.safeParse(fileId);
        return parsed.success && !files.has(fileId) ? [parsed.data] : [];
      }),
    };
  }

  async #take(heads: readonly ServedItem[]): Promise<void> {
    const { onRead } = this.#options;
    const { userId, keeper } = this.#held;
    const { server } = this.#holder.surroundings;
    const wholes = await atOnce(
      heads.map((head) => async (): Promise<ServedWhole> => {
        const hasVersions = head.earlierVersions.length > 0;
        const versions = hasVersions ? await this.#ask(() => server.readVersions(userId, head.itemId)) : [];
        onRead?.();
        return { head, versions, known: this.#knownOf(head) };
      }),
    );
    const rows = await keeper.ask(async (api) => api.openArchived(wholes));
    for (const row of rows) if (isBetter(row, this.#rows.get(row.itemId))) this.#rows.set(row.itemId, row);
    for (const { fileIds } of heads) for (const fileId of fileIds) this.#namedByServer.add(fileId);
  }

  #knownOf({ itemId }: ServedItem): ServedWhole['known'] {
    const item = itemsShown(this.#holder.state).get(itemId);
    return item ? { version: item.version, earlierVersions: item.earlierVersions } : null;
  }

  readonly #ask: Ask = async (question) => {
    const { signal, ask } = this.#options;
    signal.throwIfAborted();
    const answer = await (ask ? ask(question) : question());
    signal.throwIfAborted();
    return answer;
  };
}

/** After one that failed nothing more is begun. */
async function atOnce<Answer>(questions: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const queue = new PQueue({ concurrency: READ_AT_ONCE });
  try {
    return await queue.addAll(questions);
  } finally {
    queue.clear();
  }
}

/** A newer version, or as much of the same one: an answer of before never takes the place of a later one. */
function isBetter(row: ArchivedRow, before: ArchivedRow | undefined): boolean {
  if (!before?.listed) return true;
  if (!row.listed || row.listed.version < before.listed.version) return false;
  return row.listed.version > before.listed.version || row.lostVersions.length <= before.lostVersions.length;
}

function gapOf(finding: ItemFinding): ArchiveGap {
  if (finding.is !== 'item-older') return finding;
  const { is, itemId, seenVersion, answeredVersion } = finding;
  return { is, itemId, seenVersion, version: answeredVersion };
}
