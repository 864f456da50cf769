/** The item itself, each kind in its own way. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { AudioStage } from './AudioStage.tsx';
import { PaperStage } from './PaperStage.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import { VideoStage } from './VideoStage.tsx';
import type { Swipe } from './zoom.ts';

export interface StageProps {
  readonly item: MediaItem;
  readonly isPlayingShow: boolean;
  readonly onEnded: () => void;
  readonly onSwipe: (swipe: Exclude<Swipe, null>) => void;
}

export function Stage(props: StageProps) {
  switch (props.item.kind) {
    case 'photo':
      return <PhotoStage {...props} />;
    case 'video':
      return <VideoStage {...props} />;
    case 'audio':
      return <AudioStage {...props} />;
    case 'pdf':
      return <PaperStage item={props.item} />;
  }
}
