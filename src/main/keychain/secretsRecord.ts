/**
 * [Note: What is believed]
 * A keychain holds what it was given until it lets go of it, and may refuse to. So the preferences say, beside the secrets and
 * without any of them, which are still to be believed: whose server they are of, whether the session was ended, and by name
 * what else lies in the keychain. A sign-out is written there first; what could not be removed is read by nobody, and
 * removed at the next start that can. Preferences that were lost believe nothing. Nothing is ever listed: with several programs
 * at once, the Secret Service names entries that are gone, and fails.
 */
import { z } from 'zod';
import { sessionStoreSchema } from '#shared/desktop/bridge.ts';

const secretsStateSchema = z.object({
  /** The backend that all of it belongs to. */
  backend: z.string().nullable(),
  /** Which store held the session last; null at the first start. */
  store: sessionStoreSchema.nullable(),
  /** Whether what that store holds is a session that was not ended. */
  isSessionHeld: z.boolean(),
  /** Entries of the keychain beside the session's, by their account. An `ended` one may still be there. */
  entries: z.record(z.string(), z.enum(['held', 'ended'])),
});
export type SecretsState = z.output<typeof secretsStateSchema>;

const nothing: SecretsState = { backend: null, store: null, isSessionHeld: false, entries: {} };

export interface SecretsRecord {
  read(): SecretsState;
  /** Written to the disk when it returns. */
  write(change: Partial<SecretsState>): void;
}

/** Over one value of the preferences, whatever is found there. */
export function openSecretsRecord(place: { get(): unknown; set(state: SecretsState): void }): SecretsRecord {
  const read = () => secretsStateSchema.safeParse(place.get()).data ?? nothing;
  return { read, write: (change) => place.set({ ...read(), ...change }) };
}

/** From here on nobody believes the entries whose account begins so. */
export function endEntries(record: SecretsRecord, beginning = ''): void {
  const entries = Object.entries(record.read().entries).map(
    ([account, state]) => [account, account.startsWith(beginning) ? 'ended' : state] as const,
  );
  if (entries.length > 0) record.write({ entries: Object.fromEntries(entries) });
}
