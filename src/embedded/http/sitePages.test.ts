/** Which pages are kept filled in, and which are made anew each time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSitePages } from './sitePages.ts';

let folder: string;
let page: string;
let other: string;
let filledFor: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'amaranth-pages-'));
  page = join(folder, 'index.html');
  other = join(folder, 'help.html');
  writeFileSync(page, '<p>{{origin}}</p>');
  writeFileSync(other, '<p>{{origin}}</p>');
});
afterAll(() => rmSync(folder, { recursive: true }));

function pagesAt(publicOrigin: string | null, mostKept?: number) {
  filledFor = [];
  const valuesFor = (origin: string) => {
    filledFor.push(origin);
    return { origin, legalEntity: '', legalAddress: '', supportEmail: '' };
  };
  return createSitePages(valuesFor, publicOrigin, mostKept);
}

test('a page is filled in once for the operator’s origin, and each time for one that somebody made up', async () => {
  const pages = pagesAt('https://amaranth.example');
  for (const origin of [
    'https://amaranth.example',
    'http://made.up',
    'https://amaranth.example',
    'http://made.up',
  ]) {
    const { bodies } = await pages(page, origin);
    expect(new TextDecoder().decode(bodies.identity)).toBe(`<p>${origin}</p>`);
  }
  expect(filledFor).toEqual(['https://amaranth.example', 'http://made.up', 'http://made.up']);
});

test('without an operator’s word, only the first loopback name is kept', async () => {
  const pages = pagesAt(null);
  const asked = ['http://made.up', 'http://localhost:4400', 'http://made.localhost', 'http://localhost:4400'];
  for (const origin of asked) await pages(page, origin);
  expect(filledFor).toEqual(asked.slice(0, 3));
});

test('what is kept stays below its bound', async () => {
  const pages = pagesAt('https://amaranth.example', 150);
  for (const file of [page, other, page]) await pages(file, 'https://amaranth.example');
  expect(filledFor).toHaveLength(3);
});

test('a page that is kept is soon sent in fewer bytes, and is the same page', async () => {
  const long = join(folder, 'long.html');
  const text = Array.from({ length: 4_000 }, (_, index) => `<p>${(index * 7919) % 4001} letters</p>`).join(
    '',
  );
  writeFileSync(long, text);
  const pages = pagesAt('https://amaranth.example');
  const ask = () => pages(long, 'https://amaranth.example');
  const first = await ask();
  await expect.poll(async () => (await ask()).bodies.br.byteLength).toBeLessThan(first.bodies.br.byteLength);
  const { bodies, entityTag } = await ask();
  expect(brotliDecompressSync(bodies.br).toString()).toBe(text);
  expect(entityTag).toBe(first.entityTag);
});
