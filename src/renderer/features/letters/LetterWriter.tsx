/** The writing desk over an album's page. Its code comes when somebody begins to write. */
import { lazyPart } from '#ui/lazyPart.tsx';
import type { LetterWriterProps } from './writerProps.ts';

const WritingDesk = lazyPart(async () => (await import('./WritingDesk.tsx')).WritingDesk, {
  isAskedFor: true,
});

export function LetterWriter(props: LetterWriterProps) {
  return <WritingDesk key={props.letter?.id ?? 'new'} {...props} />;
}
