/** One page at a time imports into a vault on this device, so that no other takes what it has kept for an import that ended. */
import type { VaultSession } from '../../open/vaultSession.ts';

type Identified = Pick<VaultSession, 'identity'>;

const nameOf = ({ identity }: Identified) => `amaranth-vault-import/${identity().vaultId}`;

/** Waits for one that another page has begun. A browser without locks lets both go on. */
export async function whileImporting(session: Identified, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  await (locks ? locks.request(nameOf(session), act) : act());
}

export async function ifNoOtherImports(session: Identified, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return act();
  await locks.request(nameOf(session), { ifAvailable: true }, async (lock) => (lock ? act() : undefined));
}
