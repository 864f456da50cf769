/** The item itself, each kind in its own way. */
import { AudioStage } from './AudioStage.tsx';
import { PaperStage } from './PaperStage.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import type { StageProps } from './stageProps.ts';
import { VideoStage } from './VideoStage.tsx';

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
