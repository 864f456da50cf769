/**
 * On iOS Safari `fetch` is replaced by one made on XMLHttpRequest with a 30 s timeout (SPEC §7), because requests there
 * can hang for ever when the phone changes networks. Event streams and files of the media store, on their way in either
 * direction, keep the native `fetch`: they are read as they arrive, a film may well take longer, and whoever sends one
 * sets a limit by its size.
 */
import { IOS_SAFARI_REQUEST_TIMEOUT } from '#shared/limits.ts';

interface BrowserTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** iPads call themselves Macintosh; touch gives them away. Chrome, Firefox and Edge on iOS name themselves. */
export function isIosSafari({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  const isIos = /iPad|iPhone|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|Chrome/.test(userAgent);
}

/** A file of the media store, asked for by its owner or through a signed link. */
function isMedia(address: string): boolean {
  const { searchParams } = new URL(address);
  return searchParams.get('alt') === 'media' || searchParams.has('X-Goog-Signature');
}

/** A file on its way to the media store, whole or in pieces. */
function isSending(headers: Headers): boolean {
  return headers.has('x-goog-upload-command') || headers.has('x-goog-upload-protocol');
}

const BODYLESS_STATUSES = [204, 205, 304];

/** Rejects like `fetch`: TypeError when the network fails or 30 s pass, the signal's reason when aborted. */
export function createXhrFetch(
  createRequest: () => XMLHttpRequest,
  nativeFetch: typeof fetch,
  timeout: number = IOS_SAFARI_REQUEST_TIMEOUT,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const isStream = request.headers.get('accept')?.includes('text/event-stream') ?? false;
    if (isStream || isMedia(request.url) || isSending(request.headers)) return nativeFetch(input, init);
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
    return new Promise<Response>((resolve, reject) => {
      const xhr = createRequest();
      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      xhr.timeout = timeout;
      xhr.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.onload = () => {
        const hasBody = !BODYLESS_STATUSES.includes(xhr.status);
        resolve(
          new Response(hasBody ? xhr.response : null, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: parseHeaders(xhr.getAllResponseHeaders()),
          }),
        );
      };
      xhr.onerror = () => reject(new TypeError('The network request failed.'));
      xhr.ontimeout = () => reject(new TypeError('The network request timed out.'));
      xhr.onabort = () => reject(request.signal.reason ?? new DOMException('Aborted', 'AbortError'));
      if (request.signal.aborted) {
        reject(request.signal.reason);
        return;
      }
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body && body.byteLength > 0 ? body : null);
    });
  };
}

function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

export function installIosSafariTransport(): void {
  if (!isIosSafari(navigator)) return;
  window.fetch = createXhrFetch(() => new XMLHttpRequest(), window.fetch.bind(window));
}
