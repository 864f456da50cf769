/** What can be done with an item besides reading and writing it. */
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import Printer from 'lucide-react/icons/printer';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useChange } from '#ui/readOnly.tsx';
import type { VaultItem } from '../open/vaultState.ts';
import { itemMessages } from './messages.ts';
import { PrintItem } from './print/PrintItem.tsx';
import type { ItemActions } from './save/useItemActions.ts';
import { showItem } from './showItem.ts';
import { VersionsDialog } from './versions/VersionsDialog.tsx';

interface ItemMenuProps {
  readonly item: VaultItem;
  readonly actions: ItemActions;
  readonly onClose: () => void;
}

export function ItemMenu({ item, actions, onClose }: ItemMenuProps) {
  const texts = useMessages(itemMessages);
  const change = useChange();
  const [, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<'versions' | 'print' | null>(null);
  const icon = { size: 18, 'aria-hidden': true } as const;

  async function duplicate(): Promise<void> {
    const copy = await actions.duplicate(item);
    if (copy) showItem(setSearch, copy.itemId);
  }

  async function trash(): Promise<void> {
    if (await actions.trash(item)) onClose();
  }

  return (
    <>
      <Menu
        label={texts.actions}
        trigger={
          <IconButton label={texts.actions} isDisabled={actions.isBusy}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          {
            id: 'versions',
            label: texts.versions,
            icon: <History {...icon} />,
            onAction: () => setOpened('versions'),
          },
          {
            id: 'copy',
            label: texts.duplicate,
            icon: <CopyPlus {...icon} />,
            onAction: change(() => void duplicate()),
          },
          {
            id: 'print',
            label: texts.print,
            icon: <Printer {...icon} />,
            onAction: () => setOpened('print'),
          },
          { kind: 'separator', id: 'line' },
          {
            id: 'trash',
            label: texts.toTrash,
            icon: <Trash {...icon} />,
            onAction: change(() => void trash()),
            isDangerous: true,
          },
        ]}
      />
      <VersionsDialog
        item={item}
        actions={actions}
        isOpen={opened === 'versions'}
        onClose={() => setOpened(null)}
      />
      <PrintItem content={item.content} isOpen={opened === 'print'} onClose={() => setOpened(null)} />
    </>
  );
}
