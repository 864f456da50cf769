/** TIFF of scanners and fax machines: the largest page. utif2 reads most, geotiff what it does not (BigTIFF among it). */
import { fromArrayBuffer } from 'geotiff';
import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2';

/** A picture of more pixels than this does not fit in the memory of a small machine. */
const MOST_PIXELS = 120_000_000;

function sizeOf(page: IFD): { width: number; height: number } {
  const first = (tag: string) => {
    const value = page[tag];
    return Array.isArray(value) ? Number(value[0]) : 0;
  };
  return { width: first('t256'), height: first('t257') };
}

function assertFits(width: number, height: number): void {
  const pixels = width * height;
  if (!(pixels > 0 && pixels <= MOST_PIXELS)) throw new Error('This picture has no usable size.');
}

function decodeUtif(content: ArrayBuffer): ImageData {
  const pages = decode(content).map((page) => ({ page, ...sizeOf(page) }));
  const largest = pages.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  if (!largest) throw new Error('There is no page in this file.');
  assertFits(largest.width, largest.height);
  decodeImage(content, largest.page);
  const { width, height } = largest.page;
  const colours = new Uint8ClampedArray(toRGBA8(largest.page));
  if (colours.length !== width * height * 4) throw new Error('The page is not whole.');
  if (!colours.some((byte, index) => index % 4 === 3 && byte > 0)) throw new Error('The page is empty.');
  return new ImageData(colours, width, height);
}

async function decodeGeotiff(content: ArrayBuffer): Promise<ImageData> {
  const document = await fromArrayBuffer(content);
  const page = await document.getImage(0);
  const [width, height] = [page.getWidth(), page.getHeight()];
  assertFits(width, height);
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

/** Throws for what neither reads. */
export async function decodeTiff(content: ArrayBuffer): Promise<ImageData> {
  try {
    return decodeUtif(content);
  } catch {
    return decodeGeotiff(content);
  }
}
