/** The secret of an invitation stands in the fragment, which no server sees, and is taken out of the address at once. */
const SECRET = /^#([A-Za-z0-9_-]{43})$/;

/** Null when the address has none. The address is cleared of whatever stood in its fragment. */
export function takeSecret(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  if (hash === '') return null;
  history.replaceState(history.state, '', `${pathname}${search}`);
  return SECRET.exec(hash)?.[1] ?? null;
}
