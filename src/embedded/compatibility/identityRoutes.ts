/**
 * What only the vendor's Auth Emulator has: a wipe, the codes it sent, two settings. It asks for no credential, as the
 * vendor's does not.
 * Source: https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator
 */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { IdentityError } from '../identity/identityError.ts';
import { type IdentityService, readBody } from '../identity/service.ts';
import type { SentCodes } from './sentCodes.ts';

const configSchema = z.looseObject({
  signIn: z.looseObject({ allowDuplicateEmails: z.boolean().optional() }).optional(),
  emailPrivacyConfig: z.looseObject({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

export function createIdentityRoutes(service: IdentityService, sentCodes: SentCodes): Hono {
  const routes = new Hono();
  const base = '/emulator/v1/projects/:project';
  const { accounts, tickets, projectConfiguration } = service;

  routes.delete(`${base}/accounts`, (context) => {
    accounts.removeAll();
    tickets.removeAll();
    sentCodes.forget();
    return context.json({});
  });
  routes.get(`${base}/oobCodes`, (context) =>
    context.json({ oobCodes: sentCodes.links().filter(({ oobCode }) => tickets.isOpen(oobCode)) }),
  );
  routes.get(`${base}/verificationCodes`, (context) =>
    context.json({
      verificationCodes: sentCodes.texts().filter(({ sessionInfo }) => tickets.isOpen(sessionInfo)),
    }),
  );

  const answerConfig = (context: Context) => {
    const { emailPrivacyConfig } = projectConfiguration.read();
    return context.json({ signIn: { allowDuplicateEmails: false }, emailPrivacyConfig });
  };
  routes.get(`${base}/config`, answerConfig);
  routes.patch(`${base}/config`, async (context) => {
    const { signIn, emailPrivacyConfig } = await readBody(context, configSchema);
    if (signIn?.allowDuplicateEmails)
      throw new IdentityError('One account an address: this server has no other mode.', 400);
    if (emailPrivacyConfig) projectConfiguration.merge({ emailPrivacyConfig }, ['emailPrivacyConfig']);
    return answerConfig(context);
  });
  return routes;
}
