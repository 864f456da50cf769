/** Everything in the vault: the list, and the item that is open beside it on a wide page, or in its place on a narrow one. */
import { useState } from 'react';
import { useChange } from '#ui/readOnly.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { ItemPane } from '../item/ItemPane.tsx';
import { DropVeil } from './DropVeil.tsx';
import { NewItemDialog } from './NewItemDialog.tsx';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useListScroll } from './useListScroll.ts';
import { useShownItem } from './useShownItem.ts';
import { VaultItems } from './VaultItems.tsx';

/** Room for the list and an item beside it. */
const WIDE = '(min-width: 64rem)';

export function ItemsPage() {
  const isWide = useMediaQuery(WIDE);
  const { shown, open, create, close } = useShownItem();
  const [isAdding, setAdding] = useState(false);
  const change = useChange();
  const isBeside = isWide && shown !== null;
  const isListShown = isWide || shown === null;
  useListScroll(isListShown, shown !== null);
  const isDropping = useDroppedFiles(shown !== null);

  return (
    <>
      {isDropping ? <DropVeil /> : null}
      <div className={isBeside ? 'grid grid-cols-[minmax(20rem,2fr)_3fr] items-start gap-8' : ''}>
        {isListShown ? (
          <VaultItems
            isNarrow={isBeside}
            openId={shown && 'itemId' in shown ? shown.itemId : null}
            onOpen={open}
            onEscape={() => {
              if (shown) close();
            }}
            onCreate={change(create)}
            onAdd={change(() => setAdding(true))}
          />
        ) : null}
        {shown ? (
          <div
            className={
              isBeside
                ? 'sticky top-24 max-h-[calc(100dvh-7.5rem)] min-w-0 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-card'
                : ''
            }
          >
            <ItemPane shown={shown} onClose={close} />
          </div>
        ) : null}
      </div>
      <NewItemDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onChoose={(kind) => {
          setAdding(false);
          create(kind);
        }}
      />
    </>
  );
}
