/** How far the list of the first week has come. */
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { describeContent } from '#shared/vault/describeContent.ts';
import type { VaultItem } from '../open/vaultState.ts';
import {
  type ReadinessGroup,
  type ReadinessPoint,
  type ReadinessPointId,
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

/** Of the items that are kept: one in the trash answers nothing any more. */
export function keptEntries(items: Iterable<VaultItem>) {
  return [...items].filter(({ state }) => state === 'kept').map((item) => ({ ...item, id: item.itemId }));
}

/** `entries` are items that are kept. */
export function assessReadiness<Id>(
  entries: readonly {
    readonly id: Id;
    readonly content: VaultContent;
    readonly alternatives?: readonly { readonly content: VaultContent }[];
  }[],
): Readiness<Id> {
  const answers = new Map<string, Id[]>();
  const notNeeded = new Set<string>();
  for (const { id, content, alternatives = [] } of entries) {
    if (content.kind === 'readiness') {
      // What two devices said at the same time holds together: it is never asked which of them is right.
      for (const said of [content, ...alternatives.map((alternative) => alternative.content)]) {
        if (said.kind === 'readiness') for (const point of said.notNeeded) notNeeded.add(point);
      }
    } else if (content.answers.length > 0 && isSomethingWritten(content))
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

/** What has a mark and tags alone tells a family nothing. */
function isSomethingWritten(content: VaultContent): boolean {
  if (content.attachments.length > 0 || content.title.trim() !== '') return true;
  // A choice that was not made says so in words of ours.
  const untouched = describeContent('en', vaultContentSchema.parse({ kind: content.kind }));
  return describeContent('en', { ...content, tags: [] }).some(
    ({ name, text }) =>
      text.trim() !== '' && !untouched.some((row) => row.name === name && row.text === text),
  );
}

/** What a newcomer begins with: what only the owner knows, and what is asked for first. */
const first: readonly ReadinessPointId[] = [
  'people-first-call',
  'papers-will',
  'accounts-phone',
  'money-bank',
  'papers-identity',
  'accounts-email',
  'wishes-funeral',
];

/** The points to go on with, of those that are open: the first of all, then in the order of the list. */
export function suggestNext({ groups }: Readiness<unknown>, limit: number): ReadinessPoint[] {
  const open = groups
    .flatMap(({ points }) => points)
    .filter(({ answer }) => answer.state === 'open')
    .map(({ point }) => point);
  const rank = ({ id }: ReadinessPoint) => {
    const place = first.indexOf(id);
    return place === -1 ? first.length : place;
  };
  return open.toSorted((one, other) => rank(one) - rank(other)).slice(0, limit);
}

function count(states: readonly PointState<unknown>[]): Progress {
  return {
    answered: states.filter(({ state }) => state === 'answered').length,
    needed: states.filter(({ state }) => state !== 'not-needed').length,
  };
}

/** Where a paper is kept, for the printed list. Where a wallet's words are is nobody's who finds that list. */
export function placeToPrint(content: VaultContent): string {
  return content.kind === 'document' || content.kind === 'wishes' ? content.whereKept : '';
}
