/** One thing that was read: its tick, its title, one quiet line, and what it is like. */
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { oneOfKind } from '../items/kinds.tsx';
import { hostOf } from '../websiteHost.ts';
import type { Candidate, Choice } from './importPlan.ts';
import { pageMessages } from './pageMessages.ts';

interface PreviewRowProps {
  /** Its place in the file. */
  readonly index: number;
  readonly candidate: Candidate;
  readonly choice: Choice;
  /** In CSS pixels, from the top of the list. */
  readonly top: number;
  /** From 1. */
  readonly position: number;
  readonly isTabStop: boolean;
  readonly onCompare: (index: number) => void;
}

export const PreviewRow = memo(function PreviewRow({
  index,
  candidate,
  choice,
  top,
  position,
  isTabStop,
  onCompare,
}: PreviewRowProps) {
  const texts = useMessages(pageMessages);
  const kinds = useMessages(oneOfKind);
  const { content, files } = candidate.item;
  const title = content.title || texts.untitled;
  const facts = [
    kinds[content.kind],
    ...(content.kind === 'password' ? [content.username, hostOf(content.websites[0] ?? '')] : []),
    files.length > 0 ? texts.files(files.length) : '',
  ].filter((fact) => fact !== '' && fact !== title);
  const status = useStatus(candidate, choice);
  const isTicked = choice !== 'leave-out';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table’s rows cannot be placed one by one
    <div
      role="row"
      aria-label={[title, status, ...facts].filter(Boolean).join(', ')}
      aria-rowindex={position}
      aria-selected={isTicked}
      tabIndex={isTabStop ? 0 : -1}
      data-row={index}
      style={{ transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0 flex h-17 cursor-default select-none items-center gap-4 border-line border-b px-4 -outline-offset-2 hover:bg-sunken"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table’s rows cannot be placed one by one */}
      <div role="gridcell" tabIndex={-1} className="flex min-w-0 flex-1 items-center gap-4">
        <span
          aria-hidden="true"
          className={`flex size-5.5 shrink-0 items-center justify-center rounded-small border-[1.5px] ${
            isTicked ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface'
          }`}
        >
          {isTicked ? <Check size={16} strokeWidth={3} /> : null}
        </span>
        <span className="min-w-0">
          <span className={`block truncate font-semibold ${isTicked ? '' : 'text-ink-soft'}`}>{title}</span>
          <span className="block truncate text-ink-soft text-small">
            {status ? <span className="text-notice-text">{status}</span> : null}
            {status && facts.length > 0 ? ' · ' : null}
            {facts.join(' · ')}
          </span>
        </span>
      </div>
      {status ? (
        // biome-ignore lint/a11y/useSemanticElements: a table’s rows cannot be placed one by one
        <div role="gridcell" tabIndex={-1}>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.compareWith(title)}
            excludeFromTabOrder
            onPress={() => onCompare(index)}
          >
            {texts.compare}
          </Button>
        </div>
      ) : null}
    </div>
  );
});

function useStatus({ comparison }: Candidate, choice: Choice): string {
  const texts = useMessages(pageMessages);
  if (comparison.verdict === 'new') return '';
  if (choice === 'take-over') return texts.replaces;
  const isInVault = comparison.of.where === 'vault';
  if (comparison.verdict === 'duplicate') return isInVault ? texts.isHere : texts.isTwice;
  return isInVault ? texts.isAlike : texts.isAlikeInFile;
}
