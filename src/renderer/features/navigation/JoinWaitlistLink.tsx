/** The Join Waitlist button: in the header on wide pages, floating at the foot of the page on a phone. */
import { useLocation } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { defineMessages, useMessages } from '#ui/language/messages.tsx';
import { shouldShowJoinWaitlist } from './joinWaitlist.ts';
import { useHasWaitlistEmail } from './waitlistEmail.ts';
import { useIsWaitlistInView } from './waitlistInView.ts';

const messages = defineMessages({
  en: { join: 'Join Waitlist' },
  fr: { join: 'Rejoindre la liste d’attente' },
});

export function JoinWaitlistLink({ variant }: { readonly variant: 'header' | 'floating' }) {
  const texts = useMessages(messages);
  const { pathname } = useLocation();
  const isFloating = variant === 'floating';
  const hasWaitlistEmail = useHasWaitlistEmail();
  const isFormInView = useIsWaitlistInView();
  const isSignedIn = useSession().status === 'signed-in';
  if (!shouldShowJoinWaitlist({ path: pathname, isFloating, hasWaitlistEmail, isFormInView, isSignedIn })) {
    return null;
  }
  const link = (
    <ButtonLink
      to="/?scroll=waitlist"
      size={isFloating ? 'large' : 'small'}
      {...(isFloating ? { className: 'shadow-overlay' } : {})}
    >
      {texts.join}
    </ButtonLink>
  );
  return isFloating ? (
    <aside
      aria-label={texts.join}
      className="pointer-events-none fixed inset-x-0 bottom-5 z-40 flex justify-center md:hidden print:hidden [&>*]:pointer-events-auto"
    >
      {link}
    </aside>
  ) : (
    <span className="hidden md:inline-flex">{link}</span>
  );
}
