/**
 * Paints `resources/demo` again: `node scripts/demo/paint.mjs`, or with the names of files to paint only those. Each
 * picture gets its thumbnail and its placeholder. Needs a Chromium and exiftool; only whoever changes the pictures
 * runs it, the results are kept in the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../machine.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'resources/demo');
const familyPath = join(folder, 'family.json');
const family = JSON.parse(readFileSync(familyPath, 'utf8'));
const wanted = process.argv.slice(2);
const THUMBNAIL = 400;
const PLACEHOLDER = 6;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const script of ['painter.js', 'moreScenes.js'])
  await page.addScriptTag({ path: join(import.meta.dirname, script) });

const bytesOf = (address) => Buffer.from(address.split(',')[1], 'base64');
/** The picture no larger than `longest`, as a data address. */
const shrink = (address, longest, type) =>
  page.evaluate(
    async ([source, size, contentType]) => {
      const image = new globalThis.Image();
      image.src = source;
      await image.decode();
      const scale = size / Math.max(image.width, image.height);
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL(contentType, 0.82);
    },
    [address, longest, type],
  );

for (const [index, picture] of family.pictures.entries()) {
  const { file, smallThumbnail, scene, takenAt, offset, width, height } = picture;
  if (wanted.length > 0 && !wanted.includes(file)) continue;
  const address = await page.evaluate(
    ([name, seed, w, h]) => globalThis.paint(name, seed, w, h),
    [scene, 100 + index, width, height],
  );
  const path = join(folder, file);
  writeFileSync(path, bytesOf(address));
  writeFileSync(join(folder, smallThumbnail), bytesOf(await shrink(address, THUMBNAIL, 'image/webp')));
  picture.placeholder = await shrink(address, PLACEHOLDER, 'image/png');
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
writeFileSync(familyPath, `${JSON.stringify(family, null, 2)}\n`);
await browser.close();
