/**
 * Pictures with a fault inside, which a browser draws on a page as far as they go though its workers refuse them.
 * Cameras and old programs have written many such files, and families see nothing wrong with them.
 */
import { isDisplayableOriginal } from '#shared/media/displayable.ts';
import { showsNothing } from './drawThumbnails.ts';

/** Null for what a page does not draw either, or draws nothing of. */
export async function decodeInPage(file: Blob, contentType: string): Promise<ImageBitmap | null> {
  if (!isDisplayableOriginal(contentType)) return null;
  const address = URL.createObjectURL(new Blob([file], { type: contentType }));
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve, { once: true });
      image.addEventListener('error', reject, { once: true });
      image.src = address;
    });
    // Drawn first: a picture with a fault inside cannot be made into a bitmap directly.
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return showsNothing(canvas) ? null : canvas.transferToImageBitmap();
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
