/** The text of a letter that belongs to another page's form: nothing of it is put on the device, and none of it is dictated. */
import { useState } from 'react';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { createBodyEditor } from './createBodyEditor.ts';
import { LetterBodyField } from './LetterBodyField.tsx';

interface WrittenBodyProps {
  /** Read once. */
  readonly body: readonly LetterBlock[];
  readonly onChange: (body: readonly LetterBlock[]) => void;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

export function WrittenBody({ body, ...field }: WrittenBodyProps) {
  const [editor] = useState(() => createBodyEditor(body));
  return <LetterBodyField editor={editor} canDictate={false} {...field} />;
}
