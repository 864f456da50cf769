/** The owner's locks as their pages show them: one reading for all people, proven anew whenever the vault opens or changes. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadVaultForLocks } from '#features/vault/index.ts';
import { callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { peopleKeys } from '../peopleKeys.ts';
import { createLockServer, type LockRecords } from './lockDocuments.ts';
import type { LockingVault, LockingVaultState } from './lockingVault.ts';
import { createLockMaker, type LockMaker } from './lockMaker.ts';
import { type LockState, lockStateOf } from './lockState.ts';
import { type Proof, proveLocks } from './proof.ts';
import { createLetterBox } from './sealedLetters.ts';

export interface LockTools {
  readonly vault: LockingVault;
  readonly maker: LockMaker;
  readonly letters: ReturnType<typeof createLetterBox>;
}

export function toolsOf(userId: UserId, vault: LockingVault): LockTools {
  const server = createLockServer(documents, userId, callRepeatable);
  const surroundings = { userId, vault, server, clock: systemClock };
  const maker = createLockMaker(surroundings);
  return { vault, maker, letters: createLetterBox(surroundings, maker) };
}

export interface Locks {
  readonly tools: LockTools;
  readonly vault: LockingVaultState;
  readonly records: LockRecords;
  /** By beneficiary. */
  readonly states: ReadonlyMap<string, LockState>;
  /** Null while the vault is locked. */
  readonly proof: Proof | null;
  /** The owner's own keys do not open with their own vault. */
  readonly isUnreadable: boolean;
  readonly refresh: () => Promise<void>;
}

const looking: LockingVaultState = { is: 'looking' };
const noop = () => () => undefined;

/** Null until everything is read. */
export function useLocks(userId: UserId): Locks | null {
  const client = useQueryClient();
  const [tools, setTools] = useState<LockTools | null>(null);
  useEffect(() => {
    let isOver = false;
    void loadVaultForLocks().then((vault) => {
      if (isOver) return;
      setTools(toolsOf(userId, vault));
      if (vault.snapshot().is === 'looking') void vault.look();
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  const vault = useSyncExternalStore(
    tools?.vault.subscribe ?? noop,
    tools?.vault.snapshot ?? (() => looking),
  );
  const itemCount = vault.is === 'open' ? vault.itemIds.size : 0;
  const { data } = useQuery({
    queryKey: [...peopleKeys.all(userId), 'locks', vault.is, itemCount],
    async queryFn() {
      if (!tools) throw new Error('The vault is not there yet');
      const records = await tools.maker.readLocks();
      const proven = vault.is === 'open' ? await proveLocks(tools.vault, records) : null;
      return { records, proof: proven?.ok ? proven.value : null, isUnreadable: proven?.ok === false };
    },
    enabled: tools !== null && vault.is !== 'looking',
    staleTime: 15_000,
    placeholderData: (before) => before,
  });
  if (!tools || !data) return null;
  const { records, proof } = data;
  const openItems = vault.is === 'open' ? vault.itemIds : null;
  const states = records.beneficiaries.map(
    (person) =>
      [
        person.id,
        lockStateOf({ person, records, proof: proof?.byPerson.get(person.id) ?? null, openItems }),
      ] as const,
  );
  return {
    tools,
    vault,
    ...data,
    states: new Map(states),
    refresh: () => client.invalidateQueries({ queryKey: peopleKeys.all(userId) }),
  };
}

/** What one click brings in order. */
export function isActionNeeded(state: LockState): boolean {
  if (state.is === 'to-lock' || state.is === 'broken') return true;
  return (
    state.is === 'locked' && (state.missing.length > 0 || state.surplus.length > 0 || state.staleLetters > 0)
  );
}
