/**
 * The demo family's items hold their French beside their English, under `french` (`scripts/demo`): whoever reads French is
 * shown that, and whoever changes the language sees it change. Nobody else's vault is read this way.
 */
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import type { VaultState } from '../open/vaultState.ts';

export function contentInFrench(content: VaultContent): VaultContent {
  const { french } = content;
  if (typeof french !== 'object' || french === null) return content;
  return vaultContentSchema.safeParse({ ...content, ...french }).data ?? content;
}

/** So that who draws a state again draws the same items. */
const translated = new WeakMap<VaultState, VaultState>();

export function stateInFrench(state: VaultState): VaultState {
  if (state.kind !== 'open') return state;
  const known = translated.get(state);
  if (known) return known;
  const items = new Map(
    [...state.items].map(([itemId, item]) => [itemId, { ...item, content: contentInFrench(item.content) }]),
  );
  const inFrench = { ...state, items };
  translated.set(state, inFrench);
  return inFrench;
}
