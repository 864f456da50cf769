/** Everything a person does with the items of one album: shown at once, undone where it can be, explained when refused. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import {
  changeLibrary,
  editList,
  libraryKeys,
  refreshLibrary,
  tellOtherTabs,
} from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { MediaFile, MediaItem, Rotation } from '#shared/domain/mediaItem.ts';
import { type Dating, type GivenDate, redate } from '#shared/media/dating.ts';
import { takeOut as withoutThem } from '#shared/media/livePhotos.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import {
  copyItems,
  moveItems,
  restoreItems,
  saveCaption,
  saveDate,
  saveFavourite,
  saveRotation,
  trashItems,
} from './api.ts';
import { EditsInOrder, type FactEdit } from './editsInOrder.ts';
import { albumMessages } from './messages.ts';
import { sayRestored } from './sayRestored.ts';
import { useFailureToast } from './useFailureToast.ts';

/** One list for the whole page: an album that is left and opened again goes on where its edits are. */
const edits = new EditsInOrder();

/** Where items go: what was just made has no more to tell yet. */
export type NamedAlbum = Pick<Album, 'id' | 'title'>;

interface ItemEdit<Fact> extends Omit<FactEdit<Fact>, 'show'> {
  readonly name: 'caption' | 'rotation' | 'takenAt' | 'isFavourite';
  readonly apply: (item: MediaItem, fact: Fact) => MediaItem;
}

const idsOf = (items: readonly MediaItem[]) => items.map(({ id }) => id);

export function useItemChanges(userId: UserId, album: Album) {
  const client = useQueryClient();
  const messages = useMessages(albumMessages);
  const explain = useFailureToast();
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
    }).then((returned) => showToast(sayRestored(messages, returned, items.length)), explain);
  };

  const moveBack = (items: readonly MediaItem[], from: NamedAlbum) => {
    changeLibrary(client, {
      optimistic: [editList<MediaItem>(itemsKey, (present) => [...present, ...items])],
      write: () => moveItems(idsOf(items), album.id),
      refresh: [itemsKey, libraryKeys.items(userId, from.id), ...counts],
    }).then(() => showToast({ message: messages.itemsMovedBack(items.length, album.title) }), explain);
  };

  const edit = async <Fact>(edited: MediaItem, { name, apply, ...fact }: ItemEdit<Fact>) => {
    const wasReading = client.isFetching({ queryKey: itemsKey, exact: true }) > 0;
    await client.cancelQueries({ queryKey: itemsKey, exact: true });
    const show = (value: Fact) => {
      client.setQueryData<readonly MediaItem[]>(itemsKey, (present) =>
        present?.map((other) => (other.id === edited.id ? apply(other, value) : other)),
      );
    };
    let isKept = false;
    try {
      await edits.edit(`${edited.id}/${name}`, { show, ...fact });
      isKept = true;
    } finally {
      if (isKept) tellOtherTabs(client, [itemsKey]);
      void refreshLibrary(client, isKept && !wasReading ? counts : [itemsKey, ...counts]);
    }
  };

  /** A lightbox that was closed cannot say that its last caption was not saved: the toast does, and tries again. */
  const writeCaption = (item: MediaFile, caption: string): Promise<void> =>
    edit(item, {
      name: 'caption',
      from: item.caption,
      to: caption,
      apply: (other, text) => (other.kind === 'letter' ? other : { ...other, caption: text }),
      write: (text) => saveCaption(item.id, text),
      tell: () =>
        showToast({
          message: messages.captionNotSaved,
          tone: 'error',
          action: {
            label: messages.tryAgain,
            onAction: () => void writeCaption(item, caption).catch(() => {}),
          },
        }),
    });

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

    move(items: readonly MediaItem[], target: NamedAlbum): void {
      takeOut(items, () => moveItems(idsOf(items), target.id), [libraryKeys.items(userId, target.id)]).then(
        () =>
          showToast({
            message: messages.itemsMoved(items.length, target.title),
            action: { label: messages.undo, onAction: () => moveBack(items, target) },
          }),
        explain,
      );
    },

    copy(items: readonly MediaItem[], target: NamedAlbum): void {
      changeLibrary(client, {
        optimistic: [],
        write: () => copyItems(idsOf(items), target.id),
        refresh: [libraryKeys.items(userId, target.id), ...counts],
      }).then(() => showToast({ message: messages.itemsCopied(items.length, target.title) }), explain);
    },

    saveCaption: writeCaption,

    turn(item: MediaFile, rotation: Rotation): void {
      edit(item, {
        name: 'rotation',
        from: item.rotation,
        to: rotation,
        apply: (other, turned) => (other.kind === 'letter' ? other : { ...other, rotation: turned }),
        write: (turned) => saveRotation(item.id, turned),
        tell: explain,
      }).catch(() => {});
    },

    favour(item: MediaItem, isFavourite: boolean): void {
      edit(item, {
        name: 'isFavourite',
        from: item.isFavourite,
        to: isFavourite,
        apply: (other, marked) => ({ ...other, isFavourite: marked }),
        write: (marked) => saveFavourite(item.id, marked),
        tell: explain,
      }).catch(() => {});
    },

    saveDate(item: MediaItem, given: GivenDate): Promise<void> {
      const { takenAt, takenAtOffsetMinutes, isTimeKnown, takenAtSource, rememberedDate, recordedDate } =
        item;
      const from: Dating = {
        takenAt,
        takenAtOffsetMinutes,
        isTimeKnown,
        takenAtSource,
        rememberedDate,
        recordedDate,
      };
      return edit(item, {
        name: 'takenAt',
        from,
        // Where no date is to go back to, the server says so.
        to: redate(item, given) ?? from,
        apply: (other, dating) => ({ ...other, ...dating }),
        write: () => saveDate(item.id, given),
        tell: explain,
      });
    },
  };
}
