/** What can be done with the chosen items, at hand wherever one has scrolled; while it is done, how far it is. */
import ListChecks from 'lucide-react/icons/list-checks';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Tags from 'lucide-react/icons/tags';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { itemsMessages } from './messages.ts';
import type { BulkEdit } from './useBulkEdit.ts';

interface FloatingBarProps {
  readonly count: number;
  readonly edit: Pick<BulkEdit, 'progress'>;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Around the actions of the list and of its trash. */
export function FloatingBar({ count, edit, onClear, children }: FloatingBarProps) {
  const texts = useMessages(itemsMessages);
  return (
    <div
      role="toolbar"
      aria-label={texts.selectionActions}
      data-floating-toolbar=""
      className="fixed inset-x-0 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-rise flex-wrap items-center gap-0.5 rounded-card border border-line bg-raised p-1 shadow-overlay sm:rounded-full"
    >
      {edit.progress ? (
        <>
          <ProgressBar
            label={texts.working}
            value={edit.progress.worked}
            maximum={edit.progress.total}
            valueLabel={texts.shownOf(edit.progress.worked, edit.progress.total)}
            className="w-64 max-w-full px-4"
          />
          <Button variant="quiet" size="small" onPress={edit.progress.cancel}>
            {texts.cancel}
          </Button>
        </>
      ) : (
        <>
          <IconButton label={texts.clearSelection} onPress={onClear}>
            <X size={20} aria-hidden="true" />
          </IconButton>
          <span className="px-1 text-small font-semibold whitespace-nowrap tabular-nums" role="status">
            {texts.selected(count)}
          </span>
          <span className="mx-1.5 h-6 border-s border-line" aria-hidden="true" />
          {children}
        </>
      )}
    </div>
  );
}

interface ItemsSelectionBarProps extends Omit<FloatingBarProps, 'children'> {
  readonly edit: Pick<BulkEdit, 'progress' | 'isBusy'>;
  readonly isEachFavourite: boolean;
  readonly onFavourite: (isFavourite: boolean) => void;
  readonly onTags: () => void;
  readonly onTrash: () => void;
  readonly onSelectAll: () => void;
}

export function ItemsSelectionBar({
  isEachFavourite,
  onFavourite,
  onTags,
  onTrash,
  onSelectAll,
  ...bar
}: ItemsSelectionBarProps) {
  const texts = useMessages(itemsMessages);
  const isDisabled = bar.count === 0 || bar.edit.isBusy;
  return (
    <FloatingBar {...bar}>
      <IconButton
        label={isEachFavourite ? texts.unmakeFavourite : texts.makeFavourite}
        onPress={() => onFavourite(!isEachFavourite)}
        isDisabled={isDisabled}
      >
        {isEachFavourite ? <StarOff size={20} aria-hidden="true" /> : <Star size={20} aria-hidden="true" />}
      </IconButton>
      <IconButton label={texts.changeTags} onPress={onTags} isDisabled={isDisabled}>
        <Tags size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.moveToTrash} onPress={onTrash} isDisabled={isDisabled}>
        <Trash size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.selectAll} onPress={onSelectAll}>
        <ListChecks size={20} aria-hidden="true" />
      </IconButton>
    </FloatingBar>
  );
}
