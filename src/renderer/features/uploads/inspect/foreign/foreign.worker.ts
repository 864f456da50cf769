/** Decodes what the browser does not, away from everything else: these decoders can hang or use up their memory. */
import { expose, transfer } from 'comlink';
import type { Size } from '../decodeReduced.ts';
import { BrokenPictureError } from './brokenPicture.ts';
import { DecoderNotLoadedError } from './decoderNotLoaded.ts';

export type ForeignKind = 'heic' | 'tiff';

export type ForeignPicture =
  /** `size`: of the whole, where the picture was made smaller. */
  | { readonly kind: 'drawn'; readonly picture: ImageBitmap; readonly size: Size }
  /** The decoder says that the file is damaged. */
  | { readonly kind: 'broken' };

type Decode = (file: Blob) => Promise<{ readonly picture: ImageData; readonly size: Size }>;

async function loadDecoder(kind: ForeignKind): Promise<Decode> {
  if (kind === 'tiff') return (await import('./decodeTiff.ts')).decodeTiff;
  const { decodeHeic, loadLibheif } = await import('./decodeHeic.ts');
  await loadLibheif();
  return async (file) => {
    const picture = await decodeHeic(await file.arrayBuffer());
    return { picture, size: picture };
  };
}

const decoder = {
  async load(kind: ForeignKind): Promise<void> {
    // Thrown, so that this worker is ended: a module that could not be fetched may never be asked for again here.
    await loadDecoder(kind).catch((cause: unknown) => {
      throw new DecoderNotLoadedError(`The decoder of ${kind} did not load.`, { cause });
    });
  },
  /** After `load`. */
  async decode(kind: ForeignKind, file: Blob): Promise<ForeignPicture> {
    const decode = await loadDecoder(kind);
    try {
      const decoded = await decode(file);
      const { width, height } = decoded.size;
      const picture = await createImageBitmap(decoded.picture);
      return transfer({ kind: 'drawn', picture, size: { width, height } }, [picture]);
    } catch (error) {
      if (error instanceof BrokenPictureError) return { kind: 'broken' };
      throw error;
    }
  },
};
export type ForeignDecoder = typeof decoder;

expose(decoder);
postMessage('loaded');
