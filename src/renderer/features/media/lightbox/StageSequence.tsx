/** One item after another without a black moment: a photo stays until the one after it is drawn. */
import { type Ref, useState } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { Stage } from './Stage.tsx';
import type { StageControls, StageProps } from './stageProps.ts';

interface StageSequenceProps extends Omit<StageProps<MediaItem>, 'controls' | 'onDrawn'> {
  readonly controls: Ref<StageControls>;
}

export function StageSequence({ item, controls, ...rest }: StageSequenceProps) {
  const [drawn, setDrawn] = useState(item);
  // A player, a card or a letter is drawn at once, and no photo from before it comes back after it.
  if (item.kind !== 'photo' && drawn.id !== item.id) setDrawn(item);
  const lingering = drawn.id !== item.id && drawn.kind === 'photo' && item.kind === 'photo' ? drawn : null;
  const stages = lingering ? [lingering, item] : [item];
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {stages.map((shown) => {
        const isCurrent = shown.id === item.id;
        return (
          <div
            key={shown.id}
            className={`flex min-h-0 flex-1 flex-col ${
              lingering ? `absolute inset-0 ${isCurrent ? 'opacity-0' : 'pointer-events-none'}` : ''
            }`}
            {...(isCurrent ? {} : { 'aria-hidden': true })}
          >
            <Stage
              {...rest}
              item={shown}
              controls={isCurrent ? controls : null}
              onDrawn={() => {
                if (isCurrent) setDrawn(shown);
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
