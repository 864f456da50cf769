/**
 * Which addresses the shell may hand to the system browser. The address is parsed and written again, so that what
 * is opened is what was checked (and not a string a shell could read in another way).
 */
const externalSchemes = new Set(['https:', 'http:', 'mailto:']);

/** The address to open outside, or null when it must not be opened at all. */
export function externalAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!externalSchemes.has(url.protocol)) return null;
  if (url.username || url.password) return null;
  // Some mail programs attach the file that a link names.
  if (url.protocol === 'mailto:' && [...url.searchParams.keys()].some((key) => /^attach/i.test(key)))
    return null;
  return url.href;
}
