/** The auth modal (SPEC §2, §4). Guards show it with `isDismissable={false}`: it cannot be closed. */
import { useState } from 'react';
import { OfflineBanner, useIsReachable } from '#features/offline/index.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { type AuthMode, AuthPanel } from './AuthPanel.tsx';
import { authMessages } from './messages.ts';
import { keptSignUp } from './signUpDraft.ts';
import { useSignInDestinations } from './useSignInDestinations.ts';

export interface AuthModalProps {
  readonly isDismissable?: boolean;
  readonly initialMode?: AuthMode;
  /** The person closed it without signing in. */
  readonly onClose?: () => void;
  /** Somebody signed in. A page that draws itself anew for them needs nothing more. */
  readonly onSignedIn?: () => void;
}

export function AuthModal({
  isDismissable = true,
  initialMode = 'signin',
  onClose,
  onSignedIn,
}: AuthModalProps) {
  const texts = useMessages(authMessages);
  const [mode, setMode] = useState<AuthMode>(() => (keptSignUp() ? 'signup' : initialMode));
  const isConnected = useIsReachable();
  const close = () => onClose?.();
  const destinations = useSignInDestinations(() => onSignedIn?.(), null);
  const titles = { signin: texts.signInTitle, signup: texts.signUpTitle, reset: texts.resetTitle };
  return (
    <Dialog title={titles[mode]} isOpen onClose={close} isDismissable={isDismissable} size="small">
      {/* It lies over the notice of the page. */}
      {isConnected ? null : <OfflineBanner className="mb-6" />}
      <AuthPanel mode={mode} onModeChange={setMode} destinations={destinations} />
    </Dialog>
  );
}
