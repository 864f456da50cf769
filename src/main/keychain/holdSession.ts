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

export function holdSession(
  store: Keychain,
  { record, report, longestWait = SECRETS_LONGEST_WAIT }: HoldOptions,
): Keychain {
  /** The newest, until the store holds it, and only until the sign-out that was asked for next. */
  let newest: { readonly text: string; readonly endings: number } | null = null;
  const inMemory = () => (newest?.endings === record.countEndings() ? newest.text : null);

  async function clearStore(): Promise<void> {
    try {
      await within(longestWait, store.clear());
    } catch (error) {
      report('session-not-cleared', error);
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
      if (sessionOf === null) return null;
      try {
        const held = await within(longestWait, store.read());
        // One that was written too late may lie there, or what is no session.
        return held !== null && ownerOfSession(held) === sessionOf ? held : null;
      } catch (error) {
        report('session-not-read', error);
        return null;
      }
    },
    async write(text) {
      const owner = ownerOfSession(text);
      if (owner === null) throw new Error('That is no session.');
      const { sessionOf } = record.read();
      // Until the other person's has arrived, there is none.
      if (sessionOf !== null && sessionOf !== owner) record.write({ sessionOf: null });
      newest = { text, endings: record.countEndings() };
      const outcome = await put(text, owner);
      if (outcome === 'held') newest = null;
      if (outcome === 'refused' && record.read().sessionOf === null) await clearStore();
    },
    async clear() {
      newest = null;
      await within(longestWait, store.clear());
    },
  };
}
