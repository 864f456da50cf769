/**
 * How often a person may call what declares a limit. Counted in Firestore, in a transaction: on Firebase a callable runs
 * in instances that come and go beside each other, and none knows what another let pass. A callable without a limit
 * costs no read more, so a limit is for what is dear or dangerous; the embedded server holds the number of all requests
 * besides (`embedded/http/shareFairly.ts`).
 */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import { Refusal } from './errors.ts';
import { limitKeyOf } from './limitKey.ts';
import { sign } from './serverSecret.ts';
import type { Services } from './services.ts';

export interface CallLimit {
  /** How many may come at once. */
  readonly calls: number;
  /** Milliseconds until all of them are back; they come back one by one. */
  readonly within: number;
  /**
   * What a person's calls are counted for: once it is another, they are counted from the beginning. Throws Refusal
   * for whom the call is refused to, so that it is not counted.
   */
  readonly countFor?: (caller: Caller, services: Services) => Promise<string>;
}

/** The collection below `users/{uid}`, a document a callable. No rule opens it. */
export const CALL_LIMITS = 'callLimits';

const storedSchema = z.object({ wholeAt: z.number().catch(0), countedFor: z.string().catch('') });

/** Counts a call. Throws Refusal `too-many-attempts` for one too many. */
export async function countCall(
  name: string,
  { calls, within, countFor }: CallLimit,
  caller: Caller,
  services: Services,
): Promise<void> {
  const countedFor = (await countFor?.(caller, services)) ?? '';
  const document = services.firestore.doc(`users/${caller.uid}/${CALL_LIMITS}/${name}`);
  await takeOne(document, { calls, within }, { countedFor }, services);
}

/** The collection of visitors' limits. No rule opens it; what a limit no longer needs, its capability forgets. */
export const VISITOR_LIMITS = 'visitorLimits';

/**
 * Counts a visitor's call by where it comes from, of which a signed hash is kept, and only until all calls are back.
 * Throws Refusal `too-many-attempts` for one too many.
 */
export async function countVisit(
  name: string,
  rate: Rate,
  address: string,
  services: Services,
): Promise<void> {
  const document = await placeOf(name, address, services);
  const forgetAt = Timestamp.fromMillis(services.clock.now() + rate.within);
  await takeOne(document, rate, { countedFor: '', forgetAt }, services);
}

/** Takes a call back that `countVisit` counted: what turned out to be right is not held against where it came from. */
export async function uncountVisit(
  name: string,
  { calls, within }: Rate,
  address: string,
  services: Services,
): Promise<void> {
  const document = await placeOf(name, address, services);
  await services.firestore.runTransaction(async (transaction) => {
    const { wholeAt } = storedSchema.parse((await transaction.get(document)).data() ?? {});
    const left = wholeAt - within / calls;
    if (left > services.clock.now()) transaction.update(document, { wholeAt: left });
    else transaction.delete(document);
  });
}

async function placeOf(name: string, address: string, services: Services): Promise<DocumentReference> {
  return services.firestore.doc(await visitorLimitPath(services, name, limitKeyOf(address)));
}

/** With the server's secret: who has the database alone cannot try out which of all addresses it was. */
export async function visitorLimitPath(services: Services, name: string, whom: string): Promise<string> {
  return `${VISITOR_LIMITS}/${await sign(services, 'visitor-limit', `${name} ${whom}`)}`;
}

/** The same for an address that is written to: false for one too many, which is nobody's fault who asks. */
export async function hasRoomFor(
  name: string,
  rate: Rate,
  address: string,
  services: Services,
): Promise<boolean> {
  try {
    await countVisit(name, rate, address, services);
    return true;
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'too-many-attempts') return false;
    throw failure;
  }
}

type Rate = Pick<CallLimit, 'calls' | 'within'>;

async function takeOne(
  document: DocumentReference,
  { calls, within }: Rate,
  kept: { readonly countedFor: string; readonly forgetAt?: Timestamp },
  { firestore, clock }: Services,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSchema.parse((await transaction.get(document)).data() ?? {});
    const now = clock.now();
    // What only a clock that was ahead can have written locks nobody out.
    const isOfThen =
      stored.countedFor === kept.countedFor && stored.wholeAt > now && stored.wholeAt <= now + within;
    /** When all calls will be back. */
    const wholeAt = (isOfThen ? stored.wholeAt : now) + within / calls;
    const tooEarly = wholeAt - (now + within);
    if (tooEarly > 0) {
      throw new Refusal('too-many-attempts', 'You did this too often. Try again a little later.', {
        retryAfterSeconds: Math.ceil(tooEarly / 1000),
      });
    }
    transaction.set(document, { wholeAt, ...kept });
  });
}
