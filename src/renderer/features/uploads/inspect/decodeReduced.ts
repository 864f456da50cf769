/**
 * A large JPEG at an eighth to seven eighths of its size, which is all that thumbnails need and costs a third of the whole:
 * the decoder leaves out what would be thrown away (ITU T.81, scaled inverse transforms).
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface ReducedPicture {
  readonly picture: ImageBitmap;
  /** Of the original, upright. */
  readonly size: Size;
}

const EIGHTHS = 8;
/** How much smaller than asked a picture may come out: making it a little larger or smaller costs as much as decoding it. */
const NEAR_ENOUGH = 0.92;

/** Browsers that turn a frame by its camera's orientation say how they turned it. */
function canReduce(): boolean {
  return 'ImageDecoder' in globalThis && 'VideoFrame' in globalThis && 'rotation' in VideoFrame.prototype;
}

/** Upright, its long edge `edge` pixels or a little less. Null where the picture is not larger, or the browser decodes only whole ones. */
export async function decodeReduced(file: Blob, stored: Size, edge: number): Promise<ReducedPicture | null> {
  const eighths = Math.ceil((edge * NEAR_ENOUGH * EIGHTHS) / Math.max(stored.width, stored.height));
  if (eighths >= EIGHTHS || !canReduce()) return null;
  const decoder = new ImageDecoder({
    data: await file.arrayBuffer(),
    type: 'image/jpeg',
    desiredWidth: Math.ceil((stored.width * eighths) / EIGHTHS),
    desiredHeight: Math.ceil((stored.height * eighths) / EIGHTHS),
  });
  try {
    const { image } = await decoder.decode();
    const { displayWidth, displayHeight } = image;
    const isOnItsSide = displayWidth > displayHeight !== stored.width > stored.height;
    const ratio = Math.min(1, edge / Math.max(displayWidth, displayHeight));
    const picture = await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(displayWidth * ratio)),
      resizeHeight: Math.max(1, Math.round(displayHeight * ratio)),
      resizeQuality: 'medium',
    });
    image.close();
    return {
      picture,
      size: isOnItsSide ? { width: stored.height, height: stored.width } : stored,
    };
  } catch {
    // The whole decoder has the last word on what is damaged.
    return null;
  } finally {
    decoder.close();
  }
}
