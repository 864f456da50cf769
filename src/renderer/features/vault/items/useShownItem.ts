/**
 * Which item is shown, kept in the address (`?item=`, or `?new=` with the kind of a new one). Opening adds a page to the
 * browser's history, so that back closes; going on to the next replaces it, so that back does not walk through all of them.
 */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { ItemShown } from '../item/ItemPane.tsx';
import type { ReadinessPointId } from '../readiness/readinessPoints.ts';

const OPENED_FROM_LIST = 'opened-from-list';

interface ShownItem {
  readonly shown: ItemShown | null;
  readonly open: (itemId: VaultItemId) => void;
  /** `answers` is the point of the first week that it is to answer. */
  readonly create: (kind: VaultKind, answers?: ReadinessPointId) => void;
  readonly close: () => void;
}

export function useShownItem(): ShownItem {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const shown = readShown(search);

  function show(parameters: Readonly<Record<string, string>>): void {
    setSearch((previous) => withShown(previous, parameters), {
      replace: shown !== null,
      state: shown === null ? OPENED_FROM_LIST : state,
      preventScrollReset: true,
    });
  }

  return {
    shown,
    open: (itemId) => show({ item: itemId }),
    create: (kind, answers) => show({ new: kind, ...(answers ? { answers } : {}) }),
    close: () => {
      // What closes it may have taken a while (the trash), and its owner gone elsewhere.
      if (readShown(new URLSearchParams(window.location.search)) === null) return;
      if (state === OPENED_FROM_LIST) navigate(-1);
      // Opened from a link there is no list behind it in the history: the address is tidied instead.
      else setSearch((previous) => withShown(previous, {}), { replace: true, preventScrollReset: true });
    },
  };
}

function withShown(previous: URLSearchParams, parameters: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(previous);
  for (const name of ['item', 'new', 'answers']) next.delete(name);
  for (const [name, value] of Object.entries(parameters)) next.set(name, value);
  return next;
}

/** Null for an address that names nothing of ours. */
function readShown(search: URLSearchParams): ItemShown | null {
  const itemId = vaultItemIdSchema.safeParse(search.get('item'));
  if (itemId.success) return { itemId: itemId.data };
  const newKind = vaultKinds.find((kind) => kind === search.get('new'));
  return newKind ? { newKind } : null;
}
