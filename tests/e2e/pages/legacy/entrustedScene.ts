/**
 * Rose, who left an album, her words and an item of her vault to Léa, with the help of two of three contacts; on a server of
 * its own whose clock stands more than a year behind and is moved towards today. Everything sealed is sealed in truth.
 */
import { Timestamp } from 'firebase-admin/firestore';
import { lifeVerificationArm } from '#shared/callables/lifeVerification.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../../support/backend.ts';
import { type Heir, leaveTo } from '../../../support/legacy/release.ts';
import {
  bringTo,
  type Contact,
  callAs,
  DAY,
  feedOne,
  makeOwner,
  type Owner,
  pass,
  passToDeadline,
  recordOf,
  stateOf,
  type World,
} from '../../../support/legacy/verification.ts';
import { startMailServer } from '../../../support/mailServer.ts';
import { type Person, signInPerson } from '../../../support/person.ts';
import { leaveThings } from './leftThings.ts';

const PASSWORD = 'lavender-7';

export interface EntrustedScene {
  readonly world: World & { readonly backend: Backend };
  readonly owner: Owner;
  readonly heir: Heir;
  readonly contacts: readonly Contact[];
  /** A session of somebody, signed in at the server's time. */
  signIn(somebody: { readonly email: string }): Promise<Person>;
  stop(): Promise<void>;
}

export async function stageEntrusted(): Promise<EntrustedScene> {
  const mailServer = await startMailServer();
  const clock = jobsAtRestClock();
  clock.ahead = -400 * DAY;
  const backend = await startBackend({ clock, environment: { AMARANTH_SMTP_URL: mailServer.url } });
  const { services } = await backend.server.businessLogic();
  const advance = (milliseconds: number) => {
    clock.ahead += milliseconds;
  };
  const world = { services, clock: { now: clock.now, advance }, mailServer, backend };
  const owner = await makeOwner(world);
  const heir = await leaveTo(world, owner.uid, {
    message: {
      text: 'My dear Léa,\nlook after the garden, and open the windows in June.',
      mediaItemId: null,
    },
  });
  const people = [{ uid: owner.uid, name: 'Rose Martin' }, { uid: heir.uid, name: 'Léa' }, ...owner.contacts];
  for (const { uid } of people) {
    await services.auth.updateUser(uid, { password: PASSWORD });
    const now = Timestamp.fromMillis(clock.now());
    await services.firestore.doc(`users/${uid}`).update({
      onboardingCompleted: true,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
      lastLogin: now,
    });
  }
  await services.firestore.doc(`users/${owner.uid}`).update({ plan: 'Premium', storageLimit: 1e12 });
  const signIn = (somebody: { readonly email: string }) =>
    signInPerson(backend.origin, somebody.email, PASSWORD);
  const scene = {
    world,
    owner,
    heir,
    contacts: owner.contacts,
    signIn,
    stop: async () => {
      await backend.stop();
      await mailServer.stop();
    },
  };
  await leaveThings(scene);
  await feedOne(world, owner.uid, { is: 'rehearsed' });
  await callAs(world, owner.uid, lifeVerificationArm, {});
  return scene;
}

/** Nobody heard of Rose for so long that her contacts are asked. */
export async function bringToQuestion({ world, owner }: EntrustedScene): Promise<void> {
  await bringTo(world, owner.uid, 'grace');
  await passUntil({ world, owner }, 'verifying');
}

/** By the clock alone, with every mail that is sent on the way. */
export async function passUntil(
  { world, owner }: Pick<EntrustedScene, 'world' | 'owner'>,
  wanted: Awaited<ReturnType<typeof stateOf>>,
): Promise<void> {
  for (let step = 0; step < 40 && (await stateOf(world, owner.uid)) !== wanted; step += 1) {
    const { dueAt } = await recordOf(world, owner.uid);
    // Nothing moves until a notice was taken, and notices leave in the morning.
    await (dueAt ? passToDeadline(world, owner.uid) : pass(world, DAY));
  }
  if ((await stateOf(world, owner.uid)) !== wanted) throw new Error(`No way to ${wanted}.`);
}

/** Links that the server signs are good for an hour from the machine's own time. */
export function returnToToday({ world }: EntrustedScene): void {
  world.clock.advance(Date.now() - world.clock.now());
}
