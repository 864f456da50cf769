/** Writes down what this device has seen, one time after the other; what comes meanwhile is written once, together. */
import type { UserId } from '#shared/domain/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { VaultHolder } from '../holder.ts';

export class Remembering {
  readonly #holder: VaultHolder;
  #writing: Promise<void> | null = null;
  #isStale = false;

  constructor(holder: VaultHolder) {
    this.#holder = holder;
  }

  /** Resolves when what is known now is on the disk, or cannot be. Never rejects. */
  remember(): Promise<void> {
    this.#isStale = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const { state } = this.#holder;
      if (state.kind !== 'open') return;
      const userId: UserId | null = this.#holder.surroundings.person.current();
      if (!userId) return;
      const { keys, vaultId } = state;
      const keeper = this.#holder.keeper();
      await this.#holder.surroundings.records.update(userId, vaultId, (stored) =>
        keeper
          .ask(async (api) => api.remember(stored, keys))
          .catch((error: unknown) => {
            // It is remembered when it is open again.
            if (error instanceof VaultLockedError) return null;
            throw error;
          }),
      );
    }
  }
}
