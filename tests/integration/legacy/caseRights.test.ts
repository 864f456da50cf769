/** Who may decide about a case: nobody alone, and nobody who has a part in it. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/legacyCases.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { assertUnrelated } from '../../../src/functions/legacyCases/assertUnrelated.ts';
import { callableNamed } from '../../support/catalogue.ts';
import {
  addressOf,
  asKeeper,
  attested,
  FIRST,
  keepers,
  listed,
  openCase,
  papers,
  reason,
  registerKeepers,
  rejectCase,
  SECOND,
  uphold,
} from '../../support/legacy/keepers.ts';
import { callAs, makeArmedOwner, type Owner, recordOf, stateOf } from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld({ AMARANTH_ADMIN_EMAILS: keepers.join(',') });
  await registerKeepers(world.services);
});
afterAll(() => world.stop());

const documentOf = (path: string) => world.services.firestore.doc(path);

/** Among whom the owner named; `accepts` is the account that accepted. */
async function name(
  owner: Owner,
  collection: 'beneficiaries' | 'trustedContacts',
  { email, accepts }: { readonly email: string | null; readonly accepts: string | null },
): Promise<void> {
  const at = Timestamp.fromMillis(world.clock.now());
  const id = randomUUID();
  await documentOf(`users/${owner.uid}/${collection}/${id}`).set({
    id,
    ownerId: owner.uid,
    name: 'Somebody',
    email,
    invitation: accepts === null ? { is: 'none' } : { is: 'accepted', at, accountId: accepts },
    revision: 1,
    createdAt: at,
    updatedAt: at,
  });
}

/** A case that FIRST has upheld, of an owner who named SECOND in one way or another. */
async function makeCaseOf(owner: Owner): Promise<string> {
  const caseId = await openCase(world, owner.email);
  await uphold(world, FIRST, caseId);
  return caseId;
}

describe('Who has a part in it', () => {
  test.each([
    ['a beneficiary', 'beneficiaries', { email: null, accepts: SECOND }],
    ['a beneficiary who was never told', 'beneficiaries', { email: addressOf(SECOND), accepts: null }],
    [
      'one whose address is written in capitals',
      'beneficiaries',
      { email: addressOf(SECOND).toUpperCase(), accepts: null },
    ],
    ['a contact', 'trustedContacts', { email: null, accepts: SECOND }],
    ['a contact who has not answered', 'trustedContacts', { email: addressOf(SECOND), accepts: null }],
  ] as const)('decides nothing: %s', async (_who, collection, place) => {
    const owner = await makeArmedOwner(world);
    await name(owner, collection, place);
    const caseId = await makeCaseOf(owner);
    const acts = [
      () => uphold(world, SECOND, caseId),
      () => rejectCase(world, SECOND, caseId),
      () => asKeeper(world, SECOND, calls.legacyCasesWithdraw, { caseId, reason }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'case-not-yours' });
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await listed(world, caseId)).toMatchObject({ state: 'open' });
    expect((await recordOf(world, owner.uid)).life.documentedCase?.upheldBy).toEqual([FIRST]);
  });

  test('decides nothing: the owner, should they be an administrator', async () => {
    const { uid, email } = await makeArmedOwner(world);
    const { services } = world;
    const asked = services.firestore.runTransaction((transaction) =>
      assertUnrelated(transaction, services, { uid, email }, uid),
    );
    await expect(asked).rejects.toMatchObject({ code: 'case-not-yours' });
  });

  test('hears the same as everybody who has one, so that nobody learns what they were named as', async () => {
    const messages = [];
    for (const collection of ['beneficiaries', 'trustedContacts'] as const) {
      const owner = await makeArmedOwner(world);
      await name(owner, collection, { email: null, accepts: SECOND });
      const caseId = await makeCaseOf(owner);
      messages.push(await uphold(world, SECOND, caseId).catch(({ code, message }) => ({ code, message })));
    }
    expect(messages[0]).toEqual(messages[1]);
    expect(messages[0]).toMatchObject({ code: 'case-not-yours' });
  });

  test('does not hold up those who have none', async () => {
    const owner = await makeArmedOwner(world);
    await name(owner, 'beneficiaries', { email: 'another@keepers.example', accepts: 'somebody-else' });
    const caseId = await makeCaseOf(owner);
    await uphold(world, SECOND, caseId);
    expect(await stateOf(world, owner.uid)).toBe('verifying');
  });
});

describe('One administrator', () => {
  test('alone moves nothing, however often', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    for (let time = 0; time < 3; time += 1) await uphold(world, FIRST, caseId);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await listed(world, caseId)).toMatchObject({ state: 'open' });
  });

  test('is not two by two presses in the same moment', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await Promise.allSettled([uphold(world, FIRST, caseId), uphold(world, FIRST, caseId)]);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect((await listed(world, caseId))?.decisions).toHaveLength(1);
  });

  test('upholds nothing without standing for it', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    for (const left of [{}, { ...attested, isUnrelated: false }, { ...attested, hasSeenPapers: false }]) {
      const input = { caseId, decision: 'uphold', reason, ...left };
      const answer = callableNamed('legacyCases-decide').call(input, {
        services: world.services,
        caller: {
          uid: FIRST,
          email: addressOf(FIRST),
          emailVerified: true,
          claims: { auth_time: Math.floor(world.clock.now() / 1000), role: 'admin' },
        },
        address: '203.0.113.7',
      });
      await expect(answer).rejects.toMatchObject({ code: 'invalid-input' });
    }
  });

  test('who is one no longer decides nothing', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await makeCaseOf(owner);
    await world.services.auth.setCustomUserClaims(SECOND, {});
    await expect(uphold(world, SECOND, caseId)).rejects.toMatchObject({ code: 'admin-only' });
    await world.services.auth.setCustomUserClaims(SECOND, { role: 'admin' });
    expect(await stateOf(world, owner.uid)).toBe('active');
  });
});

test('Nobody but an administrator asks any of it: not the owner, a contact, a beneficiary or a visitor', async () => {
  const owner = await makeArmedOwner(world);
  const caseId = await makeCaseOf(owner);
  const ownerId = userIdSchema.parse(owner.uid);
  const [contact] = owner.contacts;
  for (const uid of [owner.uid, contact?.uid ?? '', null]) {
    const asked = [
      callAs(world, uid, calls.legacyCasesOpen, {
        caseId: randomUUID(),
        ownerEmail: owner.email,
        ...papers,
      }),
      callAs(world, uid, calls.legacyCasesDecide, { caseId, decision: 'reject', reason }),
      callAs(world, uid, calls.legacyCasesWithdraw, { caseId, reason }),
      callAs(world, uid, calls.legacyCasesList, {}),
      callAs(world, uid, calls.legacyCasesReadWatch, {}),
      callAs(world, uid, calls.legacyCasesSendAgain, { ownerId }),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { code: uid === null ? 'not-signed-in' : 'admin-only' },
      });
    }
  }
  expect(await listed(world, caseId)).toMatchObject({ state: 'open' });
});
