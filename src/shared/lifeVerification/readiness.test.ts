import { expect, test } from 'vitest';
import type { Agreement } from './lifeVerification.ts';
import { agreement, draft } from './modelCheck/smallWorld.testing.ts';
import { missingBeforeArming, missingInAgreement } from './readiness.ts';

const heirs = agreement.contacts.filter(({ isBeneficiary }) => isBeneficiary);
const friends = agreement.contacts.filter(({ isBeneficiary }) => !isBeneficiary);

test.each<[string, Partial<Agreement>, readonly string[]]>([
  ['one verified channel', { channels: agreement.channels.slice(0, 2) }, ['second-channel']],
  ['one contact who has accepted', { contacts: friends }, ['second-contact']],
  ['heirs alone', { contacts: [...heirs, ...heirs] }, ['contact-beside-heirs']],
  ['three of two', { policy: { ...agreement.policy, quorum: 3 } }, ['quorum-in-reach']],
  ['nothing missing', {}, []],
])('before arming: %s', (_, change, missing) => {
  expect(missingInAgreement({ ...agreement, ...change })).toEqual(missing);
});

test('before arming: a rehearsal', () => {
  expect(missingBeforeArming(draft)).toEqual(['rehearsal']);
  expect(missingBeforeArming({ ...draft, isRehearsed: true })).toEqual([]);
});
