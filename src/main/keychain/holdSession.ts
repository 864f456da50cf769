/**
 * The session in the chosen store, whatever that store does: a keychain may be locked, slow or broken at any call. What it
 * refuses to hold stays in memory, which Settings then says; what it refuses to let go of is not believed any more.
 */
import { type Keychain, SECRETS_LONGEST_WAIT } from './keychain.ts';
import { openMemory } from './memory.ts';
import type { SecretsRecord } from './secretsRecord.ts';
import { within } from './within.ts';

interface HoldOptions {
  /** Says whether what the store holds is to be believed. */
  readonly record: Pick<SecretsRecord, 'read' | 'write'>;
  readonly report: (event: string, error: unknown) => void;
  readonly longestWait?: number;
}

export function holdSession(
  store: Keychain,
  { record, report, longestWait = SECRETS_LONGEST_WAIT }: HoldOptions,
): Keychain {
  const memory = openMemory();
  let isRefused = false;
  return {
    get kind() {
      return isRefused ? memory.kind : store.kind;
    },
    async read() {
      if (isRefused) return memory.read();
      if (!record.read().isSessionHeld) return null;
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
        record.write({ isSessionHeld: true });
        isRefused = false;
        await memory.clear();
      } catch (error) {
        report('session-not-written', error);
        isRefused = true;
        record.write({ isSessionHeld: false });
        await memory.write(secret);
        // What it held belongs to a session before this one.
        await within(longestWait, store.clear()).catch((cause: unknown) =>
          report('session-not-cleared', cause),
        );
      }
    },
    async clear() {
      record.write({ isSessionHeld: false });
      await memory.clear();
      await within(longestWait, store.clear());
      isRefused = false;
    },
  };
}
