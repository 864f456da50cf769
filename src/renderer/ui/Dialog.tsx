/**
 * A modal dialog: focus is held inside and returned after; the page behind is inert. On a phone it rises from the
 * bottom and leaves room above it for a toast. Where letters are very large the title is set
 * smaller, so that it leaves room for what is below. `isDismissable={false}` removes the close button, Escape and the press outside.
 */
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './IconButton.tsx';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly isDismissable?: boolean;
  readonly size?: 'small' | 'regular' | 'wide';
  /** `side`: along the edge of a wide page, so that what it speaks of stays in sight. */
  readonly place?: 'centre' | 'side';
  /** `alertdialog` interrupts: for what must be answered now. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** Whoever presses a button twice presses beside the dialog that its first press opened. */
const SECOND_PRESS = 500;

const places = {
  centre: {
    overlay: 'sm:items-center sm:p-6',
    modal: 'sm:max-h-[92dvh] sm:rounded-sheet',
  },
  side: {
    overlay: 'sm:items-stretch sm:justify-end',
    modal: 'sm:max-h-none sm:rounded-none sm:rounded-s-sheet',
  },
};

const widths = { small: 'sm:max-w-md', regular: 'sm:max-w-lg', wide: 'sm:max-w-3xl' };

export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  isDismissable = true,
  size = 'regular',
  place = 'centre',
  role = 'dialog',
}: DialogProps) {
  const messages = useMessages(uiMessages);
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable}
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > SECOND_PRESS}
      isKeyboardDismissDisabled={!isDismissable}
      data-dialog=""
      className={`fixed inset-0 z-50 flex items-end justify-center bg-scrim entering:animate-appear exiting:animate-leave ${places[place].overlay}`}
    >
      <Modal
        className={`@container flex max-h-[calc(100dvh-8rem)] w-full flex-col overflow-hidden rounded-t-sheet bg-raised text-ink shadow-overlay entering:animate-rise exiting:animate-leave ${places[place].modal} ${widths[size]}`}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <header className="flex items-start justify-between gap-4 px-6 pt-6 sm:px-8 sm:pt-7 @max-[16rem]:px-4 @max-[16rem]:pt-4">
            <Heading
              slot="title"
              level={2}
              className="min-w-0 pt-1 text-[clamp(1rem,7.5vw,1.75rem)]/[1.22] [overflow-wrap:anywhere]"
            >
              {title}
            </Heading>
            {isDismissable ? (
              <IconButton label={messages.close} onPress={onClose} className="-me-2">
                <X size={20} aria-hidden="true" />
              </IconButton>
            ) : null}
          </header>
          <div className="overflow-y-auto px-6 pt-4 pb-7 sm:px-8 sm:pb-8 @max-[16rem]:px-4">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
