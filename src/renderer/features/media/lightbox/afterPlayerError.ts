/**
 * What follows when a player gives up. A file that it cannot decode is said at once; only what may be the link's or the
 * network's fault is tried again, with another link, once.
 */

/** The codes of `MediaError` (HTML standard, "error codes"). */
const NETWORK = 2;
const DECODE = 3;
const SOURCE_REFUSED = 4;

interface PlayerError {
  readonly code: number | undefined;
  /** Another link was refused just before. */
  readonly isSecond: boolean;
  /** Whether the link gives out the file. Asked only where the player's word leaves it open. */
  readonly doesLinkAnswer: () => Promise<boolean>;
}

export async function decideAfterPlayerError(error: PlayerError): Promise<'renew' | 'failed' | 'unplayable'> {
  const { code, isSecond, doesLinkAnswer } = error;
  if (code === DECODE) return 'unplayable';
  if (isSecond) return code === NETWORK ? 'failed' : 'unplayable';
  // Browsers say the same of a file they do not know and of an answer that is no file.
  if (code === SOURCE_REFUSED && (await doesLinkAnswer())) return 'unplayable';
  return 'renew';
}
