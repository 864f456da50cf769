/** "Delete my account" in Settings: the password first, then the address typed out, then 30 days to change one's mind. */
import { type FormEvent, useState } from 'react';
import { ConfirmItsYou } from '#features/security/index.ts';
import { refreshSession, useSignedIn } from '#features/session/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { locales } from '#shared/locales.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { requestDeletion } from './api.ts';
import { leavingMessages } from './messages.ts';

type Step = 'closed' | 'confirming' | 'typing';

export function DeleteSection() {
  const texts = useMessages(leavingMessages);
  const change = useChange();
  const { profile } = useSignedIn();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  if (profile.deletionDueAt) return <DeletionPlanned dueAt={profile.deletionDueAt} />;
  return (
    <>
      <p className="text-ink-soft">{texts.deleteText}</p>
      <Button variant="danger" className="mt-4" onPress={change(() => setStep('confirming'))}>
        {texts.deleteButton}
      </Button>
      <ConfirmItsYou isOpen={step === 'confirming'} onCancel={close} onConfirmed={() => setStep('typing')} />
      <Dialog title={texts.deleteQuestion} isOpen={step === 'typing'} onClose={close} size="small">
        <TypedConfirmation email={profile.email} onDone={close} />
      </Dialog>
    </>
  );
}

function DeletionPlanned({ dueAt }: { readonly dueAt: Date }) {
  const texts = useMessages(leavingMessages);
  const { profile } = useSignedIn();
  const date = new Intl.DateTimeFormat(locales[profile.settings.language], { dateStyle: 'long' }).format(
    dueAt,
  );
  return <p>{texts.deletionPlanned(date)}</p>;
}

interface TypedConfirmationProps {
  readonly email: string;
  readonly onDone: () => void;
}

function TypedConfirmation({ email, onDone }: TypedConfirmationProps) {
  const texts = useMessages(leavingMessages);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setError(texts.emailDiffers);
      return;
    }
    setError(null);
    setPending(true);
    try {
      await requestDeletion();
      await refreshSession();
      onDone();
    } catch (failure) {
      logError('The deletion could not be asked for', {}, failure);
      setError(texts.deletionFailed);
      setPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {error ? <Banner tone="error">{error}</Banner> : null}
      <p className="text-ink-soft">{texts.deleteExplained}</p>
      <TextField
        label={texts.typeEmail}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        isRequired
        autoFocus
      />
      <Button type="submit" variant="danger" isPending={isPending}>
        {texts.deleteButton}
      </Button>
    </form>
  );
}
