/** Asks before an address is forgotten. */
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { waitlistPanelMessages } from './messages.ts';
import { useEraseFromWaitlist } from './useWaitlist.ts';

interface EraseDialogProps {
  readonly entry: WaitlistEntry;
  readonly onClose: () => void;
}

export function EraseDialog({ entry, onClose }: EraseDialogProps) {
  const texts = useMessages(waitlistPanelMessages);
  const erase = useEraseFromWaitlist();
  return (
    <ConfirmDialog
      title={texts.eraseTitle}
      isOpen
      isDangerous
      confirmLabel={texts.erase}
      isPending={erase.isPending}
      onCancel={onClose}
      onConfirm={() =>
        erase.mutate(entry.id, {
          onSuccess: () => showToast({ tone: 'success', message: texts.erased }),
          onError: () => showToast({ tone: 'error', message: texts.eraseFailed }),
          onSettled: onClose,
        })
      }
    >
      {texts.eraseText(entry.email)}
    </ConfirmDialog>
  );
}
