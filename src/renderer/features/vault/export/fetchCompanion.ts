/**
 * What lies beside the sealed parts of an archive, the page that opens it and the document that describes it, from the
 * app's own origin: the very ones that were built, or none.
 */
import { createSHA256 } from 'hash-wasm';
import { logWarning } from '#platform/logging/logger.ts';
import { type Companion, companionDigests } from './companionDigests.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Null when it could not be had, or came otherwise than it was built: nobody types their phrase into that. */
export async function fetchCompanion(
  name: Companion,
  signal: AbortSignal,
  {
    fetch: ask = fetch,
    digests = companionDigests,
  }: { fetch?: Fetch; digests?: typeof companionDigests } = {},
): Promise<Blob | null> {
  try {
    const response = await ask(`/${name}`, { signal, cache: 'no-cache', credentials: 'omit' });
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const hash = (await createSHA256()).init();
    if (hash.update(bytes).digest('hex') === digests[name]) return new Blob([bytes]);
    logWarning('A companion of the archive came otherwise than it was built', { name });
    return null;
  } catch (error) {
    signal.throwIfAborted();
    logWarning('A companion of the archive could not be fetched', { name }, error);
    return null;
  }
}
