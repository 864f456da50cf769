/**
 * Under the button of a form made at build, which is shut until the page works: sent before that, the words would be lost.
 * The rest of the form's own note comes once it works.
 */
import type { ReactNode } from 'react';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { UntilReady } from '#ui/UntilReady.tsx';
import { visitorFormMessages } from './messages.ts';

interface NotReadyProps {
  readonly isReady: boolean;
  /** What stands there from then on. */
  readonly children?: ReactNode;
}

export function NotReady({ isReady, children }: NotReadyProps) {
  const texts = useMessages(visitorFormMessages);
  const { supportEmail } = publicConfiguration();
  return (
    // As tall whichever it says, so that nothing moves.
    <p aria-live="polite" className="min-h-[4lh] text-small text-ink-soft noscript:hidden sm:min-h-[3lh]">
      {isReady ? children : <UntilReady notReady={texts.notReady} unreached={texts.unreached} />}
      {isReady || supportEmail === '' ? null : (
        <>
          {' '}
          {texts.notReadyByMail} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </>
      )}
    </p>
  );
}
