/**
 * What an action of the session failed of, for pages that every visit loads: what is said of failures is heavy and rarely
 * needed.
 */
import type { Language } from '#shared/domain/userProfile.ts';

/** The table's own sentences, for when the table itself cannot be had. */
const unreachable = {
  en: 'Connection error. Check your internet',
  fr: 'Erreur de connexion. Vérifiez votre accès à Internet',
} as const satisfies Record<Language, string>;

/** Never rejects. */
export async function explainLater(error: unknown, language: Language): Promise<string> {
  try {
    const { explain } = await import('#features/failures/index.ts');
    return explain(error, language);
  } catch {
    return unreachable[language];
  }
}
