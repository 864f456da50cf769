/** What could not be read, and the button that tries it again. */
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';
import { NativeButton } from './NativeButton.tsx';

interface RetryBannerProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly className?: string;
}

export function RetryBanner({ children, onRetry, className }: RetryBannerProps) {
  const { tryAgain } = useMessages(uiMessages);
  return (
    <Banner
      tone="error"
      {...(className ? { className } : {})}
      action={
        <NativeButton size="small" variant="secondary" onPress={onRetry}>
          {tryAgain}
        </NativeButton>
      }
    >
      {children}
    </Banner>
  );
}
