/**
 * Serves the web build: the file asked for, the page made at build for the path, or the app's shell for any other path.
 * The build's files are listed once, so that no request can name a file outside of it; they are sent precompressed where
 * the build made that.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { contentTypeOf, mayBePage } from '#shared/contentTypes.ts';
import { fileHeaders, pageHeaders } from '#shared/securityHeaders.ts';
import type { SiteValues } from '#shared/siteValues.ts';
import { createSitePages, type Encoding, isGated } from './sitePages.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface WebFile {
  readonly path: string;
  readonly address: string;
  readonly contentType: string;
  readonly compressed: ReadonlySet<'br' | 'gzip'>;
  entityTag: string | null;
}

export interface ServeWebOptions {
  readonly folder: string;
  /** Other origins the page may connect to. */
  readonly connectTo: readonly string[];
  /** What the pages made at build carry marks for. */
  readonly valuesFor: (origin: string) => SiteValues;
  /** Where the operator says that the site is; null without a word of it. */
  readonly publicOrigin: string | null;
  /** Whether the gate of SPEC §4 is shut: the app then decides who passes, from its shell. */
  readonly isWaitlistOn: () => boolean;
}

/** The app's own page. A build without pages made for the site has it at its root. */
const SHELLS = ['/app.html', '/index.html'] as const;
/** What a printed code opens is a document of its own, which search engines leave alone. */
const CODE_PAGE = { path: '/memory.html', begins: '/qr/' };
const FILLED = /\.(html|xml|txt)$/;

export function serveWeb({ folder, connectTo, valuesFor, publicOrigin, isWaitlistOn }: ServeWebOptions) {
  let listing: Promise<ReadonlyMap<string, WebFile>> | null = null;
  const page = pageHeaders(connectTo);
  const filled = createSitePages(valuesFor, publicOrigin);

  return async (context: Context): Promise<Response> => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return notFound(context);
    listing ??= listBuild(folder);
    const files = await listing;
    const { pathname, searchParams } = new URL(context.req.url);
    // The file of a page is the page: whoever names it passes the same gate.
    const path = decodeURIComponent(pathname).replace(/(?<=\/)index\.html$/, '');
    const isPage = mayBePage(path);
    const address = path.replace(/(?<=.)\/$/, '');
    const isShut = isGated(address) && (searchParams.has('preview') || isWaitlistOn());
    const made = isShut ? undefined : files.get(address === '/' ? '/index.html' : `${address}/index.html`);
    const shell = SHELLS.map((name) => files.get(name)).find((found) => found);
    const ofCode = path.startsWith(CODE_PAGE.begins) ? files.get(CODE_PAGE.path) : undefined;
    const file = ofCode ?? files.get(path) ?? (isPage ? (made ?? shell) : undefined);
    if (!file) {
      if (isPage) listing = null;
      return isPage ? unbuilt(context) : notFound(context);
    }
    if (FILLED.test(file.path)) {
      const made = await filled(file.path, context.get('requestOrigin'));
      return answer(
        context,
        file,
        page,
        made.entityTag,
        (encoding) => Promise.resolve(made.bodies[encoding]),
        ['br', 'gzip'],
      );
    }
    return send(context, file, page);
  };
}

async function listBuild(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(paths);
  const plain = paths.filter((path) => !encodings.some(({ suffix }) => path.endsWith(suffix)));
  return new Map(
    plain.map((path) => {
      const address = `/${path.split(sep).join('/')}`;
      const compressed = encodings.filter(({ suffix }) => present.has(path + suffix)).map(({ name }) => name);
      return [
        address,
        {
          path: join(folder, path),
          address,
          contentType: contentTypeOf(path) ?? 'application/octet-stream',
          compressed: new Set(compressed),
          entityTag: null,
        },
      ];
    }),
  );
}

async function send(context: Context, file: WebFile, page: Record<string, string>): Promise<Response> {
  const suffixes = { br: '.br', gzip: '.gz', identity: '' };
  file.entityTag ??= createHash('sha256')
    .update(await readFile(file.path))
    .digest('base64url')
    .slice(0, 22);
  const read = async (encoding: Encoding) => new Uint8Array(await readFile(file.path + suffixes[encoding]));
  return answer(context, file, page, file.entityTag, read, [...file.compressed]);
}

/** The body in the best encoding that the caller takes, or word that what they have is still right. */
async function answer(
  context: Context,
  file: WebFile,
  page: Record<string, string>,
  contentTag: string,
  read: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>,
  compressed: readonly Encoding[],
): Promise<Response> {
  const accepted = (context.req.header('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => quality?.replaceAll(' ', '') !== 'q=0')
    .map(([name]) => name);
  const encoding = encodings.find(({ name }) => accepted.includes(name) && compressed.includes(name));
  const entityTag = `"${contentTag}${encoding ? `-${encoding.name}` : ''}"`;
  const headers = {
    ...fileHeaders(file, page),
    ...(file.address === CODE_PAGE.path ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    vary: 'accept-encoding',
    etag: entityTag,
    ...(encoding ? { 'content-encoding': encoding.name } : {}),
  };
  const known = (context.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(entityTag)) return new Response(null, { status: 304, headers });
  const body = await read(encoding?.name ?? 'identity');
  return new Response(context.req.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-length': String(body.length) },
  });
}

const notFound = (context: Context) =>
  context.json(
    { error: { code: 404, message: 'There is nothing at this address.', status: 'NOT_FOUND' } },
    404,
  );

const unbuilt = (context: Context) =>
  context.text('The web app has not been built. Run "npm start", or "npm run build" first.', 503);
