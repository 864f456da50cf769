/** The keychain is made up: one entry behind the bridge. What the identity SDK does with it is tested with the SDK itself. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import { createKeychainPersistence } from './sessionPersistence.ts';

const sessionKey = 'firebase:authUser:an-api-key:amaranth';
const user = {
  uid: 'rose',
  email: 'rose@family.example',
  stsTokenManager: {
    refreshToken: 'r-1',
    accessToken: 'id-token-of-rose',
    expirationTime: 1_900_000_000_000,
  },
};

/** What the SDK calls: it makes the class itself, and its methods are not in the public type. */
interface SdkPersistence {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
  _get(key: string): Promise<unknown>;
  _remove(key: string): Promise<void>;
}

let entry: string | null = null;
function open(): SdkPersistence {
  const bridge: Pick<DesktopBridge, 'readSession' | 'writeSession'> = {
    readSession: async () => entry,
    writeSession: async (text) => {
      entry = text;
    },
  };
  const Made = createKeychainPersistence(bridge as DesktopBridge) as unknown as new () => SdkPersistence;
  return new Made();
}

beforeEach(() => {
  entry = null;
});

describe('The session of the desktop', () => {
  test('is written without the id token, and with nothing else left out', async () => {
    await open()._set(sessionKey, user);
    expect(entry).not.toContain('id-token-of-rose');
    expect(await open()._get(sessionKey)).toEqual({
      ...user,
      stsTokenManager: { refreshToken: 'r-1', expirationTime: 0 },
    });
  });

  test('is that of one server and no other', async () => {
    await open()._set(sessionKey, user);
    expect(await open()._get('firebase:authUser:another-key:amaranth')).toBeNull();
  });

  test('is gone once the person signed out', async () => {
    await open()._set(sessionKey, user);
    await open()._remove(sessionKey);
    expect(entry).toBeNull();
    expect(await open()._get(sessionKey)).toBeNull();
  });

  test.each(['half of i', '"a note"', '{"value":{}}', 'null'])(
    'is none where what the keychain has is not one: %s',
    async (text) => {
      entry = text;
      expect(await open()._get(sessionKey)).toBeNull();
    },
  );

  test('has nothing of a sign-in that is still going on', async () => {
    const persistence = open();
    await persistence._set('firebase:redirectEvent', { eventId: 'e-1' });
    expect(entry).toBeNull();
    expect(await persistence._get('firebase:redirectEvent')).toEqual({ eventId: 'e-1' });
    expect(await open()._get('firebase:redirectEvent')).toBeNull();
    await persistence._remove('firebase:redirectEvent');
    expect(await persistence._get('firebase:redirectEvent')).toBeNull();
  });
});
