import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';

const listMail = callableNamed('administration-listMail');
const readMail = callableNamed('administration-readMail');
const list = callableNamed('jobs-list');
const releaseLate = scheduleNamed('media-releaseLate');
const EMAIL = 'admin@amaranth.example';
let backend: Backend;
let services: Services;

beforeAll(async () => {
  backend = await startBackend({
    environment: { AMARANTH_ADMIN_EMAILS: EMAIL, AMARANTH_SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  ({ services } = await backend.server.businessLogic());
  await services.auth.createUser({ uid: 'admin', email: EMAIL, emailVerified: true });
  await services.auth.setCustomUserClaims('admin', { role: 'admin' });
});
afterAll(() => backend.stop());

const administrator = {
  uid: 'admin',
  email: EMAIL,
  emailVerified: true,
  claims: { role: 'admin', auth_time: 4_000_000_000 },
};

test('once mail leaves the house, no administrator reads the codes in it', async () => {
  for (const answer of [
    listMail.call({}, { services, caller: administrator }),
    readMail.call({ id: 'any' }, { services, caller: administrator }),
  ]) {
    await expect(answer).rejects.toMatchObject({ code: 'not-available' });
  }
});

test('an administrator sees when each job ran', async () => {
  await releaseLate.run({ services, dueAt: Date.now() });
  expect(await list.call(null, { services, caller: administrator })).toMatchObject({
    jobs: expect.arrayContaining([
      expect.objectContaining({
        name: 'media-releaseLate',
        lastFinishedAt: expect.any(String),
        lastFailure: '',
        failures: [],
      }),
    ]),
  });
});
