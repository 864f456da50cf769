/** Decodes what the browser does not, away from everything else: these decoders can hang or use up their memory. */
import { expose, transfer } from 'comlink';
import { BrokenPictureError } from './brokenPicture.ts';

export type ForeignKind = 'heic' | 'tiff';

export type ForeignPicture =
  | { readonly kind: 'drawn'; readonly picture: ImageBitmap }
  /** The decoder says that the file is damaged. */
  | { readonly kind: 'broken' };

const decoder = {
  async decode(kind: ForeignKind, file: Blob): Promise<ForeignPicture> {
    const content = await file.arrayBuffer();
    try {
      const pixels =
        kind === 'heic'
          ? await (await import('./decodeHeic.ts')).decodeHeic(content)
          : await (await import('./decodeTiff.ts')).decodeTiff(content);
      const picture = await createImageBitmap(pixels);
      return transfer({ kind: 'drawn', picture }, [picture]);
    } catch (error) {
      if (error instanceof BrokenPictureError) return { kind: 'broken' };
      throw error;
    }
  },
};
export type ForeignDecoder = typeof decoder;

expose(decoder);
postMessage('loaded');
