/** What the keeper of an open vault makes for others: loaded with the first lock, because it brings HPKE and Shamir along. */
import type { OpenVault } from '../../vault/openKeyBox.ts';
import type * as Owners from './ownersLocks.ts';

const load = () => import('./ownersLocks.ts');

type Rest<Act extends (vault: OpenVault, ...rest: never[]) => unknown> = Act extends (
  vault: OpenVault,
  ...rest: infer Given
) => unknown
  ? Given
  : never;

export function createLockKeeper(vault: () => OpenVault, itemKeys: Owners.KnownItemKeys) {
  return {
    makeOwnerKeys: async () => (await load()).makeOwnerKeys(vault()),
    openOwnersPins: async (...given: Rest<typeof Owners.openOwnersPins>) =>
      (await load()).openOwnersPins(vault(), ...given),
    sealOwnersPins: async (...given: Rest<typeof Owners.sealOwnersPins>) =>
      (await load()).sealOwnersPins(vault(), ...given),
    makeLock: async (...given: Rest<typeof Owners.makeLock>) => (await load()).makeLock(vault(), ...given),
    makeRevocation: async (...given: Rest<typeof Owners.makeRevocation>) =>
      (await load()).makeRevocation(vault(), ...given),
    kitOfCopy: async (...given: Rest<typeof Owners.kitOfCopy>) => (await load()).kitOfCopy(vault(), ...given),
    wrapItems: async (order: Parameters<typeof Owners.wrapItems>[2]) =>
      (await load()).wrapItems(vault(), itemKeys, order),
    readGrants: async (...given: Rest<typeof Owners.readGrants>) =>
      (await load()).readGrants(vault(), ...given),
    sealLetters: async (...given: Rest<typeof Owners.sealLetters>) =>
      (await load()).sealLetters(vault(), ...given),
    openLetters: async (...given: Rest<typeof Owners.openLetters>) =>
      (await load()).openLetters(vault(), ...given),
    resealLetters: async (...given: Rest<typeof Owners.resealLetters>) =>
      (await load()).resealLetters(vault(), ...given),
  };
}
export type LockKeeper = ReturnType<typeof createLockKeeper>;
