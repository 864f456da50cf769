/** The rows of the preview: thousands of them are drawn only where they are looked at. */
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { oneOfKind } from '../items/kinds.tsx';
import { hostOf } from '../websiteHost.ts';
import type { Candidate, Choice } from './importPlan.ts';
import { pageMessages } from './pageMessages.ts';

export interface PreviewRow {
  /** Its place in the file; the list knows a row again by `id`. */
  readonly index: number;
  readonly id: number;
  readonly candidate: Candidate;
  readonly choice: Choice;
}

interface PreviewListProps {
  readonly rows: readonly PreviewRow[];
  /** With all rows that are ticked, by their place in the file. */
  readonly onChange: (ticked: ReadonlySet<number>) => void;
  readonly onCompare: (index: number) => void;
}

/** So many are drawn whole. */
const DRAWN_WHOLE = 60;
/** In pixels. */
const ESTIMATED_ROW_HEIGHT = 68;
const LARGEST_HEIGHT = 560;

export function PreviewList(properties: PreviewListProps) {
  const { rows } = properties;
  return rows.length > DRAWN_WHOLE ? (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: ESTIMATED_ROW_HEIGHT }}>
      <Rows {...properties} height={LARGEST_HEIGHT} />
    </Virtualizer>
  ) : (
    <Rows {...properties} />
  );
}

function Rows({ rows, onChange, onCompare, height }: PreviewListProps & { readonly height?: number }) {
  const texts = useMessages(pageMessages);
  const ticked = rows.flatMap(({ index, choice }) => (choice === 'leave-out' ? [] : [index]));
  return (
    <GridList
      aria-label={texts.list}
      items={rows}
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={ticked}
      onSelectionChange={(keys) =>
        onChange(
          new Set(
            keys === 'all'
              ? rows.map(({ index }) => index)
              : [...keys].flatMap((key) => (typeof key === 'number' ? [key] : [])),
          ),
        )
      }
      dependencies={[rows]}
      renderEmptyState={() => <p className="px-5 py-6 text-ink-soft">{texts.nothingFound}</p>}
      className="block max-h-[35rem] overflow-y-auto rounded-card border border-line bg-surface outline-none"
      style={height === undefined ? {} : { height }}
    >
      {(row) => <Row row={row} onCompare={onCompare} />}
    </GridList>
  );
}

function Row({ row, onCompare }: { readonly row: PreviewRow; readonly onCompare: (index: number) => void }) {
  const texts = useMessages(pageMessages);
  const kinds = useMessages(oneOfKind);
  const { index, candidate, choice } = row;
  const { content, files } = candidate.item;
  const title = content.title || texts.untitled;
  const facts = [
    kinds[content.kind],
    ...(content.kind === 'password' ? [content.username, hostOf(content.websites[0] ?? '')] : []),
    files.length > 0 ? texts.files(files.length) : '',
  ].filter((fact) => fact !== '' && fact !== title);
  const status = useStatus(row);
  return (
    <GridListItem
      id={index}
      textValue={title}
      className="flex cursor-default flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-2 -outline-offset-2 hover:bg-sunken"
    >
      <Checkbox slot="selection" className="shrink-0" />
      <span className="min-w-0 flex-1 basis-48">
        <span className={`block truncate font-semibold ${choice === 'leave-out' ? 'text-ink-soft' : ''}`}>
          {title}
        </span>
        <span className="block truncate text-ink-soft text-small">{facts.join(' · ')}</span>
      </span>
      {status ? (
        <span className="flex items-center gap-2 text-small">
          <span className="text-notice-text">{status}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.compareWith(title)}
            onPress={() => onCompare(index)}
          >
            {texts.compare}
          </Button>
        </span>
      ) : null}
    </GridListItem>
  );
}

function useStatus({ candidate: { comparison }, choice }: PreviewRow): string {
  const texts = useMessages(pageMessages);
  if (comparison.verdict === 'new') return '';
  if (choice === 'take-over') return texts.replaces;
  const isInVault = comparison.of.where === 'vault';
  if (comparison.verdict === 'duplicate') return isInVault ? texts.isHere : texts.isTwice;
  return isInVault ? texts.isAlike : texts.isAlikeInFile;
}
