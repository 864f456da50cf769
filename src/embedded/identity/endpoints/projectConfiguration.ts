/** `projects.getConfig` and `projects.updateConfig`, as `firebase-admin`'s project configuration asks for them. */
import type { Context } from 'hono';
import { z } from 'zod';
import { failShape } from '../identityError.ts';
import type { ProjectConfiguration } from '../project/projectConfiguration.ts';
import { assertPrivileged, type IdentityService, readBody } from '../service.ts';

const describe = (
  { projectId, authorizedDomains }: IdentityService,
  configuration: ProjectConfiguration,
) => ({
  name: `projects/${projectId}/config`,
  ...configuration,
  authorizedDomains: authorizedDomains(),
});

export async function getProjectConfiguration(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  return describe(service, service.projectConfiguration.read());
}

/** Set by the operator's environment or by who owns the project, never by a call. */
const fixed: ReadonlySet<string> = new Set(['name', 'authorizedDomains', '__proto__']);

/** Takes the fields that `updateMask` names; without a mask, every field that is given. */
export async function updateProjectConfiguration(
  service: IdentityService,
  context: Context,
): Promise<unknown> {
  await assertPrivileged(service, context);
  const change = await readBody(context, z.record(z.string(), z.unknown()));
  const named = context.req.query('updateMask')?.split(',').filter(Boolean);
  const mask = (named ?? Object.keys(change)).filter(
    (path) => !path.split('.').some((part) => fixed.has(part)),
  );
  try {
    return describe(service, service.projectConfiguration.merge(change, mask));
  } catch (error) {
    if (error instanceof z.ZodError)
      failShape(`Invalid value at '${error.issues[0]?.path.join('.') ?? 'config'}'.`);
    throw error;
  }
}
