/** The pages made at build, as the embedded server sends them and as they are deployed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSite } from '../../../scripts/publishSite.mjs';
import { type Backend, startBackend } from '../../support/backend.ts';

const LANDING =
  '<html lang="en" data-gate="unknown"><link rel="canonical" href="{{origin}}/"><p>{{legalEntity}}</p>';
let folder: string;
let backend: Backend;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'amaranth-site-'));
  for (const path of ['web/fr/help', 'web/landing', 'web/fr/landing', 'web/assets'])
    await mkdir(join(folder, path), { recursive: true });
  await writeFile(join(folder, 'web/app.html'), '<title>The app</title>');
  for (const path of ['', 'landing', 'fr', 'fr/landing']) {
    await writeFile(join(folder, 'web', path, 'index.html'), LANDING);
  }
  await writeFile(join(folder, 'web/fr/help/index.html'), '<html lang="fr"><h1>Aide</h1>');
  await writeFile(join(folder, 'web/sitemap.xml'), '<loc>{{origin}}/fr/help</loc>');
  backend = await startBackend({
    environment: {
      AMARANTH_WEB: join(folder, 'web'),
      AMARANTH_LEGAL_ENTITY: 'Amaranth & Sons, Inc.',
      AMARANTH_SUPPORT_EMAIL: 'safe@example.org',
    },
  });
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(backend.origin + path, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

async function shutGate(isShut: boolean): Promise<void> {
  const { firestore } = (await backend.server.businessLogic()).services;
  await firestore.doc('app_config/launch').set({ waitlistEnabled: isShut, demoEnabled: false });
}

test('a public page is the page made for it, its operator and address filled in', async () => {
  const page = await get('/');
  expect(page.text).toContain(`href="${backend.origin}/"`);
  expect(page.text).toContain('Amaranth &amp; Sons, Inc.');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await get('/fr/help')).text).toContain('<h1>Aide</h1>');
  expect((await get('/fr/help/')).text).toContain('<h1>Aide</h1>');
  expect((await get('/sitemap.xml')).text).toBe(`<loc>${backend.origin}/fr/help</loc>`);
});

test('every other path is the app’s, and a missing file is missing', async () => {
  for (const path of ['/dashboard', '/fr/albums', '/nowhere']) {
    expect((await get(path)).text).toContain('The app');
  }
  expect((await get('/assets/gone-1a2b.js')).status).toBe(404);
  expect((await get('/pictures/gone.png')).status).toBe(404);
});

test('the landing page needs no asking while the gate is open, and is not sent while it is shut', async () => {
  expect((await get('/')).text).not.toContain('data-gate');
  await shutGate(true);
  expect((await get('/')).text).toContain('The app');
  expect((await get('/landing')).text).toContain('The app');
  expect((await get('/fr/help')).text).toContain('Aide');
  await shutGate(false);
  expect((await get('/')).text).toContain('canonical');
  expect((await get('/?preview=waitlist')).text).toContain('The app');
});

test('the landing page has no second door by the name of its file', async () => {
  const doors = [
    '/index.html',
    '/%69ndex.html',
    '/landing/index.html',
    '/fr/index.html',
    '/fr/landing/index.html',
  ];
  for (const path of doors) expect((await get(path)).text, path).toContain('canonical');
  await shutGate(true);
  for (const path of doors) {
    const answer = await get(path);
    expect(answer.text, path).toContain('The app');
    expect(answer.text, path).not.toContain('canonical');
  }
  await shutGate(false);
});

test('a page that is known is not sent again, in either encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await get('/', { 'accept-encoding': encoding });
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect((await get('/', { 'accept-encoding': encoding, 'if-none-match': tag })).status).toBe(304);
  }
});

test('what is deployed has the operator’s values and still asks about the gate', async () => {
  const configuration = join(folder, 'configuration.json');
  const backendValues = { apiKey: 'k', authDomain: 'a', projectId: 'p', storageBucket: 'b', appId: 'i' };
  const operator = {
    legalEntity: 'Amaranth Legacy, Inc.',
    supportEmail: 'safe@example.org',
    adminEmails: ['one@example.org'],
  };
  await writeFile(
    configuration,
    JSON.stringify({ backend: backendValues, operator, siteOrigin: 'https://amaranth.example' }),
  );
  const target = join(folder, 'hosting');
  publishSite({ configuration, web: join(folder, 'web'), target });
  const landing = await readFile(join(target, 'index.html'), 'utf8');
  expect(landing).toContain('https://amaranth.example/');
  expect(landing).toContain('Amaranth Legacy, Inc.');
  expect(landing).toContain('data-gate="unknown"');
  expect(await readFile(join(target, 'configuration.json'), 'utf8')).not.toContain('one@example.org');
  const securityText = await readFile(join(target, '.well-known/security.txt'), 'utf8');
  expect(securityText).toContain('Contact: mailto:safe@example.org');
  expect(securityText).toContain('Canonical: https://amaranth.example/.well-known/security.txt');
});

test('where to report a weakness is told with the operator’s address, and never with a date that is over', async () => {
  const answer = await get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(answer.text).toContain('Contact: mailto:safe@example.org');
  expect(answer.text).toContain(`Policy: ${backend.origin}/security#report`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires - Date.now()).toBeLessThan(365 * 24 * 3_600_000);
});
