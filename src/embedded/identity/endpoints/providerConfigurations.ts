/**
 * Providers that the business logic would configure while the server runs (`oauthIdpConfigs`, `inboundSamlConfigs`). Here
 * the operator's configuration names them: there is none to list, and none is taken.
 */
import type { Context } from 'hono';
import { fail, IdentityError } from '../identityError.ts';
import { assertPrivileged, type IdentityService } from '../service.ts';

export async function listProviders(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  return {};
}

export async function findProvider(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  throw new IdentityError('CONFIGURATION_NOT_FOUND', 404, 'NOT_FOUND');
}

export async function addProvider(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  return fail('OPERATION_NOT_ALLOWED', 'Identity providers are part of this server’s configuration.');
}
