/** Opening the vault: the key is derived in the worker while the items are read, and then they are opened batch by batch. */
import { batchesOf } from '#shared/batches.ts';
import { compareBoxes } from '#shared/vault/deviceRecord.ts';
import type { Result } from '#shared/vault/problems.ts';
import { succeed } from '#shared/vault/problems.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { VaultHolder } from './holder.ts';
import type { OpenedRow } from './keeper/openServed.ts';
import type { VaultLooking } from './looking.ts';
import type { ServedItem } from './server/servedItem.ts';
import type { OpeningProgress, Secret } from './vaultSession.ts';
import type { OpenVaultState, UnreadableItem, VaultItem } from './vaultState.ts';

type OnProgress = (progress: OpeningProgress) => void;

/** Throws what the line or the server refuses. */
export async function unlock(
  holder: VaultHolder,
  looking: VaultLooking,
  secret: Secret,
  onProgress: OnProgress = () => undefined,
): Promise<Result<void>> {
  const { state } = holder;
  if (state.kind !== 'locked') throw new VaultLockedError('There is no locked vault');
  const userId = holder.userId();
  const { keys } = state;
  const { records, server } = holder.surroundings;
  const keeper = holder.keeper();
  onProgress({ step: 'key', opened: 0, total: 0 });
  const pages = readAhead(server.readItems(userId, keys.vaultId));
  const recorded = records.list(userId);
  const opened = await keeper.ask(async (api) => api.open(userId, keys, secret));
  if (!opened.ok) {
    pages.stop();
    return opened;
  }
  const rows: OpenedRow[] = [];
  let total = 0;
  const openings: Promise<void>[] = [];
  for await (const page of pages.items()) {
    total += page.length;
    looking.noteServed(page);
    for (const batch of batchesOf(page, BATCH)) {
      openings.push(
        keeper
          .ask(async (api) => api.openItems(batch))
          .then((batchRows) => {
            rows.push(...batchRows);
            onProgress({ step: 'items', opened: rows.length, total });
          }),
      );
    }
  }
  await Promise.all(openings);
  const record = (await recorded).find(({ vaultId }) => vaultId === keys.vaultId);
  const compared = await keeper.ask(async (api) => api.compare(record?.stored ?? null, keys));
  if (holder.state.kind !== 'locked' || holder.userId() !== userId) {
    throw new VaultLockedError('The vault was locked');
  }
  const open = openState(keys, rows);
  const unreadable = new Set(open.unreadable.map(({ itemId }) => itemId));
  // What is there and does not open is told as such.
  const findings = compared.filter(
    (finding) => !(finding.is === 'item-missing' && unreadable.has(finding.itemId)),
  );
  const { isBoxIntact } = opened.value;
  holder.publish({ ...open, findings, isBoxIntact, keys: lastProven(holder, keys, isBoxIntact) });
  if (isBoxIntact) looking.noteOpened(keys, keeper);
  return succeed(undefined);
}

/** What opened, unless this page proved a later box of the same vault key, or what opened is not intact. */
function lastProven(holder: VaultHolder, opened: StoredKeyBox, isIntact: boolean): StoredKeyBox {
  const proven = holder.provenKeys(opened);
  if (proven?.check !== opened.check) return opened;
  return isIntact && compareBoxes(proven, opened).length === 0 ? opened : proven;
}

const BATCH = 250;

export function openState(keys: StoredKeyBox, rows: readonly OpenedRow[]): OpenVaultState {
  const items = new Map<VaultItem['itemId'], VaultItem>();
  const unreadable: UnreadableItem[] = [];
  for (const row of rows) {
    if (row.is === 'item') items.set(row.item.itemId, row.item);
    else if (row.is === 'unreadable') unreadable.push(row.item);
  }
  return {
    kind: 'open',
    vaultId: keys.vaultId,
    keys,
    servedKeys: keys,
    isBoxIntact: true,
    items,
    unreadable,
    findings: [],
  };
}

/** Reads from now on, whether or not somebody takes the pages yet. */
function readAhead(source: AsyncIterable<readonly ServedItem[]>) {
  const read: (readonly ServedItem[])[] = [];
  let isStopped = false;
  let news = Promise.withResolvers<void>();
  const reading = (async () => {
    for await (const page of source) {
      if (isStopped) return;
      read.push(page);
      news.resolve();
      news = Promise.withResolvers();
    }
  })();
  reading.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
    },
    async *items() {
      let isOver = false;
      const end = reading.then(() => {
        isOver = true;
      });
      end.catch(() => undefined);
      for (;;) {
        const page = read.shift();
        if (page) yield page;
        else if (isOver) return;
        else await Promise.race([news.promise, end]);
      }
    },
  };
}
