/** Asks before anything is deleted for good, and shows how far a long deletion is. */
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { countTrashed } from './eraseForGood.ts';
import { albumMessages } from './messages.ts';
import type { Erasure } from './useErasure.ts';

export function EraseDialog({ erasure }: { readonly erasure: Erasure }) {
  const messages = useMessages(albumMessages);
  const { asked, erasedCount } = erasure;
  const [album, ...others] = asked?.albums ?? [];
  const isOneAlbum =
    album !== undefined &&
    others.length === 0 &&
    asked?.items.every(({ albumId }) => albumId === album.id) === true;
  const albumCount = asked?.albums.length ?? 0;
  const count = asked ? countTrashed(asked) : 0;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      isDangerous
      isPending={erasedCount !== null}
      title={
        isOneAlbum
          ? messages.eraseAlbumQuestion(album.title)
          : messages.eraseQuestion(count - albumCount, albumCount)
      }
      confirmLabel={messages.erase}
      onCancel={erasure.cancel}
      onConfirm={erasure.confirm}
    >
      {isOneAlbum ? messages.eraseAlbumText(count - albumCount) : messages.eraseText}
      {erasedCount === null ? null : (
        <ProgressBar
          label={messages.erasing}
          value={erasedCount}
          maximum={Math.max(1, count)}
          className="mt-5"
        />
      )}
    </ConfirmDialog>
  );
}
