/** Owners with an armed life verification, some of them due: written as the product would have written them. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { channelIdSchema } from '#shared/lifeVerification/people.ts';
import { storedVerification } from '../../../src/functions/lifeVerification/verificationDocument.ts';
import { makeArmedOwner, recordOf, type World } from '../../support/legacy/verification.ts';

const BATCH = 400;
const DAY = 24 * 60 * 60_000;

/** Of `owners`, evenly spread, `due` are due in ten days, and the others long after that. */
export async function fillArmed(world: World, owners: number, due: number): Promise<void> {
  const { services, clock } = world;
  const { firestore } = services;
  const template = await recordOf(world, (await makeArmedOwner(world)).uid);
  const soon = clock.now() + 10 * DAY;
  let batch = firestore.batch();
  let held = 0;
  for (let number = 0; number < owners; number += 1) {
    const uid = `armed-${String(number).padStart(6, '0')}`;
    const isDue = number % Math.floor(owners / due) === 0;
    const channels = [1, 2].map(() => ({ id: channelIdSchema.parse(randomUUID()), isVerified: true }));
    const record = storedVerification({ ...template, life: { ...template.life, channels } });
    const endsAt = isDue ? soon : soon + 90 * DAY + number;
    batch.set(firestore.doc(`users/${uid}/lifeVerifications/real`), {
      ...record,
      ownerId: uid,
      dueAt: Timestamp.fromMillis(endsAt),
      life: {
        ...template.life,
        channels,
        state: {
          is: 'active',
          term: {
            is: 'running',
            endsWith: 'nine',
            policyVersion: 1,
            since: clock.now(),
            fullAt: endsAt,
            endsAt,
          },
        },
      },
    });
    held += 1;
    if (isDue) {
      const email = `${uid}@example.org`;
      batch.set(firestore.doc(`users/${uid}`), { ...newUserProfile('Rose', email), email });
      for (const [position, { id }] of channels.entries()) {
        batch.set(firestore.doc(`users/${uid}/channels/${id}`), {
          id,
          address: `${position}-${email}`,
          position,
          verifiedAt: Timestamp.fromMillis(clock.now()),
        });
      }
      held += 1 + channels.length;
    }
    if (held < BATCH && number < owners - 1) continue;
    await batch.commit();
    batch = firestore.batch();
    held = 0;
  }
}
