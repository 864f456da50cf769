/** Turns the catalogue's entries into Cloud Functions (2nd generation). */
import { HttpsError, onCall, onRequest } from 'firebase-functions/v2/https';
import { onUserDeleted } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { CLIENT_VERSION_PARAMETER } from '#shared/clientVersion.ts';
import { FUNCTIONS_REGION } from '#shared/limits.ts';
import type { AccountTrigger } from '../accountTrigger.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { Refusal, toWireError } from '../errors.ts';
import type { CallableHandler } from '../handler.ts';
import type { Schedule } from '../schedule.ts';
import { cloudServices } from './cloudServices.ts';

type CloudFunction =
  | ReturnType<typeof onCall>
  | ReturnType<typeof onRequest>
  | ReturnType<typeof onSchedule>
  | ReturnType<typeof onUserDeleted>;

/** The functions of one group by their verb: `albums-create` is `{ create }` of `albums`. */
export function deployGroup(catalogue: Catalogue, group: string): Record<string, CloudFunction> {
  const entries = [
    ...catalogue.callables.map((handler) => [handler.name, () => deployCallable(handler)] as const),
    ...catalogue.endpoints.map((endpoint) => [endpoint.name, () => deployEndpoint(endpoint)] as const),
    ...catalogue.schedules.map((schedule) => [schedule.name, () => deploySchedule(schedule)] as const),
    ...catalogue.accountTriggers.map((trigger) => [trigger.name, () => deployTrigger(trigger)] as const),
  ];
  return Object.fromEntries(
    entries
      .filter(([name]) => name.startsWith(`${group}-`))
      .map(([name, deploy]) => [name.slice(group.length + 1), deploy()]),
  );
}

function deployCallable(handler: CallableHandler): CloudFunction {
  return onCall({ region: FUNCTIONS_REGION, cors: true, invoker: 'public' }, async (request, response) => {
    const services = cloudServices();
    const { auth } = request;
    try {
      return await handler.call(request.data, {
        services,
        address: request.rawRequest.ip ?? 'unknown',
        clientVersion: String(request.rawRequest.query[CLIENT_VERSION_PARAMETER] ?? ''),
        caller: auth
          ? {
              uid: auth.uid,
              email: auth.token.email ?? null,
              emailVerified: auth.token.email_verified === true,
              claims: auth.token,
            }
          : null,
        ...(response && request.acceptsStreaming
          ? {
              signal: response.signal,
              send: async (chunk: unknown) => {
                await response.sendChunk(chunk);
              },
            }
          : {}),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) {
        services.log.log('error', 'callable-failed', { name: handler.name, reason: String(error) });
      }
      const { code, message, details } = toWireError(error);
      throw new HttpsError(code, message, details);
    }
  });
}

function deployEndpoint(endpoint: Endpoint): CloudFunction {
  return onRequest({ region: FUNCTIONS_REGION, invoker: 'public' }, async (request, response) => {
    if (!endpoint.methods.some((method) => method === request.method)) {
      response.set('Allow', endpoint.methods.join(', ')).status(405).end();
      return;
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      for (const part of Array.isArray(value) ? value : [value]) {
        if (part !== undefined) headers.append(name, part);
      }
    }
    const answer = await endpoint.run(
      new Request(`https://${request.hostname}${request.originalUrl}`, {
        method: request.method,
        headers,
        ...(request.method === 'GET' ? {} : { body: new Uint8Array(request.rawBody) }),
      }),
      { services: cloudServices() },
    );
    response.status(answer.status);
    answer.headers.forEach((value, name) => {
      response.append(name, value);
    });
    response.send(Buffer.from(await answer.arrayBuffer()));
  });
}

function deploySchedule(schedule: Schedule): CloudFunction {
  return onSchedule(
    { schedule: schedule.expression, timeZone: 'Etc/UTC', region: FUNCTIONS_REGION, retryCount: 3 },
    (event) => schedule.run({ services: cloudServices(), dueAt: Date.parse(event.scheduleTime) }),
  );
}

/** Told again until it ran: nobody else would say that the account is gone. */
function deployTrigger(trigger: AccountTrigger): CloudFunction {
  return onUserDeleted({ region: FUNCTIONS_REGION, retry: true }, ({ data }) =>
    trigger.run(data.uid, { services: cloudServices() }),
  );
}
