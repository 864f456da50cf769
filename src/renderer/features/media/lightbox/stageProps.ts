/** What each kind of item is given to show itself with. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import type { Swipe } from './zoom.ts';

export interface StageProps {
  readonly item: MediaItem;
  readonly isPlayingShow: boolean;
  readonly onEnded: () => void;
  readonly onSwipe: (swipe: Exclude<Swipe, null>) => void;
}
