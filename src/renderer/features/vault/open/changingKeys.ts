/**
 * [Note: Changes of the keys]
 * A box is made in the worker and installed by one call. It is made from the last box that was proven, and takes the place
 * of the one that stands, whatever that is. Where no answer comes, the box that stands is read and compared with what was
 * sent: the same bytes are the change, made. Where that cannot be read either, `UnansweredChangeError` says that nobody
 * knows yet, and the next change begins by finding out.
 */
import { failureOf } from '#platform/backend/failure.ts';
import { vaultCreate, vaultReplaceKeys } from '#shared/callables/vault.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type BoxFinding, isOfItem } from '#shared/vault/deviceRecord.ts';
import { type VaultDeviceId, vaultIdSchema } from '#shared/vault/ids.ts';
import { type Result, succeed } from '#shared/vault/problems.ts';
import { isSameKeyBox, type StoredKeyBox } from '#shared/vault/stored.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import { openingOf } from './formerKeys.ts';
import type { VaultHolder } from './holder.ts';
import type { KeysToChange } from './keeper/vaultKeeper.ts';
import type { KeeperConnection } from './keeperConnection.ts';
import type { VaultLooking } from './looking.ts';
import { callOrFindDone } from './unansweredChange.ts';
import { openState } from './unlocking.ts';
import type { DeviceToAdd, PreparedKeys, PreparedRestoration, Secret } from './vaultSession.ts';

export class KeyChanges {
  readonly #holder: VaultHolder;
  readonly #looking: VaultLooking;
  /** What was sent last and not answered: it may stand all the same. */
  #unanswered: StoredKeyBox | null = null;

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
    const { keys, recoveryKey, openingProofHash } = made.value;
    return succeed({
      recoveryKey,
      install: async () => {
        const { server } = this.#holder.surroundings;
        const proof = openingProofHash === null ? {} : { openingProofHash };
        await callOrFindDone(
          () => server.call(vaultCreate, { keys, ...proof }),
          () => this.#stands(keys),
        );
        // Somebody else is here now, or another vault was made in the meantime: this one opens by its phrase.
        const isStillHere = this.#holder.keeper() === keeper && this.#holder.state.kind === 'none';
        if (isStillHere) this.#holder.publish(openState(keys, []));
        else await this.#looking.look();
      },
    });
  }

  async changePassphrase(secret: Secret, phrase: string): Promise<Result<void>> {
    const wasDone = await this.#settle();
    const { change, keeper } = this.#present(secret);
    const { ownerId, keys } = change;
    const asked: Secret = { way: 'passphrase', phrase };
    if (wasDone && (await keeper.ask(async (api) => api.isOpenedBy(ownerId, keys, asked)))) {
      return succeed(undefined);
    }
    return this.#install(await keeper.ask(async (api) => api.changePassphrase(change, phrase)));
  }

  async prepareRecoveryKey(secret: Secret): Promise<Result<PreparedKeys>> {
    await this.#settle();
    const { change, keeper } = this.#present(secret);
    const made = await keeper.ask(async (api) => api.replaceRecoveryKey(change));
    if (!made.ok) return made;
    const { keys: next, recoveryKey } = made.value;
    return succeed({ recoveryKey, install: () => this.#replace(next) });
  }

  async addDevice(secret: Secret, device: DeviceToAdd): Promise<Result<void>> {
    const wasDone = await this.#settle();
    const { change, keeper } = this.#present(secret);
    if (wasDone && change.keys.devices.some(({ id }) => id === device.id)) return succeed(undefined);
    const createdAt = new Date(this.#holder.surroundings.clock.now()).toISOString();
    return this.#install(await keeper.ask(async (api) => api.addDevice(change, device, createdAt)));
  }

  async removeDevice(deviceId: VaultDeviceId): Promise<Result<void>> {
    const wasDone = await this.#settle();
    const { userId: ownerId, state, keeper } = this.#holder.open();
    const { keys, servedKeys } = state;
    if (wasDone && !keys.devices.some(({ id }) => id === deviceId)) return succeed(undefined);
    const change = { ownerId, keys, follows: servedKeys.generation };
    return this.#install(await keeper.ask(async (api) => api.removeDevice(change, deviceId)));
  }

  async prepareRestoration(
    former: readonly StoredKeyBox[],
    secret: Secret,
    onTry: (tried: number) => void,
  ): Promise<Result<PreparedRestoration>> {
    const wasDone = await this.#settle();
    const { change, standing, keeper } = this.#present(secret);
    const { ownerId } = change;
    if (wasDone && (await keeper.ask(async (api) => api.isOpenedBy(ownerId, standing, secret)))) {
      return succeed({ install: async () => undefined });
    }
    const found = await tryFormer(keeper, ownerId, { former, standing, secret, onTry });
    if (!found.ok) return found;
    return succeed({ install: () => this.#replace(found.value) });
  }

  #present(secret: Secret): {
    readonly change: KeysToChange;
    readonly standing: StoredKeyBox;
    readonly keeper: KeeperConnection;
  } {
    const { state } = this.#holder;
    if (state.kind !== 'open' && state.kind !== 'locked') throw new VaultLockedError('There is no vault');
    const standing = state.kind === 'open' ? state.servedKeys : state.keys;
    const ownerId = this.#holder.userId();
    const change = { ownerId, keys: state.keys, follows: standing.generation, secret };
    return { change, standing, keeper: this.#holder.keeper() };
  }

  async #install(next: Result<StoredKeyBox>): Promise<Result<void>> {
    if (!next.ok) return next;
    await this.#replace(next.value);
    return succeed(undefined);
  }

  async #replace(keys: StoredKeyBox): Promise<void> {
    const { server } = this.#holder.surroundings;
    this.#unanswered = keys;
    try {
      await callOrFindDone(
        () => server.call(vaultReplaceKeys, { keys }),
        () => this.#stands(keys),
      );
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') this.#unanswered = null;
      // Another device changed them: the next try begins with what stands now.
      if (failure.kind === 'refused' && failure.code === 'conflict') await this.#looking.look();
      throw error;
    }
    this.#unanswered = null;
    this.#publishInstalled(keys);
  }

  /** Whether what was sent and not answered stands. Throws what the line refuses. */
  async #settle(): Promise<boolean> {
    const sent = this.#unanswered;
    if (!sent) return false;
    const isDone = await this.#stands(sent);
    this.#unanswered = null;
    if (isDone) this.#publishInstalled(sent);
    return isDone;
  }

  async #stands(keys: StoredKeyBox): Promise<boolean> {
    const { server } = this.#holder.surroundings;
    const { vaults, malformed } = await server.readVaults(this.#holder.userId());
    if (malformed.includes(keys.vaultId)) throw new Error('The vault that stands cannot be read');
    const standing = vaults.find(({ vaultId }) => vaultId === keys.vaultId);
    return standing !== undefined && isSameKeyBox(standing.keys, keys);
  }

  #publishInstalled(keys: StoredKeyBox): void {
    const { state } = this.#holder;
    if (state.kind === 'open' && state.vaultId === keys.vaultId) {
      const isFromServed = isSameKeyBox(state.keys, state.servedKeys);
      const findings = state.findings.filter(
        (finding) =>
          isOfItem(finding) || (finding.is === 'box-older' && isFromServed && isStillOlder(finding, keys)),
      );
      this.#holder.publish({ ...state, keys, servedKeys: keys, isBoxIntact: true, findings });
    } else if (state.kind === 'locked' && state.keys.vaultId === keys.vaultId) {
      this.#holder.publish({ ...state, keys, findings: [] });
    }
  }
}

/**
 * Made from a box of before, the next one signs as the owner's own what that box had: until phrase and recovery key were both
 * made anew, what the owner replaced meanwhile may open the vault.
 */
function isStillOlder(
  { answeredGeneration }: Extract<BoxFinding, { is: 'box-older' }>,
  { passphrase, recovery }: StoredKeyBox,
): boolean {
  return passphrase.generation <= answeredGeneration || recovery.generation <= answeredGeneration;
}

interface FormerToTry {
  readonly former: readonly StoredKeyBox[];
  readonly standing: StoredKeyBox;
  readonly secret: Secret;
  readonly onTry: (tried: number) => void;
}

/** The next box, from the first one that the secret opens and that was not altered since. */
async function tryFormer(
  keeper: KeeperConnection,
  ownerId: UserId,
  { former, standing, secret, onTry }: FormerToTry,
): Promise<Result<StoredKeyBox>> {
  let refused: Result<StoredKeyBox> | null = null;
  /** Deriving a key is dear: what the secret did not open once, it does not open. */
  const notOpened = new Set<string>();
  for (const [tried, box] of former.entries()) {
    onTry(tried);
    if (notOpened.has(openingOf(box))) continue;
    const next = await keeper.ask(async (api) => api.restoreKeys(ownerId, box, secret, standing));
    if (next.ok) return next;
    const { is } = next.problem;
    if (is === 'phrase-empty' || is === 'recovery-key-mistyped') return next;
    if (is !== 'altered') notOpened.add(openingOf(box));
    // That the secret is right for one of them is worth more than that it is wrong for the others.
    if (!refused || is === 'altered') refused = next;
  }
  return refused ?? { ok: false, problem: { is: 'wrong-phrase-or-altered' } };
}
