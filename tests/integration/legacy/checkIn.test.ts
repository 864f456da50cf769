/** The link of a notice: opening it changes nothing, pressing its button says once that the owner lives. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import {
  bringTo,
  callAs,
  DAY,
  makeArmedOwner,
  pass,
  passToDeadline,
  recordOf,
  stateOf,
  subjectsTo,
  tokensMailedTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const press = async (token: string) =>
  (await callAs(world, null, calls.lifeVerificationCheckInByLink, { token })).outcome;

describe('a check-in link', () => {
  test('is opened by every scanner without any effect, and works once for who presses the button', async () => {
    const owner = await makeArmedOwner(world);
    await passToDeadline(world, owner.uid);
    const [token = ''] = tokensMailedTo(world, owner.email);
    const before = await recordOf(world, owner.uid);
    for (const method of ['GET', 'HEAD']) {
      await fetch(`${world.backend.origin}/check-in`, { method });
      await fetch(`${world.backend.origin}/check-in?token=${token}`, { method });
      await fetch(`${world.backend.origin}/functions/lifeVerification-checkInByLink?token=${token}`, {
        method,
      });
      await fetch(
        `${world.backend.origin}/functions/lifeVerification-checkInByLink?data=${encodeURIComponent(JSON.stringify({ token }))}`,
        { method },
      );
    }
    expect(await recordOf(world, owner.uid)).toEqual(before);
    expect(await press(token)).toBe('done');
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await press(token)).toBe('done-before');
  });

  test('of the first reminder still works while the contacts are asked', async () => {
    const owner = await makeArmedOwner(world);
    await passToDeadline(world, owner.uid);
    const [token = ''] = tokensMailedTo(world, owner.email);
    await bringTo(world, owner.uid, 'veto');
    expect(await press(token)).toBe('done');
    expect(await stateOf(world, owner.uid)).toBe('active');
  });

  test('is over once the owner has acted elsewhere, and after four months', async () => {
    const owner = await makeArmedOwner(world);
    await passToDeadline(world, owner.uid);
    const [first = ''] = tokensMailedTo(world, owner.email);
    await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
    expect(await press(first)).toBe('done-before');
    await passToDeadline(world, owner.uid);
    const second = tokensMailedTo(world, owner.email).at(-1) ?? '';
    world.clock.advance(121 * DAY);
    expect(await press(second)).toBe('expired');
    expect(await stateOf(world, owner.uid)).not.toBe('active');
  });

  test('pressed while the mail server was away takes back the reminder that still waits', async () => {
    const owner = await makeArmedOwner(world);
    world.mailServer.onSender = () =>
      Promise.reject(Object.assign(new Error('later'), { responseCode: 451 }));
    await passToDeadline(world, owner.uid);
    await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
    world.mailServer.onSender = () => Promise.resolve();
    await pass(world, DAY);
    expect(subjectsTo(world, owner.email)).not.toContain('Are you well? Your check-in at Amaranth');
  });

  test('that somebody wrote themselves is none', async () => {
    const owner = await makeArmedOwner(world);
    await passToDeadline(world, owner.uid);
    const [token = ''] = tokensMailedTo(world, owner.email);
    const [uid, name, round, expiry, signature = ''] = token.split('.');
    const forged = [
      [uid, name, Number(round) + 1, expiry, signature],
      [uid, name, round, Number(expiry) + 1, signature],
      [uid, name, round, expiry, `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`],
      [uid, 'rehearsal', round, expiry, signature],
      ['somebody-else', name, round, expiry, signature],
    ].map((parts) => parts.join('.'));
    for (const other of [...forged, '', 'x', `${token}.`]) expect(await press(other)).toBe('unknown');
    expect(await stateOf(world, owner.uid)).not.toBe('active');
  });
});
