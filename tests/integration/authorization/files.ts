/** The owner's files, by every method of both storage protocols and by signed links. */

import { type Caller, type Standing, standings } from './callers.ts';
import { authorizationOf, expect, type Operation, type Outcome, placeOf, sendJson } from './operation.ts';
import type { Scene } from './scene.ts';

const BUCKET = 'amaranth-local.appspot.com';

/** Names under the owner, and elsewhere in the bucket, that somebody might want. */
const names: Readonly<Record<string, { name: (scene: Scene) => string; isReadByOwner: boolean }>> = {
  'a photograph': {
    name: ({ owner, photoId }) => `users/${owner.uid}/media/${photoId}/original`,
    isReadByOwner: true,
  },
  'a photograph in the trash': {
    name: ({ owner, trashedId }) => `users/${owner.uid}/media/${trashedId}/original`,
    isReadByOwner: true,
  },
  'a sealed file': {
    name: ({ owner, vaultFileId }) => `users/${owner.uid}/vault/${vaultFileId}`,
    isReadByOwner: true,
  },
  'a name of no item': {
    name: ({ owner }) => `users/${owner.uid}/media/made-up/original`,
    isReadByOwner: false,
  },
  'a name outside of every rule': { name: () => 'anything/at/all', isReadByOwner: false },
};

/** An answer that says nothing of the file. */
const everybodyWithoutEffect = expect(
  Object.fromEntries(standings.map((standing) => [standing, 'withoutEffect' satisfies Outcome])),
);

const bytes = new Uint8Array(64).fill(7);

export function fileOperations(): Operation[] {
  return [
    ...Object.entries(names).flatMap(([what, { name, isReadByOwner }]) =>
      operationsOn(what, name, isReadByOwner),
    ),
    ...listings(),
  ];
}

function operationsOn(what: string, nameOf: (scene: Scene) => string, isReadByOwner: boolean): Operation[] {
  const only = (standing: Standing, isAllowed: boolean) =>
    expect(isAllowed ? { [standing]: 'allowed' satisfies Outcome } : {});
  const operation = (
    title: string,
    run: (at: { scene: Scene; caller: Caller; name: string }) => Promise<Response>,
    isOwners = false,
  ): Operation => ({
    name: `file ${what} ${title}`,
    expected: only('owner', isOwners),
    run: (scene, caller) => run({ scene, caller, name: nameOf(scene) }),
  });
  const firebase = (name: string) => `/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`;
  const api = (name: string) => `/storage/v1/b/${BUCKET}/o/${encodeURIComponent(name)}`;

  return [
    operation(
      'metadata',
      ({ scene, caller, name }) => sendJson(scene, caller, 'GET', firebase(name)),
      isReadByOwner,
    ),
    operation(
      'download',
      ({ scene, caller, name }) => sendJson(scene, caller, 'GET', `${firebase(name)}?alt=media`),
      isReadByOwner,
    ),
    operation('download with a made-up token', ({ scene, name }) =>
      fetch(`${scene.backend.origin}${firebase(name)}?alt=media&token=00000000-0000-4000-8000-000000000000`),
    ),
    operation('overwrite', ({ scene, caller, name }) =>
      send(scene, caller, 'POST', `/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`),
    ),
    operation('overwrite by its own path', ({ scene, caller, name }) =>
      send(scene, caller, 'POST', firebase(name)),
    ),
    operation('overwrite in parts', ({ scene, caller, name }) =>
      multipart(scene, caller, `/v0/b/${BUCKET}/o`, name),
    ),
    operation('resumable', ({ scene, caller, name }) => resumable(scene, caller, name, String(bytes.length))),
    operation('resumable of unknown length', ({ scene, caller, name }) =>
      resumable(scene, caller, name, null),
    ),
    operation('resumable of unknown length, finished by the other protocol', ({ scene, caller, name }) =>
      resumable(scene, caller, name, null, 'jsonApi'),
    ),
    operation('new description', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'PATCH', firebase(name), { contentType: 'text/html' }),
    ),
    operation('new link', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'POST', `${firebase(name)}?create_token=true`),
    ),
    operation('delete', ({ scene, caller, name }) => sendJson(scene, caller, 'DELETE', firebase(name))),
    operation('read by the business API', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'GET', `${api(name)}?alt=media`),
    ),
    operation('describe by the business API', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'PATCH', api(name), { contentType: 'text/html' }),
    ),
    operation('delete by the business API', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'DELETE', api(name)),
    ),
    operation('insert by the business API', ({ scene, caller, name }) =>
      send(
        scene,
        caller,
        'POST',
        `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${encodeURIComponent(name)}`,
      ),
    ),
    operation('insert in parts by the business API', ({ scene, caller, name }) =>
      multipart(scene, caller, `/upload/storage/v1/b/${BUCKET}/o`, name, 'uploadType=multipart&'),
    ),
    operation('resumable by the business API', ({ scene, caller, name }) =>
      sendJson(
        scene,
        caller,
        'POST',
        `/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=${encodeURIComponent(name)}`,
        {},
      ),
    ),
    operation('copy by the business API', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'POST', `${api(name)}/rewriteTo/b/${BUCKET}/o/stolen`, {}),
    ),
    {
      // Without a signature it is an address like any other, and the app's page answers.
      ...operation('link without a signature', ({ scene, caller, name }) =>
        sendJson(scene, caller, 'GET', `/${BUCKET}/${name}`),
      ),
      expected: everybodyWithoutEffect,
    },
    operation('link with a made-up signature', ({ scene, caller, name }) =>
      sendJson(scene, caller, 'GET', `/${BUCKET}/${name}?${madeUpSignature(scene)}`),
    ),
    operation('link of another file, altered', async ({ scene, caller, name }) => {
      const link = await scene.services.signedLink(`users/${scene.other.uid}/media/x/original`, {
        expiresAt: Date.now() + 600_000,
      });
      const altered = new URL(link);
      return sendJson(scene, caller, 'GET', `/${BUCKET}/${name}${altered.search}`);
    }),
    operation('link to write, made of one to read', async ({ scene, caller, name }) => {
      const link = await scene.services.signedLink(name, { expiresAt: Date.now() + 600_000 });
      return send(scene, caller, 'PUT', `${new URL(link).pathname}${new URL(link).search}`);
    }),
  ];
}

function listings(): Operation[] {
  return [
    {
      name: 'file list of the owner’s folder',
      expected: expect({}),
      run: (scene, caller) =>
        sendJson(
          scene,
          caller,
          'GET',
          `/v0/b/${BUCKET}/o?prefix=${encodeURIComponent(`users/${scene.owner.uid}/`)}`,
        ),
    },
    {
      name: 'file list of everything',
      expected: expect({}),
      run: (scene, caller) => sendJson(scene, caller, 'GET', `/v0/b/${BUCKET}/o`),
    },
    {
      name: 'file list by the business API',
      expected: expect({}),
      run: (scene, caller) => sendJson(scene, caller, 'GET', `/storage/v1/b/${BUCKET}/o`),
    },
    {
      name: 'file bucket by the business API',
      expected: expect({}),
      run: (scene, caller) => sendJson(scene, caller, 'GET', `/storage/v1/b/${BUCKET}`),
    },
  ];
}

function send(scene: Scene, caller: Caller, method: string, path: string): Promise<Response> {
  return fetch(`${scene.backend.origin}${path}`, {
    method,
    headers: { ...authorizationOf(caller), ...placeOf(), 'content-type': 'image/jpeg' },
    body: bytes,
  });
}

function multipart(scene: Scene, caller: Caller, path: string, name: string, query = ''): Promise<Response> {
  const content = [
    '--cut',
    'Content-Type: application/json; charset=utf-8',
    '',
    JSON.stringify({ name, contentType: 'image/jpeg' }),
    '--cut',
    'Content-Type: image/jpeg',
    '',
    'seven',
    '--cut--',
    '',
  ].join('\r\n');
  return fetch(`${scene.backend.origin}${path}?${query}name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      ...authorizationOf(caller),
      ...placeOf(),
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=cut',
    },
    body: content,
  });
}

/** Starts, and where that was let through, sends the bytes and finishes: the last answer is the one that counts. */
async function resumable(
  scene: Scene,
  caller: Caller,
  name: string,
  length: string | null,
  finish: 'firebase' | 'jsonApi' = 'firebase',
): Promise<Response> {
  const start = await fetch(`${scene.backend.origin}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      ...authorizationOf(caller),
      ...placeOf(),
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': 'image/jpeg',
      ...(length === null ? {} : { 'x-goog-upload-header-content-length': length }),
    },
    body: JSON.stringify({ name, contentType: 'image/jpeg' }),
  });
  const address = start.headers.get('x-goog-upload-url');
  if (!start.ok || address === null) return start;
  await start.body?.cancel();
  if (finish === 'firebase') {
    return fetch(address, {
      method: 'POST',
      headers: {
        ...authorizationOf(caller),
        ...placeOf(),
        'x-goog-upload-command': 'upload, finalize',
        'x-goog-upload-offset': '0',
      },
      body: bytes,
    });
  }
  const id = new URL(address).searchParams.get('upload_id') ?? '';
  return fetch(
    `${scene.backend.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&upload_id=${id}`,
    {
      method: 'PUT',
      headers: { ...authorizationOf(caller), ...placeOf() },
      body: bytes,
    },
  );
}

function madeUpSignature({ clock }: Scene): string {
  const date = new Date(clock.now()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return new URLSearchParams({
    'X-Goog-Algorithm': 'GOOG4-RSA-SHA256',
    'X-Goog-Credential': `amaranth@amaranth-local.iam.gserviceaccount.com/${date.slice(0, 8)}/auto/storage/goog4_request`,
    'X-Goog-Date': date,
    'X-Goog-Expires': '600',
    'X-Goog-SignedHeaders': 'host',
    'X-Goog-Signature': 'ab'.repeat(256),
  }).toString();
}
