/** When an item was written and changed where it comes from: two fields, since the vault's own dates begin with the import. */
import type { DraftField } from './composeItem.ts';
import { type ImportLabels, importLabels } from './importLabels.ts';
import { dayOf } from './instants.ts';

const programs = ['Bitwarden', '1Password', 'KeePass', 'Firefox'] as const;
type Program = (typeof programs)[number];

interface Origin {
  readonly program: Program;
  readonly createdAt?: string | number | Date | null | undefined;
  readonly changedAt?: string | number | Date | null | undefined;
}

export function describeOrigin(
  { program, createdAt, changedAt }: Origin,
  labels: ImportLabels,
): DraftField[] {
  const created = dayOf(createdAt);
  const changed = dayOf(changedAt);
  return [
    { label: labels.inSince(program), value: created },
    { label: labels.changedIn(program), value: changed === created ? '' : changed },
  ];
}

const originLabels = new Set(
  Object.values(importLabels).flatMap((labels) => [
    labels.lastUsed,
    ...programs.flatMap((program) => [labels.inSince(program), labels.changedIn(program)]),
  ]),
);

/** Told of where the item was, not of what it is. */
export function isOriginLabel(label: string): boolean {
  return originLabels.has(label);
}
