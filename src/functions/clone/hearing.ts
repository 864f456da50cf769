/** Who may talk to a clone at this moment, and whether it speaks. Asked in the transaction of every act of a listener's. */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Hearing, Silence } from '#shared/clone/listener.ts';
import type { CloneSettings } from '#shared/clone/settings.ts';
import { ownerNameOf, withDates } from '../peopleDocuments/index.ts';
import { receivedFrom, receivedOf, standingFrom, verificationOf } from '../release/index.ts';
import type { Services } from '../services.ts';
import { erasureOf, heardOf, listenerFrom, listenersOf, settingsFrom, settingsOf } from './cloneDocuments.ts';

export interface Heard {
  readonly hearing: Hearing;
  /** Null while it speaks to them. */
  readonly silence: Exclude<Silence, 'gone'> | null;
  readonly settings: CloneSettings;
  readonly ownerName: string;
}

/** `users/{listener}/heardClones/{owner}`: what a listener brought along. What they may, stands with the owner. */
const heardSchema = z.object({
  ownerId: z.string(),
  /** Null for who came by a release. */
  listenerId: z.string().nullable(),
  adultSince: z.date().nullable(),
});

export function heardFrom(stored: DocumentSnapshot | undefined): z.output<typeof heardSchema> | null {
  return stored?.exists ? heardSchema.parse(withDates(stored.data())) : null;
}

/** Null for whom it does not concern: they are not told whether there is one. Reads only. */
export async function readHearing(
  transaction: Transaction,
  services: Services,
  listenerUid: string,
  ownerUid: string,
): Promise<Heard | null> {
  const { firestore, clock } = services;
  const [profile, stored, erasure, heardStored, receivedStored, life] = await transaction.getAll(
    firestore.doc(`users/${ownerUid}`),
    settingsOf(firestore, ownerUid),
    erasureOf(firestore, ownerUid),
    heardOf(firestore, listenerUid).doc(ownerUid),
    receivedOf(firestore, listenerUid, ownerUid),
    verificationOf(services, ownerUid),
  );
  const settings = stored && settingsFrom(stored);
  const isThere = profile?.exists && profile.get('erasureStartedAt') == null && !erasure?.exists;
  if (!settings || !isThere) return null;
  const ownerName = ownerNameOf(profile);
  if (listenerUid === ownerUid) {
    const silence = settings.state === 'retired' ? 'retired' : null;
    return { hearing: 'owner', silence, settings, ownerName };
  }
  const received = receivedStored && receivedFrom(receivedStored);
  const heard = heardFrom(heardStored);
  const isHeir = received?.clone === 'given' && !received.isRehearsal;
  if (!isHeir) {
    const isReleased = (life && standingFrom(life)?.isGiving) ?? false;
    if (isReleased && !settings.listenersStayAfterRelease) return null;
    if (!heard?.listenerId) return null;
    const listener = listenerFrom(
      await transaction.get(listenersOf(firestore, ownerUid).doc(heard.listenerId)),
    );
    if (listener?.state.is !== 'accepted' || listener.state.accountId !== listenerUid) return null;
  }
  const silence = silenceOf(settings, heard?.adultSince != null, clock.now());
  return { hearing: isHeir ? 'released' : 'invited', silence, settings, ownerName };
}

/** From midnight of the day until its last hour has passed everywhere. */
const LAST_HOUR_ANYWHERE = 36 * 60 * 60_000;

function silenceOf({ state, expiresOn }: CloneSettings, isAdult: boolean, instant: number): Heard['silence'] {
  if (state !== 'active') return state;
  if (expiresOn !== null && instant > Date.parse(`${expiresOn}T00:00:00Z`) + LAST_HOUR_ANYWHERE)
    return 'expired';
  return isAdult ? null : 'adult-unstated';
}
