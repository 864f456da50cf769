/**
 * One item of an album over the whole window. Its owner holds which one it is (`?item=` in the address), so that a link
 * opens it and the browser's back closes it. Focus is held inside and returned to the grid after.
 */
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Letter, MediaItem } from '#shared/domain/mediaItem.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { downloadOriginals } from '../download/downloads.ts';
import { mediaMessages } from '../messages.ts';
import { nameItem, titleOf } from '../wording/nameItem.ts';
import { type DetailsActions, DetailsPanel } from './DetailsPanel.tsx';
import { LightboxBar } from './LightboxBar.tsx';
import { PageTurner } from './PageTurner.tsx';
import { Preload } from './Preload.tsx';
import { Stage } from './Stage.tsx';
import { useSlideshow } from './useSlideshow.ts';

export interface LightboxProps extends DetailsActions {
  /** In the grid's order. */
  readonly items: readonly MediaItem[];
  readonly openId: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
  /** Absent where letters are only read. */
  readonly onEditLetter?: (letter: Letter) => void;
  /** Absent where nothing may be deleted. */
  readonly onDelete?: (item: MediaItem) => void;
}

export function Lightbox(props: LightboxProps) {
  const { items, openId, onShow, onClose, onDelete, onEditLetter } = props;
  const language = useLanguage();
  const messages = useMessages(mediaMessages);
  const [showsDetails, setShowsDetails] = useState(false);
  const index = items.findIndex(({ id }) => id === openId);
  const item = items[index];
  const next = items[index + 1];
  const previous = items[index - 1];
  const slideshow = useSlideshow({
    itemId: openId,
    // A recording plays to its end; the player says when.
    waitsForEnd: item?.kind === 'video' || item?.kind === 'audio',
    onAdvance: () => {
      const following = next ?? items[0];
      if (following) onShow(following.id);
    },
  });
  if (!item) return null;

  const show = (target: MediaItem | undefined) => {
    if (target) onShow(target.id);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') show(next);
    else if (event.key === 'ArrowLeft') show(previous);
    else if (event.key === 'Home') show(items[0]);
    else if (event.key === 'End') show(items.at(-1));
    else if (event.key === 'i') setShowsDetails((current) => !current);
    else if (event.key === 'Delete' && item) onDelete?.(item);
    else return;
    event.preventDefault();
  }

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      data-theme="dark"
      className="fixed inset-0 z-50 bg-sunken text-ink entering:animate-appear exiting:animate-leave"
    >
      <Modal className="size-full">
        <Dialog
          aria-label={messages.viewer(nameItem(item, language, messages))}
          className="flex size-full overflow-hidden outline-none"
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the dialog's keys, wherever focus stands in it */}
          <div className="relative flex min-w-0 flex-1 flex-col" onKeyDown={onKeyDown}>
            <LightboxBar
              item={item}
              position={index + 1}
              total={items.length}
              showsDetails={showsDetails}
              slideshow={slideshow}
              onToggleDetails={() => setShowsDetails((current) => !current)}
              onDownload={() => void downloadOriginals([item], titleOf(item), language)}
              onClose={onClose}
              {...(onEditLetter && item.kind === 'letter' ? { onEdit: () => onEditLetter(item) } : {})}
              {...(onDelete ? { onDelete: () => onDelete(item) } : {})}
            />
            <Stage
              key={item.id}
              item={item}
              isPlayingShow={slideshow.isRunning}
              onEnded={slideshow.advance}
              onSwipe={(swipe) => {
                if (swipe === 'close') onClose();
                else show(swipe === 'next' ? next : previous);
              }}
            />
            <PageTurner direction="previous" isDisabled={!previous} onTurn={() => show(previous)} />
            <PageTurner direction="next" isDisabled={!next} onTurn={() => show(next)} />
            {item.kind !== 'letter' && item.caption && !showsDetails ? (
              <p className="mx-auto max-h-28 w-full max-w-3xl shrink-0 overflow-y-auto px-6 pt-2 pb-5 text-center text-balance text-ink-soft">
                {item.caption}
              </p>
            ) : null}
          </div>
          {showsDetails ? (
            <DetailsPanel
              key={item.id}
              item={item}
              onClose={() => setShowsDetails(false)}
              {...(props.onSaveCaption ? { onSaveCaption: props.onSaveCaption } : {})}
              {...(props.onSaveDate ? { onSaveDate: props.onSaveDate } : {})}
            />
          ) : null}
          <Preload items={[next, previous]} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Fields and players have their own use for arrows and letters. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, video, audio, [role="spinbutton"]') !== null)
  );
}
