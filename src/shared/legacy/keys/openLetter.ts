/** A letter for one person alone, as its reader opens it. */
import { type SealedLetter, sealedLetterSchema } from '../sealedLetter.ts';
import { openContent, type ReleasedContentId } from './contents.ts';
import { fail, type LegacyResult } from './problems.ts';
import type { OpenRelease } from './releaseKey.ts';

export interface OpenedLetter {
  readonly contentId: ReleasedContentId;
  readonly version: number;
  readonly letter: SealedLetter;
}

export async function openLetter(
  release: OpenRelease,
  document: unknown,
): Promise<LegacyResult<OpenedLetter>> {
  const opened = await openContent(release, document);
  if (!opened.ok) return opened;
  const { contentId, version, content } = opened.value;
  const letter = sealedLetterSchema.safeParse(content);
  if (!letter.success) return fail({ is: 'malformed', what: 'content', where: 'letter' });
  return { ok: true, value: { contentId, version, letter: letter.data } };
}

/** An empty line parts paragraphs. */
export function paragraphsOf({ text }: Pick<SealedLetter, 'text'>): readonly string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
