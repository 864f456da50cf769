/**
 * What an action of the session failed of, for pages that every visit loads: what is said of failures is heavy and rarely
 * needed.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { inEnglish, type Sentence } from '#ui/language/sentence.ts';

/** The table's own sentence, for when the table itself cannot be had. */
const unreachable = inEnglish(
  'Connection error. Check your internet',
  'Erreur de connexion. Vérifiez votre accès à Internet',
);

/** Never rejects. */
export async function explainLater(error: unknown, language: Language): Promise<Sentence> {
  try {
    const { explain } = await import('#features/failures/index.ts');
    return explain(error, language);
  } catch {
    return unreachable;
  }
}
