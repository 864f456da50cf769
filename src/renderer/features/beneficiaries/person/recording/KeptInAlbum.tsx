/** A new recording, film or file for a message: it becomes an item of this album, and is chosen once it is there. */
import { useEffect, useState } from 'react';
import { useAlbumItems } from '#features/media/index.ts';
import { RecordHere } from '#features/recording/index.ts';
import { bringToAlbum } from '#features/uploads/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { findArrived } from './findArrived.ts';
import { recordingMessages } from './messages.ts';

interface KeptInAlbumProps {
  readonly userId: UserId;
  readonly album: Album;
  readonly onPick: (item: MediaFile) => void;
}

interface Kept {
  readonly file: File;
  /** Items that were there before. */
  readonly before: ReadonlySet<string>;
}

export function KeptInAlbum({ userId, album, onPick }: KeptInAlbumProps) {
  const messages = useMessages(recordingMessages);
  const content = useAlbumItems(userId, album.id);
  const [kept, setKept] = useState<Kept | null>(null);
  const items = content.state === 'ready' ? content.items : [];
  const arrived = kept ? findArrived(items, kept.file.name, kept.before) : null;
  useEffect(() => {
    if (arrived) onPick(arrived);
  }, [arrived, onPick]);
  if (kept) return <Spinner message={messages.keeping} />;
  return (
    <section aria-label={messages.title(album.title)} className="mb-6">
      <h4 className="text-small font-semibold [overflow-wrap:anywhere]">{messages.title(album.title)}</h4>
      <p className="mt-1 mb-3 text-small text-ink-soft">{messages.shared}</p>
      <RecordHere
        onKeep={(file) => {
          setKept({ file, before: new Set(items.map(({ id }) => id)) });
          void bringToAlbum(userId, album, [file]);
        }}
      />
    </section>
  );
}
