/**
 * Under the button of a form made at build, which is shut until the page works: sent before that, the words would be lost.
 * The rest of the form's own note comes once it works.
 */
import type { ReactNode } from 'react';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { defineMessages, useMessages } from '#ui/language/messages.tsx';

const notReadyMessages = defineMessages({
  en: {
    notReady: 'The button opens once this page is ready. If it never does, please load the page again.',
    byMail: 'Or write to us by mail at',
  },
  fr: {
    notReady: 'Le bouton s’ouvre dès que la page est prête. S’il reste fermé, rechargez la page.',
    byMail: 'Ou écrivez-nous par courriel à',
  },
});

interface NotReadyProps {
  readonly isReady: boolean;
  /** What stands there from then on. */
  readonly children?: ReactNode;
}

export function NotReady({ isReady, children }: NotReadyProps) {
  const texts = useMessages(notReadyMessages);
  const { supportEmail } = publicConfiguration();
  return (
    // As tall whichever it says, so that nothing moves.
    <p className="min-h-[4lh] text-small text-ink-soft sm:min-h-[3lh]">
      {isReady ? children : texts.notReady}
      {isReady || supportEmail === '' ? null : (
        <>
          {' '}
          {texts.byMail} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </>
      )}
    </p>
  );
}
