/** What each kind of item is given to show itself with. */
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import type { Swipe } from './zoom.ts';

export interface StageProps<Item = MediaFile> {
  readonly item: Item;
  readonly isPlayingShow: boolean;
  readonly onEnded: () => void;
  readonly onSwipe: (swipe: Exclude<Swipe, null>) => void;
}
