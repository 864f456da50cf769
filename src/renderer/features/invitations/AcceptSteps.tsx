/** Accepting: an account, here and not elsewhere, then the person's key, and with both the answer. */
import { useState } from 'react';
import { type AuthMode, AuthPanel } from '#features/auth/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { createKeys, MakeKeys, usePersonKeys } from '#features/personKeys/index.ts';
import { signOut, useSession } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { acceptInvitation, type OpenInvitation } from './api.ts';
import { invitationMessages } from './messages.ts';

interface AcceptStepsProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
  /** With the public key that was made here; null where an older one served. */
  readonly onAccepted: (publicKey: string | null) => void;
}

export function AcceptSteps(props: AcceptStepsProps) {
  const session = useSession();
  return (
    <Card padding="generous">
      {session.status === 'signed-in' ? (
        <KeyStep key={session.user.uid} {...props} email={session.profile.email} />
      ) : (
        <AccountStep email={props.invitation.email} />
      )}
    </Card>
  );
}

/** Whoever signs in stays: this page draws itself anew for them. */
const staysHere = { onSignedIn: () => {}, onSignedUp: () => {}, onDemoSignedIn: () => {} };

function AccountStep({ email }: { readonly email: string }) {
  const texts = useMessages(invitationMessages);
  const [mode, setMode] = useState<AuthMode>('signup');
  return (
    <>
      <h1 className="text-page">{texts.accountTitle}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{texts.accountText}</p>
      <AuthPanel mode={mode} onModeChange={setMode} destinations={staysHere} email={email} />
    </>
  );
}

function KeyStep({ secret, invitation, onAccepted, email }: AcceptStepsProps & { readonly email: string }) {
  const texts = useMessages(invitationMessages);
  const state = usePersonKeys();
  const accept = useAccept(secret);
  return (
    <>
      <h1 className="mb-2 text-page [overflow-wrap:anywhere]">
        {texts.acceptingTitle(invitation.ownerName)}
      </h1>
      <p className="mb-6 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
        {texts.signedInAs(email)}
        <Button variant="quiet" size="small" onPress={() => void signOut()}>
          {texts.otherAccount}
        </Button>
      </p>
      {state.state === 'failed' ? <RetryBanner onRetry={state.retry}>{texts.lookFailed}</RetryBanner> : null}
      {state.state === 'none' ? (
        <MakeKeys
          confirmLabel={texts.acceptNow}
          onMade={async (made) => {
            await createKeys(made);
            await accept();
            onAccepted(made.publicKey);
          }}
        />
      ) : null}
      {state.state === 'ready' ? <AcceptWithKey accept={accept} onAccepted={() => onAccepted(null)} /> : null}
    </>
  );
}

/** Throws FormError with what only an invitation can be refused for. */
function useAccept(secret: string): () => Promise<void> {
  const texts = useMessages(invitationMessages);
  const explain = useExplain({ 'invitation-gone': texts.goneMeanwhile, conflict: texts.ownInvitation });
  return async () => {
    try {
      await acceptInvitation(secret);
    } catch (error) {
      throw new FormError(explain(error));
    }
  };
}

interface AcceptWithKeyProps {
  readonly accept: () => Promise<void>;
  readonly onAccepted: () => void;
}

function AcceptWithKey({ accept, onAccepted }: AcceptWithKeyProps) {
  const texts = useMessages(invitationMessages);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  async function answer(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await accept();
      onAccepted();
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      setFailure(error.sentence);
      setPending(false);
    }
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{texts.hasKey}</p>
      {failure ? (
        <Banner tone="error">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
      <Button size="large" isPending={isPending} onPress={() => void answer()}>
        {texts.acceptWithKey}
      </Button>
    </div>
  );
}
