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
import { isLoopbackAddress } from './hostGuard.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

interface FilledPage {
  readonly entityTag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** In bytes, with every encoding: some times what the pages of a build come to. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Of Brotli: what a visitor can wait for, and the fewest bytes, which take a quarter of a second a page. */
const QUICK = 9;
const SMALLEST = constants.BROTLI_MAX_QUALITY;

const compress = (text: Uint8Array, quality: number) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Behind the waitlist's gate (SPEC §4). Served only where the gate is known to be open, their mark can go. */
const gatedPaths = new Set<string>(
  [routes.landing.path, routes.landingAlias.path].flatMap((path) =>
    languages.map((language) => localizedPattern(path, language)),
  ),
);
export const isGated = (path: string) => gatedPaths.has(path);

/** On `<html>`: the page stays hidden until its first script has asked about the gate. */
const GATE_MARK = ' data-gate="unknown"';

/**
 * Pages are kept for the operator's own origin, or where none is configured for the loopback one that is asked for first: an origin that
 * somebody makes up costs the filling each time, and no memory.
 */
export function createSitePages(
  valuesFor: (origin: string) => SiteValues,
  publicOrigin: string | null,
  mostKept = MOST_KEPT,
) {
  const kept = new Map<string, Promise<FilledPage>>();
  let keptBytes = 0;
  let keptOrigin = publicOrigin;

  async function fill(file: string, origin: string): Promise<FilledPage> {
    const text = (await readFile(file, 'utf8')).replace(GATE_MARK, '');
    const identity = Buffer.from(
      fillSiteValues(text, valuesFor(origin), file.endsWith('.txt') ? 'plain' : 'markup'),
    );
    const [br, gz] = await Promise.all([compress(identity, QUICK), promisify(gzip)(identity, { level: 9 })]);
    return {
      entityTag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bodies: {
        identity: new Uint8Array(identity),
        br: new Uint8Array(br),
        gzip: new Uint8Array(gz),
      },
    };
  }

  /** Nobody waits for it: who asks meanwhile gets the quick one. */
  async function shrink(file: string, filling: Promise<FilledPage>): Promise<void> {
    const { entityTag, bodies } = await filling;
    const br = new Uint8Array(await compress(bodies.identity, SMALLEST));
    if (kept.get(file) === filling) kept.set(file, Promise.resolve({ entityTag, bodies: { ...bodies, br } }));
  }

  return async (file: string, origin: string): Promise<FilledPage> => {
    keptOrigin ??= isLoopbackAddress(new URL(origin).hostname) ? origin : null;
    if (origin !== keptOrigin) return fill(file, origin);
    const known = kept.get(file);
    if (known) return known;
    const filling = fill(file, origin);
    kept.set(file, filling);
    try {
      const filled = await filling;
      keptBytes += sizeOf(filled);
      if (keptBytes > mostKept) {
        kept.clear();
        keptBytes = 0;
      }
      void shrink(file, filling);
      return filled;
    } catch (failure) {
      kept.delete(file);
      throw failure;
    }
  };
}

const sizeOf = ({ bodies }: FilledPage): number =>
  Object.values(bodies).reduce((total, { byteLength }) => total + byteLength, 0);
