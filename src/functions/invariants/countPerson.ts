/** What the figures in a person's records should be, counted from the files and letters themselves. */
import { isDeepStrictEqual } from 'node:util';
import { fileWeight, itemWeight } from '#shared/weights.ts';
import { countAlbum } from './countAlbum.ts';
import {
  albumSchema,
  copiedText,
  filesByOriginal,
  type Item,
  itemSchema,
  profileSchema,
  textOf,
  weighThumbnails,
} from './readRecords.ts';
import type { PersonRecords } from './records.ts';
import { countVault } from './vaultRecords.ts';

/** Fields to change, by the document's path below `users/{uid}`; the profile's is the empty path. */
export type Corrections = ReadonlyMap<string, Readonly<Record<string, number | string | null>>>;

/**
 * Only what is wrong. At most `limit` items are corrected at once; the figures of the profile fit the items as they are
 * after exactly those corrections, so that every step leaves the records whole.
 */
export function countPerson(records: PersonRecords, limit: number): Corrections {
  const corrections = new Map<string, Record<string, number | string | null>>();
  const items = new Map<string, Item>();
  const sizes = new Map(records.objects.map(({ name, size }) => [name, size]));
  for (const [id, fields] of Object.entries(records.items)) {
    const parsed = itemSchema.safeParse(fields);
    if (!parsed.success) continue;
    const item = parsed.data;
    items.set(id, item);
    if (item.kind === 'letter' || item.state === 'reserved') continue;
    const thumbnailBytes = weighThumbnails(item.storagePath.replace(/\/original$/, ''), sizes);
    const textBytes = copiedText(records.uid, id, item) ?? textOf(item);
    const isWeighed = 'thumbnailBytes' in fields && item.thumbnailBytes === thumbnailBytes;
    if (isWeighed && textOf(item) === textBytes) continue;
    if (corrections.size >= limit) continue;
    const weights = {
      ...(isWeighed ? {} : { thumbnailBytes }),
      ...(textOf(item) === textBytes ? {} : { textBytes }),
    };
    corrections.set(`mediaItems/${id}`, weights);
    items.set(id, { ...item, ...weights });
  }
  const all = [...items.values()];
  const shownIn = Map.groupBy(
    all.filter(({ state }) => state === 'ready'),
    ({ albumId }) => albumId,
  );
  for (const [id, fields] of Object.entries(records.albums)) {
    const album = albumSchema.safeParse(fields);
    if (!album.success || album.data.erasureStartedAt) continue;
    const counted = countAlbum(shownIn.get(id) ?? []);
    const { itemCount, byteCount, firstTakenAt, lastTakenAt } = album.data;
    if (!isDeepStrictEqual({ itemCount, byteCount, firstTakenAt, lastTakenAt }, counted)) {
      corrections.set(`albums/${id}`, { ...counted });
    }
  }
  const usage = countUsage(records, all);
  const told = profileSchema.safeParse(records.profile);
  const isRight =
    told.success &&
    told.data.storageUsed === usage.storageUsed &&
    told.data.textBytes === usage.textBytes &&
    told.data.portraitBytes === usage.portraitBytes &&
    told.data.itemsKept === usage.itemsKept &&
    told.data.vaultItemsKept === usage.vaultItemsKept;
  if (records.profile && !isRight) corrections.set('', usage);
  return corrections;
}

/** The records once the corrections are written. */
export function correctedRecords(records: PersonRecords, corrections: Corrections): PersonRecords {
  const albums = { ...records.albums };
  const items = { ...records.items };
  for (const [path, fields] of corrections) {
    const [collection, id = ''] = path.split('/');
    if (collection === 'albums') albums[id] = { ...albums[id], ...fields };
    if (collection === 'mediaItems') items[id] = { ...items[id], ...fields };
  }
  return {
    ...records,
    profile: records.profile && { ...records.profile, ...corrections.get('') },
    albums,
    items,
  };
}

function countUsage(records: PersonRecords, items: readonly Item[]) {
  const { uid, objects, items: stored } = records;
  const vault = countVault(records);
  const portraitBytes = objects
    .filter(({ name }) => name.startsWith(`users/${uid}/avatar/`))
    .reduce((sum, { size }) => sum + fileWeight(size), 0);
  const files = [...filesByOriginal(items).values()];
  return {
    portraitBytes,
    itemsKept: Object.keys(stored).length,
    vaultItemsKept: vault.vaultItemsKept,
    storageUsed: portraitBytes + vault.storageUsed + files.reduce((sum, file) => sum + itemWeight(file), 0),
    textBytes: vault.textBytes + items.reduce((sum, item) => sum + textOf(item), 0),
  };
}
