/** An album as a book: its title, its pages, what of it is left out or coarse, and the button that makes it. */
import { useDeferredValue, useMemo, useState } from 'react';
import type { Album } from '#shared/domain/album.ts';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CoarsePictures } from '../making/CoarsePictures.tsx';
import { CoarserPictureError } from '../making/drawForPrint.ts';
import { MakeFooter } from '../making/MakeFooter.tsx';
import type { useMaking } from '../making/useMaking.ts';
import { artworkMessages } from '../messages.ts';
import type { PrintedSize } from '../printedSize.ts';
import { bookOf, countUnprinted, printablePictures } from './bookOf.ts';
import { PagesPreview } from './PagesPreview.tsx';
import { useBookPages } from './useBookPages.ts';

/** Of the print file's record. */
const MOST_PAGES = 200;

interface BookComposerProps {
  readonly album: Album;
  readonly items: readonly MediaItem[];
  readonly size: PrintedSize;
  readonly maker: ReturnType<typeof useMaking>;
}

const NOBODY: ReadonlySet<string> = new Set();

export function BookComposer({ album, items, size, maker }: BookComposerProps) {
  const texts = useMessages(artworkMessages);
  const language = useLanguage();
  const [title, setTitle] = useState(album.title);
  const [leftOut, setLeftOut] = useState(NOBODY);
  const [agreed, setAgreed] = useState(NOBODY);
  const laidOutTitle = useDeferredValue(title);
  const [width, height] = size.millimetres;
  const trim = useMemo(() => ({ width, height }), [width, height]);
  const book = useMemo(
    () => bookOf(album, items, { title: laidOutTitle, leftOut, language }),
    [album, items, laidOutTitle, leftOut, language],
  );
  const pictures = useMemo(
    () => new Map(printablePictures(items).map(({ item }) => [item.id as string, item])),
    [items],
  );
  const laidOut = useBookPages(book, trim);
  const nameOf = (id: string) => {
    const item = items.find((one) => one.id === id);
    if (!item) return '';
    return item.kind === 'letter' ? item.title : item.caption || item.fileName;
  };
  const leaveOut = (id: string) => {
    setLeftOut(new Set([...leftOut, id]));
    maker.rest();
  };
  // A RAW file's pixels are counted when it is drawn.
  const { making } = maker;
  const found =
    making.state === 'failed' && making.error instanceof CoarserPictureError ? making.error.itemId : null;

  if (leftOut.size === 0 && book.entries.length === 0) {
    return <EmptyState headingLevel={3} title={texts.nothing} />;
  }
  if (laidOut.state === 'loading') return <Skeleton className="h-80 w-full" />;
  if (laidOut.state === 'failed')
    return <RetryBanner onRetry={laidOut.retry}>{texts.typeFailed}</RetryBanner>;
  const { pages, type, missing } = laidOut;
  const coarse =
    found === null || laidOut.coarse.some(({ itemId }) => itemId === found)
      ? laidOut.coarse
      : [...laidOut.coarse, { itemId: found, dpi: null }];
  const isAgreed = coarse.every(({ itemId }) => agreed.has(itemId));
  const unprinted = countUnprinted(items);
  const obstacle =
    title.trim() === ''
      ? texts.titleMissing
      : book.entries.length === 0
        ? texts.nothing
        : pages.length > MOST_PAGES
          ? texts.tooMany(MOST_PAGES)
          : isAgreed
            ? null
            : texts.agreeFirst;
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label={texts.title}
        value={title}
        onChange={(next) => {
          setTitle(next);
          maker.rest();
        }}
        maxLength={120}
        textDirection="auto"
        errorMessage={title.trim() === '' ? texts.titleMissing : null}
      />
      <PagesPreview
        pages={pages}
        trim={trim}
        type={type}
        pictures={pictures}
        nameOf={nameOf}
        onLeaveOut={leaveOut}
      />
      <div className="flex flex-col gap-3 empty:hidden">
        {leftOut.size > 0 ? (
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">{texts.leftOut(leftOut.size)}</p>
            <NativeButton variant="quiet" size="small" onPress={() => setLeftOut(NOBODY)}>
              {texts.putBack}
            </NativeButton>
          </div>
        ) : null}
        {unprinted > 0 ? <p className="text-small text-ink-soft">{texts.unprinted(unprinted)}</p> : null}
        {missing.length > 0 ? <Banner tone="notice">{texts.missing(missing.join(' '))}</Banner> : null}
        {pages.length > MOST_PAGES ? <Banner tone="notice">{texts.tooMany(MOST_PAGES)}</Banner> : null}
      </div>
      <CoarsePictures
        coarse={coarse}
        nameOf={nameOf}
        isAgreed={isAgreed}
        onAgree={(agrees) => setAgreed(agrees ? new Set(coarse.map(({ itemId }) => itemId)) : NOBODY)}
        onLeaveOut={leaveOut}
      />
      <MakeFooter
        making={making}
        obstacle={obstacle}
        nameOf={nameOf}
        onCancel={maker.cancel}
        onMake={() =>
          maker.make({
            description: {
              productId: 'keepsake-book',
              size: size.id,
              title: title.trim(),
              pages: pages.length,
              coarsePictures: coarse.length,
            },
            trim,
            pages,
            items: pictures,
            agreed,
            type,
          })
        }
      />
    </div>
  );
}
