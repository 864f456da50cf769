/**
 * /invitation: who invites, to what, in plain words and before any account. The secret is read from the fragment once and
 * lives in this page alone; a reload asks for the mailed link again.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BereavementLink } from '#features/bereavement/index.ts';
import { LanguageSwitch } from '#features/language/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { Accepted } from './Accepted.tsx';
import { AcceptSteps } from './AcceptSteps.tsx';
import { lookAtInvitation, type OpenInvitation } from './api.ts';
import { KitCheck } from './KitCheck.tsx';
import { invitationMessages } from './messages.ts';
import { OpenedInvitation } from './OpenedInvitation.tsx';
import { takeSecret } from './secretInFragment.ts';

export function InvitationPage() {
  const texts = useMessages(invitationMessages);
  usePageTitle(texts.pageTitle);
  const secret = useSecret();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 py-8 sm:py-12">
      <div className="mb-6 flex items-center justify-between gap-3">
        <Link to={routes.landing.path} aria-label="Amaranth" className="rounded-full p-2">
          <AmaranthMark size={44} />
        </Link>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
      {secret ? <Invitation key={secret} secret={secret} /> : <WithoutLink />}
      <footer className="mt-8">
        <BereavementLink />
      </footer>
    </main>
  );
}

/** Another link opened in the same tab changes only the fragment. */
function useSecret(): string | null {
  const [secret, setSecret] = useState(() => takeSecret(location, history));
  useEffect(() => {
    const read = () => setSecret((former) => takeSecret(location, history) ?? former);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return secret;
}

function Invitation({ secret }: { readonly secret: string }) {
  const texts = useMessages(invitationMessages);
  const looked = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => lookAtInvitation(secret),
    // What was read stays on the page: accepting it must not take the page away.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (looked.isError) {
    return <RetryBanner onRetry={() => void looked.refetch()}>{texts.lookFailed}</RetryBanner>;
  }
  if (!looked.data) {
    return <Spinner message={texts.looking} />;
  }
  switch (looked.data.is) {
    case 'open':
      return <Journey secret={secret} invitation={looked.data} />;
    case 'expired':
      return <Paper title={texts.expiredTitle}>{texts.expiredText(looked.data.ownerName)}</Paper>;
    case 'gone':
      return <Paper title={texts.goneTitle}>{texts.goneText}</Paper>;
  }
}

interface JourneyProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
}

type Stage =
  | { readonly is: 'reading' }
  | { readonly is: 'accepting' }
  | { readonly is: 'declined' }
  /** With the key that was made here; null where an older one served. */
  | { readonly is: 'accepted'; readonly publicKey: string | null };

function Journey({ secret, invitation }: JourneyProps) {
  const texts = useMessages(invitationMessages);
  const [stage, setStage] = useState<Stage>({ is: 'reading' });
  const { ownerName } = invitation;
  switch (stage.is) {
    case 'reading':
      return (
        <OpenedInvitation
          secret={secret}
          invitation={invitation}
          onAccept={() => setStage({ is: 'accepting' })}
          onDeclined={() => setStage({ is: 'declined' })}
        />
      );
    case 'accepting':
      return (
        <AcceptSteps
          secret={secret}
          invitation={invitation}
          onAccepted={(publicKey) => setStage({ is: 'accepted', publicKey })}
        />
      );
    case 'declined':
      return <Paper title={texts.declinedTitle}>{texts.declinedText(ownerName)}</Paper>;
    case 'accepted':
      return <Accepted invitation={invitation} publicKey={stage.publicKey} />;
  }
}

function WithoutLink() {
  const texts = useMessages(invitationMessages);
  return (
    <div className="flex flex-col gap-8">
      <Paper title={texts.noLinkTitle}>{texts.noLinkText}</Paper>
      <KitCheck />
    </div>
  );
}

/** A page that says one thing; its heading is read out when it takes another's place. */
function Paper({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="generous">
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose text-ink-soft">{children}</p>
    </Card>
  );
}
