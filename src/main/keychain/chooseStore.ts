/**
 * Which store holds the session from this start on. The one that held it last is written down, as Element does: only that one
 * is believed, and only a session that was not ended ([Note: What is believed]), so that nobody comes back signed in by what
 * a store kept from before; and a weaker one is used only once the person agreed to it.
 */
import type { SessionStore } from '#shared/desktop/bridge.ts';
import { type Keychain, SECRETS_LONGEST_WAIT } from './keychain.ts';
import type { SecretsRecord } from './secretsRecord.ts';
import { within } from './within.ts';

/** Weakest first. */
const strength: readonly SessionStore[] = ['memory', 'encrypted-file', 'keychain'];

export type WeakerStore = Exclude<SessionStore, 'keychain'>;

const isWeaker = (store: SessionStore, than: SessionStore): store is WeakerStore =>
  strength.indexOf(store) < strength.indexOf(than);

export interface StoreChoice {
  /** Looks for the stores that are there now, strongest first; memory always is. */
  readonly findStores: () => Promise<readonly [Keychain, ...Keychain[]]>;
  readonly record: SecretsRecord;
  /** Asked when the strongest is weaker than the one of last time. `look-again` after a keychain was unlocked. */
  readonly askForWeaker: (kind: WeakerStore) => Promise<'look-again' | 'agree' | 'quit'>;
  readonly report: (event: string, error: unknown) => void;
}

/** Null when the person would rather quit than have the session in a weaker place. */
export async function chooseStore({
  findStores,
  record,
  askForWeaker,
  report,
}: StoreChoice): Promise<Keychain | null> {
  /** A store that refuses stops nobody from starting: what it still holds is not believed. */
  const attempt = (work: Promise<void>): Promise<boolean> =>
    within(SECRETS_LONGEST_WAIT, work).then(
      () => true,
      (error: unknown) => {
        report('session-not-moved', error);
        return false;
      },
    );

  for (;;) {
    const [best, ...others] = await findStores();
    const { store, sessionOf } = record.read();
    const last = store ?? best.kind;
    if (isWeaker(best.kind, last)) {
      const answer = await askForWeaker(best.kind);
      if (answer === 'look-again') continue;
      if (answer === 'quit') return null;
    }
    if (sessionOf === null || store !== best.kind) {
      const carried =
        sessionOf !== null && isWeaker(last, best.kind) ? others.find(({ kind }) => kind === last) : null;
      const session = carried && (await within(SECRETS_LONGEST_WAIT, carried.read()).catch(() => null));
      // Until it has arrived, there is none.
      record.write({ store: best.kind, sessionOf: null });
      if (!session) await attempt(best.clear());
      else if (await attempt(best.write(session))) record.write({ sessionOf });
    }
    for (const other of others) await attempt(other.clear());
    return best;
  }
}
