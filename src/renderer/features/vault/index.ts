/** What other pages show of the vault, each loaded with the page that asks for it. */
import { lazyPart } from '#ui/lazyPart.tsx';

export const VaultCard = lazyPart(async () => (await import('./elsewhere/VaultCard.tsx')).VaultCard);
export const VaultReminder = lazyPart(
  async () => (await import('./elsewhere/VaultReminder.tsx')).VaultReminder,
);
