/** What a part of the studio shows while it is read, and where it could not be. */
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { studioMessages } from './messages.ts';

export function PartLoading() {
  const messages = useMessages(studioMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{messages.partLoading}</span>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}

export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(studioMessages);
  return <RetryBanner onRetry={onRetry}>{messages.partFailed}</RetryBanner>;
}
