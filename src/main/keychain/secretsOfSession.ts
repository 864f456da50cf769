/**
 * [Note: Secrets in turn]
 * All that is written of the secrets waits in one queue, and each call in it ends, so that what was asked last is what is so. What
 * lies beside the session is handed to the person alone whose session is held. Only a sign-out goes ahead of the queue: from the
 * moment that it is asked for, nothing is believed, what waits comes to nothing, and what is being written is taken away.
 */
import { setTimeout } from 'node:timers/promises';
import type { SessionStore, VaultOwnership, VaultSecretText } from '#shared/desktop/bridge.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { CacheKeys } from './cacheKeys.ts';
import type { HeldSession } from './holdSession.ts';
import type { KnownEntries } from './knownEntries.ts';
import type { SecretsRecord } from './secretsRecord.ts';
import type { VaultSecrets } from './vaultSecrets.ts';
import { KeychainSilent } from './within.ts';

export interface SecretsOfSession {
  /** Which store holds the session. */
  readonly sessionStore: () => SessionStore;
  readSession(): Promise<string | null>;
  /** Another person's ends what was of the one before. */
  writeSession(text: string): Promise<void>;
  /** Rejects with the first that was refused to be removed; it is not believed any more. */
  endSession(): Promise<void>;
  /** Null for who is not signed in, and without an OS keychain: nothing weaker guards what opens a vault. */
  readVaultSecret(ownership: VaultOwnership): Promise<VaultSecretText | null>;
  /** Null removes it. Rejects where it could not be read again. */
  writeVaultSecret(ownership: VaultOwnership, secret: VaultSecretText | null): Promise<void>;
  /** Null for who is not signed in, and without an OS keychain: nothing is kept for when there is no connection. */
  readCacheKey(userId: UserId): Promise<string | null>;
}

/** What lies in the OS keychain beside the session. */
export interface BesideSession {
  readonly entries: KnownEntries;
  readonly vaultSecrets: VaultSecrets;
  readonly cacheKeys: CacheKeys;
}

/** How long the page stands still for a keychain, in milliseconds: a session is in memory meanwhile, or believed by nobody. */
const LONGEST_HOLD = 2_000;

interface Parts {
  readonly session: HeldSession;
  readonly beside: BesideSession | null;
  readonly record: SecretsRecord;
  readonly report: (event: string, error: unknown) => void;
  readonly longestHold?: number;
}

export function keepInTurn({
  session,
  beside,
  record,
  report,
  longestHold = LONGEST_HOLD,
}: Parts): SecretsOfSession {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }
  /** While the session is in memory alone, it is nobody's here: what would outlive it is not handed out. */
  const besideSessionOf = (userId: UserId) => (record.read().sessionOf === userId ? beside : null);

  return {
    sessionStore: () => session.kind,
    readSession: () => session.read(),
    async writeSession(text) {
      session.remember(text);
      const endings = record.countEndings();
      const written = inTurn(async () => {
        if (record.countEndings() !== endings) return;
        await session.write(text);
        if (session.kind !== 'keychain') return;
        await beside?.entries.sweep().catch((error: unknown) => report('entries-not-removed', error));
      });
      await Promise.race([written, setTimeout(longestHold)]);
    },
    async endSession() {
      const isOnDisk = record.end();
      const removed = inTurn(async () => {
        const failures: unknown[] = [];
        // Both are tried, unless the keychain does not even answer.
        await session.clear().catch((error: unknown) => failures.push(error));
        if (!(failures[0] instanceof KeychainSilent)) {
          await beside?.entries.sweep().catch((error: unknown) => failures.push(error));
        }
        if (failures.length > 0) throw failures[0];
      });
      // What the disk does not know of would be back at the next start.
      await (isOnDisk ? Promise.race([removed, setTimeout(longestHold)]) : removed);
    },
    readVaultSecret: (ownership) =>
      inTurn(async () => (await besideSessionOf(ownership.userId)?.vaultSecrets.read(ownership)) ?? null),
    writeVaultSecret: (ownership, secret) =>
      inTurn(async () => {
        const its = besideSessionOf(ownership.userId);
        if (!its) throw new Error('No keychain guards a secret of this person here.');
        await its.vaultSecrets.write(ownership, secret);
      }),
    readCacheKey: (userId) =>
      inTurn(async () => (await besideSessionOf(userId)?.cacheKeys.readOrMake(userId)) ?? null),
  };
}
