/** The address of a path in the archive. Names may hold spaces, quotes and signs that mean something in an address. */
export function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
