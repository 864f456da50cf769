import { isDemoFamily } from '#features/demo/index.ts';
import { useSession } from '#features/session/index.ts';
import { useLanguage } from '#ui/language/messages.tsx';

/** Whether the vault is the demo family's, shown to somebody who reads French. */
export function useIsFrenchDemo(): boolean {
  const session = useSession();
  const language = useLanguage();
  return language === 'fr' && isDemoFamily(session);
}
