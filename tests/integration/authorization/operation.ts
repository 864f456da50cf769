/** One thing that can be asked of the server, and what each standing may expect of it. */
import type { Caller, Standing } from './callers.ts';
import type { Scene } from './scene.ts';

/**
 * `refused`: the answer is an error. `withoutEffect`: it may answer well, about the caller's own affairs, and tells and
 * changes nothing of the owner's. Whatever the outcome, only the owner ever sees the canary or changes the fingerprint.
 */
export type Outcome = 'allowed' | 'refused' | 'withoutEffect';

export interface Operation {
  readonly name: string;
  readonly expected: Readonly<Record<Standing, Outcome>>;
  /** Makes what the request names, once for all who are to be refused and once more for the owner's own call. */
  prepare?(scene: Scene): Promise<unknown>;
  run(scene: Scene, caller: Caller, prepared: unknown): Promise<Response>;
}

/** What nobody may, with the exceptions named. */
export function expect(exceptions: Partial<Record<Standing, Outcome>>): Readonly<Record<Standing, Outcome>> {
  return {
    owner: 'refused',
    administrator: 'refused',
    member: 'refused',
    demo: 'refused',
    visitor: 'refused',
    ended: 'refused',
    impostor: 'refused',
    ...exceptions,
  };
}

export function authorizationOf({ token, header }: Caller): Record<string, string> {
  if (header !== undefined) return { authorization: header };
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

let requests = 0;

/** From a place of its own each time: what is refused here is refused for who asks, never for how often. */
export function placeOf(): Record<string, string> {
  requests += 1;
  return { 'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}` };
}

export function sendJson(
  scene: Scene,
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${scene.backend.origin}${path}`, {
    method,
    headers: {
      ...authorizationOf(caller),
      ...placeOf(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
