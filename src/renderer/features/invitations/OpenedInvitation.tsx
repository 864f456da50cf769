/** What is asked of the person, before any account: who, what for, what it means, and both answers. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { declineInvitation, type OpenInvitation } from './api.ts';
import { invitationMessages } from './messages.ts';

interface OpenedInvitationProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
  readonly onAccept: () => void;
  readonly onDeclined: () => void;
}

export function OpenedInvitation({ secret, invitation, onAccept, onDeclined }: OpenedInvitationProps) {
  const texts = useMessages(invitationMessages);
  const language = useLanguage();
  const explain = useExplain({ 'invitation-gone': texts.goneMeanwhile });
  const [isAsking, setAsking] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  const { ownerName, personName, words, expiresAt } = invitation;
  const said = useSaid(invitation);
  const day = longDateFormat(language, { dateStyle: 'long' }).format(expiresAt);

  async function decline(): Promise<void> {
    setDeclining(true);
    setFailure(null);
    try {
      await declineInvitation(secret);
      onDeclined();
    } catch (error) {
      setFailure(explain(error));
      setAsking(false);
    }
    setDeclining(false);
  }

  return (
    <Card padding="generous" as="article">
      <p className="text-ink-soft">{texts.hello(personName)}</p>
      <h1 className="mt-2 text-page [overflow-wrap:anywhere]">{said.title}</h1>
      {said.text.split('\n').map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-prose">
          {paragraph}
        </p>
      ))}
      {words ? (
        <figure className="mt-6 border-s-2 border-accent ps-4">
          <figcaption className="text-small text-ink-soft">{texts.words(ownerName)}</figcaption>
          <blockquote className="mt-1 font-serif text-title whitespace-pre-line [overflow-wrap:anywhere]">
            {words}
          </blockquote>
        </figure>
      ) : null}
      <h2 className="mt-7 text-title">{said.meansTitle}</h2>
      <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1 ps-5 text-ink-soft">
        {said.means.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {failure ? (
        <Banner tone="error" className="mt-6">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button size="large" onPress={onAccept}>
          {said.accept}
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {said.decline}
        </Button>
      </div>
      <p className="mt-4 text-small text-ink-soft">{said.openUntil(day)}</p>
      <ConfirmDialog
        title={said.declineTitle}
        confirmLabel={said.declineConfirm}
        isOpen={isAsking}
        isPending={isDeclining}
        onCancel={() => setAsking(false)}
        onConfirm={() => void decline()}
      >
        {said.declineText}
      </ConfirmDialog>
    </Card>
  );
}

/** An invitation is from somebody who lives; a claim is not, and asks nothing of who is in mourning. */
function useSaid({ ownerName, role, isClaim }: OpenInvitation) {
  const texts = useMessages(invitationMessages);
  if (isClaim) {
    return {
      title: texts.claimTitle(ownerName),
      text: texts.claimText(ownerName),
      meansTitle: texts.claimMeansTitle,
      means: texts.claimMeans,
      accept: texts.claimAccept,
      decline: texts.claimDecline,
      declineTitle: texts.claimDeclineTitle,
      declineText: texts.claimDeclineText,
      declineConfirm: texts.claimDeclineConfirm,
      openUntil: texts.claimOpenUntil,
    };
  }
  const isContact = role === 'trusted-contact';
  return {
    title: isContact ? texts.contactTitle(ownerName) : texts.beneficiaryTitle(ownerName),
    text: isContact ? texts.contactText(ownerName) : texts.beneficiaryText(ownerName),
    meansTitle: texts.meansTitle,
    means: isContact ? texts.contactMeans : texts.beneficiaryMeans,
    accept: texts.accept,
    decline: texts.decline,
    declineTitle: texts.declineTitle,
    declineText: texts.declineText(ownerName),
    declineConfirm: texts.declineConfirm,
    openUntil: texts.openUntil,
  };
}
