/** Asks before another page takes the place of one on which something was typed and not saved. */
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { countUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { leaveMessages } from './leaveMessages.ts';

export function LeaveQuestion() {
  const texts = useMessages(leaveMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && countUnsaved() > 0,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      isDangerous
      isOpen
      title={texts.title}
      confirmLabel={texts.leave}
      onCancel={blocker.reset}
      onConfirm={blocker.proceed}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
