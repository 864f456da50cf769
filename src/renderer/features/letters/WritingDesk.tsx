/** A letter being written, over the whole window: a sheet, its tools, and the way to keep it or to go. */
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { lettersMessages } from './messages.ts';
import { useDesk } from './useDesk.ts';
import type { LetterWriterProps } from './writerProps.ts';

export function WritingDesk(props: LetterWriterProps) {
  const messages = useMessages(lettersMessages);
  const desk = useDesk(props);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) desk.leave();
      }}
      className="fixed inset-0 z-50 bg-canvas text-ink entering:animate-appear exiting:animate-leave"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={props.letter ? messages.editLetter : messages.newLetter}
          className="flex size-full flex-col overflow-hidden outline-none"
        >
          {desk.state === 'opening' ? (
            <Spinner message={messages.opening} />
          ) : (
            <DeskSheet key={desk.sheet} desk={desk} isNew={props.letter === null} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
