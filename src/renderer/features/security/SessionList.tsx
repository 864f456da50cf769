/** Where the person is signed in, and the way to end all of it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut, useSignedIn } from '#features/session/index.ts';
import { locales } from '#shared/locales.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { endSession, listSessions, revokeSessions } from './api.ts';
import { securityMessages } from './messages.ts';
import { useFailure } from './useFailure.ts';

export function SessionList() {
  const texts = useMessages(securityMessages);
  const language = useLanguage();
  const failureOf = useFailure();
  const change = useChange();
  const { user } = useSignedIn();
  const sessions = useQuery({ queryKey: ['sessions', user.uid], queryFn: listSessions });
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short' });

  async function endOne(id: string, device: string): Promise<void> {
    try {
      await endSession(id);
      await sessions.refetch();
      showToast({ message: texts.signedOutDevice(device) });
    } catch (error) {
      showToast({ message: failureOf(error), tone: 'error' });
    }
  }

  async function endAll(): Promise<void> {
    setPending(true);
    try {
      await revokeSessions();
      await signOut();
    } catch (error) {
      showToast({ message: failureOf(error), tone: 'error' });
      setPending(false);
      setAsking(false);
    }
  }

  return (
    <div>
      <h3 className="font-semibold">{texts.sessions}</h3>
      {sessions.isError ? (
        <p className="text-small text-danger-text">
          {texts.sessionsUnknown}{' '}
          <Button variant="quiet" size="small" onPress={() => void sessions.refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
      <ul className="mt-1 divide-y divide-line">
        {sessions.data?.map(({ id, device, signedInAt, isThisOne }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <span>
              {device}
              {isThisOne ? <span className="text-small text-success-text"> ({texts.thisDevice})</span> : null}
              <span className="block text-small text-ink-soft">
                {texts.since(format.format(new Date(signedInAt)))}
              </span>
            </span>
            {isThisOne ? null : (
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.signOutDeviceLabel(
                  device,
                  texts.since(format.format(new Date(signedInAt))),
                )}
                onPress={change(() => void endOne(id, device))}
              >
                {texts.signOutDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onPress={change(() => setAsking(true))}>
        {texts.signOutEverywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isPending={isPending}
        title={texts.signOutEverywhereTitle}
        confirmLabel={texts.signOutEverywhere}
        onCancel={() => setAsking(false)}
        onConfirm={() => void endAll()}
      >
        {texts.signOutEverywhereText}
      </ConfirmDialog>
    </div>
  );
}
