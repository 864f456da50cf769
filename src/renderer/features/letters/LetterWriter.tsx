/** The editor over an album's page. Its code comes when somebody begins to write. */
import { lazyPart } from '#ui/lazyPart.tsx';
import type { LetterWriterProps } from './writerProps.ts';

const LetterEditorDialog = lazyPart(
  async () => (await import('./LetterEditorDialog.tsx')).LetterEditorDialog,
  {
    isAskedFor: true,
  },
);

export function LetterWriter(props: LetterWriterProps) {
  return <LetterEditorDialog key={props.letter?.id ?? 'new'} {...props} />;
}
