/** Everything that opens the account, so that nobody's number or provider is there unseen; each can be taken off but the last. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { backend } from '#platform/backend/app.ts';
import { isErrorCode } from '#platform/backend/sessionOver.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { listWaysIn, removeWayIn, type WayIn } from './api.ts';
import { securityMessages } from './messages.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
import { securityKeys } from './securityKeys.ts';

type Step =
  | { readonly kind: 'closed' }
  | { readonly kind: 'confirming' | 'asking' | 'removing'; readonly way: WayIn };

export function WaysIn() {
  const texts = useMessages(securityMessages);
  const explain = useExplain();
  const change = useChange();
  const nameOf = useNameOfWay();
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const queryKey = securityKeys.waysIn(user.uid);
  const ways = useQuery({ queryKey, queryFn: listWaysIn });
  const close = () => setStep({ kind: 'closed' });
  const way = step.kind === 'closed' ? null : step.way;
  async function remove(removed: WayIn): Promise<void> {
    setStep({ kind: 'removing', way: removed });
    try {
      await removeWayIn(removed);
      showToast({ message: texts.wayRemoved(nameOf(removed)) });
    } catch (error) {
      const isTooLate = isErrorCode(error, 'auth/requires-recent-login');
      showToast({ message: isTooLate ? texts.signInAgain : explain(error), tone: 'error' });
    } finally {
      close();
      await queries.invalidateQueries({ queryKey });
    }
  }

  return (
    <div>
      <h3 className="font-semibold">{texts.waysIn}</h3>
      <p className="text-small text-ink-soft">{texts.waysInText}</p>
      {ways.isError ? (
        <p className="text-small text-danger-text">
          {texts.sessionsUnknown}{' '}
          <Button variant="quiet" size="small" onPress={() => void ways.refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
      <ul aria-label={texts.waysIn} className="mt-1 divide-y divide-line">
        {ways.data?.map((listed) => (
          <li key={listed.providerId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              {nameOf(listed)}{' '}
              <span className="block text-small text-ink-soft [overflow-wrap:anywhere]">
                {listed.address}
              </span>
            </span>
            {ways.data.length > 1 ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.removeWayLabel(nameOf(listed))}
                onPress={change(() => setStep({ kind: 'confirming', way: listed }))}
              >
                {texts.removeWay}
              </Button>
            ) : (
              <span className="text-small text-ink-soft">{texts.onlyWayIn}</span>
            )}
          </li>
        ))}
      </ul>
      <ReauthenticateDialog
        isOpen={step.kind === 'confirming'}
        onCancel={close}
        onConfirmed={() => way && setStep({ kind: 'asking', way })}
      />
      <ConfirmDialog
        isOpen={step.kind === 'asking' || step.kind === 'removing'}
        isDangerous
        isPending={step.kind === 'removing'}
        title={texts.removeWayTitle(way ? nameOf(way) : '')}
        confirmLabel={texts.removeWay}
        onCancel={close}
        onConfirm={() => way && void remove(way)}
      >
        {texts.removeWayText}
      </ConfirmDialog>
    </div>
  );
}

/** The server's own provider: it proves an address by a code in a mail, and has no name that a person would know. */
const OWN_PROVIDER = 'oidc.amaranth';

function useNameOfWay(): (way: WayIn) => string {
  const texts = useMessages(securityMessages);
  const providers = backend().configuration.federatedProviders;
  return ({ providerId }) => {
    if (providerId === 'password') return texts.password;
    if (providerId === 'phone') return texts.phoneNumber;
    if (providerId === OWN_PROVIDER) return texts.mailedCode;
    return providers.find((provider) => provider.providerId === providerId)?.label ?? providerId;
  };
}
