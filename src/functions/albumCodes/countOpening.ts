/** Counts that a code was opened, by the day: who opened it, from where and with what is kept nowhere. */
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { CodeRecord } from '../albumCodeDocuments/index.ts';
import type { Services } from '../services.ts';

/** A year and a month: so that a memorial day can be compared with the last one. */
const DAYS_KEPT = 396;

export async function countOpening({ clock, log }: Services, { reference, openings }: CodeRecord) {
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const late = Object.keys(openings).toSorted().slice(0, -DAYS_KEPT);
  try {
    // Without a transaction: many open a code at once, and none waits for the others.
    await reference.update(
      'openedCount',
      FieldValue.increment(1),
      ...[new FieldPath('openings', today), FieldValue.increment(1)],
      ...late.flatMap((day) => [new FieldPath('openings', day), FieldValue.delete()]),
    );
  } catch (error) {
    // It was erased in the meantime, or the store is busy: nobody is kept from looking.
    log.log('warning', 'album-opening-not-counted', { error: String(error) });
  }
}
