/**
 * Positions of albums in the owner's list. They are fractions, so that moving one album writes one document; the
 * renumbering that floating point asks for after about fifty moves into the same gap is the server's to do.
 */

interface Positioned {
  readonly id: string;
  readonly position: number;
}

/** Albums as the owner ordered them; equal positions keep the order of their ids. */
export function inOwnersOrder<Entry extends Positioned>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** A position that puts an entry between two others; `null` is an end of the list. */
export function positionBetween(before: number | null, after: number | null): number {
  if (before === null && after === null) return 1;
  if (before === null) return (after ?? 0) - 1;
  if (after === null) return before + 1;
  return (before + after) / 2;
}

/** The position that puts `movedId` right before or after `targetId`; null when nothing would change. */
export function positionForDrop(
  ordered: readonly Positioned[],
  movedId: string,
  target: { readonly id: string; readonly place: 'before' | 'after' },
): number | null {
  if (movedId === target.id) return null;
  const others = ordered.filter(({ id }) => id !== movedId);
  const at = others.findIndex(({ id }) => id === target.id);
  if (at < 0) return null;
  const insertAt = target.place === 'before' ? at : at + 1;
  if (ordered.findIndex(({ id }) => id === movedId) === insertAt) return null;
  return positionBetween(others[insertAt - 1]?.position ?? null, others[insertAt]?.position ?? null);
}

/** The entry after which a position puts an entry; null at the beginning of the list. */
export function entryBefore<Entry extends Positioned>(
  entries: readonly Entry[],
  movedId: string,
  position: number,
): Entry | null {
  return (
    inOwnersOrder(entries).findLast((entry) => entry.id !== movedId && entry.position < position) ?? null
  );
}
