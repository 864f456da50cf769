/**
 * Where the desktop learns which backend it belongs to: from a running server named in `AMARANTH_ORIGIN`
 * (development, tests, a family's own server), else from `configuration.json` packed beside the app.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The configuration as found, unvalidated; null when there is none. The renderer names what is missing. */
export async function loadConfiguration(
  origin: string | undefined,
  resourcesFolder: string,
): Promise<unknown> {
  try {
    if (origin) {
      const response = await fetch(new URL('/configuration.json', origin), {
        signal: AbortSignal.timeout(10_000),
      });
      return response.ok ? await response.json() : null;
    }
    return JSON.parse(await readFile(join(resourcesFolder, 'configuration.json'), 'utf8'));
  } catch {
    return null;
  }
}
