/** What `/health` says, and what a disk without room does to every protocol. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import type { Heartbeat } from '../../../src/embedded/http/health.ts';
import { answerFailure } from '../../../src/embedded/http/refuse.ts';
import { silentLogger } from '../../../src/embedded/log/logger.ts';
import { type Backend, type BackendOptions, movableClock, startBackend } from '../../support/backend.ts';

let backend: Backend | null = null;
afterEach(async () => {
  await backend?.stop();
  backend = null;
});

async function start(options: BackendOptions) {
  const started = await startBackend({ emulator: false, ...options });
  backend = started;
  const health = async () => {
    const response = await fetch(`${started.origin}/health`);
    return { code: response.status, body: await response.json() };
  };
  return { origin: started.origin, health };
}

describe('/health', () => {
  test('is ok while the data folder can be written and the jobs run', async () => {
    const beat: Heartbeat = { job: 'sweep', lastRunAt: '2026-11-21T03:00:00.000Z', isLate: false };
    const { health } = await start({ readHeartbeats: async () => [beat] });
    expect(await health()).toEqual({ code: 200, body: { status: 'ok', jobs: [beat] } });
  });

  test('says when a job is late, and goes on serving', async () => {
    const beat: Heartbeat = { job: 'purge', lastRunAt: null, isLate: true };
    const { health } = await start({ readHeartbeats: async () => [beat] });
    expect(await health()).toMatchObject({ code: 200, body: { status: 'late' } });
  });

  test('is 503 while the disk has no room, and 200 again once it has', async () => {
    let free = 1_000;
    const clock = movableClock();
    const { health, origin } = await start({ clock, freeBytes: () => free });
    expect(await health()).toMatchObject({ code: 503, body: { status: 'diskFull' } });
    const upload = await fetch(`${origin}/v0/b/amaranth-local.appspot.com/o?name=a`, {
      method: 'POST',
      body: 'bytes',
    });
    expect(upload.status).toBe(507);
    free = 1_000_000_000_000;
    await expect
      .poll(
        async () => {
          clock.advance(2_000);
          return (await health()).code;
        },
        { timeout: 15_000 },
      )
      .toBe(200);
  });
});

test('a statement that finds the disk full is answered 507, whichever protocol sent it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  const database = new DatabaseSync(join(folder, 'full.db'));
  database.exec('CREATE TABLE page (content TEXT); PRAGMA max_page_count = 4');
  const site = new Hono();
  site.post('/', () => {
    database.prepare('INSERT INTO page VALUES (?)').run('x'.repeat(100_000));
    return new Response();
  });
  site.onError((failure, context) => answerFailure(failure, context, silentLogger));
  const response = await site.request('/', { method: 'POST' });
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({ error: { code: 507, status: 'RESOURCE_EXHAUSTED' } });
  database.close();
  rmSync(folder, { recursive: true });
});
