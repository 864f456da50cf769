/** Letters, captions and albums as they are in the library at this moment, for the albums that were chosen. */
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { letterBodySchema } from '#shared/domain/letter.ts';
import { albumsOf, itemsOf } from '../../library/index.ts';
import type { Services } from '../../services.ts';
import { chosenAlbumsOf } from '../cloneDocuments.ts';
import type { MemoryDraft } from '../memories/changeMemories.ts';
import { draftAlbum, draftItem, type SourceAlbum, type SourceItem } from './draftSource.ts';

const albumSchema = z.object({
  title: z.string(),
  description: z.string().catch(''),
  firstTakenAt: z.string().nullable().catch(null),
  lastTakenAt: z.string().nullable().catch(null),
  trashedAt: z.unknown().optional(),
  erasureStartedAt: z.unknown().optional(),
});

/** Null for one that is in the trash, being erased, gone, or not to be read. */
export function sourceAlbumFrom(snapshot: DocumentSnapshot | undefined): SourceAlbum | null {
  const album = snapshot?.exists ? albumSchema.safeParse(snapshot.data()).data : undefined;
  if (!snapshot || !album || album.trashedAt != null || album.erasureStartedAt != null) return null;
  const { title, description, firstTakenAt, lastTakenAt } = album;
  return { id: snapshot.id, title, description, firstTakenAt, lastTakenAt };
}

/** One that was unchosen stands until its memories are gone. */
export function isChosenAlbum(row: DocumentSnapshot | undefined): boolean {
  return row?.exists === true && row.get('isLeaving') !== true;
}

const datingShape = {
  albumId: z.string(),
  state: z.literal('ready'),
  takenAt: z.string(),
  takenAtSource: z.string(),
};
const itemSchema = z.union([
  z.object({ ...datingShape, kind: z.literal('letter'), title: z.string(), body: letterBodySchema }),
  z.object({ ...datingShape, kind: z.string(), caption: z.string().trim().min(1) }),
]);

/** These say when a file was made or added, which is nobody's memory. */
const EMPTY_DATES = new Set(['upload', 'file']);

/** Null for what says nothing, or is in the trash. */
export function sourceItemFrom(
  snapshot: DocumentSnapshot,
): { readonly albumId: string; readonly item: SourceItem } | null {
  const stored = itemSchema.safeParse(snapshot.data()).data;
  if (!stored) return null;
  const takenAt = EMPTY_DATES.has(stored.takenAtSource) ? null : stored.takenAt;
  const words =
    'caption' in stored
      ? ({ are: 'caption', text: stored.caption } as const)
      : ({ are: 'letter', title: stored.title, body: stored.body } as const);
  return { albumId: stored.albumId, item: { id: snapshot.id, takenAt, words } };
}

export interface AskedSources {
  readonly memoryIds: readonly string[];
  readonly languages: readonly CloneLanguage[];
}

export interface ReadSources {
  /** What each memory is made of now; none for a source that is gone, in the trash, or of an album that is not chosen. */
  readonly drafts: ReadonlyMap<string, MemoryDraft>;
  /** Those whose source is not even in the trash. */
  readonly gone: ReadonlySet<string>;
}

/** Reads only. */
export async function readSources(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  { memoryIds, languages }: AskedSources,
): Promise<ReadSources> {
  const asked = memoryIds.map((id) => ({ id, sourceId: id.slice(id.indexOf('_') + 1) }));
  const ofItems = asked.filter(({ id }) => !id.startsWith('album_'));
  const items = await getAll(
    transaction,
    itemsOf(firestore, uid),
    ofItems.map(({ sourceId }) => sourceId),
  );
  const found = new Map(items.map((snapshot) => [snapshot.id, sourceItemFrom(snapshot)]));
  const albumIds = new Set([
    ...asked.filter(({ id }) => id.startsWith('album_')).map(({ sourceId }) => sourceId),
    ...[...found.values()].flatMap((source) => source?.albumId ?? []),
  ]);
  const stored = await getAll(transaction, albumsOf(firestore, uid), [...albumIds]);
  const chosen = await getAll(transaction, chosenAlbumsOf(firestore, uid), [...albumIds]);
  const isChosen = new Set(chosen.filter(isChosenAlbum).map(({ id }) => id));
  const albums = new Map(
    stored.filter(({ id }) => isChosen.has(id)).map((snapshot) => [snapshot.id, sourceAlbumFrom(snapshot)]),
  );
  const drafts = new Map<string, MemoryDraft>();
  for (const { id, sourceId } of asked) {
    const source = found.get(sourceId) ?? null;
    const album = albums.get(id.startsWith('album_') ? sourceId : (source?.albumId ?? '')) ?? null;
    if (!album) continue;
    const draft = source ? draftItem(album, source.item, languages) : draftAlbum(album, languages);
    // An item that was a photo with a caption is no letter, and has no memory of one.
    if (draft.id === id) drafts.set(id, draft);
  }
  const isThere = new Set([...items, ...stored].filter(({ exists }) => exists).map(({ id }) => id));
  return {
    drafts,
    gone: new Set(asked.filter(({ sourceId }) => !isThere.has(sourceId)).map(({ id }) => id)),
  };
}

async function getAll(
  transaction: Transaction,
  collection: ReturnType<Firestore['collection']>,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  return ids.length > 0 ? transaction.getAll(...ids.map((id) => collection.doc(id))) : [];
}
