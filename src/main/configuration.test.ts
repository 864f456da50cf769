import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConfigurationPlace, loadConfiguration } from './configuration.ts';

const said = { status: 200, body: '', location: '' };
const server = createServer(({ url }, response) => {
  if (url === '/elsewhere')
    response.end(JSON.stringify({ ...JSON.parse(said.body), tokenSyncUrl: 'https://a.example/' }));
  else
    response
      .writeHead(said.status, {
        'content-type': 'application/json',
        ...(said.location && { location: said.location }),
      })
      .end(said.body);
});
let origin = '';
let folder = '';
let reported: string[] = [];

beforeEach(async () => {
  reported = [];
  folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const load = (place: Partial<ConfigurationPlace> = {}) =>
  loadConfiguration({
    origin,
    resourcesFolder: folder,
    userDataFolder: folder,
    isPackaged: false,
    report: (event) => reported.push(event),
    ...place,
  });
const ours = () => ({
  backend: {
    apiKey: 'key',
    authDomain: 'amaranth.example.org',
    projectId: 'amaranth',
    storageBucket: 'amaranth',
    appId: 'desktop',
    embeddedOrigin: origin,
  },
});

test('what a server says is there again while it does not answer', async () => {
  said.body = JSON.stringify(ours());
  expect(await load()).toEqual(ours());
  said.status = 503;
  expect(await load()).toEqual(ours());
  said.status = 200;
});

test('what something else says in the server’s place is neither used nor kept', async () => {
  said.body = '{"error":"portal"}';
  expect(await load()).toBeNull();
  said.body = JSON.stringify(ours());
  await load();
  for (const body of ['{"error":"portal"}', '<html>Welcome</html>']) {
    said.body = body;
    expect(await load()).toEqual(ours());
  }
});

test('what was kept is not used where it is no configuration any more', async () => {
  await writeFile(
    join(folder, 'server.json'),
    JSON.stringify({ origin, configuration: { error: 'portal' } }),
  );
  said.status = 503;
  expect(await load()).toBeNull();
  said.status = 200;
});

test('what one server said is not another’s', async () => {
  said.body = JSON.stringify(ours());
  await load();
  said.status = 503;
  expect(await load({ origin: origin.replace('127.0.0.1', 'localhost') })).toBeNull();
  said.status = 200;
});

test('an answer that leads to another server is not this one’s', async () => {
  said.body = JSON.stringify(ours());
  await load();
  said.status = 302;
  said.location = '/elsewhere';
  expect(await load()).toEqual(ours());
  said.status = 200;
  said.location = '';
});

test('an installed app asks a server at home without https, and no other', async () => {
  said.body = JSON.stringify(ours());
  expect(await load({ isPackaged: true })).toEqual(ours());
  expect(await load({ isPackaged: true, origin: 'http://amaranth.example.org' })).toBeNull();
  expect(reported).toEqual(['configuration-not-guarded']);
});

const provider = {
  providerId: 'oidc.family',
  label: 'Family',
  clientId: 'amaranth',
  authorizationEndpoint: 'https://sso.example.org/authorize',
  tokenEndpoint: 'https://sso.example.org/token',
};
const provided = (more: object) => ({ federatedProviders: [{ ...provider, ...more }] });

test('an installed app takes a provider whose every address is guarded, or at home', async () => {
  const guarded = { ...ours(), ...provided({ tokenEndpoint: 'http://127.0.0.1:4800/token' }) };
  said.body = JSON.stringify(guarded);
  expect(await load({ isPackaged: true })).toEqual(guarded);
});

test.each([
  ['its backend', { embeddedOrigin: 'http://amaranth.example.org' }, {}],
  ['whom it tells of tokens', {}, { tokenSyncUrl: 'http://amaranth.example.org/tokens' }],
  ['whom it tells of failures', {}, { errorReportingDsn: 'http://key@errors.example.org/1' }],
  ['where people sign in', {}, provided({ authorizationEndpoint: 'http://sso.example.org/authorize' })],
  ['where a code becomes a token', {}, provided({ tokenEndpoint: 'http://sso.example.org/token' })],
  ['whose word a token is', {}, provided({ issuer: 'http://sso.example.org' })],
])('nor does it take from a server or its own file that %s is in plain', async (_, backend, more) => {
  const plain = { backend: { ...ours().backend, ...backend }, ...more };
  said.body = JSON.stringify(plain);
  await writeFile(join(folder, 'configuration.json'), JSON.stringify(plain));
  expect(await load({ isPackaged: true })).toBeNull();
  expect(await load({ isPackaged: true, origin: undefined })).toBeNull();
  expect(await load({ origin: undefined })).toEqual(plain);
});
