/**
 * One item of an album over the whole window. Its owner holds which one it is (`?item=` in the address), so that a link
 * opens it and the browser's back closes it. Focus is held inside; the grid takes it back at the tile shown last.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { Letter, MediaFile, MediaItem, Rotation } from '#shared/domain/mediaItem.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { downloadOriginals } from '../download/downloads.ts';
import { useLiveFilm } from '../livePhotos/liveFilms.tsx';
import { mediaMessages } from '../messages.ts';
import { nameItem, titleOf } from '../wording/nameItem.ts';
import { type DetailsActions, DetailsPanel } from './DetailsPanel.tsx';
import { KeptCaption } from './KeptCaption.tsx';
import { LightboxBar } from './LightboxBar.tsx';
import { type LightboxCommand, lightboxKeys, readLightboxKey } from './lightboxKeys.ts';
import { PageTurner } from './PageTurner.tsx';
import { Preload } from './Preload.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { Stage } from './Stage.tsx';
import type { StageControls } from './stageProps.ts';
import { useSlideshow } from './useSlideshow.ts';

interface LightboxProps extends DetailsActions {
  /** In the grid's order. */
  readonly items: readonly MediaItem[];
  readonly openId: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
  /** Absent where letters are only read. */
  readonly onEditLetter?: (letter: Letter) => void;
  /** Absent where pictures stay as they are. */
  readonly onTurn?: (item: MediaFile, rotation: Rotation) => void;
  /** Absent where nothing is marked. */
  readonly onFavour?: (item: MediaItem, isFavourite: boolean) => void;
  /** Absent where nothing may be deleted. */
  readonly onDelete?: (item: MediaItem) => void;
}

export function Lightbox(props: LightboxProps) {
  const { items, openId, onShow, onClose, onDelete, onEditLetter, onFavour, onTurn } = props;
  const language = useLanguage();
  const messages = useMessages(mediaMessages);
  const [showsDetails, setShowsDetails] = useState(false);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const stage = useRef<StageControls>(null);
  const dialog = useRef<HTMLElement>(null);
  const index = items.findIndex(({ id }) => id === openId);
  const item = items[index];
  const film = useLiveFilm(item);
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

  // At the first and the last item a button to turn goes away, and focus with it: the keys must still be heard.
  useEffect(() => {
    const focused = document.activeElement;
    if (openId && (focused === null || focused === document.body)) dialog.current?.focus();
  }, [openId]);

  // The list of keys leaves the focus on the first button; the space bar is to play, not to press it.
  const hadShortcuts = useRef(false);
  useEffect(() => {
    const hasClosed = hadShortcuts.current && !showsShortcuts;
    hadShortcuts.current = showsShortcuts;
    if (!hasClosed) return;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => dialog.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, [showsShortcuts]);

  if (!item) return null;

  const show = (target: MediaItem | undefined) => {
    if (target) onShow(target.id);
  };
  const turn =
    onTurn && item.kind === 'photo'
      ? (quarters: 1 | -1) => onTurn(item, turnedBy(item.rotation, quarters))
      : null;
  const actions: Readonly<Record<LightboxCommand, (() => void) | null>> = {
    next: () => show(next),
    previous: () => show(previous),
    first: () => show(items[0]),
    last: () => show(items.at(-1)),
    play: () => (stage.current?.togglePlay ?? slideshow.toggle)(),
    live: film && (() => stage.current?.toggleLive?.()),
    'zoom-in': () => stage.current?.zoomIn?.(),
    'zoom-out': () => stage.current?.zoomOut?.(),
    whole: () => stage.current?.showWhole?.(),
    'turn-right': turn && (() => turn(1)),
    'turn-left': turn && (() => turn(-1)),
    favour: onFavour ? () => onFavour(item, !item.isFavourite) : null,
    details: () => setShowsDetails((current) => !current),
    download: () => void downloadOriginals(film ? [item, film] : [item], titleOf(item), language),
    delete: onDelete ? () => onDelete(item) : null,
    shortcuts: () => setShowsShortcuts(true),
  };

  function onKeyDown(event: KeyboardEvent) {
    // Menus and the list of keys are drawn elsewhere in the page; what is pressed in them is theirs.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const command = readLightboxKey(event);
    const act = command && !hasOwnUse(event) ? actions[command] : null;
    if (!act) return;
    act();
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the dialog's keys, wherever focus stands in it */}
        <div className="size-full" onKeyDown={onKeyDown}>
          <Dialog
            ref={dialog}
            aria-label={messages.viewer(nameItem(item, language, messages))}
            className="flex size-full overflow-hidden outline-none"
          >
            <div className="relative flex min-w-0 flex-1 flex-col">
              <LightboxBar
                item={item}
                position={index + 1}
                total={items.length}
                showsDetails={showsDetails}
                slideshow={slideshow}
                actions={actions}
                onClose={onClose}
                {...(onEditLetter && item.kind === 'letter' ? { onEdit: () => onEditLetter(item) } : {})}
              />
              <Stage
                // What the bar is about is what is shown: nothing of one item stays for the next.
                key={item.id}
                item={item}
                isPlayingShow={slideshow.isRunning}
                controls={stage}
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
              {item.kind !== 'letter' && props.captions ? (
                <KeptCaption
                  key={`kept-${item.id}`}
                  item={item}
                  {...props.captions}
                  areDetailsOpen={showsDetails}
                  onOpenDetails={() => setShowsDetails(true)}
                />
              ) : null}
            </div>
            {showsDetails ? (
              <DetailsPanel
                key={item.id}
                item={item}
                onClose={() => setShowsDetails(false)}
                {...(props.captions ? { captions: props.captions } : {})}
                {...(props.dates ? { dates: props.dates } : {})}
              />
            ) : null}
            <Preload items={[next, previous]} />
          </Dialog>
        </div>
      </Modal>
      {showsShortcuts ? (
        <ShortcutList
          available={new Set(lightboxKeys.flatMap(({ command }) => (actions[command] ? [command] : [])))}
          onClose={() => setShowsShortcuts(false)}
        />
      ) : null}
    </ModalOverlay>
  );
}

const quarterTurns: readonly Rotation[] = [0, 90, 180, 270];

function turnedBy(rotation: Rotation, quarters: 1 | -1): Rotation {
  return quarterTurns.at((quarterTurns.indexOf(rotation) + quarters) % quarterTurns.length) ?? 0;
}

/** Fields and players have their own use for arrows and letters, buttons and links for the space bar. */
function hasOwnUse({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const fields = 'input, textarea, select, video, audio, [role="spinbutton"]';
  return target.isContentEditable || target.closest(key === ' ' ? `${fields}, button, a` : fields) !== null;
}
