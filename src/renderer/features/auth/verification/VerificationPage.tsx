/**
 * Where mailed links lead: /auth/verify-email, /verify-email, /auth/verify and /verify-waitlist. Every outcome has its
 * page: valid, used, expired, malformed (SPEC §2, §5).
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { authKeys } from '../authKeys.ts';
import { authMessages } from '../messages.ts';
import { followActionLink } from './followActionLink.ts';
import { LinkFailurePage } from './LinkFailurePage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { OutcomePage } from './OutcomePage.tsx';
import { type ActionLink, keptActionLink, readActionLink, withoutCode } from './readActionLink.ts';

export function VerificationPage() {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const link = useMemo(() => readActionLink(query) ?? keptActionLink(state), [query, state]);
  useEffect(() => {
    if (!query.has('oobCode')) return;
    const search = withoutCode(query).toString();
    void navigate({ pathname, search }, { replace: true, state: { actionLink: link } });
  }, [query, pathname, link, navigate]);
  return link ? <FollowedLink link={link} /> : <LinkFailurePage why="malformed" />;
}

function FollowedLink({ link }: { readonly link: ActionLink }) {
  const texts = useMessages(authMessages);
  const isWaitlist = useLocation().pathname === routes.verifyWaitlist.path;
  const isSignedIn = useSession().status === 'signed-in';
  // A code works once: the query's cache makes sure that it is sent once, however often this draws.
  const { data: outcome } = useQuery({
    queryKey: authKeys.followed(link),
    queryFn: () => followActionLink(link),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!outcome) return <Spinner message={texts.verifying} isPage />;
  const onward = isSignedIn ? (
    <ButtonLink to={routes.app.path}>{texts.continue}</ButtonLink>
  ) : (
    <ButtonLink to={isWaitlist ? routes.landing.path : routes.auth.path}>
      {isWaitlist ? texts.continue : texts.goToSignIn}
    </ButtonLink>
  );
  switch (outcome.kind) {
    case 'email-verified':
      return isWaitlist ? (
        <OutcomePage tone="success" title={texts.waitlistVerifiedTitle} action={onward}>
          {texts.waitlistVerifiedText}
        </OutcomePage>
      ) : (
        <OutcomePage tone="success" title={texts.verifiedTitle} action={onward}>
          {texts.verifiedText}
        </OutcomePage>
      );
    case 'email-changed':
      return (
        <OutcomePage tone="success" title={texts.emailChangedTitle} action={onward}>
          {texts.emailChangedText(outcome.email)}
        </OutcomePage>
      );
    case 'email-recovered':
      return (
        <OutcomePage tone="success" title={texts.emailRecoveredTitle} action={onward}>
          {texts.emailRecoveredText(outcome.email)}
        </OutcomePage>
      );
    case 'choose-password':
      return <NewPasswordPage code={link.code} email={outcome.email} />;
    case 'failed':
      return <LinkFailurePage why={outcome.why} mode={link.mode} error={outcome.error} />;
  }
}
