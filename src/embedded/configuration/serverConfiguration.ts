/**
 * What the embedded server is told: command-line flags first, then `AMARANTH_*` environment variables, then
 * defaults that suit one family on one machine. README's table is this schema in words.
 */
import { resolve } from 'node:path';
import { z } from 'zod';
import { federatedProviderSchema, type OperatorConfiguration } from '#shared/configuration.ts';
import { type ModelSettings, readModelSettings } from '../../functions/modelProvider.ts';
import {
  type Environment,
  operatorVariables,
  readOperatorConfiguration,
} from '../../functions/operatorEnvironment.ts';
import { type PaymentKeys, readPaymentKeys } from '../../functions/paymentProvider.ts';
import { readTranscriberSettings, type TranscriberSettings } from '../../functions/transcriber.ts';
import { trustProxies } from '../http/clientAddress.ts';
import { isLoopbackAddress } from '../http/hostGuard.ts';

export const DEFAULT_PORT = 4173;

/** A value that cannot be used; the message names the variable or flag. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const truth = z
  .enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'], 'must be 1 or 0')
  .transform((word) => ['1', 'true', 'yes', 'on'].includes(word));
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().replace(/\/$/, ''))
      .filter((part) => part !== ''),
  );
const proxies = list.superRefine((ranges, context) => {
  try {
    trustProxies(ranges);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `must list addresses: ${String(error)}` });
  }
});
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const variables = z.object({
  ...operatorVariables.shape,
  AMARANTH_DATA: z.string().min(1).default('.data'),
  AMARANTH_HOST: z.string().min(1).default('127.0.0.1'),
  /** Unset: 4173, or the next free one. */
  AMARANTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  AMARANTH_WEB: z.string().min(1).default('out/web'),
  AMARANTH_RULES: z.string().min(1).default('.'),
  AMARANTH_RESOURCES: z.string().min(1).default('resources'),
  AMARANTH_EMULATOR: truth.default(false),
  AMARANTH_CHEAP_PASSWORDS: truth.default(false),
  AMARANTH_DEMO: truth.optional(),
  AMARANTH_DEMO_PASSWORD: z.string().min(6).default('demo-family-1'),
  AMARANTH_PROJECT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,29}$/, 'must be a Firebase project id')
    .default('amaranth-local'),
  AMARANTH_PUBLIC_ORIGIN: origin.optional(),
  AMARANTH_REHEARSE_PAYMENTS: truth.optional(),
  AMARANTH_ORIGINS: list,
  AMARANTH_TRUSTED_PROXIES: proxies,
  AMARANTH_TLS_CERT: z.string().optional(),
  AMARANTH_TLS_KEY: z.string().optional(),
  AMARANTH_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  AMARANTH_MAIL_FROM: z.string().default('Amaranth <no-reply@amaranth.example>'),
  AMARANTH_BOUNCE_DOMAIN: z.string().default(''),
  AMARANTH_TEXT_GATEWAY: z.string().min(1).default('text.amaranth.example'),
  AMARANTH_FEDERATED_PROVIDERS: json.pipe(z.array(federatedProviderSchema)).default([]),
  AMARANTH_LOCAL_OPENID: truth.default(true),
  AMARANTH_TOKEN_SYNC_URL: z.url().optional(),
  AMARANTH_ERROR_REPORTING_DSN: z.url().optional(),
  AMARANTH_LOG_LEVEL: z.enum(['debug', 'info', 'warning', 'error']).default('info'),
});

/** Flags and the variable each stands for. */
export const flags = {
  data: 'AMARANTH_DATA',
  host: 'AMARANTH_HOST',
  port: 'AMARANTH_PORT',
  web: 'AMARANTH_WEB',
  emulator: 'AMARANTH_EMULATOR',
  'log-level': 'AMARANTH_LOG_LEVEL',
} as const satisfies Record<string, keyof z.input<typeof variables>>;

export interface ServerConfiguration {
  readonly dataFolder: string;
  readonly host: string;
  /** `null`: 4173, or the next free one. 0: any free one. */
  readonly port: number | null;
  readonly webFolder: string;
  /** Where `firestore.rules` and `storage.rules` are. */
  readonly rulesFolder: string;
  /** Where the demo family's pictures are. */
  readonly resourcesFolder: string;
  readonly emulator: boolean;
  /** With `emulator` only: whether passwords are hashed with little work, for tests that make hundreds of accounts. */
  readonly cheapPasswords: boolean;
  /** The demo family's login, when there is one. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Where people reach the server, when that is not its own address (a reverse proxy). */
  readonly publicOrigin: string | null;
  /** Without the vendor's keys: whether test cards buy. Not where strangers reach the server, unless its operator says so. */
  readonly rehearsesPayments: boolean;
  readonly allowedOrigins: readonly string[];
  /** Addresses and ranges of the reverse proxies that are believed about their clients. */
  readonly trustedProxies: readonly string[];
  readonly tls: { readonly certificatePath: string; readonly keyPath: string } | null;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Whose mail server hands what comes back to `mail-bounced`; empty for none. */
  readonly bounceDomain: string;
  /** The domain whose mail becomes a text message. */
  readonly textGateway: string;
  readonly operator: OperatorConfiguration;
  /** Of the operator's account at Stripe; without one, this server answers in its place and no money moves. */
  readonly stripe: PaymentKeys | null;
  /** The operator's model server; without one, this server quotes what was recorded. */
  readonly model: ModelSettings | null;
  /** A model of the same server that writes recordings down. */
  readonly transcriber: TranscriberSettings | null;
  readonly federatedProviders: readonly z.infer<typeof federatedProviderSchema>[];
  readonly localOpenid: boolean;
  readonly tokenSyncUrl: string | undefined;
  readonly errorReportingDsn: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warning' | 'error';
}

/** The desktop shell's own origin, always admitted. */
export const DESKTOP_ORIGIN = 'app://amaranth';
const DEMO_EMAIL = 'demo@amaranth.example';

/** Throws ConfigurationError. Empty variables count as unset. */
export function readServerConfiguration(environment: Environment): ServerConfiguration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigurationError(`${String(issue?.path[0] ?? 'configuration')} ${issue?.message ?? ''}`);
  }
  const read = parsed.data;
  const { AMARANTH_TLS_CERT: certificatePath, AMARANTH_TLS_KEY: keyPath } = read;
  if ((certificatePath === undefined) !== (keyPath === undefined)) {
    throw new ConfigurationError('AMARANTH_TLS_CERT and AMARANTH_TLS_KEY go together: give both or neither.');
  }
  if (read.AMARANTH_CHEAP_PASSWORDS && !read.AMARANTH_EMULATOR) {
    throw new ConfigurationError('AMARANTH_CHEAP_PASSWORDS is for --emulator alone.');
  }
  return {
    dataFolder: resolve(read.AMARANTH_DATA),
    host: read.AMARANTH_HOST,
    port: read.AMARANTH_PORT ?? null,
    webFolder: resolve(read.AMARANTH_WEB),
    rulesFolder: resolve(read.AMARANTH_RULES),
    resourcesFolder: resolve(read.AMARANTH_RESOURCES),
    emulator: read.AMARANTH_EMULATOR,
    cheapPasswords: read.AMARANTH_CHEAP_PASSWORDS,
    demo:
      (read.AMARANTH_DEMO ?? !read.AMARANTH_EMULATOR)
        ? { email: DEMO_EMAIL, password: read.AMARANTH_DEMO_PASSWORD }
        : null,
    projectId: read.AMARANTH_PROJECT,
    storageBucket: `${read.AMARANTH_PROJECT}.appspot.com`,
    publicOrigin: read.AMARANTH_PUBLIC_ORIGIN ?? null,
    rehearsesPayments: read.AMARANTH_REHEARSE_PAYMENTS ?? isOfThisMachine(read.AMARANTH_PUBLIC_ORIGIN),
    allowedOrigins: [DESKTOP_ORIGIN, ...read.AMARANTH_ORIGINS],
    trustedProxies: read.AMARANTH_TRUSTED_PROXIES,
    tls: certificatePath && keyPath ? { certificatePath, keyPath } : null,
    smtpUrl: read.AMARANTH_SMTP_URL,
    mailFrom: read.AMARANTH_MAIL_FROM,
    bounceDomain: read.AMARANTH_BOUNCE_DOMAIN,
    textGateway: read.AMARANTH_TEXT_GATEWAY,
    operator: readOperatorConfiguration(given),
    stripe: readTogether(() => readPaymentKeys(given)),
    model: readTogether(() => readModelSettings(given)),
    transcriber: readTogether(() => readTranscriberSettings(given)),
    federatedProviders: read.AMARANTH_FEDERATED_PROVIDERS,
    localOpenid: read.AMARANTH_LOCAL_OPENID,
    tokenSyncUrl: read.AMARANTH_TOKEN_SYNC_URL,
    errorReportingDsn: read.AMARANTH_ERROR_REPORTING_DSN,
    logLevel: read.AMARANTH_LOG_LEVEL,
  };
}

const isOfThisMachine = (publicOrigin: string | undefined): boolean =>
  publicOrigin === undefined || isLoopbackAddress(new URL(publicOrigin).hostname);

/** What goes together is read by whoever knows why. Throws ConfigurationError. */
function readTogether<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    throw new ConfigurationError(`${String(issue?.path[0])} ${issue?.message}`);
  }
}
