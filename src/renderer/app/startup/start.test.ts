import { describe, expect, it, vi } from 'vitest';
import { createXhrFetch, isIosSafari } from './iosSafariTransport.ts';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';

describe('Start-up', () => {
  it('unregisters all service workers', async () => {
    const unregister = vi.fn(async () => true);
    const registration = { unregister } as unknown as ServiceWorkerRegistration;
    await unregisterServiceWorkers({ getRegistrations: async () => [registration, registration] });
    expect(unregister).toHaveBeenCalledTimes(2);
  });

  it('goes on where service workers cannot be asked for', async () => {
    await unregisterServiceWorkers({ getRegistrations: () => Promise.reject(new DOMException('no')) });
  });
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

describe('The iOS Safari transport', () => {
  it.each([
    ['an iPhone', iphone, 5, true],
    ['an iPad that calls itself a Macintosh', mac, 5, true],
    ['a Mac', mac, 0, false],
    ['Chrome on iOS', iphone.replace('Version/18.0', 'CriOS/130.0'), 5, false],
  ])('knows %s', (_name, userAgent, maxTouchPoints, expected) => {
    expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(expected);
  });

  it('leaves originals to the native fetch, which no clock cuts short', async () => {
    const asked: string[] = [];
    const native: typeof fetch = async (input) => {
      asked.push(String(input));
      return new Response('film');
    };
    const refuse = () => {
      throw new Error('An original went through the transport of 30 s.');
    };
    const send = createXhrFetch(refuse, native);
    const originals = [
      'https://storage.example.org/v0/b/amaranth/o/users%2Fa%2Fmedia%2Fb%2Foriginal?alt=media',
      'https://storage.example.org/amaranth/users/a/media/b/original?X-Goog-Signature=00',
    ];
    for (const original of originals) expect(await (await send(original)).text()).toBe('film');
    expect(asked).toEqual(originals);
  });

  it('leaves files on their way to the media store to the native fetch', async () => {
    const asked: string[] = [];
    const native: typeof fetch = async (_input, init) => {
      asked.push(await new Response(init?.body ?? null).text());
      return new Response('');
    };
    const refuse = () => {
      throw new Error('A file went through the transport of 30 s.');
    };
    const send = createXhrFetch(refuse, native);
    const address = 'https://storage.example.org/v0/b/amaranth/o?name=users%2Fa%2Fmedia%2Fb%2Foriginal';
    const sent: Record<string, string>[] = [
      { 'X-Goog-Upload-Command': 'upload', 'X-Goog-Upload-Offset': '0' },
      { 'X-Goog-Upload-Command': 'upload, finalize', 'X-Goog-Upload-Offset': '4' },
      { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=x' },
    ];
    for (const headers of sent) {
      await send(address, { method: 'POST', headers, body: new Blob(['film']) });
    }
    expect(asked).toEqual(['film', 'film', 'film']);
  });

  it('gives up after 30 s like a network failure', async () => {
    const requests: XMLHttpRequest[] = [];
    const createRequest = () => {
      const request = {
        open: () => undefined,
        setRequestHeader: () => undefined,
        send: () => undefined,
        abort: () => undefined,
      } as unknown as XMLHttpRequest;
      requests.push(request);
      return request;
    };
    const request = createXhrFetch(createRequest, fetch)('https://example.org/v1/accounts:signUp', {
      method: 'POST',
      body: '{}',
    });
    await vi.waitFor(() => expect(requests[0]?.ontimeout).toBeTypeOf('function'));
    expect(requests[0]?.timeout).toBe(30_000);
    requests[0]?.ontimeout?.call(requests[0], new Event('timeout') as ProgressEvent);
    await expect(request).rejects.toBeInstanceOf(TypeError);
  });
});
