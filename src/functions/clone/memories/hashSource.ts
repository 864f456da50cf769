import { createHash } from 'node:crypto';
import type { MemoryDraft } from './changeMemories.ts';

/** Whether a source says what it said before: of all that a memory has from it. */
export function hashSource({
  origin,
  title,
  language,
  when,
  passages,
}: Omit<MemoryDraft, 'sourceHash'>): string {
  const said = passages.map(({ text, context, source }) => [text, context, Object.values(source)]);
  return createHash('sha256')
    .update(JSON.stringify([Object.entries(origin).toSorted(), title, language, when, said]))
    .digest('base64url');
}
