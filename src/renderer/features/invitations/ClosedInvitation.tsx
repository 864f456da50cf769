/** A link that opens nothing any more: why, kindly, and what to do next. */
import { useState } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { askAnew, type Looked } from './api.ts';
import { invitationMessages } from './messages.ts';
import { Saying } from './OpenFrame.tsx';

interface ClosedInvitationProps {
  readonly secret: string;
  readonly looked: Exclude<Looked, { is: 'open' }>;
}

export function ClosedInvitation({ secret, looked }: ClosedInvitationProps) {
  const texts = useMessages(invitationMessages);
  switch (looked.is) {
    case 'expired':
      return looked.isClaim ? (
        <ClosedClaim secret={secret} title={texts.claimExpiredTitle} text={texts.claimExpiredText} />
      ) : (
        <Saying title={texts.expiredTitle} text={texts.expiredText(looked.ownerName)} />
      );
    case 'accepted':
      return (
        <Saying title={texts.usedTitle} text={texts.usedText(looked.ownerName)}>
          {isPageBuilt('entrusted') ? (
            <ButtonLink to={routes.entrusted.path}>{texts.toEntrusted}</ButtonLink>
          ) : null}
        </Saying>
      );
    case 'declined':
      return looked.isClaim ? (
        <ClosedClaim secret={secret} title={texts.claimDeclinedTitle} text={texts.claimDeclinedBefore} />
      ) : (
        <Saying title={texts.declinedTitle} text={texts.declinedBefore(looked.ownerName)} />
      );
    case 'gone':
      return <Saying title={texts.goneTitle} text={texts.goneText} />;
  }
}

interface ClosedClaimProps {
  readonly secret: string;
  readonly title: string;
  readonly text: string;
}

/** Whoever invited cannot be asked any more. */
function ClosedClaim({ secret, title, text }: ClosedClaimProps) {
  const texts = useMessages(invitationMessages);
  const explain = useExplain();
  const [state, setState] = useState<'open' | 'asking' | 'asked'>('open');
  const [failure, setFailure] = useState<Sentence | null>(null);
  async function ask(): Promise<void> {
    setState('asking');
    setFailure(null);
    try {
      await askAnew(secret);
      setState('asked');
    } catch (error) {
      setFailure(explain(error));
      setState('open');
    }
  }
  if (state === 'asked') return <Saying title={texts.askedTitle} text={texts.askedText} />;
  return (
    <Saying title={title} text={text}>
      {failure ? (
        <Banner tone="error">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <Button isPending={state === 'asking'} onPress={() => void ask()}>
        {texts.askAnew}
      </Button>
    </Saying>
  );
}
