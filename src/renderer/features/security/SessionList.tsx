/** Where the person is signed in, what was used last first, and the way to end one session or all of them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { signOut, useSignedIn } from '#features/session/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { endSession, listSessions, revokeSessions } from './api.ts';
import { describeDevice } from './describeDevice.ts';
import { securityMessages } from './messages.ts';
import { securityKeys } from './securityKeys.ts';

type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** As many are shown at once, and what says nothing of itself: who signs in often has many that they left. */
const UNFOLDED = 4;

/** This one, and then those used last. */
function inOrderOfUse(sessions: readonly Session[]): Session[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.isThisOne) - Number(one.isThisOne) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
}

export function SessionList() {
  const texts = useMessages(securityMessages);
  const explain = useExplain();
  const change = useChange();
  const { user } = useSignedIn();
  const sessions = useQuery({ queryKey: securityKeys.sessions(user.uid), queryFn: listSessions });
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function endOne(id: string, device: string): Promise<void> {
    try {
      await endSession(id);
      await sessions.refetch();
      showToast({ message: texts.signedOutDevice(device) });
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    }
  }

  async function endAll(): Promise<void> {
    setPending(true);
    try {
      await revokeSessions();
      await signOut();
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
      setPending(false);
      setAsking(false);
    }
  }

  const draw = (session: Session) => (
    <SessionRow key={session.id} session={session} onEnd={(device) => void endOne(session.id, device)} />
  );
  const listed = inOrderOfUse(sessions.data ?? []);
  const isPlain = (session: Session, index: number) => index < UNFOLDED || session.device === null;
  const recent = listed.filter(isPlain);
  const earlier = listed.filter((session, index) => !isPlain(session, index));
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
      <ul className="mt-1 divide-y divide-line">{recent.map(draw)}</ul>
      {earlier.length > 0 ? (
        <details className="border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center text-small text-ink-soft">
            {texts.earlierSessions(earlier.length)}
          </summary>
          <ul className="divide-y divide-line">{earlier.map(draw)}</ul>
        </details>
      ) : null}
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

interface SessionRowProps {
  readonly session: Session;
  /** `device` in the person's language. */
  readonly onEnd: (device: string) => void;
}

function SessionRow({ session: { device, lastSeenAt, signedInAt, isThisOne }, onEnd }: SessionRowProps) {
  const texts = useMessages(securityMessages);
  const language = useLanguage();
  const change = useChange();
  const format = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const since = texts.since(format.format(new Date(signedInAt)));
  const name = device === null ? texts.silentDevice : describeDevice(device, texts);
  const lastUsed = texts.lastUsed(format.format(new Date(lastSeenAt)));
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span>
        {name}
        {isThisOne ? <span className="text-small text-success-text"> ({texts.thisDevice})</span> : null}
        <span className="block text-small text-ink-soft">
          {isThisOne ? since : device === null ? `${since}, ${lastUsed}` : lastUsed}
        </span>
      </span>
      {isThisOne ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.signOutDeviceLabel(name, since)}
          onPress={change(() => onEnd(name))}
        >
          {texts.signOutDevice}
        </Button>
      )}
    </li>
  );
}
