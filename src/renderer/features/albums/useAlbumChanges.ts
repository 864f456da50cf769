/** Everything a person does with whole albums: shown at once, undone where it can be, explained when refused. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { changeLibrary, editList, libraryKeys, refreshLibrary } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { AlbumTexts } from './AlbumForm.tsx';
import { createAlbum, editAlbum, moveAlbum, restoreAlbum, trashAlbum } from './api.ts';
import { albumMessages } from './messages.ts';
import { entryBefore } from './position.ts';
import { useFailureToast } from './useFailureToast.ts';

function changeAlbum(
  client: QueryClient,
  userId: UserId,
  album: Album,
  changes: Partial<Album>,
  write: () => Promise<unknown>,
) {
  return changeLibrary(client, {
    optimistic: [
      editList<Album>(libraryKeys.albums(userId), (albums) =>
        albums.map((other) => (other.id === album.id ? { ...other, ...changes } : other)),
      ),
    ],
    write,
    refresh: [libraryKeys.albums(userId), libraryKeys.storage(userId), libraryKeys.covers(userId)],
  });
}

export function useAlbumChanges(userId: UserId) {
  const client = useQueryClient();
  const messages = useMessages(albumMessages);
  const explain = useFailureToast();

  const restore = (album: Album) => {
    changeAlbum(client, userId, album, { trashedAt: null }, () => restoreAlbum(album.id)).then(
      () => showToast({ message: messages.albumRestored(album.title) }),
      explain,
    );
  };

  return {
    /** Repeated with the same key, it makes no second album. Throws CallableError. */
    async create(texts: AlbumTexts, albumKey: string): Promise<AlbumId> {
      const { albumId } = await createAlbum({ ...texts, albumKey });
      await refreshLibrary(client, [libraryKeys.albums(userId)]);
      return albumId;
    },

    /** Throws CallableError. */
    async edit(album: Album, texts: AlbumTexts): Promise<void> {
      await changeAlbum(client, userId, album, texts, () => editAlbum(album.id, texts));
    },

    move(album: Album, position: number): void {
      const albums = client.getQueryData<readonly Album[]>(libraryKeys.albums(userId)) ?? [];
      const before = entryBefore(
        albums.filter(({ trashedAt }) => trashedAt === null),
        album.id,
        position,
      );
      changeAlbum(client, userId, album, { position }, () => moveAlbum(album.id, before?.id ?? null)).catch(
        explain,
      );
    },

    setCover(album: Album, coverItemId: MediaItemId): void {
      changeAlbum(client, userId, album, { coverItemId }, () => editAlbum(album.id, { coverItemId })).then(
        () => showToast({ message: messages.coverSet }),
        explain,
      );
    },

    trash(album: Album): void {
      changeAlbum(client, userId, album, { trashedAt: new Date() }, () => trashAlbum(album.id)).then(
        () =>
          showToast({
            message: messages.albumDeleted(album.title),
            action: { label: messages.undo, onAction: () => restore(album) },
          }),
        explain,
      );
    },

    restore,
  };
}
