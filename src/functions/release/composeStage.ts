/**
 * What somebody receives: one pure function, for the release as it writes and for the owner as they look ahead. It tells
 * everything that the stages so far hold by now, so that writing it again changes nothing.
 */
import { type AlbumId, albumIdSchema, type MediaItemId, mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { Received } from '#shared/legacy/received.ts';
import type { Wish } from '#shared/legacy/wish.ts';
import type { Library, LibraryItem } from './readLibrary.ts';
import { type Calendar, momentOf } from './whenItComes.ts';

/** Items that come one by one, of albums of which something waits: what the document has room for beside the rest. */
export const SINGLE_ITEMS_LIMIT = 4_000;

export interface Composing {
  readonly ownerName: string;
  readonly person: Beneficiary;
  readonly stages: Received['stages'];
  readonly library: Library;
  readonly calendar: Calendar;
  readonly now: number;
}

export interface Composed {
  readonly received: Received;
  /** Which items of the vault may be read by now. */
  readonly vault: OpenVault;
  /** When the next thing comes; null where no day is known. */
  readonly nextAt: number | null;
  /** Things of which no day is known: a birth date is missing. */
  readonly undated: number;
}

export interface OpenVault {
  readonly isWhole: boolean;
  readonly itemIds: readonly string[];
  /** Of a whole one: what waits for a day of its own. */
  readonly withheldIds: readonly string[];
}

export function composeStage(composing: Composing): Composed {
  const { ownerName, person, stages, library, calendar, now } = composing;
  const has = (stage: Received['stages'][number]['stage']) => stages.some((given) => given.stage === stage);
  const moments = person.wishes
    .filter(({ thing }) => thing.is !== 'clone' || library.hasClone)
    .map(({ when }) => momentOf(when, calendar));
  const isDue = ({ when }: Wish) => (momentOf(when, calendar) ?? Number.POSITIVE_INFINITY) <= now;
  const memories = has('memories') ? composeMemories(person.wishes, library, isDue) : noMemories;
  const message = has('instructions') ? person.message : null;
  const spoken = message?.mediaItemId ?? null;
  const isThere = spoken !== null && library.albumIds.has(library.items.get(spoken)?.albumId ?? '');
  const own = [...memories.mediaItems.map(({ mediaItemId }) => mediaItemId), ...(isThere ? [spoken] : [])];
  const opened = openedItems(library, memories.albums, own);
  const later = moments.filter((moment): moment is number => moment !== null && moment > now);
  const undated = moments.filter((moment) => moment === null).length;
  return {
    received: {
      ownerId: person.ownerId,
      ownerName,
      beneficiaryId: person.id,
      isRehearsal: false,
      stages,
      message,
      albums: [...memories.albums],
      mediaItems: [...memories.mediaItems],
      albumIds: memories.albums.map(({ albumId }) => albumId),
      ...opened,
      waiting: later.length + undated,
      clone: has('clone') ? composeClone(person.wishes, library, isDue) : null,
    },
    vault: has('vault') ? composeVault(person.wishes, isDue) : closedVault,
    nextAt: later.length > 0 ? Math.min(...later) : null,
    undated,
  };
}

type IsDue = (wish: Wish) => boolean;
type Memories = Readonly<Pick<Received, 'albums' | 'mediaItems'>>;
const noMemories: Memories = { albums: [], mediaItems: [] };
const closedVault: OpenVault = { isWhole: false, itemIds: [], withheldIds: [] };

/** A wish for one thing goes before the wish for everything, and one for an item before that for its album. */
function composeMemories(wishes: readonly Wish[], library: Library, isDue: IsDue): Memories {
  const withheld = withHalves(
    library,
    wishes.flatMap((wish) =>
      wish.thing.is === 'media-item' && !isDue(wish) ? [wish.thing.mediaItemId] : [],
    ),
  );
  const albums: Received['albums'] = [];
  const mediaItems = new Map<MediaItemId, Received['mediaItems'][number]>();
  for (const wish of wishes) {
    if (wish.thing.is !== 'media-item' || !isDue(wish)) continue;
    const { mediaItemId } = wish.thing;
    const item = library.items.get(mediaItemId);
    if (item && library.albumIds.has(item.albumId)) {
      mediaItems.set(mediaItemId, { mediaItemId, when: wish.when, message: wish.message });
    }
  }
  for (const [albumId, { when, message }] of dueAlbums(wishes, library, isDue)) {
    const items = library.itemsOf(albumId);
    if (!items.some(({ id }) => withheld.has(id))) {
      albums.push({ albumId, when, message });
      continue;
    }
    for (const { id } of items) {
      if (mediaItems.size >= SINGLE_ITEMS_LIMIT) break;
      const mediaItemId = mediaItemIdSchema.parse(id);
      if (!withheld.has(id) && !mediaItems.has(mediaItemId)) {
        mediaItems.set(mediaItemId, { mediaItemId, when, message: '' });
      }
    }
  }
  return { albums, mediaItems: [...mediaItems.values()] };
}

/** Null while it waits for its day. */
function composeClone(wishes: readonly Wish[], { hasClone }: Library, isDue: IsDue): Received['clone'] {
  if (!hasClone) return 'not-available';
  const wish =
    wishes.find(({ thing }) => thing.is === 'clone') ?? wishes.find(({ thing }) => thing.is === 'everything');
  return wish && isDue(wish) ? 'given' : null;
}

function dueAlbums(
  wishes: readonly Wish[],
  library: Library,
  isDue: IsDue,
): ReadonlyMap<AlbumId, Pick<Wish, 'when' | 'message'>> {
  const found = new Map<AlbumId, Pick<Wish, 'when' | 'message'>>();
  const named = new Set<string>();
  for (const wish of wishes) {
    if (wish.thing.is !== 'album') continue;
    named.add(wish.thing.albumId);
    if (isDue(wish) && library.albumIds.has(wish.thing.albumId)) found.set(wish.thing.albumId, wish);
  }
  const everything = wishes.find(({ thing }) => thing.is === 'everything');
  if (!everything || !isDue(everything)) return found;
  for (const id of library.albumIds) {
    if (!named.has(id)) found.set(albumIdSchema.parse(id), { when: everything.when, message: '' });
  }
  return found;
}

function withHalves(library: Library, ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => [id, ...library.halvesOf(id)]));
}

/** What the rules open beside the albums. */
function openedItems(
  library: Library,
  albums: Received['albums'],
  own: readonly MediaItemId[],
): Pick<Received, 'mediaItemIds' | 'shownFileIds'> {
  const ids = withHalves(library, own);
  const inAlbums = albums.flatMap(({ albumId }) => library.itemsOf(albumId));
  const single = [...ids].flatMap((id) => library.items.get(id) ?? []);
  const shown = [...inAlbums, ...single].flatMap(({ id, fileItemId }: LibraryItem) =>
    fileItemId !== null && fileItemId !== id ? [fileItemId] : [],
  );
  return {
    mediaItemIds: [...ids].map((id) => mediaItemIdSchema.parse(id)),
    shownFileIds: [...new Set(shown)].map((id) => mediaItemIdSchema.parse(id)),
  };
}

function composeVault(wishes: readonly Wish[], isDue: IsDue): OpenVault {
  const single = wishes.flatMap((wish) =>
    wish.thing.is === 'vault-item' ? [{ id: wish.thing.vaultItemId, isOpen: isDue(wish) }] : [],
  );
  return {
    isWhole: wishes.some((wish) => wish.thing.is === 'everything' && isDue(wish)),
    itemIds: single.filter(({ isOpen }) => isOpen).map(({ id }) => id),
    withheldIds: single.filter(({ isOpen }) => !isOpen).map(({ id }) => id),
  };
}

export function isOpenItem({ isWhole, itemIds, withheldIds }: OpenVault, vaultItemId: string): boolean {
  return isWhole ? !withheldIds.includes(vaultItemId) : itemIds.includes(vaultItemId);
}
