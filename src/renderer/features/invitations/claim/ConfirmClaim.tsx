/** The last question: with this account, and no other. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { signOut, useSignedIn } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { refusalReason } from '../refusalReason.ts';
import { type ClaimedFrom, claimWithKit, KitProblemError } from './claimKit.ts';
import { claimMessages } from './messages.ts';

interface ConfirmClaimProps {
  readonly typed: string;
  readonly ownerName: string;
  readonly email: string;
  readonly onReceived: (from: ClaimedFrom) => void;
}

export function ConfirmClaim({ typed, ownerName, email, onReceived }: ConfirmClaimProps) {
  const texts = useMessages(claimMessages);
  const { user } = useSignedIn();
  const explain = useExplainClaim();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  async function receive(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      onReceived(await claimWithKit(typed, user.uid));
    } catch (error) {
      setFailure(explain(error));
      setPending(false);
    }
  }
  return (
    <Card padding="generous" className="flex flex-col items-start gap-5">
      <div>
        <h1 className="mb-2 text-page [overflow-wrap:anywhere]">{texts.confirmTitle(ownerName)}</h1>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
          {texts.signedInAs(email)}
          <Button variant="quiet" size="small" onPress={() => void signOut()} isDisabled={isPending}>
            {texts.otherAccount}
          </Button>
        </p>
      </div>
      <p className="max-w-prose">{texts.confirmText}</p>
      {failure ? (
        <Banner tone="error">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <Button size="large" isPending={isPending} onPress={() => void receive()}>
        {texts.confirm}
      </Button>
    </Card>
  );
}

function useExplainClaim(): (error: unknown) => Sentence {
  const texts = useMessages(claimMessages);
  const explain = useExplain({ 'not-found': texts.olderPage });
  return (error) => {
    if (error instanceof KitProblemError) {
      return error.problem.is === 'mistyped' ? texts.kitMistyped : texts.olderPage;
    }
    switch (refusalReason(error)) {
      case 'own-kit':
        return texts.ownKit;
      case 'named-already':
        return texts.namedAlready;
      case 'claimed-already':
        return texts.claimedAlready;
      default:
        return explain(error);
    }
  };
}
