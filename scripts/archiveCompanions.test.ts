import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildDecryptor } from './archiveCompanions.ts';

let page = '';
beforeAll(async () => {
  page = await buildDecryptor(resolve(import.meta.dirname, '../src/decryptor'));
}, 120_000);

const between = (start: string, end: string) => page.split(start)[1]?.split(end)[0] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page of an export runs its own script and style and reaches nothing else', () => {
  expect(between('Content-Security-Policy" content="', '"').split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hashOf(between('<script type="module">', '</script>'))} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(between('<style>', '</style>'))}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  const markup = page.replace(/<script type="module">.*<\/script>/s, '').replace(/<style>.*<\/style>/s, '');
  expect(markup).not.toMatch(/\b(src|href)=/);
});

test('who opens a vault in twenty years can read what opens it', () => {
  const lines = page.split('\n');
  expect(page).toContain('function openKeyBox(');
  // Argon2id stands in it as WebAssembly, and nothing else is long.
  expect(lines.filter((line) => line.length > 2_000)).toHaveLength(2);
});

test('it names the licences of what it holds', () => {
  for (const name of ['hash-wasm', 'zod', '@scure/base', '@zip.js/zip.js']) expect(page).toContain(name);
  expect(page).toContain('Gildas Lormeau');
});
