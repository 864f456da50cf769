/** Mutated requests to every protocol of the server, as anybody could send them. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDataFolder } from '../../../src/embedded/check/index.ts';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { type Asked, bombard, FUZZ_COUNT, get, json, onePageBuild } from '../../support/bombard.ts';

const clock = movableClock();
const web = onePageBuild();
let backend: Backend;
let idToken = '';
let refreshToken = '';
let uid = '';
let templates: readonly Asked[] = [];

beforeAll(async () => {
  backend = await startBackend({ emulator: false, clock, environment: { AMARANTH_WEB: web } });
  const signedUp = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'fuzz@example.org', password: 'lavender-7', returnSecureToken: true }),
  });
  ({
    idToken,
    refreshToken,
    localId: uid,
  } = (await signedUp.json()) as Record<string, string> as {
    idToken: string;
    refreshToken: string;
    localId: string;
  });
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const factors = '/identitytoolkit.googleapis.com/v2/accounts';
  const documents = '/v1/projects/amaranth-local/databases/(default)/documents';
  const own = `${documents}/users/${uid}`;
  const query = {
    structuredQuery: {
      from: [{ collectionId: 'albums' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'ready' } } },
            {
              fieldFilter: { field: { fieldPath: 'size' }, op: 'GREATER_THAN', value: { integerValue: '3' } },
            },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'size' }, direction: 'DESCENDING' }],
      startAt: { values: [{ doubleValue: 1.5 }], before: true },
      limit: 5,
    },
  };
  const write = {
    writes: [
      {
        update: {
          name: `projects/amaranth-local/databases/(default)/documents/users/${uid}`,
          fields: {
            name: { stringValue: 'Rose' },
            when: { timestampValue: '2026-11-21T03:00:00.123456789Z' },
            list: { arrayValue: { values: [{ nullValue: null }, { bytesValue: 'AAEC' }] } },
            map: { mapValue: { fields: { place: { geoPointValue: { latitude: 1, longitude: 2 } } } } },
          },
        },
        updateMask: { fieldPaths: ['name', '`odd path`'] },
        currentDocument: { exists: true },
        updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '1' } }],
      },
    ],
  };
  const objects = '/v0/b/amaranth-local.appspot.com/o';
  templates = [
    json('POST', `${accounts}:signUp?key=k`, {
      email: 'a@example.org',
      password: 'lavender-7',
      returnSecureToken: true,
    }),
    json('POST', `${accounts}:lookup?key=k`, { idToken }),
    json('POST', `${accounts}:update?key=k`, { idToken, displayName: 'Rose', photoUrl: 'x' }),
    json('POST', `${accounts}:sendOobCode?key=k`, {
      requestType: 'PASSWORD_RESET',
      email: 'nobody@example.org',
    }),
    json('POST', `${accounts}:resetPassword?key=k`, { oobCode: 'x', newPassword: 'lavender-8' }),
    json('POST', `${accounts}:signInWithCustomToken?key=k`, { token: idToken }),
    json('POST', `${accounts}:signInWithIdp?key=k`, {
      postBody: 'id_token=x&providerId=oidc.amaranth',
      requestUri: 'http://localhost',
    }),
    json('POST', `${accounts}:signInWithPhoneNumber?key=k`, { sessionInfo: 'x', code: '123456' }),
    json('POST', `${accounts}:createAuthUri?key=k`, {
      identifier: 'a@b.org',
      continueUri: 'http://localhost',
    }),
    json('POST', `${factors}/mfaEnrollment:start?key=k`, { idToken, totpEnrollmentInfo: {} }),
    json('POST', `${factors}/mfaSignIn:finalize?key=k`, { mfaPendingCredential: 'x', mfaEnrollmentId: 'y' }),
    json(
      'POST',
      `/identitytoolkit.googleapis.com/v1/projects/amaranth-local/accounts:query`,
      { limit: 3 },
      idToken,
    ),
    {
      method: 'POST',
      path: '/securetoken.googleapis.com/v1/token?key=k',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    },
    get(
      '/__/openid/authorize?response_type=code&client_id=amaranth-app&redirect_uri=http://127.0.0.1/signed-in',
    ),
    {
      method: 'POST',
      path: '/__/openid/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=authorization_code&client_id=amaranth-app&code=x&redirect_uri=x&code_verifier=y',
    },
    get(own, idToken),
    get(`${own}/albums?pageSize=3&orderBy=title&mask.fieldPaths=title`, idToken),
    json('POST', `${own}:runQuery`, query, idToken),
    json(
      'POST',
      `${own}:runAggregationQuery`,
      {
        structuredAggregationQuery: { ...query, aggregations: [{ alias: 'n', count: {} }] },
      },
      idToken,
    ),
    json('POST', `${documents}:commit`, write, idToken),
    json(
      'POST',
      `${documents}:batchGet`,
      { documents: [own.slice(4)], newTransaction: { readOnly: {} } },
      idToken,
    ),
    json(
      'POST',
      `${own}:runQuery`,
      {
        structuredQuery: {
          from: [{ collectionId: 'albums' }],
          findNearest: {
            vectorField: { fieldPath: 'v' },
            queryVector: {
              mapValue: {
                fields: {
                  __type__: { stringValue: '__vector__' },
                  value: { arrayValue: { values: [{ doubleValue: 1 }] } },
                },
              },
            },
            distanceMeasure: 'COSINE',
            limit: 3,
          },
        },
        explainOptions: { analyze: true },
        readTime: new Date().toISOString(),
      },
      idToken,
    ),
    json('POST', `${own}:listCollectionIds`, { pageSize: 2 }, idToken),
    get(`${objects}?prefix=users/${uid}/&delimiter=/&maxResults=5`, idToken),
    get(`${objects}/${encodeURIComponent(`users/${uid}/profile/avatar.webp`)}?alt=media`, idToken),
    {
      method: 'POST',
      path: `${objects}?name=users/${uid}/profile/avatar.webp`,
      headers: {
        authorization: `Firebase ${idToken}`,
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': '10',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ contentType: 'image/webp', metadata: { a: 'b' } }),
    },
    {
      method: 'POST',
      path: `${objects}?name=users/${uid}/profile/avatar.webp`,
      headers: {
        authorization: `Firebase ${idToken}`,
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=cut',
      },
      body: '--cut\r\ncontent-type: application/json\r\n\r\n{"contentType":"image/webp"}\r\n--cut\r\ncontent-type: image/webp\r\n\r\nRIFF\r\n--cut--',
    },
    get('/storage/v1/b/amaranth-local.appspot.com/o?prefix=a', idToken),
    get(
      '/amaranth-local.appspot.com/a.txt?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Expires=60&X-Goog-Signature=00',
    ),
    json('POST', '/functions/albums-create', { data: { title: 'Lake', description: '' } }, idToken),
    json(
      'POST',
      '/functions/media-reserve',
      { data: { albumId: 'x', files: [{ fileName: 'a.jpg' }] } },
      idToken,
    ),
    json('POST', '/functions/account-recoverSecondFactor', {
      data: { email: 'a@b.org', password: 'x', code: 'y' },
    }),
    get('/configuration.json'),
    get('/health'),
    get('/albums/../../../etc/passwd'),
  ];
});
afterAll(async () => {
  await backend.stop();
  rmSync(web, { recursive: true });
});

test(
  `${FUZZ_COUNT} mutated requests: no 5xx, no hang, no crash, and a sound folder afterwards`,
  async () => {
    // Time passes between them, so that what visitors may ask so often does not hide what the routes do with it.
    await bombard(backend.origin, templates, () => clock.advance(25));
    expect(await checkDataFolder(backend.dataFolder)).toEqual([]);
  },
  60_000 + FUZZ_COUNT * 20,
);
