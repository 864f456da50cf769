/**
 * How often a passcode may be guessed. Wrong tries are counted by place; what was right is given back. A code that is guessed
 * at from many places leaves each of them few tries, and never refuses a place for what others did.
 */
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { albumCodesOpen } from '#shared/callables/albumCodes.ts';
import type { CodeRecord, PasscodeHash } from '../albumCodeDocuments/index.ts';
import { countVisit, uncountVisit } from '../callLimit.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { isPasscode } from './passcode.ts';

const HOUR = 60 * 60_000;
const WRONG_FROM_ONE_PLACE = { calls: 20, within: HOUR };
/** Wrong tries of a day, from everywhere, that make a code one that is guessed at. */
const WRONG_TRIES_OF_ONE_DAY = 100;
/** As many as a person mistypes. */
const WRONG_WHERE_GUESSED_AT = { calls: 3, within: 24 * HOUR };
/** Days for which the owner reads how often it was tried. */
const DAYS_KEPT = 31;

/** Throws Refusal `passcode-wrong`, or `too-many-attempts` for a place that was wrong too often. */
export async function tryPasscode(
  services: Services,
  { code, hash }: { readonly code: CodeRecord; readonly hash: PasscodeHash },
  given: string,
  address: string,
): Promise<void> {
  const today = new Date(services.clock.now()).toISOString().slice(0, 10);
  const name = `${albumCodesOpen.name} passcode ${code.id}`;
  const isGuessedAt = (code.wrongTries[today] ?? 0) >= WRONG_TRIES_OF_ONE_DAY;
  const limits = [
    { name, rate: WRONG_FROM_ONE_PLACE },
    ...(isGuessedAt ? [{ name: `${name} guessed at`, rate: WRONG_WHERE_GUESSED_AT }] : []),
  ];
  // Counted before it is known, so that tries beside each other are not more than one after the other.
  for (const limit of limits) await countVisit(limit.name, limit.rate, address, services);
  if (await isPasscode(given, hash)) {
    for (const limit of limits) await uncountVisit(limit.name, limit.rate, address, services);
    return;
  }
  await countWrong(services, code, today);
  throw new Refusal('passcode-wrong', 'This is not the passcode.', { field: 'passcode' });
}

/** By the day, for the owner: from where is kept nowhere. */
async function countWrong({ log }: Services, { reference, wrongTries }: CodeRecord, today: string) {
  const late = Object.keys(wrongTries).toSorted().slice(0, -DAYS_KEPT);
  try {
    await reference.update(
      new FieldPath('wrongTries', today),
      FieldValue.increment(1),
      ...late.flatMap((day) => [new FieldPath('wrongTries', day), FieldValue.delete()]),
    );
  } catch (error) {
    // It was erased in the meantime, or the store is busy: the place was counted.
    log.log('warning', 'album-wrong-try-not-counted', { error: String(error) });
  }
}
