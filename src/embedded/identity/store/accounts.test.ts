/** What an account's record must be to be believed, and that reading and saving it again loses nothing. */
import { expect, test } from 'vitest';
import { migrate, openDatabase } from '../../database/openDatabase.ts';
import type { Account } from './account.ts';
import { createAccounts } from './accounts.ts';
import { identityTables } from './schema.ts';

const rose: Account = {
  localId: 'rose',
  email: 'rose@example.org',
  emailVerified: true,
  emailVerifiedBy: 'mail',
  disabled: false,
  password: { algorithm: 'scrypt', hash: 'aGFzaA==', salt: 'c2FsdA==', parameters: { N: 32_768 } },
  emailLinkSignin: false,
  customAuth: false,
  validSince: 1_700_000_000,
  createdAt: 1_700_000_000_000,
  federated: [{ providerId: 'google.com', rawId: '1', displayName: 'Rose' }],
  secondFactors: [
    { mfaEnrollmentId: 'app', enrolledAt: '2026-01-01T00:00:00Z', totp: { secret: 'AAAA', lastStep: 7 } },
  ],
};

function openAccounts() {
  const database = openDatabase(':memory:');
  migrate(database, 'identity', identityTables);
  const write = database.prepare('UPDATE identity_accounts SET record = ? WHERE local_id = ?');
  const accounts = createAccounts(database);
  accounts.save(rose);
  return { accounts, overwrite: (record: object) => write.run(JSON.stringify(record), rose.localId) };
}

test('an account is read as it was saved, with what a later release keeps in it', () => {
  const { accounts, overwrite } = openAccounts();
  expect(accounts.find('rose')).toEqual(rose);
  const later = { ...rose, nickname: 'Rosie', federated: [{ ...rose.federated[0], region: 'eu' }] };
  overwrite(later);
  expect(accounts.find('rose')).toEqual(later);
});

test.each<[string, object]>([
  ['without a say whether it is disabled', { disabled: undefined }],
  ['that is valid since a word', { validSince: 'yesterday' }],
  ['without its list of second factors', { secondFactors: undefined }],
  ['with a second factor that has no id', { secondFactors: [{ enrolledAt: '' }] }],
])('a record %s opens no account', (_, change) => {
  const { accounts, overwrite } = openAccounts();
  overwrite({ ...rose, ...change });
  expect(() => accounts.find('rose')).toThrow();
});
