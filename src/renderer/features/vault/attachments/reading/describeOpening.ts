/** What a file that does not open is told as; null where the line or the server is at fault, which is told as everywhere. */
import { VaultStreamError } from '#shared/vault/problems.ts';
import type { useMessages } from '#ui/language/messages.tsx';
import type { attachmentMessages } from '../messages.ts';
import { FileMissingError } from './readSealed.ts';

type Texts = ReturnType<typeof useMessages<(typeof attachmentMessages)['en']>>;

export function describeOpening(texts: Texts, error: unknown): string | null {
  if (error instanceof FileMissingError) return texts.missing;
  if (!(error instanceof VaultStreamError)) return null;
  switch (error.problem.is) {
    case 'cut':
      return texts.cut;
    case 'too-long':
      return texts.tooLong;
    default:
      return texts.altered;
  }
}
