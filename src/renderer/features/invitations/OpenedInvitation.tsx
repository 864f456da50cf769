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
  const { ownerName, personName, role, words, expiresAt } = invitation;
  const isContact = role === 'trusted-contact';
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
      <h1 className="mt-2 text-page [overflow-wrap:anywhere]">
        {isContact ? texts.contactTitle(ownerName) : texts.beneficiaryTitle(ownerName)}
      </h1>
      <p className="mt-4 max-w-prose">
        {isContact ? texts.contactText(ownerName) : texts.beneficiaryText(ownerName)}
      </p>
      {words ? (
        <figure className="mt-6 border-s-2 border-accent ps-4">
          <figcaption className="text-small text-ink-soft">{texts.words(ownerName)}</figcaption>
          <blockquote className="mt-1 font-serif text-title whitespace-pre-line [overflow-wrap:anywhere]">
            {words}
          </blockquote>
        </figure>
      ) : null}
      <h2 className="mt-7 text-title">{texts.meansTitle}</h2>
      <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1 ps-5 text-ink-soft">
        {(isContact ? texts.contactMeans : texts.beneficiaryMeans).split('\n').map((line) => (
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
          {texts.accept}
        </Button>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {texts.decline}
        </Button>
      </div>
      <p className="mt-4 text-small text-ink-soft">{texts.openUntil(day)}</p>
      <ConfirmDialog
        title={texts.declineTitle}
        confirmLabel={texts.declineConfirm}
        isOpen={isAsking}
        isPending={isDeclining}
        onCancel={() => setAsking(false)}
        onConfirm={() => void decline()}
      >
        {texts.declineText(ownerName)}
      </ConfirmDialog>
    </Card>
  );
}
