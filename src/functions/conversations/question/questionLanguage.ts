/** The language of a question: one word says little, so the interface's counts then. */
import type { CloneLanguage } from '#shared/clone/passage.ts';

const FEWEST_WORDS = 2;

export async function questionLanguage(question: string, fallback: CloneLanguage): Promise<CloneLanguage> {
  if (question.trim().split(/\s+/).length < FEWEST_WORDS) return fallback;
  const { detect } = await import('tinyld');
  const found = detect(question, { only: ['en', 'fr'] });
  return found === 'en' || found === 'fr' ? found : fallback;
}
