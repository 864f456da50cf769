/** The pages as they lie open: two beside each other, one on a phone; turned by buttons and arrow keys. */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { artworkMessages } from '../messages.ts';
import type { PrintedPage, Size } from '../page.ts';
import type { PrintType } from '../pdf/printType.ts';
import { openings } from './openings.ts';
import { PagePreview } from './PagePreview.tsx';

interface PagesPreviewProps {
  readonly pages: readonly PrintedPage[];
  readonly trim: Size;
  readonly type: PrintType;
  readonly pictures: ReadonlyMap<string, MediaFile>;
  readonly nameOf: (itemId: string) => string;
  readonly onLeaveOut: (itemId: string) => void;
}

export function PagesPreview({ pages, trim, ...shown }: PagesPreviewProps) {
  const texts = useMessages(artworkMessages);
  const isWide = useMediaQuery('(min-width: 40rem)');
  const [page, setPage] = useState(0);
  const all = openings(pages.length, isWide);
  const place = Math.max(
    0,
    all.findIndex((opening) => opening.includes(Math.min(page, pages.length - 1))),
  );
  const opening = all[place] ?? [0];
  const turn = (by: number) => {
    const next = all[Math.min(Math.max(place + by, 0), all.length - 1)];
    if (next) setPage(next[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -all.length, End: all.length }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  const [first, second] = opening;
  const where =
    second === undefined
      ? texts.pageOf(first + 1, pages.length)
      : texts.pagesOf(first + 1, second + 1, pages.length);
  return (
    <section aria-labelledby="pages" onKeyDown={onKeyDown}>
      <h3 id="pages" className="text-title">
        {texts.pages}
      </h3>
      <p className="mb-3 text-small text-ink-soft">{texts.keys}</p>
      <div className="flex justify-center rounded-card border border-line bg-sunken p-3 sm:p-5">
        {(second === undefined ? [first] : [first, second]).map((index) => {
          const shownPage = pages[index];
          return shownPage ? (
            <PagePreview
              key={index}
              page={shownPage}
              number={index + 1}
              trim={trim}
              isAlone={opening.length === 1}
              {...shown}
            />
          ) : null;
        })}
      </div>
      <div className="mt-2 flex items-center justify-center gap-3">
        <IconButton label={texts.earlier} isDisabled={place === 0} onPress={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <p aria-live="polite" className="text-small tabular-nums">
          {where}
        </p>
        <IconButton label={texts.later} isDisabled={place === all.length - 1} onPress={() => turn(1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
