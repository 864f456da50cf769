/**
 * Brings items that are dated by an instant (`…Z`) to wall clocks ([Note: Wall clocks]), and their albums with them. Runs
 * until it has gone through everything once; each step may be cut short and is completed by the next run.
 */
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseWallClock, type WallClock, wallClockAt } from '#shared/domain/wallClock.ts';
import { inPages } from '../../inPages.ts';
import type { Services } from '../../services.ts';
import { rangeWithout } from '../albums/albumCounters.ts';

/** Its being there says that nothing is left to do. */
const DONE_PATH = 'app_config/wallClocks';
/** Cameras write their tags within a picture's first bytes. */
const TAGS_LENGTH = 256 * 1024;
/** No two clocks are further apart, in milliseconds. */
const WIDEST_OFFSET = 15 * 60 * 60_000;
/** Zones differ by whole quarters of an hour. */
const QUARTER = 15 * 60_000;

const datedSchema = z.object({
  takenAt: z.iso.datetime(),
  takenAtOffsetMinutes: z.number().nullable().default(null),
  takenAtSource: z.string().default('upload'),
  storagePath: z.string().optional(),
});
type Dated = z.output<typeof datedSchema>;

/** The store's answers for a file that is not there: no such name, no such file, no such bytes. */
const absentSchema = z.object({ code: z.literal([400, 404, 416]) });

/** The clock of the camera, read once more from the picture itself: the instant was reckoned in a zone nobody knows. */
async function readCameraClock(
  { bucket }: Services,
  { takenAt, storagePath }: Dated,
): Promise<WallClock | null> {
  if (storagePath === undefined) return null;
  try {
    const [head] = await bucket
      .file(storagePath)
      .download({ start: 0, end: TAGS_LENGTH - 1, validation: false });
    // EXIF 2.32 writes every date alike, and a picture's few dates stand in its tags as plain letters.
    const dates = head.toString('latin1').matchAll(/(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/g);
    for (const [, year, month, day, time] of dates) {
      const clock = parseWallClock(`${year}-${month}-${day}T${time}`);
      const away = clock ? Math.abs(Date.parse(`${clock}Z`) - Date.parse(takenAt)) : Number.POSITIVE_INFINITY;
      // The instant may have parts of a second, which the clock has not: it is off by as much, one way or the other.
      const rest = away % QUARTER;
      if (clock && away <= WIDEST_OFFSET && Math.min(rest, QUARTER - rest) < 1_000) return clock;
    }
  } catch (error) {
    // Where there is no original, or it is empty, the reckoning below is what is left. Any other fault may pass.
    if (!absentSchema.safeParse(error).success) throw error;
  }
  return null;
}

async function wallClockOf(services: Services, item: Dated): Promise<WallClock | null> {
  const instant = Date.parse(item.takenAt);
  if (item.takenAtOffsetMinutes !== null) return wallClockAt(instant, item.takenAtOffsetMinutes);
  const clock = item.takenAtSource === 'exif' ? await readCameraClock(services, item) : null;
  // A family's machine stands where the family lives.
  return clock ?? wallClockAt(instant, -new Date(instant).getTimezoneOffset());
}

async function adoptItem(services: Services, snapshot: QueryDocumentSnapshot): Promise<boolean> {
  const item = datedSchema.safeParse(snapshot.data()).data;
  const takenAt = item && (await wallClockOf(services, item));
  if (!takenAt) return false;
  return services.firestore.runTransaction(async (transaction) => {
    // Whoever dated it meanwhile knows better.
    const current = await transaction.get(snapshot.ref);
    if (current.get('takenAt') !== item.takenAt) return false;
    transaction.update(snapshot.ref, { takenAt });
    return true;
  });
}

async function adoptAlbum({ firestore }: Services, album: QueryDocumentSnapshot): Promise<void> {
  const uid = album.ref.parent.parent?.id;
  if (uid === undefined) return;
  await firestore.runTransaction(async (transaction) => {
    transaction.update(album.ref, await rangeWithout(transaction, firestore, uid, album.id, []));
  });
}

/** What cannot be done for one row is left to the next start, and holds up no other. */
async function attempt<Answer>(
  { log }: Services,
  row: QueryDocumentSnapshot,
  adopt: () => Promise<Answer>,
): Promise<Answer | 'failed'> {
  try {
    return await adopt();
  } catch (error) {
    log.log('error', 'wall-clock-failed', { path: row.ref.path, reason: String(error) });
    return 'failed';
  }
}

/** Returns how many items were dated anew. */
export async function adoptWallClocks(services: Services): Promise<number> {
  const { firestore } = services;
  const done = firestore.doc(DONE_PATH);
  if ((await done.get()).exists) return 0;
  let count = 0;
  let isWhole = true;
  const items = firestore
    .collectionGroup('mediaItems')
    .select('takenAt', 'takenAtOffsetMinutes', 'takenAtSource', 'storagePath');
  for await (const item of inPages(items)) {
    const adopted = await attempt(services, item, () => adoptItem(services, item));
    if (adopted === 'failed') isWhole = false;
    else if (adopted) count += 1;
  }
  for await (const album of inPages(firestore.collectionGroup('albums').select('firstTakenAt'))) {
    if (!String(album.get('firstTakenAt')).endsWith('Z')) continue;
    if ((await attempt(services, album, () => adoptAlbum(services, album))) === 'failed') isWhole = false;
  }
  if (isWhole) await done.set({ adoptedAt: FieldValue.serverTimestamp() });
  return count;
}
