/**
 * What a request to `app://amaranth/…` may have, decided by its words alone. A file is asked for in the few characters that
 * the build's names are made of, so that no spelling of a way out needs to be known: neither encoded, nor with a backslash,
 * a drive, a stream or a dot before it.
 */
import { join } from 'node:path';
import { contentTypeOf, mayBePage } from '#shared/contentTypes.ts';
import { DESKTOP_ORIGIN } from '#shared/desktop/bridge.ts';

type AssetRequest =
  | { readonly kind: 'found'; readonly path: string; readonly address: string; readonly contentType: string }
  | { readonly kind: 'refused'; readonly status: 400 | 404 | 405 };

const FILE_PATH = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
/** What no path of the router holds, decoded: control characters, backslashes, dots as a folder, another encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const NO_PAGE_PATH = /[\u0000-\u001f\u007f\\]|(?:^|\/)\.{1,2}(?:\/|$)|%[0-9a-f]{2}/i;
const SHELL = '/index.html';

const refused = (status: 400 | 404 | 405): AssetRequest => ({ kind: 'refused', status });

/** `folder` is the absolute path of the build; `accept` is what a navigation says to want: a document. */
export function resolveAsset(
  folder: string,
  { method, address, accept }: { method: string; address: string; accept: string | null },
): AssetRequest {
  if (method !== 'GET' && method !== 'HEAD') return refused(405);
  if (!URL.canParse(address)) return refused(400);
  const { protocol, host, username, password, pathname } = new URL(address);
  if (`${protocol}//${host}` !== DESKTOP_ORIGIN || username || password) return refused(404);
  if (!mayBePage(pathname)) return findFile(folder, pathname);
  if (!isPagePath(pathname)) return refused(400);
  // The router's paths are real paths; what a script fetches or a tag embeds is a file, or nothing.
  const isNavigation = accept === null || accept.includes('text/html');
  return isNavigation ? findFile(folder, SHELL) : refused(404);
}

function findFile(folder: string, address: string): AssetRequest {
  if (!FILE_PATH.test(address)) return refused(400);
  const contentType = contentTypeOf(address);
  if (contentType === null) return refused(404);
  return { kind: 'found', path: join(folder, ...address.split('/')), address, contentType };
}

function isPagePath(pathname: string): boolean {
  try {
    return !NO_PAGE_PATH.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
