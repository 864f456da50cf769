/**
 * /invitation: who invites, to what, in plain words and before any account; or, where a release wrote, what was left. The
 * secret is read from the fragment once and lives in this page alone; a reload asks for the mailed link again.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { Accepted, type AcceptedWith } from './Accepted.tsx';
import { AcceptSteps } from './AcceptSteps.tsx';
import { lookAtInvitation, type OpenInvitation } from './api.ts';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { invitationMessages } from './messages.ts';
import { OpenedInvitation } from './OpenedInvitation.tsx';
import { OpenFrame, Saying } from './OpenFrame.tsx';
import { useSecret } from './useSecret.ts';

export function InvitationPage() {
  const texts = useMessages(invitationMessages);
  usePageTitle(texts.pageTitle);
  const secret = useSecret();
  return <OpenFrame>{secret ? <Invitation key={secret} secret={secret} /> : <WithoutLink />}</OpenFrame>;
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
  return looked.data.is === 'open' ? (
    <Journey secret={secret} invitation={looked.data} />
  ) : (
    <ClosedInvitation secret={secret} looked={looked.data} />
  );
}

interface JourneyProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
}

type Stage =
  | { readonly is: 'reading' }
  | { readonly is: 'accepting' }
  | { readonly is: 'declined' }
  | { readonly is: 'accepted'; readonly made: AcceptedWith };

function Journey({ secret, invitation }: JourneyProps) {
  const texts = useMessages(invitationMessages);
  const [stage, setStage] = useState<Stage>({ is: 'reading' });
  const { ownerName, isClaim } = invitation;
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
          onAccepted={(made) => setStage({ is: 'accepted', made })}
        />
      );
    case 'declined':
      return (
        <Saying
          title={texts.declinedTitle}
          text={isClaim ? texts.claimDeclinedText : texts.declinedText(ownerName)}
        />
      );
    case 'accepted':
      return <Accepted invitation={invitation} made={stage.made} />;
  }
}

function WithoutLink() {
  const texts = useMessages(invitationMessages);
  return (
    <Saying title={texts.noLinkTitle} text={texts.noLinkText}>
      <ButtonLink variant="secondary" to={routes.claim.path}>
        {texts.toClaim}
      </ButtonLink>
    </Saying>
  );
}
