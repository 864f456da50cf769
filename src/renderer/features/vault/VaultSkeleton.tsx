/** The vault, and a part of it, before it is there. */
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { vaultMessages } from './messages.ts';

export function VaultSkeleton() {
  const { title } = useMessages(vaultMessages);
  return (
    <>
      <PageHeader title={title} />
      <PartSkeleton />
    </>
  );
}

export function PartSkeleton() {
  const { looking } = useMessages(vaultMessages);
  return (
    <div role="status" className="flex max-w-2xl flex-col gap-4">
      <VisuallyHidden>{looking}</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </div>
  );
}
