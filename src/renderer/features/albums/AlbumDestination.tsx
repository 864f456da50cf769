/** Where chosen items go: one of the albums, or one that is made for them on the way. */
import { useState } from 'react';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AlbumForm } from './AlbumForm.tsx';
import { AlbumPicker } from './AlbumPicker.tsx';
import { useAlbumChanges } from './useAlbumChanges.ts';
import type { NamedAlbum } from './useItemChanges.ts';

interface AlbumDestinationProps {
  readonly userId: UserId;
  readonly purpose: 'move' | 'copy';
  readonly albums: readonly Album[];
  readonly onChoose: (album: NamedAlbum) => void;
  readonly onClose: () => void;
}

export function AlbumDestination({ userId, purpose, albums, onChoose, onClose }: AlbumDestinationProps) {
  const { create } = useAlbumChanges(userId);
  const [isNamingNew, setNamingNew] = useState(false);
  if (!isNamingNew) {
    return (
      <AlbumPicker
        purpose={purpose}
        albums={albums}
        onPick={onChoose}
        onPickNew={() => setNamingNew(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <AlbumForm
      album={null}
      isOpen
      onClose={onClose}
      onSave={async (texts, albumKey) => onChoose({ id: await create(texts, albumKey), title: texts.title })}
    />
  );
}
