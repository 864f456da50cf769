/**
 * What `npm run deploy` sends to Firebase, proven without an account: the deployed folder installs from its own
 * package.json, loads in the vendor's loader, and does what the embedded server's business logic does.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { doc, getDoc } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountListSessions, accountNoteSession, accountRefreshRole } from '#shared/callables/account.ts';
import { albumsCreate, albumsErase, albumsTrash } from '#shared/callables/albums.ts';
import { lettersWrite } from '#shared/callables/letters.ts';
import { mediaCommit, mediaTrash } from '#shared/callables/media.ts';
import { FUNCTIONS_REGION } from '#shared/limits.ts';
import { SERVICE_ACCOUNT_NAME } from '../../../src/embedded/dataFolder/serviceAccount.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { catalogueNames } from '../../support/catalogue.ts';
import { type CloudFunctions, startCloudFunctions } from '../../support/cloudFunctions.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { describeFile, describeItem, fakeJpeg, reserveOne, sendContent } from '../../support/upload.ts';

let firebase: Backend;
let functions: CloudFunctions;
let rose: Person;

beforeAll(async () => {
  firebase = await startBackend({ emulator: true });
  functions = await startCloudFunctions({
    firebaseHost: firebase.host,
    projectId: 'amaranth-local',
    bucket: 'amaranth-local.appspot.com',
    environment: {
      GOOGLE_APPLICATION_CREDENTIALS: join(firebase.dataFolder, SERVICE_ACCOUNT_NAME),
      AMARANTH_APP_ORIGIN: firebase.origin,
      AMARANTH_SMTP_URL: 'smtp://127.0.0.1:9',
      AMARANTH_API_KEY: 'local',
      AMARANTH_ADMIN_EMAILS: 'admin@amaranth.example',
    },
  });
  rose = await signUpPerson(firebase.origin, { functionsOrigin: functions.origin });
}, 240_000);
afterAll(async () => {
  await rose?.leave();
  await functions?.stop();
  await firebase?.stop();
});

test('every entry of the catalogue is deployed under its own name, in the region that clients call', () => {
  expect(Object.keys(functions.manifest.endpoints).sort()).toEqual(catalogueNames.toSorted());
  for (const { region } of Object.values(functions.manifest.endpoints)) {
    expect(region).toEqual([FUNCTIONS_REGION]);
  }
  for (const { name, expression } of catalogue.schedules) {
    expect(functions.manifest.endpoints[name]?.scheduleTrigger?.schedule).toBe(expression);
  }
});

test('an album, a letter and a photograph are kept as on the embedded server', async () => {
  const { albumId } = await rose.call(albumsCreate, { title: 'Annecy, 1974', description: '' });
  const { itemId } = await rose.call(lettersWrite, {
    letterId: randomUUID(),
    albumId,
    title: 'To my daughter',
    body: [{ kind: 'paragraph', spans: [{ text: 'The lake was cold.' }] }],
  });
  const content = fakeJpeg(4096);
  const reserved = await reserveOne(rose, albumId, describeFile(content));
  if (reserved.outcome !== 'reserved') throw new Error(`Not reserved: ${reserved.message}`);
  await sendContent(rose, reserved.folder, content);
  const { items } = await rose.call(mediaCommit, { items: [describeItem(reserved.itemId)] });
  expect(items).toEqual([{ itemId: reserved.itemId, outcome: 'ready' }]);
  const album = await getDoc(doc(rose.firestore, 'users', rose.uid, 'albums', albumId));
  expect(album.get('itemCount')).toBe(2);
  await rose.call(mediaTrash, { itemIds: [itemId] });
  await rose.call(albumsTrash, { albumId });
  await rose.call(albumsErase, { albumId });
});

test('a session is noted and listed, and nobody becomes an administrator by asking', async () => {
  const { sessionId } = await rose.call(accountNoteSession, { device: 'Chromium' });
  const { sessions } = await rose.call(accountListSessions, {});
  expect(sessions.map(({ id }) => id)).toContain(sessionId);
  expect(await rose.call(accountRefreshRole, {})).toMatchObject({ role: 'user' });
});

test('a visitor is refused, with the code that the app knows', async () => {
  const response = await fetch(`${functions.origin}/${albumsCreate.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { title: 'Mine' } }),
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    error: { status: 'UNAUTHENTICATED', details: { code: 'not-signed-in' } },
  });
});

test.each(catalogue.schedules.map(({ name }) => name))('the schedule %s runs to its end', async (name) => {
  const response = await fetch(`${functions.origin}/${name}`, {
    method: 'POST',
    headers: { 'x-cloudscheduler-scheduletime': new Date().toISOString() },
  });
  expect(response.status, functions.log()).toBe(200);
});

test('an account that the identity service deleted is noted down, so that what it kept is erased', async () => {
  const { services } = await firebase.server.businessLogic();
  expect(functions.manifest.endpoints['account-noteDeletion']?.eventTrigger).toMatchObject({
    eventType: 'google.firebase.auth.user.v2.deleted',
    retry: true,
  });
  // As Eventarc sends it: https://firebase.google.com/docs/functions/auth-events
  const response = await fetch(`${functions.origin}/account-noteDeletion`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ce-specversion': '1.0',
      'ce-id': '1',
      'ce-type': 'google.firebase.auth.user.v2.deleted',
      'ce-source': '//identitytoolkit.googleapis.com/projects/amaranth-local',
    },
    body: JSON.stringify({ oldValue: { uid: 'somebody-gone', email: 'gone@example.org' } }),
  });
  expect(response.status, functions.log()).toBeLessThan(300);
  const mark = await services.firestore.doc('deletedAccounts/somebody-gone').get();
  expect(mark.get('deletedAt')).toBeInstanceOf(Timestamp);
});
