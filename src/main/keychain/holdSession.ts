/**
 * The session in the chosen store, whatever that store does: a keychain may be locked, slow or broken at any call. What it
 * refuses to hold stays in memory, which Settings then says.
 */
import { type Keychain, SECRETS_LONGEST_WAIT } from './keychain.ts';
import { openMemory } from './memory.ts';
import { within } from './within.ts';

type Report = (event: string, error: unknown) => void;

export function holdSession(store: Keychain, report: Report, longestWait = SECRETS_LONGEST_WAIT): Keychain {
  const memory = openMemory();
  let isRefused = false;
  return {
    get kind() {
      return isRefused ? memory.kind : store.kind;
    },
    async read() {
      if (isRefused) return memory.read();
      try {
        return await within(longestWait, store.read());
      } catch (error) {
        report('session-not-read', error);
        return null;
      }
    },
    async write(secret) {
      try {
        await within(longestWait, store.write(secret));
        isRefused = false;
        await memory.clear();
      } catch (error) {
        report('session-not-written', error);
        isRefused = true;
        await memory.write(secret);
        // What it held belongs to a session before this one.
        await within(longestWait, store.clear()).catch((cause: unknown) =>
          report('session-not-cleared', cause),
        );
      }
    },
    async clear() {
      await memory.clear();
      await within(longestWait, store.clear());
      isRefused = false;
    },
  };
}
