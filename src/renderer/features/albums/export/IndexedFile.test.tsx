import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type ExportedFile, exportedFileSchema } from '#shared/domain/exportedAlbum.ts';
import { IndexedFile } from './IndexedFile.tsx';

const photo = {
  id: 'p1',
  kind: 'photo',
  path: 'albums/Lake/one & only.jpg',
  isPresent: true,
  previewPath: null,
  fileName: 'one & only.jpg',
  contentType: 'image/jpeg',
  sha256: 'a'.repeat(64),
  byteCount: 2_048,
  takenAt: '2019-07-14T16:00:00',
  takenAtOffsetMinutes: null,
  takenAtSource: 'exif',
  isFavourite: false,
  rememberedDate: null,
  recordedDate: null,
  caption: '',
  place: null,
  camera: '',
  width: 3,
  height: 2,
  durationSeconds: null,
  rotation: 0,
  damage: null,
  livePhotoId: null,
};

function draw(part: Partial<ExportedFile>): string {
  const item = exportedFileSchema.parse({ ...photo, ...part });
  return renderToStaticMarkup(<IndexedFile item={item} date="14 July 2019" />);
}

const original = 'href="albums/Lake/one%20%26%20only.jpg"';
const previewPath = 'previews/Lake/one.jpg';

describe('on the page of an export', () => {
  test('a picture that browsers draw is the original itself', () => {
    expect(draw({})).toContain('<img src="albums/Lake/one%20%26%20only.jpg"');
    expect(draw({})).not.toContain('preview');
  });

  test.each(['image/heic', 'image/tiff', 'image/x-nikon-nef'])(
    '%s is its preview, with the original beneath',
    (contentType) => {
      const drawn = draw({ contentType, previewPath });
      expect(drawn).toContain('<img src="previews/Lake/one.jpg"');
      expect(drawn).toContain('This is a preview.');
      expect(drawn).toContain(original);
    },
  );

  test.each([90, 180, 270] as const)('a picture turned by %i degrees is drawn turned', (rotation) => {
    expect(draw({ rotation })).toContain(`turned-${rotation}`);
    expect(draw({ rotation, contentType: 'image/heic', previewPath })).toContain(`turned-${rotation}`);
    expect(draw({ rotation: 0 })).not.toContain('turned-');
  });

  test('what nothing can show is a card with its name, and says of damage what is known', () => {
    const unknown = draw({ contentType: 'image/heic' });
    expect(unknown).not.toContain('<img');
    expect(unknown).toContain('<strong>one &amp; only.jpg</strong>');
    expect(unknown).toContain('Few browsers show this kind of file.');
    const broken = draw({ damage: 'undecodable' });
    expect(broken).not.toContain('<img');
    expect(broken).toContain('cannot be read as what it says it is');
    expect(draw({ damage: 'truncated', previewPath })).toContain('the end of this file is missing');
    expect(draw({ kind: 'pdf', contentType: 'application/pdf' })).not.toContain('Few browsers');
  });

  test('a film that no browser plays is its preview; one that may be played shows its preview until then', () => {
    const film = { kind: 'video', previewPath } as const;
    expect(draw({ ...film, contentType: 'video/x-msvideo' })).toContain('<img src="previews/Lake/one.jpg"');
    expect(draw({ ...film, contentType: 'video/quicktime' })).toContain('poster="previews/Lake/one.jpg"');
  });

  test('an original that could not be had is still seen by its preview, without a link to nothing', () => {
    const drawn = draw({ isPresent: false, contentType: 'image/heic', previewPath });
    expect(drawn).toContain('<img src="previews/Lake/one.jpg"');
    expect(drawn).toContain('could not be read when the export was made');
    expect(drawn).not.toContain('href');
  });
});
