/** A sign-in takes as long as its hash: what changes meanwhile counts, and is not taken back. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';
import { ask, confirmAddress, mailedCode, PASSWORD, signUp } from '../../support/identity.ts';

let backend: Backend;
beforeAll(async () => {
  // Hashed as for people: a hash that is done at once leaves nothing to come between.
  backend = await startBackend({ environment: { AMARANTH_CHEAP_PASSWORDS: '0' } });
});
afterAll(() => backend.stop());

const NEW_PASSWORD = 'rosemary-9';

/** The owner has a link to a new password. */
async function askForReset(email: string): Promise<string> {
  await ask(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  return mailedCode(backend, email);
}

test('whoever signs in with the old password while it is reset is out afterwards', async () => {
  const email = 'rose@example.org';
  const { idToken } = await signUp(backend, email);
  await confirmAddress(backend, email, idToken);
  const oobCode = await askForReset(email);
  const enter = () => ask(backend, 'signInWithPassword', { email, password: PASSWORD });
  // Two hashes go at once: some of these are made before the reset's own, some after.
  const before = [enter(), enter()];
  const reset = ask(backend, 'resetPassword', { oobCode, newPassword: NEW_PASSWORD });
  const answers = await Promise.all([...before, enter(), enter(), enter()]);
  expect((await reset).status).toBe(200);
  for (const { status, body } of answers) {
    if (status !== 200) continue;
    expect((await ask(backend, 'lookup', { idToken: body.idToken })).status).toBe(400);
  }
  expect((await enter()).status).toBe(400);
});

test('an imported password that is kept anew does not take a reset back', async () => {
  const { auth } = (await backend.server.businessLogic()).services;
  for (const count of [1, 2, 3]) {
    const email = `imported-${count}@example.org`;
    const passwordHash = createHash('sha256').update('plain-old-1').digest();
    await auth.importUsers([{ uid: `imported-${count}`, email, emailVerified: true, passwordHash }], {
      hash: { algorithm: 'SHA256', rounds: 1 },
    });
    const oobCode = await askForReset(email);
    const entering = ask(backend, 'signInWithPassword', { email, password: 'plain-old-1' });
    const reset = ask(backend, 'resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    await entering;
    expect((await reset).status).toBe(200);
    const enter = (password: string) => ask(backend, 'signInWithPassword', { email, password });
    expect([(await enter(NEW_PASSWORD)).status, (await enter('plain-old-1')).status]).toEqual([200, 400]);
  }
});
