/**
 * A TIFF too large to stand in memory, such as a scanned poster: read strip by strip, each made smaller before the next,
 * from the smallest page that still is large enough.
 */
import { fromBlob, type GeoTIFFImage } from 'geotiff';
import type { Size } from '../decodeReduced.ts';

export interface ReducedTiff {
  readonly picture: ImageData;
  /** Of the whole. */
  readonly size: Size;
}

interface Bounds {
  /** Of what is drawn, the long edge in pixels: twice what is shown, which is then smoothed. */
  readonly edge: number;
  /** Pixels in memory at once. */
  readonly atOnce: number;
}

const bounds: Bounds = { edge: 4_800, atOnce: 24_000_000 };
/** Pages looked at for a smaller copy of the largest one. */
const MOST_PAGES = 20;
/** Copies differ from it in their proportions by rounding. */
const ROUNDING = 0.02;

const edgeOf = (page: GeoTIFFImage) => Math.max(page.getWidth(), page.getHeight());
const proportionOf = (page: GeoTIFFImage) => page.getWidth() / page.getHeight();

async function readPages(file: Blob): Promise<GeoTIFFImage[]> {
  const document = await fromBlob(file);
  const count = Math.min(await document.getImageCount(), MOST_PAGES);
  return Promise.all(Array.from({ length: count }, (_, index) => document.getImage(index)));
}

/** Whole strips, or rows of tiles: one that is cut would be unpacked twice. */
function rowsAtOnce(page: GeoTIFFImage, { atOnce }: Bounds): number {
  const rows = Math.min(page.getTileHeight(), page.getHeight());
  const rowPixels = page.getWidth();
  if (rows * rowPixels > atOnce) throw new Error('A strip of this picture does not fit in memory.');
  return rows * Math.max(1, Math.floor(atOnce / (rows * rowPixels)));
}

function copyRows(from: ArrayLike<number> & { BYTES_PER_ELEMENT: number }, to: Uint8ClampedArray): void {
  const pixels = to.length / 4;
  const channels = from.length / pixels;
  const depth = from.BYTES_PER_ELEMENT === 2 ? 257 : 1;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      to[pixel * 4 + channel] = (from[pixel * channels + Math.min(channel, channels - 1)] ?? 0) / depth;
    }
    to[pixel * 4 + 3] = 255;
  }
}

/** Throws for what cannot be read in parts. */
export async function decodeReducedTiff(file: Blob, limits: Bounds = bounds): Promise<ReducedTiff> {
  const pages = (await readPages(file)).toSorted((one, other) => edgeOf(one) - edgeOf(other));
  const largest = pages.at(-1);
  if (!largest) throw new Error('There is no page in this file.');
  const isCopy = (page: GeoTIFFImage) =>
    Math.abs(proportionOf(page) / proportionOf(largest) - 1) < ROUNDING && edgeOf(page) >= limits.edge;
  const page = pages.find(isCopy) ?? largest;
  const [pageWidth, pageHeight] = [page.getWidth(), page.getHeight()];
  const ratio = Math.min(1, limits.edge / edgeOf(page));
  const width = Math.max(1, Math.round(pageWidth * ratio));
  const height = Math.max(1, Math.round(pageHeight * ratio));
  const pixels = new Uint8ClampedArray(width * height * 4);
  const rows = rowsAtOnce(page, limits);
  for (let top = 0; top < pageHeight; top += rows) {
    const bottom = Math.min(top + rows, pageHeight);
    const [from, to] = [Math.round(top * (height / pageHeight)), Math.round(bottom * (height / pageHeight))];
    if (to === from) continue;
    const part = await page.readRGB({
      window: [0, top, pageWidth, bottom],
      width,
      height: to - from,
      interleave: true,
      enableAlpha: false,
    });
    copyRows(part, pixels.subarray(from * width * 4, to * width * 4));
  }
  return {
    picture: new ImageData(pixels, width, height),
    size: { width: largest.getWidth(), height: largest.getHeight() },
  };
}
