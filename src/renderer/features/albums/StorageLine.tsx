/** How much room is left, in one line above the pictures; it opens what else there is to say about it. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { formatBytes } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Popover } from '#ui/Popover.tsx';
import { roomMessages } from './roomMessages.ts';
import { StorageMeter } from './StorageMeter.tsx';
import { roomOf, useStorageUse } from './useStorageUse.ts';

/** A phone is told only when room runs out: there the pictures come first. */
export function StorageLine({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(roomMessages);
  const language = useLanguage();
  const storage = useStorageUse(userId);
  // Nothing to say yet: its place is kept, so that the page does not jump.
  if (!storage) return <div className="h-6 max-sm:hidden" />;
  const { left, isRoomy, isScarce } = roomOf(storage);
  const told = formatBytes(left, language);
  const text = messages.storageLeft(told, formatBytes(storage.limitBytes, language));
  const used = Math.min(1, storage.usedBytes / Math.max(1, storage.limitBytes));
  return (
    <DialogTrigger>
      <Button
        aria-label={`${messages.storage}: ${text}`}
        className={`-my-2.5 inline-flex min-h-11 max-w-full items-center gap-2 rounded-small text-start text-small hover:text-ink ${
          isScarce ? 'font-semibold text-danger-text' : 'text-ink-soft'
        } ${isRoomy ? 'max-sm:hidden' : ''}`}
      >
        <span
          className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-line max-sm:hidden"
          aria-hidden="true"
        >
          <span
            className={`block h-full rounded-full ${isScarce ? 'bg-danger' : 'bg-accent'}`}
            style={{ width: `${used * 100}%` }}
          />
        </span>
        <span className="sm:hidden">{messages.storageLeftShort(told)}</span>
        <span className="max-sm:hidden">{text}</span>
        <ChevronDown size={14} aria-hidden="true" className="shrink-0" />
      </Button>
      <Popover placement="bottom start" className="w-80 max-w-[calc(100vw-2rem)] p-4">
        <Dialog aria-label={messages.storage} className="outline-none">
          <StorageMeter userId={userId} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
