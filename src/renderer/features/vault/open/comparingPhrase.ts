/**
 * Whether something that was typed is the phrase of the vault: asked before a password goes to the server, which must
 * never see what opens the vault. Nobody keeps the phrase, so it is tried on the key box as who opens the vault does.
 */
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import type { VaultHolder } from './holder.ts';
import { connectKeeper } from './keeperConnection.ts';
import type { VaultLooking } from './looking.ts';

/**
 * As it is typed, and as a phrase is mostly written: caps lock or a phone's first capital tells the server no less. Each
 * costs what opening the vault costs, so there are no more of them.
 */
export function spellingsOf(password: string): string[] {
  const small = password.toLowerCase();
  const first = normalisePassphrase(small).charAt(0);
  return [...new Set([password, small, small.replace(first, first.toUpperCase())])];
}

/** Throws where it cannot be told: without an answer of the server or of the worker. */
export async function isAnyVaultPhrase(
  holder: VaultHolder,
  looking: VaultLooking,
  spellings: readonly string[],
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
    for (const phrase of spellings) {
      const secret = { way: 'passphrase', phrase } as const;
      if (await keeper.ask(async (api) => api.isOpenedBy(userId, state.keys, secret))) return true;
    }
    return false;
  } finally {
    keeper.end();
  }
}
