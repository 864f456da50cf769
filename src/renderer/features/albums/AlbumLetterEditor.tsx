/** The editor, when the album's address asks for it: for a new letter, or for one of the album's own. */
import { useRef } from 'react';
import { LetterWriter, NEW_LETTER, type WritingAddress } from '#features/letters/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Letter, MediaItem } from '#shared/domain/mediaItem.ts';

interface AlbumLetterEditorProps {
  readonly userId: UserId;
  readonly album: Album;
  /** Null while they are being read. */
  readonly items: readonly MediaItem[] | null;
  readonly address: WritingAddress;
}

export function AlbumLetterEditor({ userId, album, items, address }: AlbumLetterEditorProps) {
  const { target, close } = address;
  const listed = (items ?? []).find((item): item is Letter => item.id === target && item.kind === 'letter');
  // A letter that is deleted elsewhere while it is changed here stays in the editor, with every word.
  const opened = useRef<Letter | null>(null);
  if (listed) opened.current = listed;
  const letter = opened.current?.id === target ? opened.current : null;
  if (target === null || (target !== NEW_LETTER && !letter)) return null;
  return <LetterWriter userId={userId} albumId={album.id} letter={letter} onClose={close} />;
}
