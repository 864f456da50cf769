/** Makes a square portrait of 512 px from any picture the browser can read. */

const PORTRAIT_SIZE = 512;

/** The picture could not be read; the file is named so that the message can be. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/** The largest centred square of a picture: faces are rarely at the edge. */
export function centredSquare(width: number, height: number) {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** Upright WebP, 512 x 512. Throws UnreadablePictureError. */
export async function cropPortrait(file: File): Promise<Blob> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnreadablePictureError(file.name);
  }
  const { x, y, side } = centredSquare(picture.width, picture.height);
  const canvas = new OffscreenCanvas(PORTRAIT_SIZE, PORTRAIT_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePictureError(file.name);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE);
  picture.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
}
