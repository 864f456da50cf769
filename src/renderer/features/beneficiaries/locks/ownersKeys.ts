/** The owner's key box and pins, ready for use: made with the first lock, and written over by no device unseen. */
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { ownerKeysCreate, ownerKeysSavePins } from '#shared/callables/locks.ts';
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type Pins, pinKey, pinnedKey } from '#shared/legacy/keys/pins.ts';
import type { LegacyProblem, LegacyResult } from '#shared/legacy/keys/problems.ts';
import type { OwnerKeysDocument } from '#shared/legacy/lockDocuments.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import { bytesOfKey, type Keyed } from './keyed.ts';
import type { LockServer } from './lockDocuments.ts';
import type { LockingVault } from './lockingVault.ts';

export interface LockSurroundings {
  readonly userId: UserId;
  readonly vault: LockingVault;
  readonly server: LockServer;
  readonly clock: Clock;
}

/** What was sealed is refused by the vault that is open: told, and nothing is written. */
export class LockProblemError extends Error {
  override readonly name = 'LockProblemError';
  readonly problem: LegacyProblem;

  constructor(problem: LegacyProblem) {
    super(`A lock could not be made: ${problem.is}`);
    this.problem = problem;
  }
}

/** Throws LockProblemError. */
export function expectValue<Value>(result: LegacyResult<Value>): Value {
  if (!result.ok) throw new LockProblemError(result.problem);
  return result.value;
}

/** Other devices of the owner may see something at the same time. */
const PIN_ATTEMPTS = 5;

/** At first sight; one that is pinned stays as it is. */
export function withFirstSight(pins: Pins, keys: readonly Keyed[], pinnedAt: string): Pins {
  return keys.reduce((all, key) => {
    const publicKey = bytesOfKey(key);
    const { role, id } = key;
    if (!publicKey || pinnedKey(all, key)) return all;
    return pinKey(all, { role, id, publicKey, comparedBy: null, pinnedAt });
  }, pins);
}

export function createOwnersKeys({ vault, server, clock }: LockSurroundings) {
  /** Throws VaultLockedError. */
  function openVault() {
    const state = vault.snapshot();
    if (state.is !== 'open') throw new VaultLockedError('The vault is not open');
    return state;
  }

  async function readyKeys(vaultId: VaultId): Promise<OwnerKeysDocument> {
    const stored = await server.readOwnerKeys(vaultId);
    if (stored) return stored;
    const made = await vault.ask((keeper) => keeper.makeOwnerKeys());
    try {
      await server.call(ownerKeysCreate, { vaultId, ...made });
    } catch (error) {
      // Another device was first: its keys are the owner's.
      if (refusalCodeOf(error) !== 'conflict') throw error;
    }
    const kept = await server.readOwnerKeys(vaultId);
    if (!kept) throw new Error('Keys that were just kept are not there');
    return kept;
  }

  /** On what stands now, however many devices see something at once. */
  async function changePins(change: (pins: Pins) => Pins): Promise<Pins> {
    const { vaultId } = openVault();
    for (let attempt = 1; ; attempt += 1) {
      const { box, pins: sealed, pinsRevision } = await readyKeys(vaultId);
      const before = expectValue(await vault.ask(async (keeper) => keeper.openOwnersPins(box, sealed)));
      const after = change(before);
      if (after === before) return before;
      const pins = expectValue(await vault.ask(async (keeper) => keeper.sealOwnersPins(box, after)));
      try {
        await server.call(ownerKeysSavePins, { vaultId, basedOn: pinsRevision, pins });
        return after;
      } catch (error) {
        if (refusalCodeOf(error) !== 'conflict' || attempt === PIN_ATTEMPTS) throw error;
      }
    }
  }

  return { now: () => new Date(clock.now()).toISOString(), openVault, readyKeys, changePins };
}
