/**
 * The session in the chosen store, whatever that store does: a keychain may be locked, slow or broken at any call, and the disk
 * full. What could not be held stays in memory, which Settings then says; what is not let go of is not believed any more. A
 * rewrite that fails leaves the same person's earlier one, which still signs them in; the next rewrite tries again.
 */
import type { UserId } from '#shared/domain/ids.ts';
import { type Keychain, SECRETS_LONGEST_WAIT } from './keychain.ts';
import type { SecretsRecord } from './secretsRecord.ts';
import { ownerOfSession } from './sessionOwner.ts';
import { KeychainSilent, within } from './within.ts';

interface HoldOptions {
  /** Says whose session the store holds, if one is to be believed. */
  readonly record: SecretsRecord;
  readonly report: (event: string, error: unknown) => void;
  readonly longestWait?: number;
}

export interface HeldSession extends Keychain {
  /** It is the session from here on, whenever the store comes to hold it. Throws for what is none. */
  remember(text: string): void;
}

export function holdSession(
  store: Keychain,
  { record, report, longestWait = SECRETS_LONGEST_WAIT }: HoldOptions,
): HeldSession {
  /** As it was read or is to be written last: asked again, the store might fail. Over by the next sign-out. */
  let newest: { readonly text: string; readonly endings: number } | null = null;
  const inMemory = () => (newest?.endings === record.countEndings() ? newest.text : null);

  async function clearStore(): Promise<void> {
    try {
      await within(longestWait, store.clear());
    } catch (error) {
      report('session-not-cleared', error);
    }
  }

  /** A keychain that fails once, as one that is just being unlocked may, signs nobody out. */
  async function readTwice(): Promise<string | null> {
    try {
      return await within(longestWait, store.read());
    } catch (error) {
      if (error instanceof KeychainSilent) throw error;
      return await within(longestWait, store.read());
    }
  }

  /** What became of it: one that is `late` may still arrive. */
  async function put(text: string, owner: UserId): Promise<'held' | 'refused' | 'late' | 'ended'> {
    const endings = record.countEndings();
    try {
      await within(longestWait, store.write(text));
    } catch (error) {
      report('session-not-written', error);
      return error instanceof KeychainSilent ? 'late' : 'refused';
    }
    // Whoever signed out meanwhile has it taken away.
    if (record.countEndings() !== endings) return 'ended';
    if (record.read().sessionOf === owner || record.write({ sessionOf: owner })) return 'held';
    record.write({ sessionOf: null });
    return 'refused';
  }

  return {
    get kind() {
      return inMemory() !== null && record.read().sessionOf === null ? 'memory' : store.kind;
    },
    async read() {
      const text = inMemory();
      if (text !== null) return text;
      const { sessionOf } = record.read();
      const endings = record.countEndings();
      if (sessionOf === null) return null;
      try {
        const held = await readTwice();
        // One that was written too late may lie there, or what is no session.
        if (held === null || ownerOfSession(held) !== sessionOf || record.countEndings() !== endings)
          return null;
        newest = { text: held, endings };
        return held;
      } catch (error) {
        report('session-not-read', error);
        return null;
      }
    },
    remember(text) {
      ownerOf(text);
      newest = { text, endings: record.countEndings() };
    },
    async write(text) {
      const owner = ownerOf(text);
      const { sessionOf } = record.read();
      // Until the other person's has arrived, there is none.
      if (sessionOf !== null && sessionOf !== owner) record.write({ sessionOf: null });
      const outcome = await put(text, owner);
      if (outcome === 'refused' && record.read().sessionOf === null) await clearStore();
    },
    async clear() {
      if (inMemory() === null) newest = null;
      await within(longestWait, store.clear());
    },
  };
}

function ownerOf(text: string): UserId {
  const owner = ownerOfSession(text);
  if (owner === null) throw new Error('That is no session.');
  return owner;
}
