/** What is known about an item, and what its owner may correct: caption and date. */
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';
import type { GivenDate } from '#shared/media/dating.ts';
import { isDisplayableOriginal } from '#shared/media/displayable.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { formatBytes } from '../wording/formatBytes.ts';
import { formatDuration } from '../wording/formatDuration.ts';
import { mapLink } from '../wording/mapLink.ts';
import { CaptionEditor } from './CaptionEditor.tsx';
import type { CaptionDrafts } from './captionDrafts.ts';
import { DateEditor } from './DateEditor.tsx';
import type { ItemDrafts } from './itemDrafts.ts';
import { TakenOn } from './TakenOn.tsx';

export interface DetailsActions {
  /** Absent where the item is read-only. */
  readonly captions?: {
    /** Rejects when the change was not kept. */
    readonly onSave: (item: MediaFile, caption: string) => Promise<void>;
    readonly drafts: CaptionDrafts;
  };
  readonly dates?: {
    /** Rejects when the change was not kept, after saying so. */
    readonly onSave: (item: MediaItem, takenAt: GivenDate) => Promise<void>;
    readonly drafts: ItemDrafts;
  };
}

interface DetailsPanelProps extends DetailsActions {
  readonly item: MediaItem;
  readonly onClose: () => void;
}

export function DetailsPanel({ item, onClose, captions, dates }: DetailsPanelProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  return (
    <aside
      aria-label={messages.details}
      className="absolute inset-x-0 bottom-0 z-2 flex max-h-[70dvh] animate-rise flex-col gap-7 overflow-y-auto rounded-t-sheet border-line bg-raised p-6 shadow-overlay sm:static sm:max-h-none sm:w-96 sm:shrink-0 sm:rounded-none sm:border-s"
    >
      <header className="flex items-center justify-between">
        <h2 className="text-title">{messages.details}</h2>
        <IconButton label={messages.hideDetails} onPress={onClose} className="-me-2">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      {item.kind === 'letter' ? null : captions ? (
        <CaptionEditor item={item} {...captions} />
      ) : item.caption ? (
        <p>{item.caption}</p>
      ) : null}
      {dates ? <DateEditor item={item} {...dates} /> : <TakenOn item={item} />}
      {item.kind === 'letter' ? (
        <dl className="flex flex-col gap-5 text-small">
          <Fact term={messages.size}>{formatBytes(item.byteCount, language)}</Fact>
        </dl>
      ) : (
        <FileFacts item={item} />
      )}
    </aside>
  );
}

function FileFacts({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(mediaMessages);
  const map = item.place ? mapLink(item.place) : null;
  return (
    <>
      {item.kind === 'photo' && item.thumbnails.large && !isDisplayableOriginal(item.contentType) ? (
        <p className="text-small text-ink-soft">{messages.previewOnly}</p>
      ) : null}
      <dl className="flex flex-col gap-5 text-small empty:hidden">
        {map ? (
          <Fact term={messages.place}>
            <Link href={map.address}>{messages.openMap}</Link>
          </Fact>
        ) : null}
        {item.durationSeconds === null ? null : (
          <Fact term={messages.duration}>{formatDuration(item.durationSeconds)}</Fact>
        )}
      </dl>
      <div className="text-small">
        {item.damage ? (
          <p className="mb-3 flex gap-2 text-notice-text">
            <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {messages.damaged}
          </p>
        ) : null}
        <p className="flex gap-2 text-success-text">
          <BadgeCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {messages.keptExactly}
        </p>
        <Disclosure className="mt-3">
          <Button
            slot="trigger"
            className="group -mx-2 flex min-h-11 items-center gap-2 rounded-small px-2 text-ink-soft"
          >
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="transition-transform group-aria-expanded:rotate-180"
            />
            {messages.aboutFile}
          </Button>
          <DisclosurePanel>
            <TechnicalFacts item={item} />
          </DisclosurePanel>
        </Disclosure>
      </div>
    </>
  );
}

function TechnicalFacts({ item }: { readonly item: MediaFile }) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const map = item.place ? mapLink(item.place) : null;
  return (
    <dl className="flex flex-col gap-4 pt-2">
      <Fact term={messages.fileName}>{item.fileName}</Fact>
      <Fact term={messages.size}>
        {formatBytes(item.byteCount, language)}
        {item.width && item.height ? ` · ${messages.dimensions(item.width, item.height)}` : ''}
      </Fact>
      {item.camera ? <Fact term={messages.camera}>{item.camera}</Fact> : null}
      {map ? (
        <Fact term={messages.coordinates}>
          <span className="tabular-nums">{map.coordinates}</span>
        </Fact>
      ) : null}
      {item.damage ? <Fact term={messages.condition}>{messages[item.damage]}</Fact> : null}
      <Fact term={messages.checksum}>
        <code className="block font-mono text-caption break-all text-ink-faint">{item.sha256}</code>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption font-semibold text-ink-faint">{term}</dt>
      <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
