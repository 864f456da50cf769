/** Of everything that was found, the one thing to begin with: what harms most, and costs least to mend. */
import type { PapersCheck } from './checkPapers.ts';
import type { VaultCheck } from './checkVault.ts';

export type FirstThing<Id> =
  | { readonly is: 'reused'; readonly id: Id; readonly places: number }
  | { readonly is: 'weak'; readonly id: Id }
  | { readonly is: 'expiring'; readonly id: Id }
  | { readonly is: 'unprotected'; readonly id: Id }
  | { readonly is: 'undecided'; readonly id: Id };

/** Null when nothing was found that has to be done. */
export function whatFirst<Id>(check: VaultCheck<Id>, papers: PapersCheck<Id>): FirstThing<Id> | null {
  const [weakest] = check.weak;
  const widest = check.reused.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const weakIds = new Set(check.weak.map(({ id }) => id));
  const reused = widest.find((id) => weakIds.has(id)) ?? widest[0];
  if (reused !== undefined) return { is: 'reused', id: reused, places: widest.length };
  if (weakest) return { is: 'weak', id: weakest.id };
  const [expiring] = papers.expiring;
  if (expiring) return { is: 'expiring', id: expiring.id };
  const [unprotected] = check.unprotected;
  if (unprotected) return { is: 'unprotected', id: unprotected.id };
  const [undecided] = papers.undecided;
  return undecided === undefined ? null : { is: 'undecided', id: undecided };
}
