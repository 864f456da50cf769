/** Where an owner is asked: an address is theirs when they read a code that was mailed there, and not by guessing it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import {
  callAs,
  codeMailedTo,
  MINUTE,
  makeArmedOwner,
  makeOwner,
  type Owner,
  recordOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
let owner: Owner;
beforeAll(async () => {
  world = await startWorld();
  owner = await makeOwner(world);
});
afterAll(() => world.stop());

const another = () => `${randomUUID()}@example.org`;
async function add(address: string): Promise<string> {
  const channelId = randomUUID();
  await callAs(world, owner.uid, calls.lifeVerificationAddChannel, { channelId, address });
  return channelId;
}
const verify = (channelId: string, code: string) =>
  callAs(world, owner.uid, calls.lifeVerificationVerifyChannel, { channelId, code });
const remove = (channelId: string) =>
  callAs(world, owner.uid, calls.lifeVerificationRemoveChannel, { channelId });
const isAsked = async (channelId: string) =>
  (await recordOf(world, owner.uid)).life.channels.some(({ id }) => id === channelId);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a channel', () => {
  test('is verified at once for the account’s own confirmed address, and by its code for another', async () => {
    const { services } = world;
    const [own, second] = owner.channels;
    for (const id of [own, second]) {
      const channel = await services.firestore.doc(`users/${owner.uid}/channels/${id}`).get();
      expect(channel.get('verifiedAt')).not.toBeNull();
    }
    expect(codeMailedTo(world, owner.email)).toBe('');
    expect(codeMailedTo(world, `second-${owner.email}`)).toMatch(/^\d{6}$/);
  });

  test('has a code for ten minutes and five guesses, and then none', async () => {
    const address = another();
    const channelId = await add(address);
    const first = codeMailedTo(world, address);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(verify(channelId, wrong(first))).rejects.toMatchObject({ code: 'channel-code-wrong' });
    }
    await expect(verify(channelId, first)).rejects.toMatchObject({ code: 'channel-code-wrong' });
    await callAs(world, owner.uid, calls.lifeVerificationSendCode, { channelId });
    const second = codeMailedTo(world, address);
    world.clock.advance(11 * MINUTE);
    await expect(verify(channelId, second)).rejects.toMatchObject({ code: 'channel-code-wrong' });
    await callAs(world, owner.uid, calls.lifeVerificationSendCode, { channelId });
    await verify(channelId, codeMailedTo(world, address));
    expect(await isAsked(channelId)).toBe(true);
    await remove(channelId);
  });

  test('is asked first when its owner says so: at once before arming, after the hold once armed', async () => {
    const armed = await makeArmedOwner(world);
    const [own = '', second = ''] = armed.channels;
    const order = (uid: string, channelIds: string[]) =>
      callAs(world, uid, calls.lifeVerificationOrderChannels, { channelIds });
    const asked = async (uid: string) => (await recordOf(world, uid)).life.channels.map(({ id }) => id);
    const [first = '', other = ''] = owner.channels;
    expect(await order(owner.uid, [other])).toEqual({ heldUntil: null });
    expect(await asked(owner.uid)).toEqual([other, first]);
    await order(owner.uid, [first, randomUUID()]);
    expect(await asked(owner.uid)).toEqual([first, other]);
    expect((await order(armed.uid, [second, own])).heldUntil).toBeGreaterThan(world.clock.now());
    expect(await asked(armed.uid)).toEqual([own, second]);
  });

  test('is written to ten times a day, whoever asks', async () => {
    const address = another();
    const channelId = await add(address);
    const send = () => callAs(world, owner.uid, calls.lifeVerificationSendCode, { channelId });
    for (let count = 0; count < 9; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'too-many-attempts' });
    await remove(channelId);
  });

  test('is not asked twice, and no sixth one is', async () => {
    await expect(add(owner.email.toUpperCase())).rejects.toMatchObject({ code: 'invalid-input' });
    const more = [await add(another()), await add(another()), await add(another())];
    await expect(add(another())).rejects.toMatchObject({ code: 'invalid-input', details: { limit: 5 } });
    for (const channelId of more) await remove(channelId);
    const left = await world.services.firestore.collection(`users/${owner.uid}/channels`).get();
    expect(left.size).toBe(2);
  });

  test('keeps no code that could be read from the store', async () => {
    const address = another();
    const channelId = await add(address);
    const kept = await world.services.firestore.doc(`users/${owner.uid}/channelCodes/${channelId}`).get();
    expect(JSON.stringify(kept.data())).not.toContain(codeMailedTo(world, address));
    await remove(channelId);
    expect((await kept.ref.get()).exists).toBe(false);
  });
});
