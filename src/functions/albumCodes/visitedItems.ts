/** A part of what an opened album shows, with links to its files that end soon. */
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { VisitedAlbum, VisitedFile, VisitedLetter } from '#shared/callables/albumCodes.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { letterSchema, mediaFileSchema, mediaKindSchema } from '#shared/domain/mediaItem.ts';
import { wallClockSchema } from '#shared/domain/wallClock.ts';
import { VISITED_LINK_MINUTES } from '#shared/limits.ts';
import { itemsOf } from '../library/index.ts';
import type { Services } from '../services.ts';
import type { OpenCode } from './findOpenCode.ts';

type Opened = Extract<VisitedAlbum, { is: 'open' }>;
type Place = NonNullable<Opened['next']>;

/** Shown at once. */
const ITEMS_OF_A_PAGE = 24;
/** Of reading more where some could not be shown: the next part goes on from there. */
const ROUNDS = 4;
/** All that no letter is. */
const FILES = mediaKindSchema.options;

const shownFields = { id: true, kind: true, takenAt: true, rememberedDate: true } as const;
const shownSchema = z.discriminatedUnion('kind', [
  mediaFileSchema.pick({
    ...shownFields,
    caption: true,
    fileName: true,
    contentType: true,
    rotation: true,
    width: true,
    height: true,
    storagePath: true,
    thumbnails: true,
  }),
  letterSchema.pick({ ...shownFields, title: true, body: true }),
]);
type Shown = z.output<typeof shownSchema>;
type ShownFile = Exclude<Shown, { kind: 'letter' }>;

/** A page that is looked at for longer asks for new ones. */
const LINK_LIFETIME = VISITED_LINK_MINUTES * 60_000;

export async function readVisitedItems(
  services: Services,
  { ownerId, code }: OpenCode,
  after: Place | undefined,
): Promise<Pick<Opened, 'items' | 'next' | 'linksEndAt'>> {
  const expiresAt = services.clock.now() + LINK_LIFETIME;
  const ready = itemsOf(services.firestore, ownerId)
    .where('albumId', '==', code.albumId)
    .where('state', '==', 'ready');
  const ordered = (code.showsLetters ? ready : ready.where('kind', 'in', FILES))
    .orderBy('takenAt')
    .orderBy(FieldPath.documentId());
  const kept: Shown[] = [];
  let last = after;
  let isMore = true;
  // What cannot be read is passed over, and leaves no hole in the page.
  for (let round = 0; round < ROUNDS && isMore && kept.length < ITEMS_OF_A_PAGE; round += 1) {
    const wanted = ITEMS_OF_A_PAGE - kept.length;
    const from: Query = last ? ordered.startAfter(last.takenAt, last.itemId) : ordered;
    const { docs } = await from.limit(wanted).get();
    isMore = docs.length === wanted;
    last = placeOf(docs.at(-1)) ?? last;
    kept.push(
      ...docs.flatMap(
        (document) => shownSchema.safeParse({ ...document.data(), id: document.id }).data ?? [],
      ),
    );
  }
  const items = await Promise.all(
    kept.map(
      async (item): Promise<VisitedFile | VisitedLetter> =>
        item.kind === 'letter' ? item : linked(services, item, { expiresAt, givesAll: code.showsOriginals }),
    ),
  );
  return { items, next: isMore && last ? last : null, linksEndAt: new Date(expiresAt).toISOString() };
}

const placeSchema = z.object({ takenAt: wallClockSchema, itemId: mediaItemIdSchema });
function placeOf(document: QueryDocumentSnapshot | undefined): Place | undefined {
  if (!document) return undefined;
  return placeSchema.parse({ takenAt: document.get('takenAt'), itemId: document.id });
}

async function linked(
  services: Services,
  item: ShownFile,
  { expiresAt, givesAll }: { readonly expiresAt: number; readonly givesAll: boolean },
): Promise<VisitedFile> {
  const { storagePath, thumbnails, ...shown } = item;
  const link = (path: string, more = {}) => services.signedLink(path, { expiresAt, ...more });
  const [original, small, large] = await Promise.all([
    // What a browser does not draw by itself is saved under its name.
    givesAll || hasOneForm(shown)
      ? link(storagePath, hasPlayer(shown) ? {} : { downloadName: shown.fileName })
      : null,
    thumbnails.small === null ? null : link(thumbnails.small),
    thumbnails.large === null ? null : link(thumbnails.large),
  ]);
  return { ...shown, original, small, large };
}

/** There is no smaller one that would do instead. */
const hasOneForm = ({ kind }: Pick<ShownFile, 'kind'>) =>
  kind === 'video' || kind === 'audio' || kind === 'pdf';

const hasPlayer = ({ kind }: Pick<ShownFile, 'kind'>) =>
  kind === 'photo' || kind === 'video' || kind === 'audio';
