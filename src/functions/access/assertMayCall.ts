/** The door of every callable: rights and the read-only demo are decided here, once, for both transports. */
import { isOlderClient } from '#shared/clientVersion.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { assertAdministrator } from './assertAdministrator.ts';
import { assertSessionGoesOn } from './endedSessions.ts';

export type Access = 'visitor' | 'user' | 'admin';

interface Door {
  readonly access: Access;
  readonly effect: 'reads' | 'writes';
  readonly servesEveryVersion?: boolean | undefined;
  readonly servesDemo?: boolean | undefined;
}

interface Call {
  readonly caller: Caller | null;
  readonly services: Services;
  /** As the page says it; absent where it says none. */
  readonly clientVersion?: string;
}

/** See [Note: Versions meet]. Throws Refusal `client-outdated`. */
function assertClientIsServed(clientVersion: string, { configuration }: Services): void {
  const { minimumClientVersion } = configuration;
  if (!isOlderClient(clientVersion, minimumClientVersion)) return;
  throw new Refusal('client-outdated', 'This page is older than its server. Reload it to go on.', {
    minimumClientVersion,
  });
}

/**
 * Resolves when this caller may call; a visitor is null. Throws Refusal `client-outdated`, `not-signed-in`,
 * `session-ended`, `demo-account-read-only` or `admin-only`.
 */
export async function assertMayCall(
  { access, effect, servesEveryVersion = false, servesDemo = false }: Door,
  { caller, services, clientVersion }: Call,
): Promise<void> {
  if (effect === 'writes' && !servesEveryVersion) assertClientIsServed(clientVersion ?? '', services);
  if (!caller) {
    if (access === 'visitor') return;
    throw new Refusal('not-signed-in', 'Sign in to do this.');
  }
  await assertSessionGoesOn(caller, services);
  if (effect === 'writes' && !servesDemo && caller.claims.demo === true) {
    throw new Refusal(
      'demo-account-read-only',
      'This is the demo family: look around freely, nothing is changed.',
    );
  }
  if (access === 'admin') await assertAdministrator(caller, services);
}
