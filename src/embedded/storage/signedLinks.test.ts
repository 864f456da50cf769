import { expect, test } from 'vitest';
import { verifySignedLink } from './signedLinks.ts';
import { StorageError } from './wire/storageError.ts';

test('a link that names no header by its signed headers is refused, and no failure of the server', () => {
  const address = new URL('http://localhost/media/film');
  const parameters = {
    'X-Goog-Algorithm': 'GOOG4-RSA-SHA256',
    'X-Goog-Date': '20261120T215000Z',
    'X-Goog-Expires': '600',
    'X-Goog-Credential': 'vault@example.org/20261120/auto/storage/goog4_request',
    'X-Goog-SignedHeaders': 'host;not a header\n',
    'X-Goog-Signature': '00',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const signer = { client_email: 'vault@example.org', private_key: '' };
  const now = Date.parse('2026-11-20T21:50:00Z');
  expect(() => verifySignedLink(new Request(address), signer, now)).toThrow(StorageError);
});
