/** What reaches a person, when, and that it is taken back when the owner lives. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitationsAccept } from '#shared/callables/invitations.ts';
import { personKeysCreate } from '#shared/callables/legacyKeys.ts';
import { releasesLinkItem, releasesPreview } from '#shared/callables/releases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { nineAtOrAfter } from '#shared/lifeVerification/calendar.ts';
import { giveStage } from '../../../src/functions/release/index.ts';
import {
  addAlbum,
  addItem,
  give,
  leaveTo,
  makeGivingOwner,
  receivedBy,
  releaseTo,
  runDue,
  takeBackFrom,
} from '../../support/legacy/release.ts';
import {
  bringTo,
  callAs,
  DAY,
  type Owner,
  pass,
  recordOf,
  skip,
  stateOf,
  subjectsTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { newPublicKey } from '../../support/legacyPeople.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const everything = { thing: { is: 'everything' } } as const;
const dayIn = (days: number) => new Date(world.clock.now() + days * DAY).toISOString().slice(0, 10);
const roundOf = async ({ uid }: Owner) => (await recordOf(world, uid)).life.round;

describe('A stage', () => {
  test('begins with the owner’s words, and is one mail however often it is given', async () => {
    const owner = await makeGivingOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await give(world, owner, heir, 'instructions', 'instructions');
    const received = await receivedBy(world, owner, heir);
    expect(received).toMatchObject({
      ownerName: 'Rose',
      message: { text: 'My dear Léa' },
      stages: [{ stage: 'instructions' }],
      albums: [],
      clone: null,
    });
    await give(world, owner, heir, 'instructions');
    expect(await receivedBy(world, owner, heir)).toEqual(received);
    expect(subjectsTo(world, heir.email)).toEqual(['Words that Rose left for you']);
  });

  test('of memories opens what was left and is there, and nothing else', async () => {
    const owner = await makeGivingOwner(world);
    const [summer, winter, thrown] = [
      await addAlbum(world, owner.uid),
      await addAlbum(world, owner.uid),
      await addAlbum(world, owner.uid, { trashedAt: new Date() }),
    ];
    const original = await addItem(world, owner.uid, winter);
    await addItem(world, owner.uid, summer, { storagePath: `users/${owner.uid}/media/${original}/original` });
    const single = await addItem(world, owner.uid, winter, { livePhotoId: 'moment' });
    const film = await addItem(world, owner.uid, winter, { livePhotoId: 'moment', kind: 'video' });
    const gone = await addItem(world, owner.uid, thrown);
    const heir = await leaveTo(world, owner.uid, {
      wishes: [
        { thing: { is: 'album', albumId: summer }, message: 'That year' },
        { thing: { is: 'album', albumId: thrown } },
        { thing: { is: 'media-item', mediaItemId: single } },
        { thing: { is: 'media-item', mediaItemId: gone } },
      ],
    });
    await give(world, owner, heir, 'instructions', 'memories');
    expect(await receivedBy(world, owner, heir)).toMatchObject({
      albums: [{ albumId: summer, message: 'That year' }],
      albumIds: [summer],
      mediaItems: [{ mediaItemId: single }],
      mediaItemIds: [single, film],
      shownFileIds: [original],
      waiting: 0,
    });
  });

  test('of a clone is noted, and promised in no mail', async () => {
    const owner = await makeGivingOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [{ thing: { is: 'clone' } }] });
    await give(world, owner, heir, 'clone');
    expect(await receivedBy(world, owner, heir)).toMatchObject({ clone: 'not-available' });
    expect(subjectsTo(world, heir.email)).toEqual([]);
  });

  test('of a round that is over is not written, however late it comes', async () => {
    const owner = await makeGivingOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await give(world, owner, heir, 'instructions');
    const round = await roundOf(owner);
    await takeBackFrom(world, owner, heir, round);
    await give(world, owner, heir, 'instructions', 'memories');
    expect(await receivedBy(world, owner, heir)).toBeNull();
  });

  test('of an earlier round that comes late costs a later one nothing that waits for its day', async () => {
    const owner = await makeGivingOwner(world);
    const when = { is: 'on-date', date: dayIn(40) } as const;
    const heir = await leaveTo(world, owner.uid, { wishes: [{ ...everything, when }] });
    await give(world, owner, heir, 'memories');
    const before = await releaseTo(world, owner, heir);
    expect(before).toMatchObject({ isWaiting: true, dueAt: expect.any(Date) });
    const late = { ownerId: owner.uid, name: 'real', to: heir.id, stage: 'instructions' } as const;
    await giveStage(world.services, { ...late, round: (await roundOf(owner)) - 1 });
    expect(await releaseTo(world, owner, heir)).toEqual(before);
  });

  test('is not written behind the sweep of an account that is being erased', async () => {
    const owner = await makeGivingOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await world.services.firestore.doc(`users/${heir.uid}`).update({ erasureStartedAt: new Date() });
    await give(world, owner, heir, 'instructions');
    expect(await receivedBy(world, owner, heir)).toBeNull();
    expect(subjectsTo(world, heir.email)).toEqual([]);
  });

  test('closes to the account that its person had before', async () => {
    const owner = await makeGivingOwner(world);
    const [heir, another] = [
      await leaveTo(world, owner.uid, { wishes: [everything] }),
      await leaveTo(world, owner.uid, { wishes: [] }),
    ];
    await give(world, owner, heir, 'instructions');
    expect(await receivedBy(world, owner, heir)).not.toBeNull();
    const person = world.services.firestore.doc(`users/${owner.uid}/beneficiaries/${heir.id}`);
    await person.update({ 'invitation.accountId': another.uid });
    await give(world, owner, heir, 'memories');
    expect(await receivedBy(world, owner, heir)).toBeNull();
    expect(await receivedBy(world, owner, { ...heir, uid: another.uid })).toMatchObject({
      stages: [{ stage: 'instructions' }, { stage: 'memories' }],
    });
  });

  test('asks for no plan and no payment, and weighs nothing on who receives it', async () => {
    const owner = await makeGivingOwner(world);
    await world.services.firestore.doc(`users/${owner.uid}`).update({ plan: 'Free', storageLimit: 0 });
    const albumId = await addAlbum(world, owner.uid);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    const before = (await world.services.firestore.doc(`users/${heir.uid}`).get()).data();
    await give(world, owner, heir, 'instructions', 'memories');
    expect(await receivedBy(world, owner, heir)).toMatchObject({ albumIds: [albumId] });
    expect((await world.services.firestore.doc(`users/${heir.uid}`).get()).data()).toEqual(before);
  });
});

describe('What is left for a day', () => {
  test('waits, also within an album and behind “everything”, and goes out at nine with one mail', async () => {
    const owner = await makeGivingOwner(world);
    const albumId = await addAlbum(world, owner.uid);
    const letter = await addItem(world, owner.uid, albumId, { kind: 'letter' });
    const picture = await addItem(world, owner.uid, albumId);
    const when = { is: 'on-date', date: dayIn(20) } as const;
    const heir = await leaveTo(world, owner.uid, {
      wishes: [everything, { thing: { is: 'media-item', mediaItemId: letter }, when, message: 'Today' }],
    });
    await give(world, owner, heir, 'instructions', 'memories');
    expect(await receivedBy(world, owner, heir)).toMatchObject({
      albumIds: [],
      mediaItemIds: [picture],
      waiting: 1,
    });
    const release = await releaseTo(world, owner, heir);
    const nine = nineAtOrAfter(Date.parse(when.date), 'Europe/Paris');
    expect(release?.dueAt?.getTime()).toBe(nine);
    await skip(world, nine - world.clock.now() - 1);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({ waiting: 1 });
    await skip(world, 1);
    await runDue(world);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({
      albumIds: [albumId],
      mediaItems: [{ mediaItemId: letter, message: 'Today' }],
      waiting: 0,
    });
    expect(subjectsTo(world, heir.email).filter((subject) => subject.includes('today'))).toHaveLength(1);
  });

  test('waits while the clock shows what cannot be so', async () => {
    const owner = await makeGivingOwner(world);
    const letter = await addItem(world, owner.uid, await addAlbum(world, owner.uid));
    const when = { is: 'on-date', date: dayIn(200) } as const;
    const heir = await leaveTo(world, owner.uid, {
      wishes: [{ thing: { is: 'media-item', mediaItemId: letter }, when }],
    });
    await give(world, owner, heir, 'memories');
    await skip(world, 0);
    world.clock.advance(365 * DAY);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({ mediaItems: [], waiting: 1 });
    world.clock.advance(-365 * DAY);
    await skip(world, 201 * DAY);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({
      mediaItems: [{ mediaItemId: letter }],
      waiting: 0,
    });
  });

  test('waits while contacts disagree, and goes out once they do not', async () => {
    const owner = await makeGivingOwner(world);
    const letter = await addItem(world, owner.uid, await addAlbum(world, owner.uid));
    const when = { is: 'on-date', date: dayIn(20) } as const;
    const heir = await leaveTo(world, owner.uid, {
      wishes: [{ thing: { is: 'media-item', mediaItemId: letter }, when }],
    });
    await give(world, owner, heir, 'memories');
    const record = world.services.firestore.doc(`users/${owner.uid}/lifeVerifications/real`);
    const { state } = (await recordOf(world, owner.uid)).life;
    const votes = 'votes' in state ? state.votes : null;
    await record.update({ 'life.state': { is: 'disputed', votes } });
    await skip(world, 21 * DAY);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({ mediaItems: [], waiting: 1 });
    await record.update({ 'life.state': { is: 'released', votes } });
    await skip(world, 2 * DAY);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({
      mediaItems: [{ mediaItemId: letter }],
      waiting: 0,
    });
  });

  test('comes with the release when the day has passed, and at an age by the birth date, also told later', async () => {
    const owner = await makeGivingOwner(world);
    const albumId = await addAlbum(world, owner.uid);
    const other = await addAlbum(world, owner.uid);
    const heir = await leaveTo(world, owner.uid, {
      wishes: [
        { thing: { is: 'album', albumId }, when: { is: 'on-date', date: dayIn(-3) } },
        { thing: { is: 'album', albumId: other }, when: { is: 'at-age', years: 18 } },
      ],
    });
    await give(world, owner, heir, 'memories');
    expect(await receivedBy(world, owner, heir)).toMatchObject({ albumIds: [albumId], waiting: 1 });
    const year = new Date(world.clock.now()).getUTCFullYear();
    await world.services.firestore
      .doc(`users/${owner.uid}/beneficiaries/${heir.id}`)
      .update({ birthDate: `${year - 20}-02-28` });
    await skip(world, DAY);
    await runDue(world);
    expect(await receivedBy(world, owner, heir)).toMatchObject({ albumIds: [albumId, other], waiting: 0 });
  });
});

describe('Who has no account', () => {
  test('is invited once to claim, and finds everything when they accept', async () => {
    const owner = await makeGivingOwner(world);
    const albumId = await addAlbum(world, owner.uid);
    const heir = await leaveTo(world, owner.uid, {
      wishes: [everything],
      hasAccount: false,
      knowsNow: false,
    });
    await give(world, owner, heir, 'instructions', 'instructions', 'memories');
    expect(subjectsTo(world, heir.email)).toEqual(['What Rose kept for you at Amaranth']);
    const mail = world.mailServer.received.findLast(({ to }) => to === heir.email);
    const secret = /\/invitation#([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await world.services.auth.createUser({ uid: heir.uid, email: heir.email });
    await world.services.firestore.doc(`users/${heir.uid}`).set(newUserProfile('Léa', heir.email));
    await callAs(world, heir.uid, personKeysCreate, { publicKey: newPublicKey(), box: '{}' });
    await callAs(world, heir.uid, invitationsAccept, { secret });
    expect(await receivedBy(world, owner, heir)).toMatchObject({
      albumIds: [albumId],
      stages: [{ stage: 'instructions' }, { stage: 'memories' }],
    });
    expect(subjectsTo(world, heir.email)).toHaveLength(1);
  });

  test('nor an address is waited for, and written to nobody', async () => {
    const owner = await makeGivingOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything], hasAccount: false, email: null });
    await give(world, owner, heir, 'instructions');
    expect(await releaseTo(world, owner, heir)).toMatchObject({
      isWaiting: true,
      claimedAt: null,
      dueAt: null,
    });
  });
});

test('An original is linked to for who received it, and no other of the owner’s', async () => {
  const owner = await makeGivingOwner(world);
  const [given, other] = [await addAlbum(world, owner.uid), await addAlbum(world, owner.uid)];
  const [inAlbum, trashed, single, kept] = [
    await addItem(world, owner.uid, given),
    await addItem(world, owner.uid, given, { state: 'trashed' }),
    await addItem(world, owner.uid, other),
    await addItem(world, owner.uid, other),
  ];
  const heir = await leaveTo(world, owner.uid, {
    wishes: [
      { thing: { is: 'album', albumId: given } },
      { thing: { is: 'media-item', mediaItemId: single } },
    ],
  });
  const ownerId = userIdSchema.parse(owner.uid);
  // The store signs by its own clock, which the test does not move.
  const services = { ...world.services, signedLink: async () => 'https://files.example/original' };
  const linkTo = (itemId: typeof kept, uid = heir.uid) =>
    callAs({ services }, uid, releasesLinkItem, { ownerId, itemId });
  const nothing = { code: 'not-found' };
  await expect(linkTo(inAlbum)).rejects.toMatchObject(nothing);
  await give(world, owner, heir, 'instructions', 'memories');
  for (const itemId of [inAlbum, single]) {
    expect(await linkTo(itemId)).toMatchObject({ address: expect.any(String), byteCount: 10 });
  }
  for (const itemId of [trashed, kept]) await expect(linkTo(itemId)).rejects.toMatchObject(nothing);
  await expect(linkTo(inAlbum, owner.contacts[0]?.uid)).rejects.toMatchObject(nothing);
  await takeBackFrom(world, owner, heir, await roundOf(owner));
  await expect(linkTo(inAlbum)).rejects.toMatchObject(nothing);
});

describe('Taken back', () => {
  test('everything closes, and who had heard of it is told kindly, once', async () => {
    const owner = await makeGivingOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    const silent = await leaveTo(world, owner.uid, { wishes: [everything], hasAccount: false });
    for (const one of [heir, silent]) await give(world, owner, one, 'instructions');
    const round = await roundOf(owner);
    for (const one of [heir, silent, heir]) await takeBackFrom(world, owner, one, round);
    expect(await receivedBy(world, owner, heir)).toBeNull();
    for (const { email } of [heir, silent]) {
      expect(subjectsTo(world, email).filter((subject) => subject === 'Good news of Rose')).toHaveLength(1);
    }
    const invitation = world.services.firestore.doc(`users/${owner.uid}/invitations/${silent.id}`);
    expect((await invitation.get()).exists).toBe(false);
  });
});

describe('The verification', () => {
  test('gives stage by stage, and is closed when nothing is left to come', async () => {
    const owner = await makeGivingOwner(world);
    await world.services.firestore.doc(`users/${owner.uid}/beneficiaries/${owner.beneficiaryId}`).delete();
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await give(world, owner, heir, 'instructions', 'memories', 'vault', 'clone');
    const look = () => pass(world, 2 * 60 * 60_000);
    await look();
    expect(await stateOf(world, owner.uid)).toBe('releasing');
    await bringTo(world, owner.uid, 'released');
    await look();
    expect(await stateOf(world, owner.uid)).toBe('closed');
  });

  test('stays open while a letter waits for its day', async () => {
    const owner = await makeGivingOwner(world);
    const albumId = await addAlbum(world, owner.uid);
    const when = { is: 'on-date', date: dayIn(400) } as const;
    const heir = await leaveTo(world, owner.uid, { wishes: [{ thing: { is: 'album', albumId }, when }] });
    const other = await leaveTo(world, owner.uid);
    for (const one of [heir, other]) await give(world, owner, one, 'instructions', 'memories');
    await bringTo(world, owner.uid, 'released');
    await pass(world, 2 * 60 * 60_000);
    expect(await stateOf(world, owner.uid)).toBe('released');
  });
});

test('The owner sees ahead what the release would write', async () => {
  const owner = await makeGivingOwner(world);
  const albumId = await addAlbum(world, owner.uid);
  const heir = await leaveTo(world, owner.uid, {
    wishes: [everything, { thing: { is: 'vault-item', vaultItemId: randomUUID() } }],
  });
  const { received, ...rest } = await callAs(world, owner.uid, releasesPreview, { beneficiaryId: heir.id });
  await give(world, owner, heir, 'instructions', 'memories', 'vault', 'clone');
  const given = await receivedBy(world, owner, heir);
  const { stageDelayDays } = (await recordOf(world, owner.uid)).life.policy;
  const stages = given?.stages.map(({ stage }) => ({ stage, afterDays: stageDelayDays[stage] }));
  expect(received).toEqual({ ...given, stages });
  expect(received.albumIds).toEqual([albumId]);
  expect(rest).toEqual({
    later: [],
    goneCount: 0,
    vaultItemIds: [],
    isGrantBroken: false,
    isTimeLockOnly: false,
  });
});

test('what waits for its day is told to the owner in the order in which it comes, and what is gone is counted', async () => {
  const owner = await makeGivingOwner(world);
  const [now, later, never, erased] = [
    await addAlbum(world, owner.uid),
    await addAlbum(world, owner.uid),
    await addAlbum(world, owner.uid),
    await addAlbum(world, owner.uid),
  ];
  await world.services.firestore.doc(`users/${owner.uid}/albums/${erased}`).delete();
  const album = (albumId: string, more: object = {}) =>
    ({ thing: { is: 'album', albumId }, ...more }) as const;
  const heir = await leaveTo(world, owner.uid, {
    wishes: [
      album(never, { when: { is: 'at-age', years: 18 } }),
      album(later, { when: { is: 'on-date', date: dayIn(400) }, message: 'For the summer.' }),
      album(now, { when: { is: 'on-date', date: dayIn(-400) } }),
      album(erased),
    ],
  });
  const told = await callAs(world, owner.uid, releasesPreview, { beneficiaryId: heir.id });
  expect(told.received.albumIds).toEqual([now]);
  expect(told.received.waiting).toBe(2);
  expect(told.later).toMatchObject([
    { thing: { albumId: later }, message: 'For the summer.' },
    { thing: { albumId: never }, comesAt: null },
  ]);
  expect(told.later[0]?.comesAt).toBeGreaterThan(world.clock.now() + 398 * DAY);
  expect(told.goneCount).toBe(1);
});
