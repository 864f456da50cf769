/**
 * Sends log entries to a service that speaks the Sentry envelope protocol
 * (https://develop.sentry.dev/sdk/data-model/envelopes/). Loaded only when the operator configured an address.
 * Texts are scrubbed of e-mail addresses, tokens and query strings before they leave.
 */
import type { Clock } from '#shared/clock.ts';
import { scrub } from '#shared/scrub.ts';
import type { LogEntry, LogSink } from './logger.ts';

interface Destination {
  readonly envelopeUrl: string;
  readonly dsn: string;
}

/** `https://<key>@<host>/<path>/<project>`; null when it is not such an address. */
export function parseDsn(dsn: string): Destination | null {
  if (!URL.canParse(dsn)) return null;
  const url = new URL(dsn);
  const segments = url.pathname.split('/').filter(Boolean);
  const project = segments.pop();
  if (!url.username || !project || !/^https?:$/.test(url.protocol)) return null;
  const prefix = segments.map((segment) => `/${segment}`).join('');
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: url.username });
  return { dsn, envelopeUrl: `${url.protocol}//${url.host}${prefix}/api/${project}/envelope/?${query}` };
}

function envelope({ dsn }: Destination, entry: LogEntry, now: number, eventId: string): string {
  const { error } = entry;
  const facts = Object.fromEntries(
    Object.entries(entry.facts).map(([key, value]) => [
      key,
      typeof value === 'string' ? scrub(value) : value,
    ]),
  );
  const event = {
    event_id: eventId,
    timestamp: now / 1000,
    platform: 'javascript',
    level: entry.level,
    message: { formatted: scrub(entry.event) },
    extra: facts,
    ...(error instanceof Error
      ? {
          exception: {
            values: [{ type: error.name, value: scrub(error.message) }],
          },
          contexts: { stack: { text: scrub(error.stack ?? '') } },
        }
      : {}),
  };
  const lines = [{ event_id: eventId, dsn, sent_at: new Date(now).toISOString() }, { type: 'event' }, event];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}

/** A sink that reports and forgets: a service that is down costs nothing. Null when the address cannot be read. */
export function createSentrySink(
  dsn: string,
  clock: Clock,
  send: (url: string, body: string) => Promise<unknown> = post,
): LogSink | null {
  const destination = parseDsn(dsn);
  if (!destination) return null;
  return (entry) => {
    const eventId = crypto.randomUUID().replaceAll('-', '');
    send(destination.envelopeUrl, envelope(destination, entry, clock.now(), eventId)).catch(() => undefined);
  };
}

function post(url: string, body: string): Promise<unknown> {
  return fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-sentry-envelope' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
}
