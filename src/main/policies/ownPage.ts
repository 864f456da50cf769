/** What is our own: the one question that every policy asks. */
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';

/** A page, or the origin of one, served by `protocol/`. */
export function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  // The origin of a scheme of our own is null to Node.
  const { protocol, host, username, password } = new URL(address);
  return `${protocol}//${host}` === DESKTOP_ORIGIN && !username && !password;
}

const BLOB = 'blob:';

/** A page of ours, or what one of them made. */
export function isOwnContent(address: string): boolean {
  return isOwnPage(address.startsWith(BLOB) ? address.slice(BLOB.length) : address);
}
