/**
 * Sends what people receive as it is chosen: one call at a time, each with all that was chosen since the last one. What a
 * person was left meanwhile waits for the next call, which is based on the revision that this one made.
 */
import { BENEFICIARY_BATCH_LIMIT } from '#shared/callables/beneficiaries.ts';
import type { Wish } from '#shared/legacy/wish.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { WishesOutcome, WishesToSave } from '../api.ts';

export interface SavedPerson {
  readonly revision: number;
  readonly wishes: readonly Wish[];
}

interface WishSaverParts {
  /** As the page shows them, with what is not saved yet. Null for somebody who is gone. */
  readonly read: (beneficiaryId: BeneficiaryId) => SavedPerson | null;
  readonly send: (people: readonly WishesToSave[]) => Promise<readonly WishesOutcome[]>;
  readonly onSaved: (beneficiaryId: BeneficiaryId, revision: number) => void;
  /** Another device was first, or they are gone: nothing was saved of these. */
  readonly onConflict: (people: readonly BeneficiaryId[]) => void;
  /** Nothing of what waits was saved. */
  readonly onFailure: (error: unknown) => void;
  readonly onIdle: () => void;
}

export class WishSaver {
  readonly #parts: WishSaverParts;
  readonly #waiting = new Set<BeneficiaryId>();
  readonly #hearing = new Set<() => void>();
  #isSending = false;

  constructor(parts: WishSaverParts) {
    this.#parts = parts;
  }

  get isBusy(): boolean {
    return this.#isSending;
  }

  /** The page shows the new list already. */
  save(people: Iterable<BeneficiaryId>): void {
    for (const id of people) this.#waiting.add(id);
    if (!this.#isSending) void this.#sendAll();
  }

  /** When nothing is on its way: who writes something else of a person waits for it. */
  whenIdle(): Promise<void> {
    if (!this.#isSending) return Promise.resolve();
    return new Promise((resolve) => this.#hearing.add(resolve));
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    const { onConflict, onFailure, onIdle } = this.#parts;
    const conflicts: BeneficiaryId[] = [];
    try {
      while (this.#waiting.size > 0) conflicts.push(...(await this.#sendBatch()));
    } catch (error) {
      this.#waiting.clear();
      onFailure(error);
    }
    this.#isSending = false;
    if (conflicts.length > 0) onConflict(conflicts);
    onIdle();
    for (const resolve of this.#hearing) resolve();
    this.#hearing.clear();
  }

  async #sendBatch(): Promise<readonly BeneficiaryId[]> {
    const batch = [...this.#waiting].slice(0, BENEFICIARY_BATCH_LIMIT);
    for (const id of batch) this.#waiting.delete(id);
    const people = batch.flatMap((beneficiaryId): WishesToSave[] => {
      const shown = this.#parts.read(beneficiaryId);
      return shown ? [{ beneficiaryId, basedOn: shown.revision, wishes: shown.wishes }] : [];
    });
    if (people.length === 0) return [];
    const conflicts: BeneficiaryId[] = [];
    for (const answer of await this.#parts.send(people)) {
      if (answer.outcome === 'saved') this.#parts.onSaved(answer.beneficiaryId, answer.revision);
      else {
        this.#waiting.delete(answer.beneficiaryId);
        conflicts.push(answer.beneficiaryId);
      }
    }
    return conflicts;
  }
}
