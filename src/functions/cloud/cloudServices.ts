/** The services of a deployed backend: Firebase itself, and the operator's SMTP provider. Made once an instance. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as cloudLog from 'firebase-functions/logger';
import { z } from 'zod';
import { systemClock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { createPasswordCheck } from '../checkPassword.ts';
import { createMailer } from '../mail/index.ts';
import { connectModel, quotingModel, readModelSettings } from '../modelProvider.ts';
import { readOperatorConfiguration } from '../operatorEnvironment.ts';
import { connectPayments, noPayments, readPaymentKeys } from '../paymentProvider.ts';
import { keepServerSecret } from '../serverSecret.ts';
import type { Services } from '../services.ts';
import { createLinkSigner } from '../signedLink.ts';
import { connectTranscriber, readTranscriberSettings } from '../transcriber.ts';

const variables = z.object({
  AMARANTH_APP_ORIGIN: z.url().transform((origin) => origin.replace(/\/$/, '')),
  AMARANTH_SMTP_URL: z.url(),
  /** The project's web API key, as in `/configuration.json`. */
  AMARANTH_API_KEY: z.string().min(1),
  AMARANTH_MAIL_FROM: z.string().default('Amaranth <no-reply@amaranth.example>'),
  AMARANTH_BOUNCE_DOMAIN: z.string().default(''),
});

const log: Logger = {
  log(level, event, fields = {}) {
    const write = {
      debug: cloudLog.debug,
      info: cloudLog.info,
      warning: cloudLog.warn,
      error: cloudLog.error,
    };
    write[level](event, fields);
  },
};

let services: Services | null = null;

export function cloudServices(): Services {
  if (services) return services;
  const environment = variables.parse(process.env);
  const app = getApps()[0] ?? initializeApp();
  const bucket = getStorage(app).bucket();
  const firestore = initializeFirestore(app, { preferRest: true });
  firestore.settings({ ignoreUndefinedProperties: true });
  const paymentKeys = readPaymentKeys(process.env);
  const model = readModelSettings(process.env);
  const transcriber = readTranscriberSettings(process.env);
  services = {
    readHost: null,
    firestore,
    auth: getAuth(app),
    bucket,
    clock: systemClock,
    mail: createMailer({
      url: () => environment.AMARANTH_SMTP_URL,
      from: environment.AMARANTH_MAIL_FROM,
      returnDomain: environment.AMARANTH_BOUNCE_DOMAIN,
      clock: systemClock,
    }),
    payments: paymentKeys ? connectPayments(paymentKeys) : noPayments,
    model: model ? connectModel(model, 'outside') : quotingModel,
    transcriber: transcriber && connectTranscriber(transcriber),
    outbox: null,
    log,
    configuration: readOperatorConfiguration(process.env),
    serverSecret: keepServerSecret(firestore),
    appOrigin: environment.AMARANTH_APP_ORIGIN,
    checkPassword: createPasswordCheck(
      'https://identitytoolkit.googleapis.com',
      environment.AMARANTH_API_KEY,
    ),
    // Firebase names no session of an account: only what noted itself is known.
    listSignIns: () => Promise.resolve([]),
    signedLink: createLinkSigner(bucket),
    // The build puts them beside the code, from where Firebase starts it.
    readResource: (path) => readFile(join(process.cwd(), 'resources', path)),
  };
  return services;
}
