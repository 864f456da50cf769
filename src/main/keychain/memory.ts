/** The last choice: the session ends with the app. Settings says so. */
import type { Keychain } from './keychain.ts';

export function openMemory(): Keychain {
  let held: string | null = null;
  return {
    kind: 'memory',
    read: async () => held,
    async write(secret) {
      held = secret;
    },
    async clear() {
      held = null;
    },
  };
}
