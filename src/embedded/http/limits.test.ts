/** What the body of a request may bring, by where it goes. */
import { describe, expect, test } from 'vitest';
import { bodyBoundOf, isNamedPath } from './limits.ts';

const KIBIBYTE = 1_024;
const MEBIBYTE = 1_024 * KIBIBYTE;

function boundOf(target: string, method = 'POST', headers: Readonly<Record<string, string>> = {}) {
  const bound = bodyBoundOf({ method, target, header: (name) => headers[name] });
  return bound.kind === 'streamed' ? 'streamed' : bound.bytes;
}

const documents = '/v1/projects/amaranth-local/databases/(default)/documents';

describe('A body', () => {
  test.each([
    [`${documents}:commit`, 10 * MEBIBYTE + 64 * KIBIBYTE],
    [`${documents}:batchWrite?key=k`, 10 * MEBIBYTE + 64 * KIBIBYTE],
    [`${documents}:runQuery`, MEBIBYTE],
    [`${documents}/users/ana:runAggregationQuery`, MEBIBYTE],
    [`${documents}:batchGet`, MEBIBYTE],
    [`${documents}:partitionQuery`, MEBIBYTE],
    [`${documents}/users/ana`, 3 * MEBIBYTE],
    [`${documents}:commit/users`, 3 * MEBIBYTE],
    [`${documents}:runQuery/users`, 3 * MEBIBYTE],
    ['/identitytoolkit.googleapis.com/v1/projects/amaranth-local/accounts:batchCreate', 2 * MEBIBYTE],
    ['/more/identitytoolkit.googleapis.com/v1/projects/amaranth-local/accounts:batchCreate', 4 * KIBIBYTE],
    [`/more${documents}:commit`, 4 * KIBIBYTE],
    [`/more${documents}:runQuery`, 4 * KIBIBYTE],
    ['/identitytoolkit.googleapis.com/v1/projects/p/q/accounts:batchCreate', 64 * KIBIBYTE],
    ['/identitytoolkit.googleapis.com/v1/projects/p/accounts:batchCreate/more', 64 * KIBIBYTE],
    ['/identitytoolkit.googleapis.com/v1/accounts:signUp', 64 * KIBIBYTE],
    ['/securetoken.googleapis.com/v1/token', 64 * KIBIBYTE],
    ['/service_accounts/v1/jwk/securetoken', 0],
    ['/__/openid/authorize', 64 * KIBIBYTE],
    ['/storage/v1/b/bucket/o', 64 * KIBIBYTE],
    ['/download/storage/v1/b/bucket/o', 64 * KIBIBYTE],
    ['/b/bucket/o/a', 64 * KIBIBYTE],
    ['/functions/albums-create', MEBIBYTE],
    ['/amaranth-local/us-central1/albums-create', MEBIBYTE],
    ['/a/b/us-central1/albums-create', 4 * KIBIBYTE],
    ['/emulator/v1/projects/p', 512 * KIBIBYTE],
    ['/internal/reset', 512 * KIBIBYTE],
    ['/health', 0],
    ['/configuration.json', 0],
    ['/configurationxjson', 4 * KIBIBYTE],
    ['/emulators', 0],
    ['/health/more', 4 * KIBIBYTE],
    ['/more/health', 4 * KIBIBYTE],
    ['/dashboard', 4 * KIBIBYTE],
    ['/', 4 * KIBIBYTE],
  ])('to %s has %s bytes at most', (target, bytes) => expect(boundOf(target)).toBe(bytes));

  test.each([
    '/v1/projects/',
    '/identitytoolkit.googleapis.com/',
    '/service_accounts/',
    '/__/',
    '/v0/',
    '/functions/',
    '/internal/',
  ])('that only goes past %s is one of an address that nobody names', (path) => {
    expect(boundOf(`/elsewhere${path}x`)).toBe(4 * KIBIBYTE);
    expect(isNamedPath(`/elsewhere${path}x`)).toBe(false);
    expect(isNamedPath(`${path}x`)).toBe(true);
  });

  test('has the same bound however its path is written', () => {
    expect(boundOf('/%66unctions/albums-create')).toBe(MEBIBYTE);
    expect(boundOf('/functions/%E0%A4%A')).toBe(MEBIBYTE);
    expect(boundOf(`${encodeURI(documents)}%3Acommit`)).toBe(10 * MEBIBYTE + 64 * KIBIBYTE);
  });
});

describe('The bytes of a file', () => {
  const upload = '/v0/b/bucket/o?name=a.jpg';
  test.each([
    ['in one request', upload, 'POST', {}, true],
    ['as a form', upload, 'POST', { 'x-goog-upload-protocol': 'multipart' }, true],
    [
      'by the start of a session, which brings none',
      upload,
      'POST',
      { 'x-goog-upload-protocol': 'Resumable' },
      false,
    ],
    ['by a start that names no protocol', upload, 'POST', { 'x-goog-upload-command': 'Start' }, false],
    ['by a change of metadata', upload, 'POST', { 'x-http-method-override': 'PATCH' }, false],
    ['in a session', `${upload}&upload_id=u`, 'POST', { 'x-goog-upload-command': 'Upload, finalize' }, true],
    [
      'by a question in a session',
      `${upload}&upload_id=u`,
      'POST',
      { 'x-goog-upload-command': 'query' },
      false,
    ],
    ['by a session that says nothing', `${upload}&upload_id=u`, 'POST', {}, false],
    ['by asking for it', upload, 'GET', {}, false],
    ['by deleting it', upload, 'DELETE', {}, false],
    ['to the JSON API', '/upload/storage/v1/b/bucket/o?uploadType=media', 'POST', {}, true],
    ['to the JSON API as a form', '/upload/storage/v1/b/bucket/o?uploadType=multipart', 'POST', {}, true],
    ['by a session of the JSON API', '/upload/storage/v1/b/bucket/o?uploadType=resumable', 'POST', {}, false],
    ['in a session of the JSON API', '/upload/storage/v1/b/bucket/o?uploadType=resumable', 'PUT', {}, true],
    ['to a signed link', '/bucket/a.jpg?X-Goog-Signature=s', 'PUT', {}, true],
    ['to a signed link by the wrong way', '/bucket/a.jpg?X-Goog-Signature=s', 'POST', {}, false],
    ['to a link that nobody signed', '/bucket/a.jpg', 'PUT', {}, false],
    [
      'to a path with a name, whatever signature stands there',
      '/functions/a?X-Goog-Signature=s',
      'PUT',
      {},
      false,
    ],
    ['by a signature in the path', '/bucket/X-Goog-Signature=s', 'PUT', {}, false],
    ['to a document', `${documents}/users/ana`, 'PUT', {}, false],
  ])('come %s', (_, target, method, headers, isStreamed) => {
    expect(boundOf(target, method, headers) === 'streamed').toBe(isStreamed);
  });
});
