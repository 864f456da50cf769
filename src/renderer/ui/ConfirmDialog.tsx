/** Asks before something that cannot be undone. What can be undone is done at once, with an Undo in a toast. */
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogOnDemand } from './DialogOnDemand.tsx';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The action, in a verb: "Delete for ever". */
  readonly confirmLabel: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isPending?: boolean;
  readonly isDangerous?: boolean;
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  isOpen,
  onConfirm,
  onCancel,
  isPending = false,
  isDangerous = false,
}: ConfirmDialogProps) {
  const messages = useMessages(uiMessages);
  return (
    <DialogOnDemand title={title} isOpen={isOpen} onClose={onCancel} size="small" role="alertdialog">
      <div className="text-ink-soft">{children}</div>
      <div className="mt-7 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onCancel} autoFocus isDisabled={isPending}>
          {messages.cancel}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
          {confirmLabel}
        </Button>
      </div>
    </DialogOnDemand>
  );
}
