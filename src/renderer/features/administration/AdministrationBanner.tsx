/** What stands above every page for administrators (SPEC §2). */
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { inEnglish } from '#ui/language/sentence.ts';

const banner = inEnglish('ADMIN MODE - Restricted Access', 'Mode administrateur - Accès restreint');

export function AdministrationBanner() {
  return (
    <p className="flex items-center justify-center gap-2.5 bg-danger px-4 py-2.5 text-center text-small font-semibold tracking-wide text-on-danger">
      <ShieldAlert size={18} aria-hidden="true" />
      <span>
        <SentenceText sentence={banner} />
      </span>
    </p>
  );
}
