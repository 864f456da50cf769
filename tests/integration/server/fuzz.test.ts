/**
 * Mutated requests to every protocol of the server. Whatever arrives, the answer is the vendor's 4xx or a success,
 * never a 5xx, a hang or a crash. `AMARANTH_FUZZ` says how many; a failure names its seed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

const COUNT = Number(process.env.AMARANTH_FUZZ ?? 1_500);
const SEED = Number(process.env.AMARANTH_FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 16;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

let backend: Backend;
let idToken = '';
let refreshToken = '';
let uid = '';
let templates: readonly Asked[] = [];

/** Mulberry32: small, and the same on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const json = (method: string, path: string, body: unknown, token = ''): Asked => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});
const get = (path: string, token = ''): Asked => ({
  method: 'GET',
  path,
  headers: token ? { authorization: `Bearer ${token}` } : {},
  body: null,
});

beforeAll(async () => {
  backend = await startBackend({ emulator: false, environment: { AMARANTH_DEMO: '0' } });
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
afterAll(() => backend.stop());

const pieces = [
  '',
  '%',
  '%00',
  '%zz',
  '..',
  '/',
  '//',
  '\\',
  '\u0000',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  'null',
  'true',
  '-1',
  '1e999',
  '99999999999999999999',
  '0.1',
  'NaN',
  '\ud800',
  '💐',
  '__proto__',
  'constructor',
  'é',
  '(',
  ')',
  '`',
  '<script>',
  'a'.repeat(3_000),
  '[[[[[[[[[[[[[[[[[[[[[[[[',
  '?',
  '&',
  '=',
  '#',
  ';',
  ':',
  '*',
  '~',
  ' ',
  '\n',
  '\r\n',
];

function mutate(asked: Asked, next: () => number): Asked {
  const pick = <Choice>(list: readonly Choice[]): Choice => list[Math.floor(next() * list.length)] as Choice;
  const cut = (text: string): string => {
    const from = Math.floor(next() * (text.length + 1));
    const to = Math.min(text.length, from + Math.floor(next() * 12));
    return text.slice(0, from) + pick(pieces) + text.slice(to);
  };
  let { method, path, headers, body } = asked;
  for (let changes = 1 + Math.floor(next() * 3); changes > 0; changes -= 1) {
    const where = next();
    if (where < 0.45 && body !== null) body = cut(body);
    else if (where < 0.75) path = `/${cut(path.slice(1))}`;
    else if (where < 0.85) method = pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
    else {
      const name = pick([
        ...Object.keys(headers),
        'content-type',
        'authorization',
        'range',
        'content-range',
        'host',
        'x-http-method-override',
      ]);
      headers = { ...headers, [name]: cut(headers[name] ?? '') };
    }
  }
  return { method, path, headers, body };
}

/** Null for what no client can put on the wire. */
async function send({ method, path, headers, body }: Asked): Promise<number | null> {
  let request: Request;
  try {
    const isBodyless = method === 'GET' || method === 'HEAD';
    request = new Request(backend.origin + path.replaceAll(/[\s#]/g, ''), {
      method,
      headers,
      ...(isBodyless || body === null ? {} : { body }),
    });
  } catch {
    return null;
  }
  const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
  await response.arrayBuffer();
  return response.status;
}

test(
  `${COUNT} mutated requests: no 5xx, no hang, no crash`,
  async () => {
    let sent = 0;
    const failures: string[] = [];
    const work = async (lane: number): Promise<void> => {
      for (let turn = lane; turn < COUNT; turn += AT_ONCE) {
        const next = random(SEED + turn);
        const template = templates[Math.floor(next() * templates.length)];
        if (!template) continue;
        const asked = mutate(template, next);
        try {
          const status = await send(asked);
          if (status === null) continue;
          sent += 1;
          if (status >= 500 && status !== 501)
            failures.push(`${SEED + turn} ${status} ${JSON.stringify(asked).slice(0, 600)}`);
        } catch (error) {
          failures.push(`${SEED + turn} ${String(error)} ${JSON.stringify(asked).slice(0, 600)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(COUNT / 2);
    expect((await fetch(`${backend.origin}/health`)).status).toBe(200);
  },
  30_000 + COUNT * 20,
);
