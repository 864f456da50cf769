/** One item: shown (`?item=`), or written anew (`?new=`, with `?answers=` the point of the first week that it answers). */
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type VaultContent, type VaultKind, vaultContentSchema } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { newItemId } from '../open/saving/saveItems.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { pointTitles } from '../readiness/pointMessages.ts';
import { readinessPoints } from '../readiness/readinessPoints.ts';
import { ConflictView } from './conflict/ConflictView.tsx';
import { type HeldEdit, isEditHeld, readHeldEdit } from './edit/heldEdits.ts';
import { ItemEditor } from './edit/ItemEditor.tsx';
import { itemMessages } from './messages.ts';
import { ItemReading } from './read/ItemReading.tsx';
import type { Saved } from './save/saveItem.ts';
import { useItemActions } from './save/useItemActions.ts';
import { showItem } from './showItem.ts';
import { UnreadableView } from './UnreadableView.tsx';

export type ItemShown = { readonly itemId: VaultItemId } | { readonly newKind: VaultKind };

interface ItemPaneProps {
  readonly shown: ItemShown;
  readonly onClose: () => void;
}

export function ItemPane({ shown, onClose }: ItemPaneProps) {
  const place = editPlaceOf(shown);
  return <PaneAt key={place} shown={shown} place={place} onClose={onClose} />;
}

/** Which item is written; of new ones, which kind. */
function editPlaceOf(shown: ItemShown): string {
  return 'itemId' in shown ? `item ${shown.itemId}` : `new ${shown.newKind}`;
}

function PaneAt({ shown, place, onClose }: ItemPaneProps & { readonly place: string }) {
  const held = useHeldEdit(place);
  if (held === undefined) return null;
  return 'itemId' in shown ? (
    <KnownItem itemId={shown.itemId} place={place} held={held} onClose={onClose} />
  ) : (
    <NewItem kind={shown.newKind} place={place} held={held} onClose={onClose} />
  );
}

/** What was written here before the vault locked; undefined while it is opened. What is held from now on is no matter. */
function useHeldEdit(place: string): HeldEdit | null | undefined {
  const [edit, setEdit] = useState<HeldEdit | null | undefined>(() => (isEditHeld(place) ? undefined : null));
  useEffect(() => {
    let isWanted = true;
    readHeldEdit(place).then(
      // Nothing was held, and something is written meanwhile: that is no edit to come back to.
      (found) => isWanted && setEdit((known) => (known === undefined ? found : known)),
      // Locked again meanwhile: it stays held.
      () => isWanted && setEdit(null),
    );
    return () => {
      isWanted = false;
    };
  }, [place]);
  return edit;
}

interface PaneProps {
  readonly place: string;
  readonly held: HeldEdit | null;
  readonly onClose: () => void;
}

function NewItem({ kind, place, held, onClose }: PaneProps & { readonly kind: VaultKind }) {
  const texts = useMessages(itemMessages);
  const titles = useMessages(pointTitles);
  const actions = useItemActions();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const asked = readinessPoints.find(({ id }) => id === search.get('answers'));
  const [base] = useState<VaultContent>(
    () =>
      held?.base ??
      vaultContentSchema.parse({ kind, ...(asked ? { title: titles[asked.id], answers: [asked.id] } : {}) }),
  );
  const [itemId] = useState(() => held?.itemId ?? newItemId());
  return (
    <ItemEditor
      itemId={itemId}
      base={base}
      basedOn={0}
      place={place}
      held={held}
      onCancel={onClose}
      onSaved={({ item }) => {
        actions.offerUndo(item, null, texts.added);
        showItem(setSearch, item.itemId, state);
      }}
    />
  );
}

interface Editing {
  readonly base: VaultContent;
  readonly basedOn: number;
}

function KnownItem({ itemId, place, held, onClose }: PaneProps & { readonly itemId: VaultItemId }) {
  const texts = useMessages(itemMessages);
  const { items, unreadable } = useOpenVault();
  const actions = useItemActions();
  const [editing, setEditing] = useState<Editing | null>(held);
  const [wasEdited, setEdited] = useState(false);
  const { state } = useLocation();
  const [, setSearch] = useSearchParams();
  const item = items.get(itemId);

  function begin({ content, version }: VaultItem): void {
    setEditing({ base: content, basedOn: version });
    setEdited(true);
  }

  function finish({ item: saved, areBothKept }: Saved, former: VaultContent | null): void {
    setEditing(null);
    if (saved.itemId !== itemId) {
      showToast({ message: texts.savedAnew });
      showItem(setSearch, saved.itemId, state);
    } else if (!areBothKept) actions.offerUndo(saved, former, texts.saved);
  }

  if (editing) {
    return (
      <ItemEditor
        itemId={itemId}
        {...editing}
        place={place}
        held={held && held.base === editing.base ? held : null}
        onSaved={finish}
        onCancel={() => setEditing(null)}
      />
    );
  }
  const closed = unreadable.find((other) => other.itemId === itemId);
  if (closed) return <UnreadableView item={closed} onClose={onClose} />;
  if (!item || item.content.kind === 'readiness') {
    return (
      <EmptyState
        title={texts.notHere}
        action={
          <Button variant="secondary" onPress={onClose}>
            {texts.back}
          </Button>
        }
      >
        {texts.notHereText}
      </EmptyState>
    );
  }
  if (item.alternatives.length > 0 && item.state === 'kept') {
    return <ConflictView key={item.version} item={item} onClose={onClose} />;
  }
  return (
    <ItemReading
      item={item}
      actions={actions}
      onEdit={() => begin(item)}
      onClose={onClose}
      takesFocus={wasEdited}
    />
  );
}
