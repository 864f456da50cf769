/** Asks about what signing out would lose. Loaded when the account menu opens. */
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { askAbout } from './askAbout.ts';
import type { OnlyHere } from './onlyHere.ts';
import { signOutMessages } from './signOutMessages.ts';

interface SignOutQuestionProps {
  readonly onlyHere: OnlyHere;
  readonly isLeaving: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function SignOutQuestion({ onlyHere, isLeaving, onCancel, onConfirm }: SignOutQuestionProps) {
  const question = askAbout(onlyHere, useMessages(signOutMessages));
  if (!question) return null;
  return (
    <ConfirmDialog
      isDangerous
      isOpen
      isPending={isLeaving}
      title={question.title}
      confirmLabel={question.confirmLabel}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {question.paragraphs.map((text) => (
        <p key={text} className="not-first:mt-3">
          {text}
        </p>
      ))}
    </ConfirmDialog>
  );
}
