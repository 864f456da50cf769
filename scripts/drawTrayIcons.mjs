/**
 * Draws the tray's icons again from the mark, `resources/public/icon.svg`: `node scripts/drawTrayIcons.mjs`. What it draws is
 * kept, so that a build needs no drawing.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '..');
const mark = readFileSync(resolve(root, 'resources/public/icon.svg'), 'utf8');
/** macOS draws it in the colour of its menu bar: the flower alone, filling what its square background took. */
const template = mark
  .replace(/<rect[^>]*\/>/, '')
  .replace('viewBox="0 0 64 64"', 'viewBox="8 8 48 48"')
  .replace(/fill="#fff3ea"/, 'fill="#000"');

/** @param {string} drawing @param {string} name @param {number} size */
async function draw(drawing, name, size) {
  const density = (72 * size) / 64;
  await sharp(Buffer.from(drawing), { density: density * 8 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(resolve(root, `resources/tray/${name}-${size}.png`));
}

for (const size of [16, 32]) await draw(template, 'template', size);
for (const size of [16, 20, 24, 32, 48]) await draw(mark, 'mark', size);
