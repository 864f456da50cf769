/**
 * Mutated requests: whatever arrives, the answer is the vendor's 4xx or a success, never a 5xx, a hang or a crash.
 * `AMARANTH_FUZZ` says how many are sent; a failure names its seed, `AMARANTH_FUZZ_SEED` repeats it.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { random } from './random.ts';

export const FUZZ_COUNT = Number(process.env.AMARANTH_FUZZ ?? 1_500);
const SEED = Number(process.env.AMARANTH_FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 16;

/** A web build of one page, so that an address of the app is answered whether or not the app was built. */
export function onePageBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amaranth-web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Amaranth</title>');
  return folder;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

export const json = (method: string, path: string, body: unknown, token = ''): Asked => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});
export const get = (path: string, token = ''): Asked => ({
  method: 'GET',
  path,
  headers: token ? { authorization: `Bearer ${token}` } : {},
  body: null,
});

const pieces = [
  '',
  '%',
  '%00',
  '%zz',
  '..',
  '/',
  '//',
  '\\',
  '\u0000',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  'null',
  'true',
  '-1',
  '1e999',
  '99999999999999999999',
  '0.1',
  'NaN',
  '\ud800',
  '💐',
  '__proto__',
  'constructor',
  'é',
  '(',
  ')',
  '`',
  '<script>',
  'a'.repeat(3_000),
  '[[[[[[[[[[[[[[[[[[[[[[[[',
  '?',
  '&',
  '=',
  '#',
  ';',
  ':',
  '*',
  '~',
  ' ',
  '\n',
  '\r\n',
];

/** Values of a kind that nobody expects in the place of another. */
const traps: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  { length: 1e9 },
  { __proto__: null, constructor: {} },
  [[[[]]]],
  [],
  {},
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  '',
  '2026-13-45T99:99:99Z',
  'x'.repeat(2_000),
];

/** Query parameters that some route reads. */
const parameters = [
  'alt',
  'continueUrl',
  'currentDocument.exists',
  'currentDocument.updateTime',
  'delimiter',
  'documentId',
  'ifGenerationMatch',
  'key',
  'mask.fieldPaths',
  'maxResults',
  'name',
  'nextPageToken',
  'orderBy',
  'pageSize',
  'pageToken',
  'prefix',
  'readTime',
  'redirect_uri',
  'response-content-disposition',
  'showMissing',
  'startOffset',
  'state',
  'token',
  'transaction',
  'updateMask',
  'updateMask.fieldPaths',
  'uploadType',
  'upload_id',
];

/** JSON with one of its values, wherever it stands, replaced by a trap. */
function springTrap(text: string, next: () => number): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return text;
  }
  const places: (() => void)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      places.push(() => Object.assign(value, { [key]: traps[Math.floor(next() * traps.length)] }));
      visit(part);
    }
  };
  visit(json);
  places[Math.floor(next() * places.length)]?.();
  return JSON.stringify(json);
}

function mutate(asked: Asked, next: () => number): Asked {
  const pick = <Choice>(list: readonly Choice[]): Choice => list[Math.floor(next() * list.length)] as Choice;
  const cut = (text: string): string => {
    const from = Math.floor(next() * (text.length + 1));
    const to = Math.min(text.length, from + Math.floor(next() * 12));
    return text.slice(0, from) + pick(pieces) + text.slice(to);
  };
  let { method, path, headers, body } = asked;
  for (let changes = 1 + Math.floor(next() * 3); changes > 0; changes -= 1) {
    const where = next();
    if (where < 0.2 && body !== null) body = springTrap(body, next);
    else if (where < 0.45 && body !== null) body = cut(body);
    else if (where < 0.55) {
      const value = encodeURIComponent(pick(pieces).toWellFormed());
      path = `${path}${path.includes('?') ? '&' : '?'}${pick(parameters)}=${value}`;
    } else if (where < 0.75) path = `/${cut(path.slice(1))}`;
    else if (where < 0.85) method = pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
    else {
      const name = pick([
        ...Object.keys(headers),
        'content-type',
        'authorization',
        'range',
        'content-range',
        'host',
        'x-http-method-override',
      ]);
      headers = { ...headers, [name]: cut(headers[name] ?? '') };
    }
  }
  return { method, path, headers, body };
}

/** Null for what no client can put on the wire. */
async function send(origin: string, { method, path, headers, body }: Asked): Promise<number | null> {
  let request: Request;
  try {
    const isBodyless = method === 'GET' || method === 'HEAD';
    request = new Request(origin + path.replaceAll(/[\s#]/g, ''), {
      method,
      headers,
      ...(isBodyless || body === null ? {} : { body }),
    });
  } catch {
    return null;
  }
  const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
  await response.arrayBuffer();
  return response.status;
}

/** Sends mutations of the templates, many at once, and expects every answer to be one. */
export async function bombard(
  origin: string,
  templates: readonly Asked[],
  beforeEach: () => void = () => undefined,
): Promise<void> {
  let sent = 0;
  const failures: string[] = [];
  const work = async (lane: number): Promise<void> => {
    for (let turn = lane; turn < FUZZ_COUNT; turn += AT_ONCE) {
      const next = random(SEED + turn);
      const template = templates[Math.floor(next() * templates.length)];
      if (!template) continue;
      const asked = mutate(template, next);
      beforeEach();
      try {
        const status = await send(origin, asked);
        if (status === null) continue;
        sent += 1;
        if (status >= 500 && status !== 501)
          failures.push(`${SEED + turn} ${status} ${JSON.stringify(asked).slice(0, 600)}`);
      } catch (error) {
        failures.push(`${SEED + turn} ${String(error)} ${JSON.stringify(asked).slice(0, 600)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
  expect(failures.slice(0, 10)).toEqual([]);
  expect(sent).toBeGreaterThan(FUZZ_COUNT / 2);
  expect((await fetch(`${origin}/health`)).status).toBe(200);
}
