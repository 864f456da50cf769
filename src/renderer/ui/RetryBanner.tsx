/** What could not be read, and the button that tries it again. */
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';

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
        <Button size="small" variant="secondary" onPress={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
