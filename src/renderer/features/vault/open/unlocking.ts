/** Opening the vault: the key is derived in the worker while the items are read, and then they are opened batch by batch. */
import PQueue from 'p-queue';
import { batchesOf } from '#shared/batches.ts';
import { compareBoxes } from '#shared/vault/deviceRecord.ts';
import type { Result } from '#shared/vault/problems.ts';
import { succeed } from '#shared/vault/problems.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { VaultHolder } from './holder.ts';
import type { OpenedRow } from './keeper/openServed.ts';
import type { VaultLooking } from './looking.ts';
import type { ReadingAhead } from './readingAhead.ts';
import type { OpeningProgress, Secret } from './vaultSession.ts';
import type { OpenVaultState, UnreadableItem, VaultItem } from './vaultState.ts';

type OnProgress = (progress: OpeningProgress) => void;

/** Somebody is about to open the vault: its worker starts, and its items are read. */
export function prepareUnlock(holder: VaultHolder, ahead: ReadingAhead): void {
  const { state } = holder;
  const userId = holder.surroundings.person.current();
  if (state.kind !== 'locked' || !userId) return;
  holder.keeper();
  ahead.begin(userId, state.keys.vaultId);
}

/** Throws what the line or the server refuses. */
export async function unlock(
  holder: VaultHolder,
  looking: VaultLooking,
  ahead: ReadingAhead,
  secret: Secret,
  onProgress: OnProgress = () => undefined,
): Promise<Result<void>> {
  const { state } = holder;
  if (state.kind !== 'locked') throw new VaultLockedError('There is no locked vault');
  const userId = holder.userId();
  const { keys } = state;
  const { clock, records } = holder.surroundings;
  const keeper = holder.keeper();
  onProgress({ step: 'key', opened: 0, total: 0 });
  const pages = ahead.take(userId, keys.vaultId);
  const recorded = records.list(userId);
  const opened = await keeper.ask(async (api) => api.open(userId, keys, secret));
  if (!opened.ok) return opened;
  const rows: OpenedRow[] = [];
  let total = 0;
  let toldAt = clock.now();
  const tell = () => {
    if (clock.now() - toldAt < BETWEEN_TELLING) return;
    toldAt = clock.now();
    onProgress({ step: 'items', opened: rows.length, total });
  };
  const opening = new PQueue({ concurrency: BATCHES_AT_ONCE });
  const openings: Promise<void>[] = [];
  for await (const page of pages) {
    total += page.length;
    looking.noteServed(page);
    for (const batch of batchesOf(page, BATCH)) {
      openings.push(
        opening.add(async () => {
          rows.push(...(await keeper.ask(async (api) => api.openItems(batch))));
          tell();
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
  ahead.forget();
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
/** The worker has always one to go on with, and does not hold all items half open. */
const BATCHES_AT_ONCE = 3;

/** To draw how far it is takes time from getting further. Milliseconds. */
const BETWEEN_TELLING = 250;

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
