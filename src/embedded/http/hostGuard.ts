/**
 * On a loopback address the server answers only to loopback names: a web page whose name was rebound to
 * 127.0.0.1 sends its own name and gets nothing.
 */
import type { MiddlewareHandler } from 'hono';

const LOOPBACK_NAME = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
export const isLoopbackAddress = (host: string) => LOOPBACK_NAME.test(host) || host === '::1';

export function hostGuard(boundTo: string, publicOrigin: string | null): MiddlewareHandler {
  const publicName = publicOrigin ? new URL(publicOrigin).hostname : null;
  const isOpen = !isLoopbackAddress(boundTo);
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (isOpen || LOOPBACK_NAME.test(hostname) || hostname === publicName) return next();
    return context.json({ error: { code: 421, message: 'This server is not known by that name.' } }, 421);
  };
}
