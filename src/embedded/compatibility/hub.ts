/**
 * Where the vendors' test libraries look for their emulators. Here all of them are this server. Source: the Emulator
 * Hub of firebase-tools, `GET /emulators`.
 */
import { Hono } from 'hono';

const NAMES = ['hub', 'auth', 'firestore', 'storage', 'functions'] as const;

export function createHub(origin: () => string): Hono {
  const routes = new Hono();
  routes.get('/emulators', (context) => {
    const { hostname: host, port } = new URL(origin());
    return context.json(Object.fromEntries(NAMES.map((name) => [name, { name, host, port: Number(port) }])));
  });
  return routes;
}
