/** The item itself, each kind in its own way. */
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { LivePhotoStage } from '../livePhotos/LivePhotoStage.tsx';
import { mediaMessages } from '../messages.ts';
import { AudioStage } from './AudioStage.tsx';
import { FileCard } from './FileCard.tsx';
import { LetterStage } from './LetterStage.tsx';
import { PaperStage } from './PaperStage.tsx';
import type { StageProps } from './stageProps.ts';
import { VideoStage } from './VideoStage.tsx';

export function Stage({ item, ...rest }: StageProps<MediaItem>) {
  const messages = useMessages(mediaMessages);
  switch (item.kind) {
    case 'photo':
      return <LivePhotoStage item={item} {...rest} />;
    case 'video':
      return <VideoStage item={item} {...rest} />;
    case 'audio':
      return <AudioStage item={item} {...rest} />;
    case 'pdf':
      return <PaperStage item={item} />;
    case 'file':
      return <FileCard item={item} reason={messages.keptToDownload} />;
    case 'letter':
      return <LetterStage letter={item} onSwipe={rest.onSwipe} />;
  }
}
