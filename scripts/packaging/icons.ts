/** The app's icons for three systems, drawn from the project's own mark. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IconIcns, IconIco } from '@shockpkg/icon-encoder';
import sharp from 'sharp';

/** The sizes of hicolor, the theme that every Linux desktop falls back to. */
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names of sizes; one picture serves the single and the double resolution of two of them. */
const MAC_TYPES: Readonly<Record<number, readonly string[]>> = {
  16: ['ic04'],
  32: ['ic05', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};
/** Apple's grid: 824 of 1024 are drawn, so that the mark is as large as its neighbours in the Dock. */
const MAC_PORTION = 824 / 1024;

/** Writes `icon.icns`, `icon.ico` and the folder `linux` to `target`. */
export async function drawIcons(markPath: string, target: string): Promise<void> {
  const mark = await readFile(markPath);
  const draw = (size: number) =>
    sharp(mark, { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toBuffer();

  await mkdir(join(target, 'linux'), { recursive: true });
  for (const size of LINUX_SIZES)
    await writeFile(join(target, 'linux', `${size}x${size}.png`), await draw(size));

  const windows = new IconIco();
  for (const size of WINDOWS_SIZES) await windows.addFromPng(await draw(size));
  await writeFile(join(target, 'icon.ico'), windows.encode());

  const mac = new IconIcns();
  for (const [name, types] of Object.entries(MAC_TYPES)) {
    const size = Number(name);
    const drawn = Math.round(size * MAC_PORTION);
    const before = Math.floor((size - drawn) / 2);
    const after = size - drawn - before;
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = sharp(await draw(drawn)).extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background,
    });
    await mac.addFromPng(await picture.png().toBuffer(), types);
  }
  await writeFile(join(target, 'icon.icns'), mac.encode());
}
