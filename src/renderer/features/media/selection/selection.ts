/**
 * What is selected in a grid, as plain data. The rules are a file manager's: a click with Shift takes everything
 * from the last chosen item, a second one redraws that range rather than adding to it.
 */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  /** Where a range starts: the item last chosen by itself. */
  readonly anchor: string | null;
  /** Where the current range ends, so that the next one can replace it. */
  readonly rangeEnd: string | null;
}

export const nothingSelected: Selection = { selected: new Set(), anchor: null, rangeEnd: null };

export function toggleItem(selection: Selection, id: string): Selection {
  const selected = new Set(selection.selected);
  if (!selected.delete(id)) selected.add(id);
  return { selected, anchor: id, rangeEnd: null };
}

/** Everything between the anchor and `to`, in `order`. Without an anchor, `to` alone. */
export function extendTo(selection: Selection, to: string, order: readonly string[]): Selection {
  const { anchor } = selection;
  if (anchor === null || !order.includes(anchor)) return toggleItem(nothingSelected, to);
  const selected = new Set(selection.selected);
  if (selection.rangeEnd !== null) {
    for (const id of between(order, anchor, selection.rangeEnd)) selected.delete(id);
  }
  for (const id of between(order, anchor, to)) selected.add(id);
  return { selected, anchor, rangeEnd: to };
}

export function selectEvery(order: readonly string[]): Selection {
  return { selected: new Set(order), anchor: order[0] ?? null, rangeEnd: null };
}

/** A month's heading chooses its whole month, or lets it go when all of it was chosen. */
export function toggleGroup(selection: Selection, ids: readonly string[]): Selection {
  const selected = new Set(selection.selected);
  const isWhole = ids.every((id) => selected.has(id));
  for (const id of ids) {
    if (isWhole) selected.delete(id);
    else selected.add(id);
  }
  return { selected, anchor: ids[0] ?? null, rangeEnd: null };
}

/** Lets go of items that are gone (deleted, moved). Returns the same object when nothing changed. */
export function keepExisting(selection: Selection, existing: ReadonlySet<string>): Selection {
  const isGone = (id: string | null) => id !== null && !existing.has(id);
  const selected = [...selection.selected].filter((id) => existing.has(id));
  if (
    selected.length === selection.selected.size &&
    !isGone(selection.anchor) &&
    !isGone(selection.rangeEnd)
  ) {
    return selection;
  }
  return {
    selected: new Set(selected),
    anchor: isGone(selection.anchor) ? null : selection.anchor,
    rangeEnd: isGone(selection.rangeEnd) ? null : selection.rangeEnd,
  };
}

function between(order: readonly string[], a: string, b: string): readonly string[] {
  const from = order.indexOf(a);
  const to = order.indexOf(b);
  if (from < 0 || to < 0) return [];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}
