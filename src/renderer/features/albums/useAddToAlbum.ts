/** Ways into an album: picked files, and what was dropped or pasted. The upload queue does the rest. */
import { addToAlbum, readTransfer } from '#features/uploads/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';

export function useAddToAlbum(userId: UserId, album: Album) {
  const addFiles = (files: readonly File[]) => void addToAlbum(userId, album, files);
  return {
    addFiles,
    addTransfer: (transfer: DataTransfer) => void readTransfer(transfer).then(addFiles),
  };
}
