/**
 * Which item the lightbox shows, kept in the address (`?item=`). Opening adds a page to the browser's history, so that
 * back closes; turning pages replaces it, so that back does not walk through every picture seen.
 */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'item';

interface OpenItem {
  readonly openId: string | null;
  readonly open: (id: string) => void;
  /** In a tab of its own, where there are tabs. */
  readonly openApart: (id: string) => void;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

export function useOpenItem(): OpenItem {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromGrid = location.state === OPENED_FROM_GRID;
  const withItem = (id: string | null) => (previous: URLSearchParams) => {
    const next = new URLSearchParams(previous);
    if (id === null) next.delete(PARAMETER);
    else next.set(PARAMETER, id);
    return next;
  };
  const open = (id: string) => setSearch(withItem(id), { state: OPENED_FROM_GRID, preventScrollReset: true });
  return {
    openId: search.get(PARAMETER),
    open,
    openApart: (id) => {
      const address = `${location.pathname}?${withItem(id)(search)}`;
      if (window.open(address, '_blank') === null) open(id);
    },
    // At once: deleting the item shown must find the next one open, or the lightbox would close and open again.
    show: (id) =>
      setSearch(withItem(id), {
        replace: true,
        state: location.state,
        preventScrollReset: true,
        flushSync: true,
      }),
    close: () => {
      // Opened from a link there is no grid behind it in the history: the address is tidied instead.
      if (cameFromGrid) navigate(-1);
      else setSearch(withItem(null), { replace: true, preventScrollReset: true });
    },
  };
}

const OPENED_FROM_GRID = 'opened-from-grid';
