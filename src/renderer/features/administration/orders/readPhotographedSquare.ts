/**
 * What the square in a photograph of a finished piece says: engraved in metal or stone, lit from the side, at an angle. Read on
 * this device by ZXing, which comes when the first photograph does; no picture leaves it.
 */
import machineCode from 'zxing-wasm/reader/zxing_reader.wasm?url';

let reader: Promise<typeof import('zxing-wasm/reader')> | null = null;

async function loadReader() {
  const library = await import('zxing-wasm/reader');
  // Its own default would fetch the machine code from somewhere else.
  library.prepareZXingModule({ overrides: { locateFile: () => machineCode } });
  return library;
}

/** Of the longer side: a square that fills a tenth of the photograph is still read. */
const MOST_PIXELS = 2_400;

/** Null where no square is seen. Rejects where the reader cannot be fetched, or the file is no picture. */
export async function readPhotographedSquare(photograph: Blob): Promise<string | null> {
  const pixels = await pixelsOf(photograph);
  reader ??= loadReader().catch((error: unknown) => {
    reader = null;
    throw error;
  });
  const { readBarcodes } = await reader;
  const found = await readBarcodes(pixels, {
    formats: ['QRCode'],
    tryHarder: true,
    // Engraved light on dark as well.
    tryInvert: true,
    maxNumberOfSymbols: 1,
  });
  return found.find(({ isValid, text }) => isValid && text !== '')?.text ?? null;
}

/** The browser decodes it: upright, and in whatever format the camera wrote that it knows. */
async function pixelsOf(photograph: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(photograph);
  try {
    const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws nothing.');
    context.drawImage(picture, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  } finally {
    picture.close();
  }
}
