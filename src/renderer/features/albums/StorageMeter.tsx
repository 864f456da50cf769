/** How much room is left, in words first. Shown wherever something can be added. */
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { readStorageUse } from './albumDocuments.ts';
import { albumKeys } from './albumKeys.ts';
import { albumMessages } from './messages.ts';

export interface StorageMeterProps {
  readonly userId: UserId;
  readonly className?: string;
}

export function StorageMeter({ userId, className = '' }: StorageMeterProps) {
  const messages = useMessages(albumMessages);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: albumKeys.storage(userId),
    queryFn: () => readStorageUse(userId),
    staleTime: 10_000,
  });
  // Nothing to say yet: its place is kept, so that the page does not jump.
  if (!data) return <div className={`h-8 ${className}`} />;
  const left = Math.max(0, data.limitBytes - data.usedBytes);
  const limit = formatBytes(data.limitBytes, language);
  const text =
    left === 0 ? messages.storageFull(limit) : messages.storageLeft(formatBytes(left, language), limit);
  return (
    <ProgressBar
      label={messages.storage}
      value={Math.min(data.usedBytes, data.limitBytes)}
      maximum={Math.max(1, data.limitBytes)}
      valueLabel={text}
      tone={left < data.limitBytes * 0.05 ? 'danger' : 'accent'}
      className={className}
    />
  );
}
