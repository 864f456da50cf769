/** Accepting: an account, here and not elsewhere, then the person's key, and with both the answer. */
import { useState } from 'react';
import { type AuthMode, AuthPanel } from '#features/auth/index.ts';
import { createKeys, isMadeHere, MakeKeys, usePersonKeys } from '#features/personKeys/index.ts';
import { signOut, useSession } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import type { AcceptedWith } from './Accepted.tsx';
import { AcceptWithOwnKey } from './AcceptWithOwnKey.tsx';
import type { OpenInvitation } from './api.ts';
import { invitationMessages } from './messages.ts';
import { useAccept } from './useAccept.ts';

interface AcceptStepsProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
  readonly onAccepted: (made: AcceptedWith) => void;
}

export function AcceptSteps(props: AcceptStepsProps) {
  const session = useSession();
  return (
    <Card padding="generous">
      {session.status === 'signed-in' ? (
        <KeyStep key={session.user.uid} {...props} email={session.profile.email} />
      ) : (
        <AccountStep invitation={props.invitation} />
      )}
    </Card>
  );
}

/** Whoever signs in stays: this page draws itself anew for them. */
const staysHere = { onSignedIn: () => {}, onSignedUp: () => {}, onDemoSignedIn: () => {} };

function AccountStep({ invitation: { email, isClaim } }: Pick<AcceptStepsProps, 'invitation'>) {
  const texts = useMessages(invitationMessages);
  const [mode, setMode] = useState<AuthMode>('signup');
  return (
    <>
      <h1 className="text-page">{texts.accountTitle}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{isClaim ? texts.claimAccountText : texts.accountText}</p>
      <AuthPanel mode={mode} onModeChange={setMode} destinations={staysHere} email={email} />
    </>
  );
}

function KeyStep({ secret, invitation, onAccepted, email }: AcceptStepsProps & { readonly email: string }) {
  const texts = useMessages(invitationMessages);
  const { ownerName, isClaim } = invitation;
  return (
    <>
      <h1 className="mb-2 text-page [overflow-wrap:anywhere]">
        {isClaim ? texts.receivingTitle(ownerName) : texts.acceptingTitle(ownerName)}
      </h1>
      <p className="mb-6 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
        {texts.signedInAs(email)}
        <Button variant="quiet" size="small" onPress={() => void signOut()}>
          {texts.otherAccount}
        </Button>
      </p>
      {isClaim ? (
        <AcceptAsIs
          secret={secret}
          withoutKey
          text={texts.receivingText}
          label={texts.receiveNow}
          onAccepted={() => onAccepted({ is: 'no-key' })}
        />
      ) : (
        <WithKey secret={secret} invitation={invitation} onAccepted={onAccepted} />
      )}
    </>
  );
}

function WithKey({ secret, invitation, onAccepted }: AcceptStepsProps) {
  const texts = useMessages(invitationMessages);
  const state = usePersonKeys();
  const accept = useAccept(secret);
  const [isLater, setLater] = useState(false);
  switch (state.state) {
    case 'loading':
      return null;
    case 'failed':
      return <RetryBanner onRetry={state.retry}>{texts.lookFailed}</RetryBanner>;
    case 'ready':
      return isMadeHere(state.keys) ? (
        <AcceptAsIs
          secret={secret}
          text={texts.hasKey}
          label={texts.acceptNow}
          onAccepted={() => onAccepted({ is: 'own-key' })}
        />
      ) : (
        <AcceptWithOwnKey secret={secret} own={state} onAccepted={onAccepted} />
      );
    case 'none':
      return isLater ? (
        <AcceptAsIs
          secret={secret}
          withoutKey
          text={texts.withoutKey(invitation.ownerName)}
          label={texts.acceptWithoutKey}
          onAccepted={() => onAccepted({ is: 'no-key' })}
          onBack={() => setLater(false)}
        />
      ) : (
        <>
          <MakeKeys
            confirmLabel={texts.acceptNow}
            onMade={async (made) => {
              await createKeys(made);
              await accept(false);
              onAccepted({ is: 'new-key', publicKey: made.publicKey });
            }}
          />
          {invitation.role === 'beneficiary' ? (
            <p className="mt-8 border-t border-line pt-5 text-small text-ink-soft">
              {texts.notNow}{' '}
              <Button variant="quiet" size="small" onPress={() => setLater(true)}>
                {texts.keyLaterInstead}
              </Button>
            </p>
          ) : null}
        </>
      );
  }
}

interface AcceptAsIsProps {
  readonly secret: string;
  readonly withoutKey?: boolean;
  readonly text: string;
  readonly label: string;
  readonly onAccepted: () => void;
  readonly onBack?: () => void;
}

/** One press: the key was made just now, or none is made. */
function AcceptAsIs({ secret, withoutKey = false, text, label, onAccepted, onBack }: AcceptAsIsProps) {
  const texts = useMessages(invitationMessages);
  const accept = useAccept(secret);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  async function answer(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await accept(withoutKey);
      onAccepted();
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      setFailure(error.sentence);
      setPending(false);
    }
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose">{text}</p>
      {failure ? (
        <Banner tone="error">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="large" isPending={isPending} onPress={() => void answer()}>
          {label}
        </Button>
        {onBack ? (
          <Button variant="quiet" onPress={onBack} isDisabled={isPending}>
            {texts.back}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
