/**
 * A plain HTTP address of the backend: webhooks, links in mails. Deployed as an `onRequest` function,
 * served by the embedded server under the same path, written against the web's own Request and Response.
 */
import type { Services } from './services.ts';

interface EndpointContext {
  readonly services: Services;
}

export interface Endpoint {
  /** `group-verb`, as Cloud Functions deploys it. */
  readonly name: `${string}-${string}`;
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  /** The body is the exact bytes received, so that a webhook's signature can be checked. */
  run(request: Request, context: EndpointContext): Promise<Response>;
}

export function defineEndpoint(endpoint: Endpoint): Endpoint {
  return endpoint;
}
