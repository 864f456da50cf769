/**
 * `app://amaranth/…`: serves the renderer's build and nothing else. GET only, one host, no way out of the folder;
 * a path that names no file gets `index.html`, because the router's paths are real paths on the desktop too.
 */
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Session } from 'electron';
import { DESKTOP_HOST, DESKTOP_SCHEME } from '#shared/desktop/bridge.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

type AssetRequest =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'page' }
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 404 | 405 };

/** Decides what a request may have, without touching the disk. `folder` is the absolute path of the build. */
export function resolveAsset(folder: string, method: string, address: string): AssetRequest {
  if (method !== 'GET') return { kind: 'refused', status: 405 };
  if (!URL.canParse(address)) return { kind: 'refused', status: 400 };
  const url = new URL(address);
  if (url.protocol !== `${DESKTOP_SCHEME}:` || url.host !== DESKTOP_HOST)
    return { kind: 'refused', status: 404 };
  let pathname: string;
  try {
    pathname = decodeURIComponent(url.pathname);
  } catch {
    return { kind: 'refused', status: 400 };
  }
  if (/[\0\\]/.test(pathname)) return { kind: 'refused', status: 400 };
  const path = join(folder, pathname);
  if (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    return { kind: 'refused', status: 403 };
  }
  return extname(path) === '' ? { kind: 'page' } : { kind: 'file', path };
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return null;
  }
}

/** Registers the scheme on a session. `contentSecurityPolicy` is sent with every page. */
export function serveRenderer(session: Session, folder: string, contentSecurityPolicy: string): void {
  session.protocol.handle(DESKTOP_SCHEME, async (request) => {
    const asset = resolveAsset(folder, request.method, request.url);
    if (asset.kind === 'refused') return new Response(null, { status: asset.status });
    const path = asset.kind === 'page' ? join(folder, 'index.html') : asset.path;
    const body = await readIfThere(path);
    if (!body) return new Response(null, { status: 404 });
    return new Response(body, {
      headers: {
        'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      },
    });
  });
}
