/** The secret of an invitation stands in the fragment, which no server sees, and is taken out of the address once the page stands. */
const SECRET = /^#([A-Za-z0-9_-]{43})$/;

/** Null when the fragment is no secret. */
export function secretIn(fragment: string): string | null {
  return SECRET.exec(fragment)?.[1] ?? null;
}

/** Clears the address of whatever stands in its fragment. */
export function clearFragment(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): void {
  if (hash !== '') history.replaceState(history.state, '', `${pathname}${search}`);
}
