/** The item itself, each kind in its own way. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { AudioStage } from './AudioStage.tsx';
import { LetterStage } from './LetterStage.tsx';
import { PaperStage } from './PaperStage.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import type { StageProps } from './stageProps.ts';
import { VideoStage } from './VideoStage.tsx';

export function Stage({ item, ...rest }: StageProps<MediaItem>) {
  switch (item.kind) {
    case 'photo':
      return <PhotoStage item={item} {...rest} />;
    case 'video':
      return <VideoStage item={item} {...rest} />;
    case 'audio':
      return <AudioStage item={item} {...rest} />;
    case 'pdf':
    case 'file':
      return <PaperStage item={item} />;
    case 'letter':
      return <LetterStage letter={item} onSwipe={rest.onSwipe} />;
  }
}
