/** Says why a change was not made; where room is missing, with the way to the trash, which takes room too. */
import { useNavigate } from 'react-router-dom';
import { useExplain } from '#features/failures/index.ts';
import { TRASH_LINK } from '#features/navigation/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { albumMessages } from './messages.ts';

export function useFailureToast(): (error: unknown) => void {
  const messages = useMessages(albumMessages);
  const explain = useExplain();
  const navigate = useNavigate();
  return (error) => {
    const isFull = refusalCodeOf(error) === 'storage-quota-exceeded';
    showToast({
      message: explain(error),
      tone: 'error',
      ...(isFull ? { action: { label: messages.openTrash, onAction: () => void navigate(TRASH_LINK) } } : {}),
    });
  };
}
