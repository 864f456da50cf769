/** Asks before another page takes the place of one on which something was typed and not saved. */
import { useBlocker } from 'react-router-dom';
import { leavesUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { leaveMessages } from './leaveMessages.ts';

// Pages with forms have its code already, and no other page waits for it.
const Question = lazyPart(async () => (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog, {
  isAskedFor: true,
});

export function LeaveQuestion() {
  const texts = useMessages(leaveMessages);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    leavesUnsaved(currentLocation, nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      isDangerous
      isOpen
      title={texts.title}
      confirmLabel={texts.leave}
      onCancel={blocker.reset}
      onConfirm={blocker.proceed}
    >
      {texts.text}
    </Question>
  );
}
