/** Second factors that the business logic gives, without the emulator's leniency. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ emulator: false });
});
afterAll(() => backend.stop());

test('a number is one factor of an account: given twice it is refused', async () => {
  const { auth } = (await backend.server.businessLogic()).services;
  const phone = { factorId: 'phone', phoneNumber: '+12025550181' };
  const account = (...enrolledFactors: (typeof phone)[]) => ({
    email: 'rose@example.org',
    emailVerified: true,
    multiFactor: { enrolledFactors },
  });
  await expect(auth.createUser(account(phone, phone))).rejects.toThrow(/already enrolled/);
  expect((await auth.createUser(account(phone))).multiFactor?.enrolledFactors).toHaveLength(1);
});
