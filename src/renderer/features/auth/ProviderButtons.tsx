/**
 * One button for each of these federated providers; while one is gone through, the others wait. The provider's window goes
 * with the buttons: who came in another way meanwhile is not changed for somebody else by what it proves later.
 */
import { useEffect, useRef, useState } from 'react';
import type { FederatedProvider } from '#shared/configuration.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { authMessages } from './messages.ts';
import { useProviderTexts } from './useProviderTexts.ts';

interface ProviderButtonsProps {
  readonly providers: readonly FederatedProvider[];
  /** Never rejects. */
  readonly goThrough: (provider: FederatedProvider, signal: AbortSignal) => Promise<void>;
}

interface Pending {
  readonly provider: FederatedProvider;
  readonly cancelled: AbortController;
}

export function ProviderButtons({ providers, goThrough }: ProviderButtonsProps) {
  const texts = useMessages(authMessages);
  const { continueWith } = useProviderTexts();
  const [pending, setPending] = useState<Pending | null>(null);

  const window = useRef<AbortController>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => () => window.current?.abort(), []);

  async function choose(provider: FederatedProvider): Promise<void> {
    const cancelled = new AbortController();
    window.current = cancelled;
    setPending({ provider, cancelled });
    await goThrough(provider, cancelled.signal);
    setPending(null);
    if (cancelled.signal.aborted) pressed.current?.focus();
  }

  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider.providerId}
          ref={pending?.provider === provider ? pressed : null}
          variant="secondary"
          isPending={pending?.provider === provider}
          isDisabled={pending !== null && pending.provider !== provider}
          onPress={() => void choose(provider)}
        >
          {continueWith(provider)}
        </Button>
      ))}
      {pending ? (
        <div className="flex flex-wrap items-center justify-between gap-3" role="status">
          <p className="text-small text-ink-soft">{texts.goOnThere}</p>
          <Button variant="quiet" onPress={() => pending.cancelled.abort()}>
            {texts.cancelProvider}
          </Button>
        </div>
      ) : null}
    </>
  );
}
