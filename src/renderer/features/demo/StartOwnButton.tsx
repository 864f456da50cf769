/** Leads to an account of one's own. Somebody inside the demo is signed out of it first. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainLater, signOut, useSession } from '#features/session/index.ts';
import { SessionError } from '#platform/backend/sessionError.ts';
import { routes } from '#shared/routes.ts';
import type { ButtonSize, ButtonVariant } from '#ui/buttonStyle.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { showToast } from '#ui/toast.ts';
import { isDemoFamily } from './isDemoFamily.ts';
import { noticeMessages } from './noticeMessages.ts';

interface StartOwnButtonProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly onStart?: () => void;
}

export function StartOwnButton({ variant = 'primary', size = 'regular', onStart }: StartOwnButtonProps) {
  const texts = useMessages(noticeMessages);
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  async function start(): Promise<void> {
    setLeaving(true);
    try {
      if (isDemoFamily(session)) await signOut();
      onStart?.();
      await navigate(routes.onboarding.path);
    } catch (error) {
      if (error instanceof SessionError)
        showToast({ tone: 'error', message: await explainLater(error, language) });
    } finally {
      setLeaving(false);
    }
  }

  return (
    <NativeButton variant={variant} size={size} isPending={isLeaving} onPress={() => void start()}>
      {texts.startOwn}
    </NativeButton>
  );
}
