/** What is said of a way in that somebody else provides: on its button, and when it proved nobody. */
import type { FederatedProvider } from '#shared/configuration.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Unproven } from './federated/signInWithProvider.ts';
import { authMessages } from './messages.ts';

/** The server's own: it proves an address by a code in a mail, and has no name that a person would know. */
const OWN_PROVIDER = 'oidc.amaranth';

export function useProviderTexts() {
  const texts = useMessages(authMessages);
  const isOwn = ({ providerId }: FederatedProvider) => providerId === OWN_PROVIDER;
  return {
    continueWith: (provider: FederatedProvider): string =>
      isOwn(provider) ? texts.continueWithMail : texts.continueWith(provider.label),
    explain(outcome: Unproven, provider: FederatedProvider): string {
      switch (outcome.kind) {
        case 'blocked':
          return texts.popupBlocked;
        case 'closed':
          return texts.popupClosed;
        case 'led-elsewhere':
          return texts.providerLedElsewhere(provider.label, outcome.host);
        default:
          return isOwn(provider) ? texts.mailCodeRefused : texts.providerRefused(provider.label);
      }
    },
  };
}
