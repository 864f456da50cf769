/**
 * Whether something that was typed is the phrase of the vault: asked before a password goes to the server, which must
 * never see what opens the vault. Nobody keeps the phrase, so it is tried on the key box as who opens the vault does.
 */
import type { VaultHolder } from './holder.ts';
import { connectKeeper } from './keeperConnection.ts';
import type { VaultLooking } from './looking.ts';

/** Throws where it cannot be told: without an answer of the server or of the worker. */
export async function isVaultPhrase(
  holder: VaultHolder,
  looking: VaultLooking,
  typed: string,
): Promise<boolean> {
  // Of a vault that is not open, another device may have changed the keys since.
  if (holder.state.kind !== 'open') await looking.look();
  const { state, surroundings } = holder;
  if (state.kind === 'none') return false;
  if (state.kind !== 'open' && state.kind !== 'locked') throw new Error(`The vault is ${state.kind}`);
  const userId = holder.userId();
  // A worker of its own: what opens in it is held by nobody afterwards.
  const keeper = connectKeeper(surroundings.startWorker, () => undefined);
  try {
    return await keeper.ask(async (api) =>
      api.isOpenedBy(userId, state.keys, { way: 'passphrase', phrase: typed }),
    );
  } finally {
    keeper.end();
  }
}
