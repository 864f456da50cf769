/** A letter being written, over the whole window: its text, its tools, and the way to save it or to go. */
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import { lettersMessages } from './messages.ts';
import { useLetterEditor } from './useLetterEditor.ts';
import type { LetterWriterProps } from './writerProps.ts';

export function LetterEditorDialog(props: LetterWriterProps) {
  const messages = useMessages(lettersMessages);
  const editor = useLetterEditor(props);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) editor.leave();
      }}
      className="fixed inset-0 z-50 bg-canvas text-ink entering:animate-appear exiting:animate-leave"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={props.letter ? messages.editLetter : messages.newLetter}
          className="flex size-full flex-col overflow-hidden outline-none"
        >
          {editor.state === 'opening' ? (
            <Spinner message={messages.opening} />
          ) : (
            <LetterEditor key={editor.editorKey} editor={editor} isNew={props.letter === null} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
