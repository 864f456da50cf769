/** How much room is left, in words first, and what takes it. */
import { formatBytes, useHasTrash } from '#features/media/index.ts';
import { TRASH_LINK } from '#features/navigation/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { roomMessages } from './roomMessages.ts';
import { roomOf, useStorageUse } from './useStorageUse.ts';

interface StorageMeterProps {
  readonly userId: UserId;
  readonly className?: string;
}

export function StorageMeter({ userId, className = '' }: StorageMeterProps) {
  const messages = useMessages(roomMessages);
  const language = useLanguage();
  const storage = useStorageUse(userId);
  const room = storage && roomOf(storage);
  const isScarce = room?.isScarce ?? false;
  const hasTrash = useHasTrash(userId, isScarce);
  // Nothing to say yet: its place is kept, so that the page does not jump.
  if (!storage || !room) return <div className={`h-8 ${className}`} />;
  const { left } = room;
  const limit = formatBytes(storage.limitBytes, language);
  const text =
    left === 0 ? messages.storageFull(limit) : messages.storageLeft(formatBytes(left, language), limit);
  return (
    <div className={className}>
      <ProgressBar
        label={messages.storage}
        value={Math.min(storage.usedBytes, storage.limitBytes)}
        maximum={Math.max(1, storage.limitBytes)}
        valueLabel={text}
        tone={isScarce ? 'danger' : 'accent'}
      />
      {storage.usedBytes > 0 ? (
        <p className="mt-1.5 text-caption text-ink-soft">{messages.previewsTakeRoom}</p>
      ) : null}
      {isScarce && hasTrash ? (
        <p className="mt-2 text-small">
          <Link to={TRASH_LINK}>{messages.emptyTrash}</Link>
        </p>
      ) : null}
    </div>
  );
}
