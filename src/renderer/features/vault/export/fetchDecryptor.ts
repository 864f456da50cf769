/** The page that opens an archive, from the app's own origin: the very one that was built, or none. */
import { createSHA256 } from 'hash-wasm';
import { logWarning } from '#platform/logging/logger.ts';
import { decryptorDigest } from './decryptorDigest.ts';

const ADDRESS = '/open-vault.html';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Null when it could not be had, or came otherwise than it was built: nobody types their phrase into that. */
export async function fetchDecryptor(
  signal: AbortSignal,
  { fetch: ask = fetch, digest = decryptorDigest }: { fetch?: Fetch; digest?: string | null } = {},
): Promise<Blob | null> {
  try {
    const response = await ask(ADDRESS, { signal, cache: 'no-cache', credentials: 'omit' });
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const hash = (await createSHA256()).init();
    if (hash.update(bytes).digest('hex') === digest) return new Blob([bytes], { type: 'text/html' });
    logWarning('open-vault.html came otherwise than it was built', {});
    return null;
  } catch (error) {
    signal.throwIfAborted();
    logWarning('open-vault.html could not be fetched', {}, error);
    return null;
  }
}
