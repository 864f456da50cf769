/** An owner of whom nothing is heard any more, with albums, and people who were left something. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema } from '#shared/domain/ids.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import type { beneficiaryWordsSchema } from '#shared/legacy/beneficiary.ts';
import type { wishSchema } from '#shared/legacy/wish.ts';
import { type BeneficiaryId, beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import { giveStage, takeBack } from '../../../src/functions/release/index.ts';
import {
  receivedFrom,
  receivedOf,
  releaseFrom,
  releaseOf,
} from '../../../src/functions/release/releaseDocument.ts';
import type { Services } from '../../../src/functions/services.ts';
import { scheduleNamed } from '../catalogue.ts';
import { bringTo, makeArmedOwner, type Owner, recordOf, type World } from './verification.ts';

export interface Heir {
  readonly id: BeneficiaryId;
  readonly uid: string;
  readonly email: string;
}

type Words = Partial<z.input<typeof beneficiaryWordsSchema>>;
interface Left extends Words {
  readonly wishes?: readonly z.input<typeof wishSchema>[];
  readonly hasAccount?: boolean;
}

/** Named by the owner; with an account that has accepted unless it is said otherwise. */
export async function leaveTo(
  { services }: World,
  ownerId: string,
  { wishes = [], hasAccount = true, ...words }: Left = {},
): Promise<Heir> {
  const { firestore, auth, clock } = services;
  const id = beneficiaryIdSchema.parse(randomUUID());
  const uid = `lea-${id.slice(0, 8)}`;
  const email = `${uid}@example.org`;
  const at = Timestamp.fromMillis(clock.now());
  if (hasAccount) {
    await auth.createUser({ uid, email, emailVerified: true });
    await firestore.doc(`users/${uid}`).set({ ...newUserProfile('Léa', email), email });
  }
  await firestore.doc(`users/${ownerId}/beneficiaries/${id}`).set({
    id,
    ownerId,
    name: 'Léa',
    email,
    message: { text: 'My dear Léa', mediaItemId: null },
    ...words,
    invitation: hasAccount ? { is: 'accepted', at, accountId: uid } : { is: 'none' },
    wishes: [...wishes],
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
  return { id, uid, email };
}

/** Nobody's but the owner's account; the verification stands where it gives. */
export async function makeGivingOwner(world: World): Promise<Owner> {
  const owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'releasing');
  return owner;
}

export async function give(world: World, { uid }: Owner, { id }: Heir, ...stages: ReleaseStage[]) {
  const { life } = await recordOf(world, uid);
  for (const stage of stages) {
    await giveStage(world.services, { ownerId: uid, name: 'real', to: id, stage, round: life.round });
  }
}

export function takeBackFrom({ services }: World, { uid }: Owner, { id }: Heir, round: number) {
  return takeBack(services, { ownerId: uid, name: 'real', to: id, round });
}

export async function receivedBy({ services }: World, { uid }: Owner, heir: Heir) {
  return receivedFrom(await receivedOf(services.firestore, heir.uid, uid).get());
}

export async function releaseTo({ services }: World, { uid }: Owner, heir: Heir) {
  return releaseFrom(await releaseOf(services.firestore, uid, heir.id).get());
}

export async function runDue({ services, clock }: World, given: Services = services): Promise<void> {
  await scheduleNamed('releases-writeDue').run({ services: given, dueAt: clock.now() });
}

export async function addAlbum({ services }: World, uid: string, more = {}) {
  const albumId = albumIdSchema.parse(randomUUID());
  await services.firestore
    .doc(`users/${uid}/albums/${albumId}`)
    .set({ ownerId: uid, title: 'Summer', position: 0, trashedAt: null, ...more });
  return albumId;
}

export async function addItem({ services }: World, uid: string, albumId: string, more = {}) {
  const itemId = mediaItemIdSchema.parse(randomUUID());
  await services.firestore.doc(`users/${uid}/mediaItems/${itemId}`).set({
    ownerId: uid,
    albumId,
    kind: 'photo',
    state: 'ready',
    storagePath: `users/${uid}/media/${itemId}/original`,
    takenAt: '2019-07-14T16:03:22',
    contentType: 'image/jpeg',
    fileName: 'beach.jpg',
    md5: '',
    byteCount: 10,
    ...more,
  });
  return itemId;
}
