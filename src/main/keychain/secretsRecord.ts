/**
 * [Note: What is believed]
 * A keychain holds what it was given until it lets go of it, and may refuse to. So the preferences say, beside the secrets and
 * without any of them, which are still to be believed: whose server they are of, whose session is held, and by name what else
 * lies in the keychain. A sign-out is written there first; what could not be removed is read by nobody, and
 * removed at the next start that can. Preferences that were lost believe nothing. Nothing is ever listed: with several programs
 * at once, the Secret Service names entries that are gone, and fails.
 */
import { z } from 'zod';
import { sessionStoreSchema } from '#shared/desktop/bridge.ts';
import { userIdSchema } from '#shared/domain/ids.ts';

const secretsStateSchema = z.object({
  /** The backend that all of it belongs to. */
  backend: z.string().nullable(),
  /** Which store held the session last; null at the first start. */
  store: sessionStoreSchema.nullable(),
  /** Whose session that store holds, which was not ended; null for nobody's. What else is held is theirs. */
  sessionOf: userIdSchema.nullable().default(null),
  /** Entries of the keychain beside the session's, by their account. An `ended` one may still be there. */
  entries: z.record(z.string(), z.enum(['held', 'ended'])),
});
export type SecretsState = z.output<typeof secretsStateSchema>;

const nothing: SecretsState = { backend: null, store: null, sessionOf: null, entries: {} };

export interface SecretsRecord {
  read(): SecretsState;
  /** Believed from here on. Entries end with the session that they were of. False where the disk did not take it. */
  write(change: Partial<SecretsState>): boolean;
  /** A sign-out, by which all is ended at once, also what is on its way to the keychain. False as `write`. */
  end(): boolean;
  /** How many sign-outs there were since the program started: who waited for the keychain meanwhile finds out by it. */
  countEndings(): number;
}

interface Place {
  get(): unknown;
  /** Throws on a full disk. */
  set(state: SecretsState): void;
}

/** Over one value of the preferences, whatever is found there. */
export function openSecretsRecord(
  place: Place,
  report: (event: string, error: unknown) => void,
): SecretsRecord {
  /** What the disk did not take, which the next write brings along. */
  let unsaved: SecretsState | null = null;
  let endings = 0;
  const read = () => unsaved ?? secretsStateSchema.safeParse(place.get()).data ?? nothing;
  function write(change: Partial<SecretsState>): boolean {
    const before = read();
    const changed = { ...before, ...change };
    const isSamePerson = changed.sessionOf === before.sessionOf;
    const state = isSamePerson ? changed : { ...changed, entries: ended(changed.entries) };
    try {
      place.set(state);
      unsaved = null;
      return true;
    } catch (error) {
      report('secrets-not-recorded', error);
      unsaved = state;
      return false;
    }
  }
  return {
    read,
    write,
    end() {
      endings += 1;
      return write({ sessionOf: null, entries: ended(read().entries) });
    },
    countEndings: () => endings,
  };
}

function ended(entries: SecretsState['entries']): SecretsState['entries'] {
  return Object.fromEntries(Object.keys(entries).map((account) => [account, 'ended']));
}

/** From here on nobody believes them. */
export function endEntries(record: SecretsRecord): void {
  const { entries } = record.read();
  if (Object.values(entries).includes('held')) record.write({ entries: ended(entries) });
}
