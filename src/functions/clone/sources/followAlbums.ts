/**
 * [Note: Memories follow their albums]
 * The library writes an album's document in the same transaction with everything that changes what is said in it, and knows
 * nothing of clones. So an album whose document has another update time than the last followed one has changed: then what it
 * says is compared with what is remembered, and what differs is brought in step, a few memories in one transaction that reads
 * both anew. A conversation asks before it searches, so nothing that was erased is found; a job asks for everybody else. A
 * kill in between leaves the old time, and the next look goes on.
 */
import type { QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { albumsOf, itemsOf } from '../../library/index.ts';
import type { Services } from '../../services.ts';
import {
  chosenAlbumsOf,
  memoriesOf,
  memoryFrom,
  type StoredMemory,
  settingsFrom,
  settingsOf,
} from '../cloneDocuments.ts';
import { changeMemories, type MemoryDraft } from '../memories/changeMemories.ts';
import { draftAlbum, draftItem } from './draftSource.ts';
import { isChosenAlbum, readSources, sourceAlbumFrom, sourceItemFrom } from './readSources.ts';

const AT_ONCE = 20;

/** What failed for one album is in the log, and keeps nobody from talking: its job tries again. */
export async function followChangedAlbums(services: Services, uid: string): Promise<void> {
  const { firestore, log } = services;
  const chosen = await chosenAlbumsOf(firestore, uid).get();
  if (chosen.empty) return;
  const albums = await firestore.getAll(...chosen.docs.map(({ id }) => albumsOf(firestore, uid).doc(id)));
  for (const [index, row] of chosen.docs.entries()) {
    if (row.get('seen') === updateTimeOf(albums[index])) continue;
    try {
      await followAlbum(services, uid, row.id);
    } catch (error) {
      log.log('error', 'clone-album-not-followed', { uid, albumId: row.id, reason: String(error) });
    }
  }
}

const updateTimeOf = (album: { readonly updateTime?: Timestamp | undefined } | undefined) =>
  album?.updateTime?.valueOf() ?? 'gone';

/** Rejects where some memories could not be brought in step; the others were. */
export async function followAlbum(services: Services, uid: string, albumId: string): Promise<void> {
  const { firestore } = services;
  const stored = await settingsOf(firestore, uid).get();
  const settings = settingsFrom(stored);
  if (!settings) return;
  const row = chosenAlbumsOf(firestore, uid).doc(albumId);
  const [chosen, album] = await firestore.getAll(row, albumsOf(firestore, uid).doc(albumId));
  const isChosen = isChosenAlbum(chosen);
  const differing = await findDiffering(services, uid, albumId, settings.languages, isChosen);
  let failure: unknown = null;
  for (let at = 0; at < differing.length; at += AT_ONCE) {
    const ids = differing.slice(at, at + AT_ONCE);
    try {
      await bringInStep(services, uid, ids, settings.languages);
    } catch {
      // One that cannot be read keeps nobody from the others.
      for (const id of ids) {
        try {
          await bringInStep(services, uid, [id], settings.languages);
        } catch (error) {
          failure = error;
        }
      }
    }
  }
  if (failure !== null) throw failure;
  await firestore.runTransaction(async (transaction) => {
    const again = await transaction.get(row);
    // Chosen, or unchosen, in the meantime: that has its own look.
    if (!again.exists || isChosenAlbum(again) !== isChosen) return;
    if (isChosen) transaction.update(row, { seen: updateTimeOf(album) });
    else transaction.delete(row);
  });
}

/** Which memories of an album say something else than it, without a transaction: most say the same. */
async function findDiffering(
  { firestore }: Services,
  uid: string,
  albumId: string,
  languages: readonly CloneLanguage[],
  isChosen: boolean,
): Promise<string[]> {
  const ready = itemsOf(firestore, uid).where('albumId', '==', albumId).where('state', '==', 'ready');
  const [stored, letters, captions, remembered] = await Promise.all([
    albumsOf(firestore, uid).doc(albumId).get(),
    ready.where('kind', '==', 'letter').get(),
    ready.where('caption', '>', '').get(),
    memoriesOf(firestore, uid).where('origin.albumId', '==', albumId).get(),
  ]);
  const album = isChosen ? sourceAlbumFrom(stored) : null;
  const sources = album ? [...letters.docs, ...captions.docs].map(sourceItemFrom) : [];
  const drafts = album
    ? [
        draftAlbum(album, languages),
        ...sources.flatMap((source) => (source ? draftItem(album, source.item, languages) : [])),
      ]
    : [];
  const memories = legible(remembered);
  const drafted = new Set(drafts.map(({ id }) => id));
  return [
    ...drafts.filter((draft) => isBehind(memories.get(draft.id) ?? null, draft)).map(({ id }) => id),
    ...[...memories.keys()].filter((id) => !drafted.has(id)),
  ];
}

function legible({ docs }: QuerySnapshot): ReadonlyMap<string, StoredMemory> {
  return new Map(
    docs.flatMap((snapshot) => {
      try {
        const memory = memoryFrom(snapshot);
        return memory ? [[snapshot.id, memory] as const] : [];
      } catch {
        return [];
      }
    }),
  );
}

function isBehind(memory: StoredMemory | null, { sourceHash }: MemoryDraft): boolean {
  if (memory === null) return true;
  if (memory.state === 'removed') return false;
  return memory.sourceHash !== sourceHash && !memory.isBehindSource;
}

/** Idempotent: reads sources and memories once more, together. */
async function bringInStep(
  services: Services,
  uid: string,
  memoryIds: readonly string[],
  languages: readonly CloneLanguage[],
): Promise<void> {
  await services.firestore.runTransaction(async (transaction) => {
    // Erased in the meantime: nothing comes in behind the sweep.
    if (!(await transaction.get(settingsOf(services.firestore, uid))).exists) return;
    const { drafts, gone } = await readSources(transaction, services, uid, { memoryIds, languages });
    const memories = await changeMemories(transaction, services, uid, memoryIds);
    for (const id of memoryIds) {
      const memory = memories.find(id);
      const draft = drafts.get(id);
      if (draft) {
        if (!isBehind(memory, draft)) continue;
        if (memory?.isEdited) memories.note(memory, { isBehindSource: true });
        else memories.keep(draft);
      } else if (memory) {
        // What its owner took out, or put into other words, does not come back as it was when the source does.
        const leavesMark = !gone.has(id) && (memory.isEdited || memory.state === 'removed');
        if (!leavesMark) memories.erase(memory);
        else if (memory.state === 'kept') memories.remove(memory);
      }
    }
    memories.commit();
  });
}
