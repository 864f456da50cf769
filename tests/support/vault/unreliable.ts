/** A line to the server that loses as it is told. */
import type {
  CallRepeatable,
  VaultServer,
} from '../../../src/renderer/features/vault/open/server/vaultServer.ts';

export type Fate =
  | 'answered'
  | 'answer lost'
  | 'never arrived'
  /** Answered, while the page does something else. */
  | { readonly before: () => void };

/** Call by call of the contract called `name`; all that come after `fates`, and all others, are answered. */
export function unreliable(name: string, fates: Fate[]) {
  return (server: VaultServer): VaultServer => {
    const call: CallRepeatable = async (contract, input) => {
      const fate = contract.name === name ? (fates.shift() ?? 'answered') : 'answered';
      if (fate === 'never arrived') throw new TypeError('fetch failed');
      const answer = await server.call(contract, input);
      if (fate === 'answer lost') throw new TypeError('fetch failed');
      if (typeof fate === 'object') fate.before();
      return answer;
    };
    return { ...server, call };
  };
}
