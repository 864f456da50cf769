/** One button for each of these federated providers; while one is gone through, the others wait. */
import { useState } from 'react';
import type { FederatedProvider } from '#shared/configuration.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { authMessages } from './messages.ts';

interface ProviderButtonsProps {
  readonly providers: readonly FederatedProvider[];
  /** Never rejects. */
  readonly goThrough: (provider: FederatedProvider) => Promise<void>;
}

/** The server's own: it proves an address by a code in a mail, and has no name that a person would know. */
const OWN_PROVIDER = 'oidc.amaranth';

export function ProviderButtons({ providers, goThrough }: ProviderButtonsProps) {
  const texts = useMessages(authMessages);
  const [pending, setPending] = useState<string | null>(null);

  async function choose(provider: FederatedProvider): Promise<void> {
    setPending(provider.providerId);
    await goThrough(provider);
    setPending(null);
  }

  return providers.map((provider) => (
    <Button
      key={provider.providerId}
      variant="secondary"
      isPending={pending === provider.providerId}
      isDisabled={pending !== null && pending !== provider.providerId}
      onPress={() => void choose(provider)}
    >
      {provider.providerId === OWN_PROVIDER ? texts.continueWithMail : texts.continueWith(provider.label)}
    </Button>
  ));
}
