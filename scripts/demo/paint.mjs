/**
 * Paints `resources/demo` again: `node scripts/demo/paint.mjs`. Needs a Chromium and exiftool; only whoever changes
 * the pictures runs it, the results are kept in the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../machine.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'resources/demo');
const { pictures } = JSON.parse(readFileSync(join(folder, 'family.json'), 'utf8'));

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.addScriptTag({ path: join(import.meta.dirname, 'painter.js') });
for (const [index, { file, scene, takenAt, offset, width, height }] of pictures.entries()) {
  const address = await page.evaluate(
    ([name, seed, w, h]) => globalThis.paint(name, seed, w, h),
    [scene, 100 + index, width, height],
  );
  const path = join(folder, file);
  writeFileSync(path, Buffer.from(address.split(',')[1], 'base64'));
  const stamp = takenAt.replaceAll('-', ':').replace('T', ' ');
  execFileSync('exiftool', [
    '-q',
    '-overwrite_original',
    `-DateTimeOriginal=${stamp}`,
    `-CreateDate=${stamp}`,
    `-OffsetTimeOriginal=${offset}`,
    '-Artist=Amaranth',
    '-Software=scripts/demo/paint.mjs',
    path,
  ]);
  console.log(file);
}
await browser.close();
