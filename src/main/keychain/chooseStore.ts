/**
 * Which store holds the session from this start on. The one that held it last is written down, as Element does: only that one
 * is believed, so that nobody comes back signed in by what a store kept from before; and a weaker one is used only once
 * the person agreed to it.
 */
import type { SessionStore } from '#shared/desktop/bridge.ts';
import type { Keychain } from './keychain.ts';

/** Weakest first. */
const strength: readonly SessionStore[] = ['memory', 'encrypted-file', 'keychain'];

export type WeakerStore = Exclude<SessionStore, 'keychain'>;

const isWeaker = (store: SessionStore, than: SessionStore): store is WeakerStore =>
  strength.indexOf(store) < strength.indexOf(than);

interface StoreRecord {
  /** Null at the first start. */
  read(): SessionStore | null;
  write(kind: SessionStore): void;
}

export interface StoreChoice {
  /** Looks for the stores that are there now, strongest first; memory always is. */
  readonly findStores: () => Promise<readonly [Keychain, ...Keychain[]]>;
  readonly record: StoreRecord;
  /** Asked when the strongest is weaker than the one of last time. `look-again` after a keychain was unlocked. */
  readonly askForWeaker: (kind: WeakerStore) => Promise<'look-again' | 'agree' | 'quit'>;
}

/** Null when the person would rather quit than have the session in a weaker place. */
export async function chooseStore({
  findStores,
  record,
  askForWeaker,
}: StoreChoice): Promise<Keychain | null> {
  for (;;) {
    const [best, ...others] = await findStores();
    const last = record.read() ?? best.kind;
    if (isWeaker(best.kind, last)) {
      const answer = await askForWeaker(best.kind);
      if (answer === 'look-again') continue;
      if (answer === 'quit') return null;
    }
    await believeOnly(last, best, others);
    record.write(best.kind);
    return best;
  }
}

/** Carries the session over where a stronger store appeared, and clears what the others still hold. */
async function believeOnly(last: SessionStore, best: Keychain, others: readonly Keychain[]): Promise<void> {
  if (last !== best.kind) {
    const held = isWeaker(last, best.kind) ? await others.find(({ kind }) => kind === last)?.read() : null;
    if (held) await best.write(held);
    else await best.clear();
  }
  for (const other of others) await other.clear();
}
