/** The wall while albums are read. */
import { useMessages } from '#ui/language/messages.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { albumMessages } from './messages.ts';

export function AlbumsSkeleton() {
  const messages = useMessages(albumMessages);
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-x-6 gap-y-9 min-[30rem]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
    >
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <Skeleton className="aspect-[4/3] w-full rounded-card" />
          <Skeleton className="mt-4 h-6 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
