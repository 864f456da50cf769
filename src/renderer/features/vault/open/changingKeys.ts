/** Setting up, and every change of the key box: made in the worker, installed by one call, repeated without harm. */
import { failureOf } from '#platform/backend/failure.ts';
import { vaultCreate, vaultReplaceKeys } from '#shared/callables/vault.ts';
import { type VaultDeviceId, vaultIdSchema } from '#shared/vault/ids.ts';
import { type Result, succeed } from '#shared/vault/problems.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { VaultHolder } from './holder.ts';
import type { VaultLooking } from './looking.ts';
import { openState } from './unlocking.ts';
import type { DeviceToAdd, PreparedKeys, Secret } from './vaultSession.ts';

export class KeyChanges {
  readonly #holder: VaultHolder;
  readonly #looking: VaultLooking;

  constructor(holder: VaultHolder, looking: VaultLooking) {
    this.#holder = holder;
    this.#looking = looking;
  }

  async prepareSetUp(phrase: string): Promise<Result<PreparedKeys>> {
    const userId = this.#holder.userId();
    const vaultId = vaultIdSchema.parse(crypto.randomUUID());
    const keeper = this.#holder.keeper();
    const made = await keeper.ask(async (api) => api.create(userId, vaultId, phrase));
    if (!made.ok) return made;
    const { keys, recoveryKey } = made.value;
    return succeed({
      recoveryKey,
      install: async () => {
        await this.#holder.surroundings.server.call(vaultCreate, { keys });
        // Somebody else is here now, or another vault was made in the meantime: this one opens by its phrase.
        const isStillHere = this.#holder.keeper() === keeper && this.#holder.state.kind === 'none';
        if (isStillHere) this.#holder.publish(openState(keys, []));
        else await this.#looking.look();
      },
    });
  }

  async changePassphrase(secret: Secret, phrase: string): Promise<Result<void>> {
    const { userId, keys, keeper } = this.#present();
    return this.#install(await keeper.ask(async (api) => api.changePassphrase(userId, keys, secret, phrase)));
  }

  async prepareRecoveryKey(secret: Secret): Promise<Result<PreparedKeys>> {
    const { userId, keys, keeper } = this.#present();
    const made = await keeper.ask(async (api) => api.replaceRecoveryKey(userId, keys, secret));
    if (!made.ok) return made;
    const { keys: next, recoveryKey } = made.value;
    return succeed({ recoveryKey, install: () => this.#replace(next) });
  }

  async addDevice(secret: Secret, device: DeviceToAdd): Promise<Result<void>> {
    const { userId, keys, keeper } = this.#present();
    const createdAt = new Date(this.#holder.surroundings.clock.now()).toISOString();
    return this.#install(
      await keeper.ask(async (api) => api.addDevice(userId, keys, secret, device, createdAt)),
    );
  }

  async restoreKeys(former: StoredKeyBox, secret: Secret): Promise<Result<void>> {
    const { userId, keys, keeper } = this.#present();
    return this.#install(await keeper.ask(async (api) => api.restoreKeys(userId, former, secret, keys)));
  }

  async removeDevice(deviceId: VaultDeviceId): Promise<Result<void>> {
    const { state, keeper } = this.#holder.open();
    return this.#install(await keeper.ask(async (api) => api.removeDevice(state.keys, deviceId)));
  }

  #present() {
    const { state } = this.#holder;
    if (state.kind !== 'open' && state.kind !== 'locked') throw new VaultLockedError('There is no vault');
    return { userId: this.#holder.userId(), keys: state.keys, keeper: this.#holder.keeper() };
  }

  async #install(next: Result<StoredKeyBox>): Promise<Result<void>> {
    if (!next.ok) return next;
    await this.#replace(next.value);
    return succeed(undefined);
  }

  async #replace(keys: StoredKeyBox): Promise<void> {
    try {
      await this.#holder.surroundings.server.call(vaultReplaceKeys, { keys });
    } catch (error) {
      // Another device changed them: the next try begins with what stands now.
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'conflict') await this.#looking.look();
      throw error;
    }
    const { state } = this.#holder;
    if (state.kind === 'open') this.#holder.publish({ ...state, keys, isBoxIntact: true });
    else if (state.kind === 'locked') this.#holder.publish({ ...state, keys });
  }
}
