/** The address one signs in with, a way to a new password, and where this session is kept. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, resetPassword, toSessionFailure, useSignedIn } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function AccountSection() {
  const texts = useMessages(settingsMessages);
  const language = useLanguage();
  const { user } = useSignedIn();
  const change = useChange();
  const [isSending, setSending] = useState(false);
  const store = useQuery({
    queryKey: ['session-store'],
    queryFn: () => platform().describeSessionStore(),
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function sendLink(email: string) {
    setSending(true);
    try {
      await resetPassword(email);
      showToast({ message: texts.linkSent, tone: 'success' });
    } catch (error) {
      showToast({ message: failureText(toSessionFailure('reset', error), language), tone: 'error' });
    } finally {
      setSending(false);
    }
  }

  const { email } = user;
  return (
    <SettingsSection title={texts.account}>
      {email ? (
        <>
          <p>{texts.signedInAs(email)}</p>
          <Button
            variant="secondary"
            className="mt-4"
            isPending={isSending}
            onPress={change(() => void sendLink(email))}
          >
            {texts.changePassword}
          </Button>
        </>
      ) : null}
      {store.data ? (
        <dl className="mt-6">
          <dt className="font-semibold">{texts.sessionStore}</dt>
          <dd className="text-ink-soft">{texts[store.data]}</dd>
        </dl>
      ) : null}
    </SettingsSection>
  );
}
