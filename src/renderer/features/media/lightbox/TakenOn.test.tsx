import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type MediaItem, mediaItemSchema } from '#shared/domain/mediaItem.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { TakenOn } from './TakenOn.tsx';

const film = mediaItemSchema.parse({
  id: 'film',
  ownerId: 'rose',
  albumId: 'summer',
  kind: 'video',
  state: 'ready',
  contentType: 'video/mp4',
  fileName: 'VID_0001.mp4',
  byteCount: 1_000,
  sha256: 'a'.repeat(64),
  storagePath: 'users/rose/media/film/original',
  takenAt: '2022-05-01T12:00:00',
  takenAtOffsetMinutes: 120,
  takenAtSource: 'container',
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const said = (takenAtSource: MediaItem['takenAtSource'], language: 'en' | 'fr' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <TakenOn item={{ ...film, takenAtSource }} />
    </LanguageProvider>,
  );

test('of a film that tells universal time it is said by which clock its date is shown', () => {
  expect(said('container')).toContain('This date comes from the recording itself.');
  expect(said('container-utc')).toContain('1 May 2022 at 12:00');
  expect(said('container-utc')).toContain(
    'This date comes from the recording, which tells it in universal time and not by the clock of the place: ' +
      'it is shown in the time zone of the device that added it.',
  );
  expect(said('container-utc', 'fr')).toContain('dans le fuseau horaire de l’appareil qui l’a ajouté.');
});
