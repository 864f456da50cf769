import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountAgree, accountListAgreements } from '#shared/callables/agreements.ts';
import { type Clock, systemClock } from '#shared/clock.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

const A_WHILE = 10 * 60_000;
let ahead = 0;
const clock: Clock = { ...systemClock, now: () => Date.now() + ahead };
let backend: Backend;
let person: Person;

beforeAll(async () => {
  backend = await startBackend({ clock });
  person = await signUpPerson(backend.origin);
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

const terms = { document: 'terms-of-service', version: legalVersions['terms-of-service'] } as const;
const policy = { document: 'privacy-policy', version: legalVersions['privacy-policy'] } as const;

describe('What a person agreed to', () => {
  test('is kept with its version and the server’s instant, which saying it again does not move', async () => {
    expect(await person.call(accountListAgreements, {})).toEqual({ agreements: [] });
    await person.call(accountAgree, { documents: [terms] });
    const { agreements: first } = await person.call(accountListAgreements, {});
    expect(first).toMatchObject([terms]);
    ahead = A_WHILE;
    await person.call(accountAgree, { documents: [terms, policy] });
    const { agreements } = await person.call(accountListAgreements, {});
    expect(agreements).toMatchObject([policy, terms]);
    expect(agreements[1]).toEqual(first[0]);
    const [later, earlier] = agreements.map(({ agreedAt }) => Date.parse(agreedAt));
    expect((later ?? 0) - (earlier ?? 0)).toBeGreaterThanOrEqual(A_WHILE);
  });

  test('is never a version that does not apply', async () => {
    const documents = [{ document: 'terms-of-service' as const, version: '2099-01-01' }];
    await expect(person.call(accountAgree, { documents })).rejects.toThrow();
    expect(JSON.stringify(await person.call(accountListAgreements, {}))).not.toContain('2099');
  });
});
