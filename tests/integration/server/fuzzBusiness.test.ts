/** Mutated requests of the business logic and of the vendors' test libraries, which reach further than a person's. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDataFolder } from '../../../src/embedded/check/index.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { bombard, FUZZ_COUNT, get, json, onePageBuild } from '../../support/bombard.ts';

const web = onePageBuild();
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_WEB: web } });
});
afterAll(async () => {
  await backend.stop();
  rmSync(web, { recursive: true });
});

test(
  `${FUZZ_COUNT} mutated privileged requests: no 5xx, no hang, no crash, and a sound folder afterwards`,
  async () => {
    const project = '/identitytoolkit.googleapis.com/v1/projects/amaranth-local';
    const configuration = '/identitytoolkit.googleapis.com/v2/projects/amaranth-local/config';
    const documents = '/v1/projects/amaranth-local/databases/(default)/documents';
    const emulator = '/emulator/v1/projects/amaranth-local';
    const group = {
      from: [{ collectionId: 'albums', allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    };
    const readTime = new Date().toISOString();
    const rules =
      "rules_version = '2'; service cloud.firestore { match /{any=**} { allow read: if 1 < 2; } }";
    await bombard(backend.origin, [
      get(configuration, 'owner'),
      json(
        'PATCH',
        `${configuration}?updateMask=passwordPolicyConfig,signIn.email`,
        {
          passwordPolicyConfig: {
            passwordPolicyEnforcementState: 'ENFORCE',
            passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
          },
          signIn: { email: { enabled: true } },
        },
        'owner',
      ),
      json(
        'POST',
        `${project}/accounts:batchCreate`,
        { hashAlgorithm: 'BCRYPT', users: [{ localId: 'a', email: 'a@b.org' }] },
        'owner',
      ),
      get(`${project}/accounts:batchGet?maxResults=5&nextPageToken=x`, 'owner'),
      json('POST', `${project}/accounts:query`, { expression: [{ email: 'a@b.org' }], limit: 3 }, 'owner'),
      json(
        'POST',
        `${project}/accounts:update`,
        { localId: 'a', customAttributes: '{"role":"x"}', mfa: { enrollments: [] } },
        'owner',
      ),
      json(
        'POST',
        `${project}/accounts:sendOobCode`,
        { requestType: 'VERIFY_EMAIL', email: 'a@b.org', returnOobLink: true },
        'owner',
      ),
      json('POST', `${project}:createSessionCookie`, { idToken: 'x', validDuration: '3600' }, 'owner'),
      json(
        'POST',
        `${documents}:partitionQuery`,
        { structuredQuery: group, partitionCount: '3', pageSize: 2 },
        'owner',
      ),
      json(
        'POST',
        `${documents}:runQuery`,
        { structuredQuery: group, readTime, explainOptions: {} },
        'owner',
      ),
      json('POST', `${documents}:beginTransaction`, { options: { readOnly: { readTime } } }, 'owner'),
      json(
        'POST',
        `${documents}:batchWrite`,
        { writes: [{ update: { name: `${documents.slice(4)}/a/b`, fields: {} } }] },
        'owner',
      ),
      json('POST', `${documents}:listCollectionIds`, { pageSize: 3, pageToken: 'Im4i' }, 'owner'),
      get(`${documents}/albums?showMissing=true&pageSize=3&pageToken=Im4i`, 'owner'),
      get(`${documents}/albums?readTime=${readTime}&orderBy=title desc`, 'owner'),
      get('/storage/v1/b/amaranth-local.appspot.com/o?prefix=a&startOffset=b&maxResults=3', 'owner'),
      json(
        'POST',
        '/storage/v1/b/amaranth-local.appspot.com/o/a/rewriteTo/b/amaranth-local.appspot.com/o/b',
        {},
        'owner',
      ),
      json(
        'PATCH',
        '/storage/v1/b/amaranth-local.appspot.com/o/a?ifGenerationMatch=1',
        { metadata: { a: null } },
        'owner',
      ),
      json(
        'POST',
        '/upload/storage/v1/b/amaranth-local.appspot.com/o?uploadType=resumable&name=a',
        { contentType: 'text/plain' },
        'owner',
      ),
      get(`${emulator}/oobCodes`),
      get(`${emulator}/verificationCodes`),
      json('PATCH', `${emulator}/config`, { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }),
      json('PUT', `${emulator}:securityRules`, { rules: { files: [{ content: rules }] } }),
      json('PUT', '/internal/setRules', { rules: { files: [{ name: 'storage.rules', content: rules }] } }),
      get('/emulators'),
    ]);
    expect(await checkDataFolder(backend.dataFolder)).toEqual([]);
  },
  60_000 + FUZZ_COUNT * 20,
);
