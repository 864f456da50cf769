/** Items, and the parts of the vault, follow each other under one path. */
import type { LeavesForm } from '#ui/form/unsaved.ts';

const named = ['view', 'item', 'new'] as const;

export const leavesItem: LeavesForm = (from, to) => {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return named.some((name) => before.get(name) !== after.get(name));
};
