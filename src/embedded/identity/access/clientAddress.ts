/** The address requests are counted under: as the trusted proxies name it, else the socket's. */
import type { Context } from 'hono';

export function clientAddressOf(context: Context): string {
  const named: unknown = context.get('clientAddress');
  if (typeof named === 'string') return named;
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'unknown';
}
