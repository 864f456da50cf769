/** Decodes what the browser does not, away from everything else: these decoders can hang or use up their memory. */
import { expose, transfer } from 'comlink';

export type ForeignKind = 'heic' | 'tiff';

const decoder = {
  async decode(kind: ForeignKind, file: Blob): Promise<ImageBitmap> {
    const content = await file.arrayBuffer();
    const pixels =
      kind === 'heic'
        ? await (await import('./decodeHeic.ts')).decodeHeic(content)
        : await (await import('./decodeTiff.ts')).decodeTiff(content);
    const picture = await createImageBitmap(pixels);
    return transfer(picture, [picture]);
  },
};
export type ForeignDecoder = typeof decoder;

expose(decoder);
