/**
 * The texts of the web build that are filled in when they are served: pages made at build, the sitemap, the feeds. Kept
 * as they were filled and compressed, because a page that strangers open first must not wait for either.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages } from '#shared/locales.ts';
import { localizedPattern } from '#shared/localizedPaths.ts';
import { routes } from '#shared/routes.ts';
import { fillSiteValues, type SiteValues } from '#shared/siteValues.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

interface FilledPage {
  readonly entityTag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** More than there are pages; an origin that somebody makes up cannot fill the memory. */
const MOST_KEPT = 600;

/** Behind the waitlist's gate (SPEC §4). Served only where the gate is known to be open, their mark can go. */
const gatedPaths = new Set<string>(
  [routes.landing.path, routes.landingAlias.path].flatMap((path) =>
    languages.map((language) => localizedPattern(path, language)),
  ),
);
export const isGated = (path: string) => gatedPaths.has(path);

/** On `<html>`: the page stays hidden until its first script has asked about the gate. */
const GATE_MARK = ' data-gate="unknown"';

export function createSitePages(valuesFor: (origin: string) => SiteValues) {
  const kept = new Map<string, Promise<FilledPage>>();

  async function fill(file: string, origin: string): Promise<FilledPage> {
    const text = (await readFile(file, 'utf8')).replace(GATE_MARK, '');
    const identity = Buffer.from(fillSiteValues(text, valuesFor(origin)));
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    return {
      entityTag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bodies: {
        identity: new Uint8Array(identity),
        br: new Uint8Array(br),
        gzip: new Uint8Array(gz),
      },
    };
  }

  return async (file: string, origin: string): Promise<FilledPage> => {
    const key = `${origin} ${file}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const filled = fill(file, origin);
    kept.set(key, filled);
    filled.catch(() => kept.delete(key));
    return filled;
  };
}
