/**
 * Whether a letter is being written, kept in the address (`?write=new`, or the id of the letter that is changed): the
 * browser's back closes the editor, and a reload finds it open with the draft on it.
 */
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'write';
export const NEW_LETTER = 'new';
const OPENED_HERE = 'editor-opened-here';

export interface WritingAddress {
  /** `new`, an item's id, or null while nothing is written. */
  readonly target: string | null;
  readonly open: (target: string) => void;
  readonly close: () => void;
}

export function useWritingAddress(): WritingAddress {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openedHere = location.state === OPENED_HERE;
  const open = useCallback(
    (target: string) =>
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.set(PARAMETER, target);
          return next;
        },
        { state: OPENED_HERE, preventScrollReset: true },
      ),
    [setSearch],
  );
  const close = useCallback(() => {
    if (openedHere) {
      navigate(-1);
      return;
    }
    // Opened from a link there is nothing behind it in the history: the address is tidied instead.
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [openedHere, navigate, setSearch]);
  return { target: search.get(PARAMETER), open, close };
}
