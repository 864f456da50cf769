/** What a square (a QR code) says, read on this device: no picture leaves it. */

/** Of the longer side. More costs time on a phone, and a square that fills a tenth of the picture is still read. */
const MOST_PIXELS = 1_600;

export type Picture = ImageBitmap | HTMLVideoElement;

/** Null where no square is seen. */
export async function readSquare(picture: Picture): Promise<string | null> {
  const [width, height] =
    picture instanceof HTMLVideoElement
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const decodeQR = (await import('qr/decode.js')).default;
  try {
    const text: unknown = decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), {
      timeLimit: 400,
    });
    return typeof text === 'string' && text !== '' ? text : null;
  } catch {
    // It throws where it sees none.
    return null;
  }
}
