/** The writing desk over an album's page. Its code comes when somebody begins to write. */
import { lazy, Suspense } from 'react';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import type { Letter } from '#shared/domain/mediaItem.ts';

const WritingDesk = lazy(async () => ({ default: (await import('./WritingDesk.tsx')).WritingDesk }));

export interface LetterWriterProps {
  readonly userId: UserId;
  readonly albumId: AlbumId;
  /** The letter that is changed; null for a new one. */
  readonly letter: Letter | null;
  readonly onClose: () => void;
}

export function LetterWriter(props: LetterWriterProps) {
  return (
    <Suspense fallback={null}>
      <WritingDesk key={props.letter?.id ?? 'new'} {...props} />
    </Suspense>
  );
}
