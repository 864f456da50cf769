/**
 * TIFF of scanners and fax machines: the largest page. utif2 reads most, geotiff what it does not (BigTIFF among it), and
 * what is too large to be read at once.
 */
import { fromArrayBuffer } from 'geotiff';
import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2';
import { isInvisible } from '../transparency.ts';
import { decodeReducedTiff, type ReducedTiff } from './decodeReducedTiff.ts';
import { mendDirectories } from './mendDirectories.ts';

/** Of what is read at once: more does not fit in the memory of a small machine. */
const limits = { pixels: 120_000_000, bytes: 256 * 1024 * 1024 };
type Limits = typeof limits;

class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

const WIDTH = 256;
const HEIGHT = 257;
const DEPTH = 258;
const COLOURS = 262;
const SAMPLES = 277;
const PLANES = 284;
const parts = [
  { starts: 273, lengths: 279 },
  { starts: 324, lengths: 325 },
];
const SEPARATED_INKS = 5;
const PLANE_AFTER_PLANE = 2;

/** The first value of a tag; 0 without one. */
function first(page: IFD, tag: number): number {
  const value = page[`t${tag}`];
  return Array.isArray(value) ? Number(value[0] ?? 0) : 0;
}

function sizeOf(page: IFD): { width: number; height: number } {
  return { width: first(page, WIDTH), height: first(page, HEIGHT) };
}

function assertFits(width: number, height: number, limit: number): void {
  const pixels = width * height;
  if (!(pixels > 0)) throw new Error('This picture has no usable size.');
  if (pixels > limit) throw new TooLargeError('This picture does not fit in memory.');
}

/** A strip or tile that says to be longer than the file keeps utif2 reading nothing for minutes. */
function endStripsInside(page: IFD, byteLength: number): void {
  for (const { starts, lengths } of parts) {
    const found = page[`t${starts}`];
    const said = page[`t${lengths}`];
    if (!Array.isArray(found) || !Array.isArray(said)) continue;
    page[`t${lengths}`] = said.map((length, index) =>
      Math.max(0, Math.min(Number(length), byteLength - Number(found[index] ?? 0))),
    );
  }
}

/** A page whose colours stand apart, each a picture of one colour: utif2 would take them for rows of a single one. */
function decodePlanes(content: ArrayBuffer, page: IFD): void {
  const count = Math.max(1, first(page, SAMPLES));
  const bytes = Math.max(1, first(page, DEPTH) / 8);
  const planes = Array.from({ length: count }, (_, index) => {
    const plane: IFD = { ...page, [`t${DEPTH}`]: [bytes * 8], [`t${SAMPLES}`]: [1], [`t${PLANES}`]: [1] };
    for (const tag of parts.flatMap(({ starts, lengths }) => [`t${starts}`, `t${lengths}`])) {
      const all = page[tag];
      if (!Array.isArray(all)) continue;
      const each = all.length / count;
      plane[tag] = all.slice(index * each, (index + 1) * each);
    }
    decodeImage(content, plane);
    return plane;
  });
  const [one] = planes;
  if (!one) return;
  const data = new Uint8Array(one.data.length * count);
  planes.forEach((plane, position) => {
    for (let from = 0, to = position * bytes; from < plane.data.length; from += bytes, to += bytes * count) {
      for (let byte = 0; byte < bytes; byte += 1) data[to + byte] = plane.data[from + byte] ?? 0;
    }
  });
  Object.assign(page, { data, width: one.width, height: one.height, isLE: one.isLE });
}

/** Cyan, magenta, yellow and black, which utif2 turns into colours only on a page of its own maker's. */
function inksToColours(page: IFD): Uint8ClampedArray<ArrayBuffer> | null {
  const samples = first(page, SAMPLES);
  if (first(page, COLOURS) !== SEPARATED_INKS || first(page, DEPTH) !== 8 || samples < 4) return null;
  const { data } = page;
  const colours = new Uint8ClampedArray((data.length / samples) * 4);
  for (let ink = 0, pixel = 0; pixel < colours.length; ink += samples, pixel += 4) {
    const white = 255 - (data[ink + 3] ?? 0);
    colours[pixel] = ((255 - (data[ink] ?? 0)) * white) / 255;
    colours[pixel + 1] = ((255 - (data[ink + 1] ?? 0)) * white) / 255;
    colours[pixel + 2] = ((255 - (data[ink + 2] ?? 0)) * white) / 255;
    colours[pixel + 3] = 255;
  }
  return colours;
}

function decodeUtif(content: ArrayBuffer, limit: number): ImageData {
  const pages = decode(content).map((page) => ({ page, ...sizeOf(page) }));
  const largest = pages.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  if (!largest) throw new Error('There is no page in this file.');
  assertFits(largest.width, largest.height, limit);
  // Without it utif2 looks for the end of a picture of no length.
  if (largest.page[`t${DEPTH}`] && !(first(largest.page, DEPTH) > 0)) throw new Error('It has no depth.');
  endStripsInside(largest.page, content.byteLength);
  if (first(largest.page, PLANES) === PLANE_AFTER_PLANE) decodePlanes(content, largest.page);
  else decodeImage(content, largest.page);
  const { width, height } = largest.page;
  const colours = inksToColours(largest.page) ?? new Uint8ClampedArray(toRGBA8(largest.page));
  if (colours.length !== width * height * 4) throw new Error('The page is not whole.');
  if (isInvisible(colours)) throw new Error('The page is empty.');
  return new ImageData(colours, width, height);
}

async function decodeGeotiff(content: ArrayBuffer, limit: number): Promise<ImageData> {
  const document = await fromArrayBuffer(content);
  const page = await document.getImage(0);
  const [width, height] = [page.getWidth(), page.getHeight()];
  assertFits(width, height, limit);
  const colours = await page.readRGB({ interleave: true, enableAlpha: false });
  const channels = colours.length / (width * height);
  const depth = colours.BYTES_PER_ELEMENT === 2 ? 257 : 1;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[pixel * 4 + channel] =
        Number(colours[pixel * channels + Math.min(channel, channels - 1)]) / depth;
    }
    pixels[pixel * 4 + 3] = 255;
  }
  return new ImageData(pixels, width, height);
}

async function decodeAtOnce(content: ArrayBuffer, limit: number): Promise<ImageData> {
  mendDirectories(content);
  try {
    return decodeUtif(content, limit);
  } catch (error) {
    if (error instanceof TooLargeError) throw error;
    return decodeGeotiff(content, limit);
  }
}

/** Throws for what neither reads. */
export async function decodeTiff(file: Blob, { pixels, bytes }: Limits = limits): Promise<ReducedTiff> {
  if (file.size > bytes) return decodeReducedTiff(file);
  try {
    const picture = await decodeAtOnce(await file.arrayBuffer(), pixels);
    return { picture, size: picture };
  } catch (error) {
    if (error instanceof TooLargeError) return decodeReducedTiff(file);
    throw error;
  }
}
