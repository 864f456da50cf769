/** What could not be read, and the button that tries it again. Without a connection: that nothing is kept of it. */
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';
import { NativeButton } from './NativeButton.tsx';
import { useIsWithoutConnection } from './readOnly.tsx';

interface RetryBannerProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly className?: string;
}

export function RetryBanner({ children, onRetry, className }: RetryBannerProps) {
  const { tryAgain, nothingKept } = useMessages(uiMessages);
  const isDisconnected = useIsWithoutConnection();
  return (
    <Banner
      tone={isDisconnected ? 'notice' : 'error'}
      {...(className ? { className } : {})}
      action={
        <NativeButton size="small" variant="secondary" onPress={onRetry}>
          {tryAgain}
        </NativeButton>
      }
    >
      {isDisconnected ? nothingKept : children}
    </Banner>
  );
}
