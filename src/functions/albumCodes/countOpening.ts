/** Counts that a code was opened, by the day: who opened it, from where and with what is kept nowhere. */
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { OPENINGS_KEPT_DAYS } from '#shared/limits.ts';
import type { CodeRecord } from '../albumCodeDocuments/index.ts';
import { countVisit } from '../callLimit.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

/** A page whose answer was lost opens again within that time. Its own key is forgotten then, and says nothing of who it was. */
const ONE_OPENING = { calls: 1, within: 15 * 60_000 };

export async function countOpening(
  services: Services,
  { id, reference, openings }: CodeRecord,
  openingId: string | undefined,
): Promise<void> {
  const { clock, log } = services;
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const late = Object.keys(openings).toSorted().slice(0, -OPENINGS_KEPT_DAYS);
  try {
    if (openingId !== undefined) await countVisit(`opening of ${id}`, ONE_OPENING, openingId, services);
    // Without a transaction: many open a code at once, and none waits for the others.
    await reference.update(
      'openedCount',
      FieldValue.increment(1),
      ...[new FieldPath('openings', today), FieldValue.increment(1)],
      ...late.flatMap((day) => [new FieldPath('openings', day), FieldValue.delete()]),
    );
  } catch (error) {
    // Counted when it was asked for first.
    if (error instanceof Refusal && error.code === 'too-many-attempts') return;
    // It was erased in the meantime, or the store is busy: nobody is kept from looking.
    log.log('warning', 'album-opening-not-counted', { error: String(error) });
  }
}
