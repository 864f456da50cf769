/** Every file of the queue, however many, those that need the person first; which of them are shown can be chosen. */
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useSentences } from '#features/failures/index.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { describeState, nameUpload } from './describeState.ts';
import { uploadMessages } from './messages.ts';
import { UploadRow } from './UploadRow.tsx';
import { isDuplicate, isNotAdded, type Upload } from './upload.ts';

const urgency: Record<Upload['state']['kind'], number> = {
  failed: 0,
  damaged: 0,
  uploading: 1,
  reconnecting: 1,
  verifying: 2,
  paused: 3,
  'locked-out': 3,
  inspecting: 4,
  sealing: 4,
  reserving: 4,
  waiting: 5,
  done: 6,
};

const urgencyOf = (upload: Upload) => (isDuplicate(upload) ? urgency.done : urgency[upload.state.kind]);

type Filter = 'all' | 'not-added' | 'done';

const filters: Record<Filter, (upload: Upload) => boolean> = {
  all: () => true,
  'not-added': isNotAdded,
  done: ({ state }) => state.kind === 'done',
};

/**
 * So many rows are drawn whole: a guessed height that is put right under a finger moves the button away from it.
 */
const DRAWN_WHOLE = 50;
const ESTIMATED_ROW_HEIGHT = 60;
/** The list grows with its rows up to this height, and scrolls beyond it. In pixels. */
const LARGEST_HEIGHT = 288;

export function UploadList({ files }: { readonly files: readonly Upload[] }) {
  const texts = useMessages(uploadMessages);
  const { refused } = useSentences();
  const [chosen, setChosen] = useState<Filter>('all');
  const counts = {
    all: files.length,
    'not-added': files.filter(filters['not-added']).length,
    done: files.filter(filters.done).length,
  };
  // The last one was added: there is nothing to filter by any more.
  const filter = counts['not-added'] === 0 ? 'all' : chosen;
  const rows = files.filter(filters[filter]).toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
  const labels: Record<Filter, string> = {
    all: texts.filterAll(counts.all),
    'not-added': texts.filterNotAdded(counts['not-added']),
    done: texts.filterDone(counts.done),
  };

  async function copy(): Promise<void> {
    const lines = rows.map(
      (upload) => `${nameUpload(texts, upload)}\t${describeState(texts, refused, upload)}`,
    );
    await navigator.clipboard.writeText(lines.join('\n'));
    showToast({ message: texts.copied });
  }

  return (
    <>
      {counts['not-added'] > 0 ? (
        <div className="flex flex-wrap items-center gap-1 border-line border-t px-2 py-1">
          <ToggleButtonGroup
            aria-label={texts.filter}
            disallowEmptySelection
            selectedKeys={[filter]}
            onSelectionChange={([key]) => {
              if (key === 'all' || key === 'not-added' || key === 'done') setChosen(key);
            }}
            className="flex flex-1"
          >
            {(['all', 'not-added', 'done'] as const).map((id) => (
              <ToggleButton
                key={id}
                id={id}
                className="min-h-11 rounded-control px-2.5 text-caption whitespace-nowrap font-semibold text-ink-soft selected:bg-accent-soft selected:text-accent-text"
              >
                {labels[id]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button variant="quiet" size="small" onPress={() => void copy()}>
            {texts.copyList}
          </Button>
        </div>
      ) : null}
      {rows.length > DRAWN_WHOLE ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: ESTIMATED_ROW_HEIGHT }}>
          <Rows rows={rows} height={LARGEST_HEIGHT} />
        </Virtualizer>
      ) : (
        <Rows rows={rows} />
      )}
    </>
  );
}

/** As high as its rows are, up to LARGEST_HEIGHT; as high as `height` where only the rows in view are drawn. */
function Rows({ rows, height }: { readonly rows: readonly Upload[]; readonly height?: number }) {
  const texts = useMessages(uploadMessages);
  return (
    <GridList
      aria-label={texts.title}
      items={rows}
      renderEmptyState={() => <p className="px-4 py-3 text-ink-soft text-small">{texts.nothingHere}</p>}
      className="block overflow-y-auto outline-none"
      style={height === undefined ? { maxHeight: LARGEST_HEIGHT } : { height }}
    >
      {(upload) => (
        <GridListItem id={upload.id} textValue={nameUpload(texts, upload)} className="-outline-offset-2">
          <UploadRow upload={upload} />
        </GridListItem>
      )}
    </GridList>
  );
}
