import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyValueStorage } from '../platform.ts';
import { popupAnswerKey } from './popupAnswer.ts';
import { openPopupSignIn } from './popupSignIn.ts';

const STATE = 'abcdefghijklmnopqrst';
const KEY = popupAnswerKey(STATE);
const request = {
  authorizationUrl: 'https://provider.example.org/authorize?client_id=a',
  state: STATE,
  opensSystemBrowser: false,
  signal: new AbortController().signal,
};

const popup = { closed: false, close: vi.fn() };
const open = vi.fn((_address: URL, _name: string, _features: string): typeof popup | null => popup);

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  popup.close.mockClear();
  open.mockClear();
  const place = { screenX: 100, screenY: 50, outerWidth: 1500, outerHeight: 900 };
  vi.stubGlobal('window', { ...place, open, location: { origin: 'https://amaranth.example' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The provider’s window', () => {
  it('is 500 by 600, in the middle of ours', async () => {
    void openPopupSignIn(request, memoryStorage());
    const [address, , features] = open.mock.calls[0] ?? [];
    expect(features?.split(',')).toEqual(
      expect.arrayContaining(['popup', 'width=500', 'height=600', 'left=600', 'top=200']),
    );
    expect(address?.searchParams.get('redirect_uri')).toBe('https://amaranth.example/sign-in-return.html');
  });

  it('is asked for its answer every second, and closed', async () => {
    const storage = memoryStorage();
    const reads = vi.spyOn(storage, 'get');
    const answered = openPopupSignIn(request, storage);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(reads).toHaveBeenCalledTimes(2);
    storage.set(KEY, `?code=xyz&state=${STATE}`);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toEqual({
      kind: 'answered',
      parameters: `?code=xyz&state=${STATE}`,
      redirectUri: 'https://amaranth.example/sign-in-return.html',
    });
    expect(storage.get(KEY)).toBeNull();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('that was closed is waited for a little: its answer may be written as it closes', async () => {
    popup.closed = true;
    const storage = memoryStorage();
    const late = openPopupSignIn(request, storage);
    await vi.advanceTimersByTimeAsync(2_000);
    storage.set(KEY, `?error=access_denied&state=${STATE}`);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await late).toMatchObject({ kind: 'answered', parameters: `?error=access_denied&state=${STATE}` });
    const never = openPopupSignIn(request, storage);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await never).toEqual({ kind: 'closed' });
  });

  it('is closed once it is given up', async () => {
    const given = new AbortController();
    void openPopupSignIn({ ...request, signal: given.signal }, memoryStorage());
    given.abort();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('that the browser blocked is told so', async () => {
    open.mockReturnValueOnce(null);
    expect(await openPopupSignIn(request, memoryStorage())).toEqual({ kind: 'blocked' });
  });
});
