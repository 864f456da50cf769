/** Deleting for good: asked first, shown while it lasts, explained when it is refused. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { libraryKeys, refreshLibrary } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { eraseAlbum, eraseItems } from './api.ts';
import { countTrashed, eraseForGood, type Trashed } from './eraseForGood.ts';
import { albumMessages } from './messages.ts';

export interface Erasure {
  /** What the person is asked about; null while nothing is asked. */
  readonly asked: Trashed | null;
  /** How many are gone while it runs; null before. */
  readonly erasedCount: number | null;
  readonly ask: (trashed: Trashed) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

export function useErasure(userId: UserId): Erasure {
  const client = useQueryClient();
  const messages = useMessages(albumMessages);
  const explain = useExplain({ otherwise: messages.notErased });
  const [asked, ask] = useState<Trashed | null>(null);
  const [erasedCount, setErasedCount] = useState<number | null>(null);

  async function run(trashed: Trashed): Promise<void> {
    setErasedCount(0);
    try {
      await eraseForGood(trashed, { eraseItems, eraseAlbum }, setErasedCount);
      showToast({
        message: messages.erased(countTrashed(trashed) - trashed.albums.length, trashed.albums.length),
      });
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    }
    await refreshLibrary(client, [libraryKeys.all(userId)]);
    setErasedCount(null);
    ask(null);
  }

  return {
    asked,
    erasedCount,
    ask,
    cancel: () => {
      if (erasedCount === null) ask(null);
    },
    confirm: () => {
      if (asked && erasedCount === null) void run(asked);
    },
  };
}
