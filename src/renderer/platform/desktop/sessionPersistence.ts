/**
 * Where the identity SDK keeps the session on the desktop: the OS keychain, through the bridge. The id token is
 * dropped before the text leaves the page (the SDK fetches a new one with the refresh token), so that what is kept
 * is small enough for every keychain and nothing else secret is ever written.
 *
 * The SDK's `Persistence` is a class with a `type`; these are the methods it calls on it
 * (`@firebase/auth`, `PersistenceInternal`).
 */
import type { Persistence } from 'firebase/auth';
import { z } from 'zod';
import { logWarning } from '#platform/logging/logger.ts';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import { isSessionKey } from '../sessionKey.ts';

const storedUserSchema = z.looseObject({
  stsTokenManager: z.looseObject({ refreshToken: z.string() }).optional(),
});
const sessionTextSchema = z.object({ key: z.string(), value: z.unknown() });

/** The SDK's user without its id token. Anything else the SDK stores is kept as it is. */
function withoutIdToken(value: unknown): unknown {
  const user = storedUserSchema.safeParse(value);
  const refreshToken = user.data?.stsTokenManager?.refreshToken;
  if (!user.success || refreshToken === undefined) return value;
  return { ...user.data, stsTokenManager: { refreshToken, expirationTime: 0 } };
}

/** Null for none, and for one that was cut short or is not ours: the person signs in again. */
function parseSession(text: string | null): z.output<typeof sessionTextSchema> | null {
  try {
    return text === null ? null : sessionTextSchema.parse(JSON.parse(text));
  } catch {
    logWarning('The session of this computer could not be read');
    return null;
  }
}

/** Builds the persistence class over a bridge, as `initializeAuth` takes it. */
export function createKeychainPersistence(bridge: DesktopBridge): Persistence {
  return class KeychainPersistence {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    /** Short-lived values (a redirect in progress) stay in memory. */
    readonly #passing = new Map<string, unknown>();

    async _isAvailable(): Promise<boolean> {
      return true;
    }

    async _set(key: string, value: unknown): Promise<void> {
      if (isSessionKey(key)) await bridge.writeSession(JSON.stringify({ key, value: withoutIdToken(value) }));
      else this.#passing.set(key, value);
    }

    async _get(key: string): Promise<unknown> {
      if (!isSessionKey(key)) return this.#passing.get(key) ?? null;
      const stored = parseSession(await bridge.readSession());
      return stored?.key === key ? stored.value : null;
    }

    async _remove(key: string): Promise<void> {
      if (isSessionKey(key)) await bridge.writeSession(null);
      else this.#passing.delete(key);
    }

    _addListener(): void {
      // One window holds the session; there is no other to hear from.
    }

    _removeListener(): void {
      // See _addListener.
    }
  };
}
