/** What looks for a vault's words on the disks finds them wherever they could hide. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { findInBytes, findText, formsOf } from '../../support/findText.ts';

const canary = 'canaryKestrel4711';
const around = (bytes: Buffer) => Buffer.concat([randomBytes(99), bytes, randomBytes(99)]);
const isFoundIn = (bytes: Buffer) => findInBytes(bytes, formsOf(canary), 'file').length > 0;
const utf16le = Buffer.from(canary, 'utf16le');

const written: readonly (readonly [form: string, bytes: Buffer])[] = [
  ['UTF-8', Buffer.from(canary)],
  ['UTF-16, the small byte first', utf16le],
  ['UTF-16, the great byte first', Buffer.from(utf16le).swap16()],
  ['hex', Buffer.from(Buffer.from(canary).toString('hex'))],
  ['HEX', Buffer.from(Buffer.from(canary).toString('hex').toUpperCase())],
  ...[0, 1, 2, 3, 4, 5].flatMap((before) =>
    (['base64', 'base64url'] as const).map((encoding) => {
      const text = `${'x'.repeat(before)}${canary}yz`;
      return [
        `${encoding} after ${before} letters`,
        Buffer.from(Buffer.from(text).toString(encoding)),
      ] as const;
    }),
  ),
];

test.each(written)('a text is found as %s', (_, bytes) => {
  expect(isFoundIn(around(bytes))).toBe(true);
});

test('it is found in what is packed, also one in the other, and when its end is missing', () => {
  const page = Buffer.from(`${'A letter. '.repeat(500)}${canary}`);
  const zip = Buffer.from(zipSync({ 'letter.txt': strToU8(page.toString()) }));
  expect(zip.includes(canary)).toBe(false);
  const rest = randomBytes(5_000).toString('latin1');
  const cut = gzipSync(Buffer.from(`${page.toString()}${rest}`)).subarray(0, 2_000);
  for (const packed of [gzipSync(page), deflateSync(page), zip, gzipSync(zip), cut]) {
    expect(isFoundIn(around(packed))).toBe(true);
  }
});

test('it is not found where it is not', () => {
  expect(isFoundIn(around(gzipSync(Buffer.from(`${canary.slice(1)} and ${canary.slice(0, -1)}`))))).toBe(
    false,
  );
});

test('every file of a folder is looked into, and every name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-find-'));
  try {
    await mkdir(join(folder, 'deep', 'down'), { recursive: true });
    await writeFile(join(folder, 'deep', 'down', 'page.gz'), gzipSync(canary));
    await writeFile(join(folder, `${canary}.txt`), 'nothing');
    expect(await findText(folder, canary)).toEqual([
      expect.objectContaining({ place: `name of ${canary}.txt` }),
      { place: 'deep/down/page.gz > gzip at 0', writtenAs: 'UTF-8' },
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
