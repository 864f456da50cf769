/** The writing desk over an album's page. Its code comes when somebody begins to write. */
import { lazy, Suspense } from 'react';
import type { LetterWriterProps } from './writerProps.ts';

const WritingDesk = lazy(async () => ({ default: (await import('./WritingDesk.tsx')).WritingDesk }));

export function LetterWriter(props: LetterWriterProps) {
  return (
    <Suspense fallback={null}>
      <WritingDesk key={props.letter?.id ?? 'new'} {...props} />
    </Suspense>
  );
}
