/**
 * Vite plugin: the kit that the press page offers, a zip with the mark, the name beside it, and the facts. The page is told
 * its measure. The same sources give the same bytes: nothing in it knows when it was made.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { factsAsText } from '../../src/renderer/features/press/facts.ts';
import { languages } from '../../src/shared/locales.ts';

const KIT_MODULE = /\/features\/press\/kit\.ts$/;
const FILE = 'press/amaranth-press-kit.zip';
const PICTURE_WIDTH = 1600;
/** A zip holds no date before 1980. */
const NO_DATE = new Date(1980, 0, 1);

/** Accent and ink of both themes (`ui/styles/roles.css`): a drawing knows no custom properties. */
const grounds = {
  light: { flower: '#8a2c4b', ink: '#2b1a1f' },
  dark: { flower: '#f2a7bd', ink: '#f6ede5' },
} as const;

export function pressKit(project: string): Plugin {
  let packed: Promise<Uint8Array> | null = null;
  const pack = () => {
    packed ??= packKit(project);
    return packed;
  };
  return {
    name: 'amaranth:press-kit',
    apply: 'build',
    async load(id) {
      if (!KIT_MODULE.test(id)) return null;
      const bytes = (await pack()).length;
      return `export const PRESS_KIT_PATH = '/${FILE}';\nexport const pressKitBytes = ${bytes};`;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await pack() });
    },
  };
}

async function packKit(project: string): Promise<Uint8Array> {
  const petals = await petalsOf(project);
  const files: Record<string, Uint8Array> = {};
  for (const [ground, { flower, ink }] of Object.entries(grounds)) {
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${flower}">${petals}</svg>`;
    const name = await drawName(project, ink);
    const drawings = { mark, name: beside(mark, name) };
    for (const [drawing, svg] of Object.entries(drawings)) {
      const path = `logo/amaranth-${drawing}-for-${ground}-ground`;
      files[`${path}.svg`] = strToU8(svg);
      files[`${path}.png`] = await sharp(Buffer.from(svg), { density: 300 })
        .resize({ width: PICTURE_WIDTH })
        .png({ palette: true })
        .toBuffer();
    }
  }
  files['logo/amaranth-icon.svg'] = await readFile(resolve(project, 'resources/public/icon.svg'));
  for (const language of languages) files[`facts-${language}.txt`] = strToU8(factsAsText(language));
  return zipSync(files, { level: 9, mtime: NO_DATE });
}

/** The flower as the pages draw it (`ui/AmaranthMark.tsx`). */
async function petalsOf(project: string): Promise<string> {
  const source = await readFile(resolve(project, 'src/renderer/ui/AmaranthMark.tsx'), 'utf8');
  const petals = source.match(/<path d="[^"]+"(?: opacity="[^"]+")? \/>/g);
  if (!petals) throw new Error('The mark has no petals.');
  return petals.join('');
}

const NAME_WIDTH = 250;
const HEIGHT = 64;

/** The name in the product's type, as outlines. */
async function drawName(project: string, ink: string): Promise<string> {
  const file = resolve(project, 'resources/fonts/brygada-1918-latin-wght-normal.woff2');
  const data = await subsetFont(await readFile(file), 'Amaranth', {
    targetFormat: 'truetype',
    variationAxes: { wght: 500 },
  });
  const style = { display: 'flex', alignItems: 'center', height: HEIGHT, fontSize: 48, color: ink };
  const text = { type: 'div', key: null, props: { style, children: 'Amaranth' } };
  return satori(text, {
    width: NAME_WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Brygada 1918', data, weight: 500, style: 'normal' }],
  });
}

function beside(mark: string, name: string): string {
  const gap = 16;
  const place = (svg: string, x: number, width: number) =>
    svg
      .replace('<svg ', `<svg x="${x}" y="0" `)
      .replace(/width="\d+" height="\d+"/, `width="${width}" height="${HEIGHT}"`);
  const sized = mark.replace('viewBox', `width="${HEIGHT}" height="${HEIGHT}" viewBox`);
  const width = HEIGHT + gap + NAME_WIDTH;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">${place(sized, 0, HEIGHT)}${place(name, HEIGHT + gap, NAME_WIDTH)}</svg>`;
}
