/** What other pages show and ask of the vault, each loaded when it is asked for. */
import { logWarning } from '#platform/logging/logger.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

export const VaultCard = lazyPart(async () => (await import('./elsewhere/VaultCard.tsx')).VaultCard);
export const VaultReminder = lazyPart(
  async () => (await import('./elsewhere/VaultReminder.tsx')).VaultReminder,
);

/** Before a password goes to the server, which must not see it then. False where this device cannot tell. */
export async function isVaultPhrase(typed: string): Promise<boolean> {
  try {
    const { vaultSession } = await import('./open/vaultStore.ts');
    return await vaultSession().isPasswordPhrase(typed);
  } catch (error) {
    logWarning('vault-phrase-not-compared', {}, error);
    return false;
  }
}

export type { OpenVaultReader, TitledItem } from './elsewhere/openVault.ts';

/** Titles of the vault's items for as long as it is open in this page. */
export const loadOpenVaultReader = async () => (await import('./elsewhere/openVault.ts')).openVaultReader;

/** What makes locks for others with the vault's keys, while it is open. */
export const loadVaultForLocks = async () => (await import('./elsewhere/vaultOfThisPage.ts')).vaultForLocks;
/** Asks for the phrase where the vault is needed, and says nothing more once it is open. */
export const UnlockInPlace = lazyPart(
  async () => (await import('./elsewhere/UnlockInPlace.tsx')).UnlockInPlace,
);
// A person's own keys are made with a phrase and a printed code as the vault's are, and what was left to them is read, kept and
// closed as in it.
export { useAutoLock } from './elsewhere/useAutoLock.ts';
export { loadVaultCompanions, type VaultCompanions } from './elsewhere/vaultCompanions.ts';
export { ContentView } from './item/read/ContentView.tsx';
export { KindIcon, oneOfKind } from './items/kinds.tsx';
export { ConfirmRecoveryKey } from './setUp/ConfirmRecoveryKey.tsx';
export { NewPassphraseField } from './setUp/NewPassphraseField.tsx';
export { useNewPassphrase } from './setUp/useNewPassphrase.ts';
export { useRefusePhrase } from './setUp/useRefusePhrase.ts';
export { PhraseField } from './unlock/PhraseField.tsx';
