/** How far the list of the first week has come. */
import type { VaultContent } from '#shared/vault/content.ts';
import {
  type ReadinessGroup,
  type ReadinessPoint,
  readinessGroups,
  readinessPoints,
} from './readinessPoints.ts';

export type PointState<Id> =
  | { readonly state: 'open' }
  /** By these items; what was said not to be needed, and is answered all the same, counts as answered. */
  | { readonly state: 'answered'; readonly by: readonly Id[] }
  | { readonly state: 'not-needed' };

export interface Progress {
  readonly answered: number;
  /** Without those that this family does not need. */
  readonly needed: number;
}

export interface Readiness<Id> {
  readonly progress: Progress;
  readonly groups: readonly {
    readonly group: ReadinessGroup;
    readonly progress: Progress;
    readonly points: readonly { readonly point: ReadinessPoint; readonly answer: PointState<Id> }[];
  }[];
}

/** Of the items that are kept; those in the trash answer nothing. */
export function assessReadiness<Id>(
  entries: readonly { readonly id: Id; readonly content: VaultContent }[],
): Readiness<Id> {
  const answers = new Map<string, Id[]>();
  const notNeeded = new Set<string>();
  for (const { id, content } of entries) {
    if (content.kind === 'readiness') for (const point of content.notNeeded) notNeeded.add(point);
    else
      for (const point of new Set(content.answers)) answers.set(point, [...(answers.get(point) ?? []), id]);
  }
  const stateOf = (point: string): PointState<Id> => {
    const by = answers.get(point);
    if (by) return { state: 'answered', by };
    return { state: notNeeded.has(point) ? 'not-needed' : 'open' };
  };
  const groups = readinessGroups.map((group) => {
    const points = readinessPoints
      .filter((point) => point.group === group)
      .map((point) => ({ point, answer: stateOf(point.id) }));
    return { group, points, progress: count(points.map(({ answer }) => answer)) };
  });
  return { groups, progress: count(groups.flatMap(({ points }) => points.map(({ answer }) => answer))) };
}

function count(states: readonly PointState<unknown>[]): Progress {
  return {
    answered: states.filter(({ state }) => state === 'answered').length,
    needed: states.filter(({ state }) => state !== 'not-needed').length,
  };
}
