import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { PaperStage } from './PaperStage.tsx';

const signed = 'https://storage.example/will?signature=of-the-owner';
const shell = vi.hoisted(() => ({ current: 'web' }));
vi.mock('#platform/currentPlatform.ts', () => ({ platform: () => ({ shell: shell.current }) }));
vi.mock('../thumbnails/useThumbnail.ts', () => ({ useThumbnail: () => ({ state: 'absent' }) }));
vi.mock('./useOriginalLink.ts', () => ({ useOriginalLink: () => ({ state: 'ready', address: signed }) }));

const item = mediaItemSchema.parse({
  id: 'will',
  ownerId: 'rose',
  albumId: 'papers',
  kind: 'pdf',
  state: 'ready',
  contentType: 'application/pdf',
  fileName: 'Will.pdf',
  byteCount: 1_000,
  sha256: 'a'.repeat(64),
  storagePath: 'users/rose/media/will/original',
  takenAt: '2022-05-01T12:00:00',
  takenAtSource: 'upload',
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

function shownIn(place: 'web' | 'desktop'): string {
  shell.current = place;
  if (item.kind !== 'pdf') throw new Error('Not a document.');
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <PaperStage item={item} />
    </LanguageProvider>,
  );
}

test('a browser opens a document in a window of its own', () => {
  expect(shownIn('web')).toContain(signed);
});

test('the desktop hands the address of a document to no other program: it saves the file', () => {
  const page = shownIn('desktop');
  expect(page).not.toContain(signed);
  expect(page).toContain(mediaMessages.en.keptToDownload);
  expect(page).toContain(mediaMessages.en.download);
});
