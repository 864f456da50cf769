/**
 * `/clone-invitation#secret`: who would like to be listened to, or asks for a steward, in plain words and before any
 * account. The secret is read from the fragment once and lives in this page alone.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { OpenFrame, Saying, useSecret } from '#features/invitations/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { lookAtInvitation, type OpenInvitation } from './api.ts';
import { cloneLinkMessages } from './messages.ts';

export function CloneInvitationPage() {
  const messages = useMessages(cloneLinkMessages);
  usePageTitle(messages.invitationPage);
  const secret = useSecret();
  return <OpenFrame>{secret ? <Invitation key={secret} secret={secret} /> : <Gone />}</OpenFrame>;
}

type Stage = 'reading' | 'accepting' | 'accepted';

function Invitation({ secret }: { readonly secret: string }) {
  const messages = useMessages(cloneLinkMessages);
  const [stage, setStage] = useState<Stage>('reading');
  const looked = useQuery({
    queryKey: ['clone-invitation', secret],
    queryFn: () => lookAtInvitation(secret),
    // What was read stays on the page: accepting it must not take the page away.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (looked.isError) {
    return <RetryBanner onRetry={() => void looked.refetch()}>{messages.lookFailed}</RetryBanner>;
  }
  if (!looked.data) return <Spinner message={messages.looking} />;
  if (looked.data.is !== 'open') return <Gone />;
  const invitation = looked.data;
  switch (stage) {
    case 'reading':
      return <Reading invitation={invitation} onAccept={() => setStage('accepting')} />;
    case 'accepting':
      return (
        <AcceptInvitation secret={secret} invitation={invitation} onAccepted={() => setStage('accepted')} />
      );
    case 'accepted':
      return <Accepted invitation={invitation} />;
  }
}

function Gone() {
  const messages = useMessages(cloneLinkMessages);
  return <Saying title={messages.goneTitle} text={messages.goneText} />;
}

interface ReadingProps {
  readonly invitation: OpenInvitation;
  readonly onAccept: () => void;
}

function Reading({ invitation, onAccept }: ReadingProps) {
  const messages = useMessages(cloneLinkMessages);
  const language = useLanguage();
  const { role, ownerName, personName, expiresAt } = invitation;
  const said =
    role === 'listener'
      ? {
          title: messages.listenerTitle(ownerName),
          text: messages.listenerText(ownerName),
          means: messages.listenerMeans(ownerName),
        }
      : {
          title: messages.stewardTitle(ownerName),
          text: messages.stewardText(ownerName),
          means: messages.stewardMeans(ownerName),
        };
  return (
    <Card padding="generous" as="article">
      <p className="text-ink-soft">{messages.hello(personName)}</p>
      <h1 className="mt-2 text-page [overflow-wrap:anywhere]">{said.title}</h1>
      <p className="mt-4 max-w-prose">{said.text}</p>
      <h2 className="mt-7 text-title">{messages.means}</h2>
      <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1 ps-5 text-ink-soft">
        {said.means.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button size="large" className="mt-8" onPress={onAccept}>
        {messages.accept}
      </Button>
      <p className="mt-4 text-small text-ink-soft">
        {messages.openUntil(longDateFormat(language, { dateStyle: 'long' }).format(expiresAt))}
      </p>
    </Card>
  );
}

function Accepted({ invitation: { role, ownerName } }: Pick<ReadingProps, 'invitation'>) {
  const messages = useMessages(cloneLinkMessages);
  const { title, text } =
    role === 'listener'
      ? { title: messages.acceptedListener(ownerName), text: messages.acceptedListenerText }
      : { title: messages.acceptedSteward(ownerName), text: messages.acceptedStewardText };
  return (
    <Saying title={title} text={text}>
      {isPageBuilt('freeClone') ? (
        <ButtonLink to={routes.freeClone.path}>{messages.toClone}</ButtonLink>
      ) : null}
    </Saying>
  );
}
