/** What each kind of item is given to show itself with. */
import type { Ref } from 'react';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import type { Swipe } from './swipe.ts';

/** What the lightbox's keys may ask of the stage; each kind answers to what it can. */
export interface StageControls {
  readonly togglePlay?: () => void;
  /** The film of a live photo. */
  readonly toggleLive?: () => void;
  readonly zoomIn?: () => void;
  readonly zoomOut?: () => void;
  readonly showWhole?: () => void;
}

export interface StageProps<Item = MediaFile> {
  readonly item: Item;
  readonly isPlayingShow: boolean;
  readonly controls: Ref<StageControls>;
  readonly onEnded: () => void;
  readonly onSwipe: (swipe: Swipe) => void;
}
