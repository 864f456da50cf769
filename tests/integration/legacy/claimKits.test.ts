/** A claim kit, from its printing to the account that it is tied to: who holds the paper, and nobody else, and not before its time. */
import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beneficiariesRemove } from '#shared/callables/beneficiaries.ts';
import {
  claimKitsChallenge,
  claimKitsClaim,
  claimKitsKeep,
  claimKitsLook,
  claimKitsRevoke,
} from '#shared/callables/claimKits.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { printClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { answerClaimChallenge, claimLocator, describeKit } from '#shared/legacy/keys/claimProof.ts';
import { makeGrant } from '#shared/legacy/keys/makeGrant.ts';
import { expectDone, madeAt, makePerson, makeOwner as makeSigner } from '../../support/legacy/makeRelease.ts';
import {
  give,
  type Heir,
  leaveTo,
  receivedBy,
  releaseTo,
  takeBackFrom,
} from '../../support/legacy/release.ts';
import { bringTo, callAs, makeArmedOwner, type Owner, recordOf } from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { callAsVisitor, mailsTo, makeKeys, makeSomebody, type Somebody } from '../../support/legacyPeople.ts';

const MINUTE = 60_000;
let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const everything = { thing: { is: 'everything' } } as const;
const nothing = { code: 'not-found', message: 'There is nothing to be had with this page, or not yet.' };
const newKit = () => printClaimKit(Uint8Array.from(randomBytes(32))).text;
const locatorOf = async (kit: string) => expectDone(await claimLocator(kit));

async function print({ uid }: Owner, { id }: Heir, kit = newKit()): Promise<string> {
  const whose = { ownerId: userIdSchema.parse(uid), beneficiaryId: id };
  const printed = expectDone(await describeKit(kit, whose));
  await callAs(world, uid, claimKitsKeep, { beneficiaryId: id, ...printed });
  return kit;
}

const look = async (kit: string) =>
  callAsVisitor(world.services, claimKitsLook, { locator: await locatorOf(kit) });
const person = () => makeSomebody(world.services);
const accountOf = ({ uid }: Somebody): UserId => userIdSchema.parse(uid);

/** As the page does it; `answering` holds the paper. */
async function proof(somebody: Somebody, kit: string, answering = kit) {
  const locator = await locatorOf(kit);
  const { ownerId, beneficiaryId, ...challenge } = await somebody.call(claimKitsChallenge, { locator });
  const whose = { ownerId, beneficiaryId, accountId: accountOf(somebody) };
  const { nonce, expiresAt } = challenge;
  const answered = await answerClaimChallenge(answering, whose, challenge);
  return { whose, challenge, answered, told: { locator, nonce, expiresAt } };
}

async function claim(somebody: Somebody, kit: string) {
  const { told, answered } = await proof(somebody, kit);
  return somebody.call(claimKitsClaim, { ...told, answer: expectDone(answered) });
}

/** Léa has no address and a paper; nothing was given yet. */
async function printed(words: Parameters<typeof leaveTo>[2] = {}) {
  const owner = await makeArmedOwner(world);
  const heir = await leaveTo(world, owner.uid, {
    hasAccount: false,
    wishes: [everything],
    email: null,
    ...words,
  });
  return { owner, heir, kit: await print(owner, heir) };
}

async function release(owner: Owner, heir: Heir) {
  await bringTo(world, owner.uid, 'releasing');
  await give(world, owner, heir, 'instructions', 'memories');
}

async function released() {
  const made = await printed();
  await release(made.owner, made.heir);
  return made;
}

const beneficiary = async ({ uid }: Owner, { id }: Heir) =>
  (await world.services.firestore.doc(`users/${uid}/beneficiaries/${id}`).get()).data();

describe('A claim kit', () => {
  test('brings what was left to whoever holds it, with an account and no key of their own', async () => {
    const { owner, heir, kit } = await released();
    expect(await look(kit)).toEqual({
      is: 'open',
      ownerName: 'Rose',
      personName: 'Léa',
      isClaimed: false,
    });
    const lea = await person();
    expect(await claim(lea, kit)).toEqual({ ownerId: owner.uid, beneficiaryId: heir.id });
    expect(await beneficiary(owner, heir)).toMatchObject({
      invitation: { is: 'accepted', accountId: lea.uid },
      pinnedKey: null,
    });
    const role = await world.services.firestore.doc(`users/${lea.uid}/legacyRoles/${heir.id}`).get();
    expect(role.data()).toMatchObject({ role: 'beneficiary', ownerId: owner.uid });
    expect(await receivedBy(world, owner, { ...heir, uid: lea.uid })).toMatchObject({
      stages: [{ stage: 'instructions' }, { stage: 'memories' }],
      message: { text: 'My dear Léa' },
    });
    expect(await releaseTo(world, owner, heir)).toMatchObject({ accountId: lea.uid });
    expect(await look(kit)).toMatchObject({ isClaimed: true });
    // The answer was lost on its way.
    expect(await claim(lea, kit)).toEqual({ ownerId: owner.uid, beneficiaryId: heir.id });
  });

  test('gives its part of the lock to nobody: neither a call nor a document has it', async () => {
    const { owner, heir, kit } = await released();
    const lea = await person();
    const { told, answered, challenge } = await proof(lea, kit);
    const partA = kit.slice(4);
    expect(JSON.stringify([told, answered, challenge])).not.toContain(partA);
    const stored = await world.services.firestore.doc(`users/${owner.uid}/claimKits/${heir.id}`).get();
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual(
      ['beneficiaryId', 'keptAt', 'locatorHash', 'ownerId', 'publicKey'].toSorted(),
    );
    expect(stored.get('locatorHash')).not.toBe(told.locator);
  });

  test('leads to one place: nobody keeps the paper of another owner, or of another beneficiary', async () => {
    const { owner, heir, kit } = await printed();
    const thief = await printed();
    const taken = { code: 'conflict', message: 'This claim kit cannot be kept. Make another.' };
    await expect(print(thief.owner, thief.heir, kit)).rejects.toMatchObject(taken);
    const other = await leaveTo(world, owner.uid, { hasAccount: false, wishes: [everything], email: null });
    await expect(print(owner, other, kit)).rejects.toMatchObject(taken);
    // The answer was lost.
    expect(await print(owner, heir, kit)).toBe(kit);
  });

  test('before anything was given is answered like a paper of nobody, to all who ask', async () => {
    const { kit } = await printed();
    const nobodys = newKit();
    expect(await look(kit)).toEqual(await look(nobodys));
    expect(await look(kit)).toEqual({ is: 'nothing-yet' });
    const lea = await person();
    for (const paper of [kit, nobodys]) {
      const locator = await locatorOf(paper);
      await expect(lea.call(claimKitsChallenge, { locator })).rejects.toMatchObject(nothing);
      const told = { locator, nonce: randomBytes(16).toString('base64url') };
      const expiresAt = world.clock.now() + MINUTE;
      await expect(
        lea.call(claimKitsClaim, { ...told, expiresAt, answer: newSecret() }),
      ).rejects.toMatchObject(nothing);
    }
  });

  test('of a person to whom nothing came yet says nothing, though others have received', async () => {
    const { owner, kit } = await printed();
    const other = await leaveTo(world, owner.uid, { wishes: [everything] });
    await release(owner, other);
    expect(await look(kit)).toEqual({ is: 'nothing-yet' });
  });

  test('opens nothing once its owner has come back', async () => {
    const { owner, heir, kit } = await released();
    const lea = await person();
    const { told, answered } = await proof(lea, kit);
    const { life } = await recordOf(world, owner.uid);
    await takeBackFrom(world, owner, heir, life.round);
    expect(await look(kit)).toEqual({ is: 'nothing-yet' });
    await expect(lea.call(claimKitsClaim, { ...told, answer: expectDone(answered) })).rejects.toMatchObject(
      nothing,
    );
  });
});

const newSecret = () => randomBytes(32).toString('base64url');

describe('A proof', () => {
  test('is worth nothing to another account that overheard it', async () => {
    const { owner, heir, kit } = await released();
    const [lea, thief] = [await person(), await person()];
    const { told, answered } = await proof(lea, kit);
    const answer = expectDone(answered);
    await expect(thief.call(claimKitsClaim, { ...told, answer })).rejects.toMatchObject(nothing);
    expect(await beneficiary(owner, heir)).toMatchObject({ invitation: { is: 'none' } });
    await lea.call(claimKitsClaim, { ...told, answer });
    await expect(thief.call(claimKitsClaim, { ...told, answer })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'claimed-already' },
    });
  });

  test('cannot be given by an account that knows the locator and holds no paper', async () => {
    const { kit } = await released();
    const thief = await person();
    const { whose, challenge, answered, told } = await proof(thief, kit, newKit());
    expect(answered).toMatchObject({ ok: false, problem: { is: 'other-key' } });
    // Nor with the challenge of another account's name.
    const others = await answerClaimChallenge(
      kit,
      { ...whose, accountId: userIdSchema.parse('lea') },
      challenge,
    );
    expect(others.ok).toBe(false);
    await expect(thief.call(claimKitsClaim, { ...told, answer: newSecret() })).rejects.toMatchObject(nothing);
  });

  test('of one beneficiary is none of another, of the same owner', async () => {
    const { owner, heir, kit } = await printed();
    const other = await leaveTo(world, owner.uid, { hasAccount: false, wishes: [everything], email: null });
    const otherKit = await print(owner, other);
    await release(owner, heir);
    await give(world, owner, other, 'instructions');
    const lea = await person();
    const { told, answered } = await proof(lea, kit);
    const answer = expectDone(answered);
    await expect(
      lea.call(claimKitsClaim, { ...told, locator: await locatorOf(otherKit), answer }),
    ).rejects.toMatchObject(nothing);
    await claim(lea, kit);
    // One person is not counted as two.
    await expect(claim(lea, otherKit)).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'named-already' },
    });
  });

  test('holds for ten minutes, and for no nonce and no time but its own', async () => {
    const { kit } = await released();
    const lea = await person();
    const { told, answered } = await proof(lea, kit);
    const answer = expectDone(answered);
    for (const altered of [
      { nonce: randomBytes(16).toString('base64url') },
      { expiresAt: told.expiresAt + 1 },
      { expiresAt: told.expiresAt + 60 * MINUTE },
    ]) {
      await expect(lea.call(claimKitsClaim, { ...told, ...altered, answer })).rejects.toMatchObject(nothing);
    }
    world.clock.advance(10 * MINUTE);
    await expect(lea.call(claimKitsClaim, { ...told, answer })).rejects.toMatchObject(nothing);
    await claim(lea, kit);
  });

  test('is not taken from its owner, nor from who gives nothing of themselves', async () => {
    const { owner, kit } = await released();
    const locator = await locatorOf(kit);
    await expect(callAs(world, owner.uid, claimKitsChallenge, { locator })).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'own-kit' },
    });
    const lea = await person();
    const anonymous = { firebase: { sign_in_provider: 'anonymous' } };
    await expect(lea.call(claimKitsChallenge, { locator }, anonymous)).rejects.toMatchObject({
      code: 'email-not-verified',
    });
    await expect(callAsVisitor(world.services, claimKitsChallenge, { locator })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });
});

describe('An older or withdrawn kit', () => {
  test('leads nowhere: the newest that was printed is the one', async () => {
    const { owner, heir, kit: older } = await printed();
    const newer = await print(owner, heir);
    await release(owner, heir);
    expect(await look(older)).toEqual({ is: 'nothing-yet' });
    expect(await look(newer)).toMatchObject({ is: 'open' });
  });

  test('that was withdrawn leads nowhere, and neither does one of somebody who was taken off', async () => {
    const withdrawn = await printed();
    const { uid } = withdrawn.owner;
    const { id: beneficiaryId } = withdrawn.heir;
    await callAs(world, uid, claimKitsRevoke, { beneficiaryId });
    await callAs(world, uid, claimKitsRevoke, { beneficiaryId });
    await release(withdrawn.owner, withdrawn.heir);
    expect(await look(withdrawn.kit)).toEqual({ is: 'nothing-yet' });

    const removed = await printed();
    await callAs(world, removed.owner.uid, beneficiariesRemove, { beneficiaryId: removed.heir.id });
    expect(await look(removed.kit)).toEqual({ is: 'nothing-yet' });
    const left = await world.services.firestore.collection(`users/${removed.owner.uid}/claimKits`).get();
    expect(left.size).toBe(0);
  });

  test('leads nowhere where the lock was made for another paper, or for an account', async () => {
    const { owner: signer } = await makeSigner();
    const lock = { kind: 'time-lock-only' } as const;
    async function lockedFor(recipientKind: 'this' | 'other-kit' | 'account') {
      const { owner, heir, kit } = await printed();
      const ownerId = userIdSchema.parse(owner.uid);
      const beneficiaryId = heir.id;
      const { publicKey } = await makePerson('lea');
      const recipient =
        recipientKind === 'account'
          ? ({ kind: 'account', publicKey } as const)
          : ({ kind: 'kit', partA: null } as const);
      const grant = expectDone(
        await makeGrant({ ...signer, ownerId }, { beneficiaryId, number: 1, madeAt, recipient, lock }),
      );
      const isThis = recipientKind === 'this' && grant.kitPartA;
      const paper = isThis ? await print(owner, heir, printClaimKit(isThis).text) : kit;
      await world.services.firestore.doc(`users/${ownerId}/grants/${beneficiaryId}`).set({
        ownerId,
        beneficiaryId,
        number: 1,
        grant: JSON.stringify(grant.document),
        sealedTo: { beneficiary: null, contacts: [] },
        timeLockPart: null,
        itemCount: 0,
        savedAt: Timestamp.fromMillis(world.clock.now()),
      });
      await release(owner, heir);
      return look(paper);
    }
    expect(await lockedFor('this')).toMatchObject({ is: 'open' });
    expect(await lockedFor('other-kit')).toEqual({ is: 'nothing-yet' });
    expect(await lockedFor('account')).toEqual({ is: 'nothing-yet' });
  });
});

test('a silent person who has both a paper and the release’s mail claims once, with either', async () => {
  const email = `lea-${randomBytes(4).toString('hex')}@example.org`;
  const { owner, heir, kit } = await printed({ email, knowsNow: false });
  await release(owner, heir);
  const invitations = world.services.firestore.collection(`users/${owner.uid}/invitations`);
  expect((await invitations.get()).size).toBe(1);
  const lea = await person();
  await claim(lea, kit);
  expect((await invitations.get()).size).toBe(0);
});

test('nobody asks after papers without end', async () => {
  const locator = newSecret();
  const ask = () => callAsVisitor(world.services, claimKitsLook, { locator }, '203.0.113.99');
  for (let time = 0; time < 40; time += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'too-many-attempts' });
});

test('whoever claims keeps their key for others out of it: what was locked is locked for the paper', async () => {
  const { owner, heir, kit } = await released();
  const lea = await person();
  await makeKeys(lea);
  await claim(lea, kit);
  expect(await beneficiary(owner, heir)).toMatchObject({ pinnedKey: null });
  expect(await mailsTo(world.services, owner.email, 'invitation-accepted')).toEqual([]);
});
