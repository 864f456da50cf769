/**
 * A dialog around a form with `asksBeforeLeaving`: Escape, the cross and a press beside it ask first while what was typed is not
 * saved. A Cancel button of the form says what it does, and closes at once.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { DialogOnDemand } from '../DialogOnDemand.tsx';
import { useMessages } from '../language/messages.tsx';
import { uiMessages } from '../messages.ts';
import { countUnsaved } from './unsaved.ts';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FormDialog({ title, isOpen, onClose, children }: FormDialogProps) {
  const texts = useMessages(uiMessages);
  const [isAsking, setAsking] = useState(false);
  /** Those of the page behind it are not lost by closing this one. */
  const behind = useRef(0);
  useEffect(() => {
    if (isOpen) behind.current = countUnsaved();
  }, [isOpen]);
  const close = () => {
    if (countUnsaved() > behind.current) setAsking(true);
    else onClose();
  };
  return (
    <>
      <DialogOnDemand title={title} isOpen={isOpen} onClose={close}>
        {children}
      </DialogOnDemand>
      <ConfirmDialog
        isDangerous
        isOpen={isOpen && isAsking}
        title={texts.leaveFormTitle}
        confirmLabel={texts.leaveForm}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.leaveFormText}
      </ConfirmDialog>
    </>
  );
}
