/**
 * Whose request it is, by address. Behind a reverse proxy every connection comes from the proxy: it is believed about
 * the client when its own address is configured as trusted, and nobody else is.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { limitKeyOf } from '../../functions/limitKey.ts';
import { environmentOf } from './environment.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The client's own address, in its shortest form; `unknown` when the connection is gone. */
    clientAddress: string;
    /** How the client addressed this server: `https://memories.example`. */
    requestOrigin: string;
  }
}

export type IsTrusted = (address: string) => boolean;

/** `ranges` are addresses or CIDR ranges (`10.0.0.0/8`, `fd00::/8`). Throws RangeError for what is neither. */
export function trustProxies(ranges: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = prefix === undefined ? longest : Number(prefix);
    if (version === 0 || prefix === '' || !Number.isInteger(length) || length < 0 || length > longest) {
      throw new RangeError(`"${range}" is neither an address nor a range like 10.0.0.0/8`);
    }
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * Reads `X-Forwarded-For` from the right, through trusted hops only: what a client itself wrote there is further left.
 */
export function clientAddressOf(request: IncomingMessage, isTrusted: IsTrusted): string {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  if (address === null) return 'unknown';
  const hops = forwarded(request, 'x-forwarded-for');
  while (isTrusted(address)) {
    const next = plainAddress(hops.pop() ?? '');
    if (next === null) break;
    address = next;
  }
  return address;
}

/** What the limits of this request count under. */
export function limitKey(context: Context): string {
  // Routes that are tried without the site around them have no client.
  const address: string | undefined = context.get('clientAddress');
  return limitKeyOf(address ?? 'unknown');
}

/** Sets `clientAddress` and `requestOrigin` for every route. */
export function identifyClient(isTrusted: IsTrusted, publicOrigin: string | null): MiddlewareHandler {
  return async (context, next) => {
    const { incoming, askedFor } = environmentOf(context);
    const address = incoming ? clientAddressOf(incoming, isTrusted) : 'unknown';
    context.set('clientAddress', askedFor ?? address);
    const own = new URL(context.req.url).origin;
    context.set('requestOrigin', publicOrigin ?? (incoming && forwardedOrigin(incoming, isTrusted)) ?? own);
    await next();
  };
}

/** The origin that a trusted proxy says it was asked for; null when none does. */
function forwardedOrigin(request: IncomingMessage, isTrusted: IsTrusted): string | null {
  if (!isTrusted(plainAddress(request.socket.remoteAddress ?? '') ?? '')) return null;
  const scheme = forwarded(request, 'x-forwarded-proto').pop();
  const host = forwarded(request, 'x-forwarded-host').pop() ?? request.headers.host;
  const address = `${scheme}://${host}`;
  if (scheme !== 'http' && scheme !== 'https') return null;
  return URL.canParse(address) ? new URL(address).origin : null;
}

function forwarded({ headers }: IncomingMessage, name: string): string[] {
  const value = headers[name];
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  return text === '' ? [] : text.split(',').map((part) => part.trim());
}

/** Without brackets, port and the IPv6 form of an IPv4 address. Null for what is no address. */
function plainAddress(text: string): string | null {
  const bare =
    /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const [address = ''] = bare.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  return isIP(address) === 0 ? null : address;
}
