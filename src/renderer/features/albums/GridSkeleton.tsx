/** The grid while its items are read: the shape of rows. */
import { useMessages } from '#ui/language/messages.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { albumMessages } from './messages.ts';

const rows = ['grow-3 grow-2 grow-4', 'grow-2 grow-4 grow-3'];

export function GridSkeleton() {
  const messages = useMessages(albumMessages);
  return (
    <div role="status">
      <VisuallyHidden>{messages.loadingAlbum}</VisuallyHidden>
      <Skeleton className="mb-4 h-7 w-48" />
      {rows.map((row) => (
        <div key={row} className="mb-1 flex gap-1">
          {row.split(' ').map((grow) => (
            <Skeleton key={grow} className={`h-44 basis-0 sm:h-56 ${grow}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
