/** Ways into an album: picked files, and what was dropped or pasted. The upload queue does the rest. */
import { addToAlbum, readTransfer } from '#features/uploads/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';

export function useAddToAlbum(userId: UserId, album: Album) {
  return {
    addFiles: (files: readonly File[]) => addToAlbum(userId, album, files),
    addTransfer: (transfer: DataTransfer) => addToAlbum(userId, album, readTransfer(transfer)),
  };
}
