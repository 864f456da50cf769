/** What an owner changes of a code or its guest book: afterwards, whatever came of it, what is shown is what is. */
import { useExplain } from '#features/failures/index.ts';
import { failureOf } from '#platform/backend/failure.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { codeMessages } from './messages.ts';

/** Who said no did nothing; of all else nobody knows whether it was done. */
const saidNo = new Set(['refused', 'rejected', 'unauthenticated', 'identity']);

/** `readAgain` rejects when what is shown stayed as it was. The change never rejects: it is told what came of it. */
export function useOwnersChange(readAgain: () => Promise<void>) {
  const explain = useExplain();
  const messages = useMessages(codeMessages);
  return async (work: () => Promise<unknown>): Promise<void> => {
    const failed = await work().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const isRead = await readAgain().then(
      () => true,
      () => false,
    );
    if (failed === null) {
      if (!isRead) showToast({ message: messages.doneNotShown, tone: 'error' });
    } else if (saidNo.has(failureOf(failed.error).kind)) {
      showToast({ message: explain(failed.error), tone: 'error' });
    } else {
      showToast({ message: isRead ? messages.perhapsDone : messages.perhapsDoneNotShown, tone: 'error' });
    }
  };
}
