/** Everything a person does with the items of one album: shown at once, undone where it can be, explained when refused. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { changeLibrary, editList, libraryKeys } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaFile, MediaItem, Rotation } from '#shared/domain/mediaItem.ts';
import type { WallClock } from '#shared/domain/wallClock.ts';
import { takeOut as withoutThem } from '#shared/media/livePhotos.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import {
  copyItems,
  moveItems,
  restoreItems,
  saveCaption,
  saveDate,
  saveRotation,
  trashItems,
} from './api.ts';
import { albumMessages } from './messages.ts';
import { useRefusalToast } from './useRefusalToast.ts';

const idsOf = (items: readonly MediaItem[]) => items.map(({ id }) => id);

export function useItemChanges(userId: UserId, album: Album) {
  const client = useQueryClient();
  const messages = useMessages(albumMessages);
  const explain = useRefusalToast();
  const itemsKey = libraryKeys.items(userId, album.id);
  const counts: readonly QueryKey[] = [
    libraryKeys.albums(userId),
    libraryKeys.storage(userId),
    libraryKeys.covers(userId),
    libraryKeys.trash(userId),
  ];

  const takeOut = (
    items: readonly MediaItem[],
    write: () => Promise<unknown>,
    also: readonly QueryKey[] = [],
  ) => {
    const gone = new Set(items.map(({ id }) => id));
    return changeLibrary(client, {
      optimistic: [editList<MediaItem>(itemsKey, (present) => withoutThem(present, gone))],
      write,
      refresh: [itemsKey, ...counts, ...also],
    });
  };

  const putBack = (items: readonly MediaItem[]) => {
    changeLibrary(client, {
      optimistic: [editList<MediaItem>(itemsKey, (present) => [...present, ...items])],
      write: () => restoreItems(idsOf(items)),
      refresh: [itemsKey, ...counts],
    }).then(() => showToast({ message: messages.restored(items.length) }), explain);
  };

  const edit = async (edited: MediaItem, write: () => Promise<unknown>, tell = explain) => {
    try {
      await changeLibrary(client, {
        optimistic: [
          editList<MediaItem>(itemsKey, (present) =>
            present.map((other) => (other.id === edited.id ? edited : other)),
          ),
        ],
        write,
        refresh: counts,
      });
    } catch (error) {
      tell(error);
      throw error;
    }
  };

  /** A lightbox that was closed cannot say that its last caption was not saved: the toast does, and tries again. */
  const writeCaption = (item: MediaFile, caption: string): Promise<void> =>
    edit(
      { ...item, caption },
      () => saveCaption(item.id, caption),
      () => {
        showToast({
          message: messages.captionNotSaved,
          tone: 'error',
          action: {
            label: messages.tryAgain,
            onAction: () => void writeCaption(item, caption).catch(() => {}),
          },
        });
      },
    );

  return {
    trash(items: readonly MediaItem[]): void {
      takeOut(items, () => trashItems(idsOf(items))).then(
        () =>
          showToast({
            message: messages.itemsDeleted(items.length),
            action: { label: messages.undo, onAction: () => putBack(items) },
          }),
        explain,
      );
    },

    move(items: readonly MediaItem[], target: Album): void {
      takeOut(items, () => moveItems(idsOf(items), target.id), [libraryKeys.items(userId, target.id)]).then(
        () => showToast({ message: messages.itemsMoved(items.length, target.title) }),
        explain,
      );
    },

    copy(items: readonly MediaItem[], target: Album): void {
      changeLibrary(client, {
        optimistic: [],
        write: () => copyItems(idsOf(items), target.id),
        refresh: [libraryKeys.items(userId, target.id), ...counts],
      }).then(() => showToast({ message: messages.itemsCopied(items.length, target.title) }), explain);
    },

    saveCaption: writeCaption,

    turn(item: MediaFile, rotation: Rotation): void {
      edit({ ...item, rotation }, () => saveRotation(item.id, rotation)).catch(() => {});
    },

    saveDate: (item: MediaItem, takenAt: WallClock) =>
      edit({ ...item, takenAt, takenAtSource: 'person' }, () => saveDate(item.id, takenAt)),
  };
}
