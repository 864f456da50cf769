/** The link that a release mails to who has no account yet: what it says of itself, how it is used, and asked for anew. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  invitationsAccept,
  invitationsAskAnew,
  invitationsDecline,
  invitationsLook,
} from '#shared/callables/invitations.ts';
import {
  give,
  type Heir,
  leaveTo,
  makeGivingOwner,
  receivedBy,
  takeBackFrom,
} from '../../support/legacy/release.ts';
import { type Owner, recordOf, skip } from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { callAsVisitor, makeSomebody } from '../../support/legacyPeople.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;
let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const look = (secret: string) => callAsVisitor(world.services, invitationsLook, { secret });
const askAnew = (secret: string) => callAsVisitor(world.services, invitationsAskAnew, { secret });

/** Oldest first. */
const secretsMailedTo = (address: string) =>
  world.mailServer.received
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => /\/invitation#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? []);

async function mailed(): Promise<{ owner: Owner; heir: Heir; secret: string }> {
  const owner = await makeGivingOwner(world);
  const heir = await leaveTo(world, owner.uid, {
    hasAccount: false,
    knowsNow: false,
    wishes: [{ thing: { is: 'everything' } }],
  });
  await give(world, owner, heir, 'instructions');
  const [secret = ''] = secretsMailedTo(heir.email);
  return { owner, heir, secret };
}

test('says that it is no invitation, and is used without a key', async () => {
  const { owner, heir, secret } = await mailed();
  expect(await look(secret)).toMatchObject({ is: 'open', isClaim: true, ownerName: 'Rose' });
  const mail = world.mailServer.received.find(({ to }) => to === heir.email);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'you make a free account, or use the one that you have',
  );
  expect(mail?.text, 'its page asks for none').not.toContain('phrase');
  const lea = await makeSomebody(world.services);
  await lea.call(invitationsAccept, { secret, withoutKey: true });
  expect(await receivedBy(world, owner, { ...heir, uid: lea.uid })).toMatchObject({
    stages: [{ stage: 'instructions' }],
  });
  expect(await look(secret)).toEqual({ is: 'accepted', ownerName: 'Rose' });
  // Others read the mail of somebody who died.
  const told = world.mailServer.received.filter(({ to }) => to === owner.email);
  expect(told.map(({ text }) => text).filter((text) => text.includes('Léa'))).toEqual([]);
});

test('that ran out is asked for anew by its reader, and goes to the same address alone', async () => {
  const { heir, secret } = await mailed();
  await askAnew(secret);
  expect(secretsMailedTo(heir.email), 'one that holds is not sent again').toEqual([secret]);
  await skip(world, YEAR);
  expect(await look(secret)).toEqual({ is: 'expired', ownerName: 'Rose', isClaim: true });
  await askAnew(secret);
  const [, newer = ''] = secretsMailedTo(heir.email);
  expect(await look(newer)).toMatchObject({ is: 'open', isClaim: true });
  expect(await look(secret)).toEqual({ is: 'gone' });
  await askAnew(secret);
  await askAnew('x'.repeat(43));
  expect(secretsMailedTo(heir.email)).toEqual([secret, newer]);
});

test('that whoever had it declined is asked for anew, and its former one declines nothing any more', async () => {
  const { owner, heir, secret } = await mailed();
  const decline = (link: string) => callAsVisitor(world.services, invitationsDecline, { secret: link });
  await decline(secret);
  expect(await look(secret)).toEqual({ is: 'declined', ownerName: 'Rose', isClaim: true });
  await askAnew(secret);
  const [, newer = ''] = secretsMailedTo(heir.email);
  await expect(decline(secret)).rejects.toMatchObject({ code: 'invitation-gone' });
  await askAnew(secret);
  expect(secretsMailedTo(heir.email)).toEqual([secret, newer]);
  const lea = await makeSomebody(world.services);
  await lea.call(invitationsAccept, { secret: newer, withoutKey: true });
  expect(await receivedBy(world, owner, { ...heir, uid: lea.uid })).toMatchObject({
    stages: [{ stage: 'instructions' }],
  });
});

test('is not sent anew once its owner has come back, nor from one place without end', async () => {
  const { owner, heir, secret } = await mailed();
  await skip(world, YEAR);
  const { life } = await recordOf(world, owner.uid);
  await takeBackFrom(world, owner, heir, life.round);
  await askAnew(secret);
  expect(secretsMailedTo(heir.email)).toEqual([secret]);
  const ask = () => callAsVisitor(world.services, invitationsAskAnew, { secret }, '203.0.113.98');
  for (let time = 0; time < 10; time += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'too-many-attempts' });
});
