/** The types of the files that a build of the app holds: hono's table, and what it does not know. */
import { getMimeType, mimes } from 'hono/utils/mime';

const known = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  // What pdf.js and the writer of printed codes read as bytes: character maps, typefaces, a colour profile.
  bcmap: 'application/octet-stream',
  pfb: 'application/octet-stream',
  icc: 'application/vnd.iccprofile',
};

/** Null for what no build of ours should hold. */
export function contentTypeOf(fileName: string): string | null {
  const type: unknown = getMimeType(fileName, known);
  // The table is an object: a file called "x.constructor" finds a function in it.
  return typeof type === 'string' ? type : null;
}

/** Whether an address may be a page of the router: a missing asset of an older build must not come back as one. */
export function mayBePage(path: string): boolean {
  return !path.startsWith('/assets/') && !/\.[a-z0-9]+$/i.test(path);
}
