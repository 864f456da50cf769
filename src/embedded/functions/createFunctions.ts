/**
 * Hosts the catalogue of business logic where Cloud Functions would: under the emulator's address
 * (`/:project/us-central1/:name`) and under the custom domain's (`/functions/:name`).
 */
import { type Context, Hono } from 'hono';
import { FUNCTIONS_REGION } from '#shared/limits.ts';
import type { Catalogue } from '../../functions/catalogue.ts';
import type { Services } from '../../functions/services.ts';
import type { ResolveCaller } from '../caller.ts';
import { errorResponse } from './callableProtocol.ts';
import { serveCallable } from './serveCallable.ts';

/** The business logic and the SDKs behind it: loaded after the port is open, since they are most of the start. */
interface LoadedFunctions {
  readonly catalogue: Pick<Catalogue, 'callables' | 'endpoints'>;
  readonly services: Services;
}

interface FunctionsOptions {
  readonly resolveCaller: ResolveCaller;
  readonly load: () => Promise<LoadedFunctions>;
}

export function createFunctions({ resolveCaller, load }: FunctionsOptions): Hono {
  const app = new Hono();

  const serve = async (context: Context) => {
    const { catalogue, services } = await load();
    const name = context.req.param('name');
    const endpoint = catalogue.endpoints.find((candidate) => candidate.name === name);
    if (endpoint) {
      if (!endpoint.methods.some((method) => method === context.req.method)) {
        return new Response(null, { status: 405, headers: { allow: endpoint.methods.join(', ') } });
      }
      return endpoint.run(context.req.raw, { services });
    }
    const handler = catalogue.callables.find((candidate) => candidate.name === name);
    if (!handler || context.req.param('rest')) {
      return errorResponse({ code: 'not-found', message: 'There is no function of this name.' });
    }
    return serveCallable(handler, context.req.raw, {
      resolveCaller,
      services: () => Promise.resolve(services),
      address: context.get('clientAddress') ?? 'unknown',
    });
  };

  for (const prefix of ['/functions', `/:project/${FUNCTIONS_REGION}`]) {
    app.all(`${prefix}/:name`, serve);
    app.all(`${prefix}/:name/:rest{.+}`, serve);
  }
  return app;
}
