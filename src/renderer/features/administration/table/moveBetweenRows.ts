/** Arrow keys, Home and End go from row to row of a table, to the same kind of control in each. */
import type { KeyboardEvent } from 'react';

export function moveBetweenRows(event: KeyboardEvent): void {
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
  const control = rowFor(event.key, row)?.querySelector<HTMLElement>('a, button');
  if (!control) return;
  event.preventDefault();
  control.focus();
}

function rowFor(key: string, row: HTMLTableRowElement): Element | null | undefined {
  const drawn = () => [...(row.parentElement?.querySelectorAll('tr[data-row]') ?? [])];
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling;
    case 'ArrowUp':
      return row.previousElementSibling;
    case 'Home':
      return drawn()[0];
    case 'End':
      return drawn().at(-1);
    default:
      return null;
  }
}
