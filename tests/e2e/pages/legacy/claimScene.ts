/**
 * Rose, who printed a claim kit for Léa, on a server of its own: its clock goes ahead until the release has come, and then
 * back to today, so that what a browser is given afterwards is of today.
 */
import { randomBytes } from 'node:crypto';
import { claimKitsKeep } from '#shared/callables/claimKits.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { printClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { describeKit } from '#shared/legacy/keys/claimProof.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../../support/backend.ts';
import { expectDone } from '../../../support/legacy/makeRelease.ts';
import { give, type Heir, leaveTo } from '../../../support/legacy/release.ts';
import {
  bringTo,
  callAs,
  makeArmedOwner,
  type Owner,
  type World,
} from '../../../support/legacy/verification.ts';
import { startMailServer } from '../../../support/mailServer.ts';

export const lastWords = 'My dear Léa, open the windows in June.';

export interface ClaimScene {
  readonly world: World & { readonly backend: Backend };
  readonly owner: Owner;
  readonly heir: Heir;
  /** What is printed: 62 letters and digits. */
  readonly kit: string;
  /** The owner is gone, and it is today. */
  release(): Promise<void>;
  stop(): Promise<void>;
}

export const newKit = () => printClaimKit(Uint8Array.from(randomBytes(32))).text;

/** With an address, Léa is silent: the release writes to her. */
export async function stageClaim({
  email = null,
}: {
  readonly email?: string | null;
} = {}): Promise<ClaimScene> {
  const mailServer = await startMailServer();
  const clock = jobsAtRestClock();
  const backend = await startBackend({ clock, environment: { AMARANTH_SMTP_URL: mailServer.url } });
  const { services } = await backend.server.businessLogic();
  const advance = (milliseconds: number) => {
    clock.ahead += milliseconds;
  };
  const world = { services, clock: { now: clock.now, advance }, mailServer, backend };
  const owner = await makeArmedOwner(world);
  await services.firestore.doc(`users/${owner.uid}`).update({ name: 'Rose Martin' });
  const heir = await leaveTo(world, owner.uid, {
    hasAccount: false,
    email,
    knowsNow: false,
    wishes: [{ thing: { is: 'everything' } }],
    message: { text: lastWords, mediaItemId: null },
  });
  const kit = newKit();
  const whose = { ownerId: userIdSchema.parse(owner.uid), beneficiaryId: heir.id };
  const printed = expectDone(await describeKit(kit, whose));
  await callAs(world, owner.uid, claimKitsKeep, {
    beneficiaryId: heir.id,
    ...printed,
  });
  return {
    world,
    owner,
    heir,
    kit,
    async release() {
      await bringTo(world, owner.uid, 'releasing');
      await give(world, owner, heir, 'instructions', 'memories');
      clock.ahead = 0;
    },
    async stop() {
      await backend.stop();
      await mailServer.stop();
    },
  };
}
