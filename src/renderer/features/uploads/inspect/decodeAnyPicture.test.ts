import { afterEach, expect, test, vi } from 'vitest';
import { decodeAnyPicture } from './decodePicture.ts';

const named = (name: string): ImageBitmap => ({ width: 1, height: 1, close: () => undefined, ...{ name } });
const preview = new Blob(['the camera’s own preview']);

vi.mock('./findPreview.ts', () => ({ findPreviews: async () => [preview] }));
vi.mock('./foreign/decodeForeign.ts', () => ({
  decodeForeign: async (kind: string) =>
    kind === 'tiff'
      ? { kind: 'drawn', picture: named('icon'), size: { width: 1, height: 1 } }
      : { kind: 'broken' },
}));

/** A browser that draws the preview alone. */
const drawsPreviewAlone = async (file: Blob) => {
  if (file !== preview) throw new DOMException('Not a picture', 'InvalidStateError');
  return named('preview');
};

afterEach(() => vi.unstubAllGlobals());

test('a camera’s RAW file is drawn from its large preview, not from the icon that stands first in it', async () => {
  vi.stubGlobal('createImageBitmap', drawsPreviewAlone);
  const raw = new Blob(['II*'], { type: 'image/x-nikon-nef' });
  expect(await decodeAnyPicture(raw)).toMatchObject({ name: 'preview' });
});

test('a TIFF is drawn from its own pixels', async () => {
  vi.stubGlobal('createImageBitmap', drawsPreviewAlone);
  expect(await decodeAnyPicture(new Blob(['II*'], { type: 'image/tiff' }))).toMatchObject({ name: 'icon' });
});
