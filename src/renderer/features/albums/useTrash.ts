/** The items in the trash, and their way back. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useExplain } from '#features/failures/index.ts';
import { changeLibrary, editList, libraryKeys, readTrashedItems } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { takeOut } from '#shared/media/livePhotos.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { restoreItems } from './api.ts';
import { albumMessages } from './messages.ts';
import { sayRestored } from './sayRestored.ts';

type TrashState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly items: readonly MediaItem[];
      readonly restore: (items: readonly MediaItem[]) => void;
    };

export function useTrash(userId: UserId): TrashState {
  const client = useQueryClient();
  const messages = useMessages(albumMessages);
  const explain = useExplain();
  const { data, isError, refetch } = useQuery({
    queryKey: libraryKeys.trash(userId),
    queryFn: () => readTrashedItems(userId),
  });
  if (!data) return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  return {
    state: 'ready',
    items: data,
    restore: (items) => {
      const returning = new Set(items.map(({ id }) => id));
      changeLibrary(client, {
        optimistic: [
          editList<MediaItem>(libraryKeys.trash(userId), (present) => takeOut(present, returning)),
        ],
        write: () => restoreItems([...returning]),
        refresh: [['library', userId]],
      }).then(
        (returned) => showToast(sayRestored(messages, returned, items.length)),
        (error: unknown) => showToast({ message: explain(error), tone: 'error' }),
      );
    },
  };
}
