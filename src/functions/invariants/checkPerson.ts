/**
 * What must hold of a person's records between any two calls, whatever raced and whatever was killed. The race tests,
 * the kill tests, the recount and `amaranth check` all ask this one function.
 */
import { z } from 'zod';
import { itemWeight } from '#shared/weights.ts';
import { countAlbum } from './countAlbum.ts';
import { checkCredits } from './creditRecords.ts';
import {
  type Album,
  albumSchema,
  copiedText,
  type File,
  filesByOriginal,
  type Item,
  itemSchema,
  profileSchema,
  textOf,
  weighThumbnails,
} from './readRecords.ts';
import type { PersonRecords, Violation } from './records.ts';
import { checkVault, countVault } from './vaultRecords.ts';

type Report = (code: string, subject: string, message: string) => void;

/** Every broken promise. `now` (milliseconds) also finds reservations whose day is long over. */
export function checkPerson(records: PersonRecords, now?: number): readonly Violation[] {
  const { uid } = records;
  const violations: Violation[] = [];
  const report: Report = (code, subject, message) => violations.push({ uid, code, subject, message });
  const items = parseAll(records.items, itemSchema, `users/${uid}/mediaItems`, report);
  const albums = parseAll(records.albums, albumSchema, `users/${uid}/albums`, report);

  checkUsage(records, items, report);
  for (const [id, item] of items) checkItem(`users/${uid}/mediaItems/${id}`, item, albums, now, report);
  checkCopies(uid, items, report);
  checkFiles(records, items, report);
  violations.push(...checkVault(records), ...checkCredits(records));
  const shownIn = Map.groupBy(
    [...items].filter(([, { state }]) => state === 'ready'),
    ([, { albumId }]) => albumId,
  );
  for (const [id, album] of albums) {
    // An album on its way out loses its items page by page, and is never shown again.
    if (album.erasureStartedAt == null) {
      checkAlbum(`users/${uid}/albums/${id}`, album, shownIn.get(id) ?? [], report);
    }
  }
  return violations;
}

function parseAll<Schema extends z.ZodType>(
  documents: Readonly<Record<string, unknown>>,
  schema: Schema,
  path: string,
  report: Report,
): Map<string, z.output<Schema>> {
  const parsed = new Map<string, z.output<Schema>>();
  for (const [id, fields] of Object.entries(documents)) {
    const result = schema.safeParse(fields);
    if (result.success) parsed.set(id, result.data);
    else report('unreadable', `${path}/${id}`, z.prettifyError(result.error));
  }
  return parsed;
}

function checkUsage(records: PersonRecords, items: ReadonlyMap<string, Item>, report: Report): void {
  const { uid, profile, items: stored } = records;
  const vault = countVault(records);
  if (!profile) {
    if (items.size + vault.vaultItemsKept > 0)
      report('profile-missing', `users/${uid}`, 'There are items and no profile.');
    return;
  }
  const usage = profileSchema.safeParse(profile);
  if (!usage.success) {
    report('unreadable', `users/${uid}`, z.prettifyError(usage.error));
    return;
  }
  const { storageUsed, textBytes, portraitBytes, itemsKept, vaultItemsKept } = usage.data;
  const files = [...filesByOriginal(items.values()).values()];
  const held = portraitBytes + vault.storageUsed + files.reduce((sum, file) => sum + itemWeight(file), 0);
  if (storageUsed !== held) {
    report('storage-used', `users/${uid}`, `storageUsed says ${storageUsed}, the files count ${held}.`);
  }
  const text = vault.textBytes + items.values().reduce((sum, item) => sum + textOf(item), 0);
  if (textBytes !== text) {
    report(
      'text-bytes',
      `users/${uid}`,
      `textBytes says ${textBytes}, the letters, the vault and copies count ${text}.`,
    );
  }
  const count = Object.keys(stored).length;
  if (itemsKept !== undefined && itemsKept !== count) {
    report('items-kept', `users/${uid}`, `itemsKept says ${itemsKept}, there are ${count}.`);
  }
  if (vaultItemsKept !== vault.vaultItemsKept) {
    const told = `vaultItemsKept says ${vaultItemsKept}, there are ${vault.vaultItemsKept}.`;
    report('vault-items-kept', `users/${uid}`, told);
  }
}

function checkItem(
  subject: string,
  item: Item,
  albums: ReadonlyMap<string, Album>,
  now: number | undefined,
  report: Report,
): void {
  if (!albums.has(item.albumId)) report('album-missing', subject, `The album ${item.albumId} is not there.`);
  if ((item.state === 'trashed') !== (item.trashedAt != null)) {
    report('trash-date', subject, `It is ${item.state} and its trash date is ${String(item.trashedAt)}.`);
  }
  if (item.kind === 'letter' || item.state !== 'reserved') return;
  if (!item.expiresAt) report('reservation-endless', subject, 'The reservation has no end.');
  else if (now !== undefined && item.expiresAt.getTime() < now - SWEEP_ALLOWANCE) {
    report('reservation-late', subject, `The reservation ended at ${item.expiresAt.toISOString()}.`);
  }
}

function checkCopies(uid: string, items: ReadonlyMap<string, Item>, report: Report): void {
  for (const [id, item] of items) {
    if (item.kind === 'letter' || item.textBytes === undefined) continue;
    const text = copiedText(uid, id, item);
    if (text === null || text === item.textBytes) continue;
    const subject = `users/${uid}/mediaItems/${id}`;
    report('copy-text', subject, `textBytes says ${item.textBytes}, its words count ${text}.`);
  }
}

/** How long a reservation may wait for the job that releases it, in milliseconds: two runs of it. */
const SWEEP_ALLOWANCE = 2 * 60 * 60_000;

function checkFiles(
  { uid, objects, discarded }: PersonRecords,
  items: ReadonlyMap<string, Item>,
  report: Report,
): void {
  const sizes = new Map(objects.map(({ name, size }) => [name, size]));
  const files = filesByOriginal(items.values());
  const leaving = new Set(discarded);
  const folders = new Map<string, File>();
  for (const [path, file] of files) {
    const folder = path.replace(/\/original$/, '');
    folders.set(folder, file);
    if (leaving.has(folder)) report('file-discarded', path, 'An item shows a file that is discarded.');
    if (file.state === 'reserved') continue;
    const size = sizes.get(path);
    if (size === undefined) report('file-missing', path, 'An item has no file.');
    else if (size !== file.byteCount) {
      report('file-size', path, `The file has ${size} bytes, its item says ${file.byteCount}.`);
    }
    for (const thumbnail of [file.thumbnails.small, file.thumbnails.large]) {
      if (thumbnail && !sizes.has(thumbnail))
        report('thumbnail-missing', thumbnail, 'An item has no thumbnail.');
    }
    const stored = weighThumbnails(folder, sizes);
    if (stored > file.thumbnailBytes) {
      report(
        'thumbnails-uncounted',
        folder,
        `Thumbnails count ${stored} and ${file.thumbnailBytes} is held.`,
      );
    }
  }
  for (const { name } of objects) {
    const folder = /^users\/[^/]+\/media\/[^/]+/.exec(name)?.[0];
    if (folder === undefined || folders.has(folder) || leaving.has(folder)) continue;
    report('file-unowned', name, `No item of ${uid} shows this file.`);
  }
}

function checkAlbum(
  subject: string,
  album: Album,
  shown: readonly (readonly [id: string, item: Item])[],
  report: Report,
): void {
  const { itemCount, byteCount, firstTakenAt, lastTakenAt } = countAlbum(shown.map(([, item]) => item));
  if (album.itemCount !== itemCount) {
    report('album-count', subject, `itemCount says ${album.itemCount}, there are ${itemCount}.`);
  }
  if (album.byteCount !== byteCount) {
    report('album-bytes', subject, `byteCount says ${album.byteCount}, the items have ${byteCount}.`);
  }
  if (album.firstTakenAt !== firstTakenAt || album.lastTakenAt !== lastTakenAt) {
    const told = `${album.firstTakenAt} to ${album.lastTakenAt}`;
    report('album-dates', subject, `It is dated ${told}, its items ${firstTakenAt} to ${lastTakenAt}.`);
  }
  if (album.coverItemId && !shown.some(([id]) => id === album.coverItemId)) {
    report('album-cover', subject, `The cover ${album.coverItemId} is not one of its items.`);
  }
}
