/** What every endpoint works with, and the few steps that several of them share. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { MailMessage } from '../../functions/services.ts';
import { InvalidTokenError, type ResolveCaller } from '../caller.ts';
import type { Attempts } from './access/attempts.ts';
import type { KnownPlaces } from './access/knownPlaces.ts';
import type { VisitorLimits } from './access/limitVisitors.ts';
import { wordForTooLong } from './bounds.ts';
import type { IdentityCompatibility } from './compatibility.ts';
import type { TrustedProvider } from './federated/verifyProviderToken.ts';
import { fail, failPermission, failShape } from './identityError.ts';
import type { ActionMode } from './mails/actionMail.ts';
import type { PasswordCost } from './passwords/scrypt.ts';
import type { ProjectConfigurationStore } from './project/projectConfiguration.ts';
import type { Account } from './store/account.ts';
import type { AccountEvents } from './store/accountEvents.ts';
import type { Accounts } from './store/accounts.ts';
import type { Tickets } from './store/tickets.ts';
import type { IdTokens } from './tokens/idTokens.ts';
import type { RefreshTokens } from './tokens/refreshTokens.ts';
import type { TokenSignature } from './tokens/signingKeys.ts';

export interface ActionLinkRequest {
  readonly mode: ActionMode;
  readonly oobCode: string;
  readonly continueUrl: string | null;
  readonly languageCode: string | null;
  /** The app's key, which the SDK wants to find in a link it takes apart. */
  readonly apiKey: string | null;
}

export interface IdentityService {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly projectId: string;
  readonly accounts: Accounts;
  readonly tickets: Tickets;
  readonly idTokens: IdTokens;
  readonly tokenSignature: TokenSignature;
  readonly refreshTokens: RefreshTokens;
  readonly passwordCost: PasswordCost;
  readonly attempts: Attempts;
  readonly visitorLimits: VisitorLimits;
  readonly knownPlaces: KnownPlaces;
  readonly projectConfiguration: ProjectConfigurationStore;
  /** With `--emulator` only: null otherwise. */
  readonly compatibility: IdentityCompatibility | null;
  readonly resolveCaller: ResolveCaller;
  readonly authorizedDomains: () => readonly string[];
  /** Whether a link in a mail may lead on to an address of this origin. */
  readonly isContinueOrigin: (origin: string) => boolean;
  /** Whether its owner ended the session that began at `authTime`, in seconds. */
  readonly isSessionEnded: (localId: string, authTime: number) => boolean;
  /** Whether only a mail confirms an address, because it gives rights. */
  readonly needsMailConfirmation: (email: string) => boolean;
  readonly accountEvents: AccountEvents;
  /** Of a mail whose sender must not hear of it. */
  noteFailedMail(error: unknown): void;
  sendMail(message: MailMessage): Promise<unknown>;
  actionLink(request: ActionLinkRequest): string;
  /** Where a person looks at how their account is entered. */
  settingsAddress(): string;
  /** The language an account's owner chose; null where they never did. */
  readonly languageOf: (localId: string) => Language | null;
  /** The domain whose mail becomes a text message. */
  readonly textGateway: string;
  /** Whose word counts, besides our own. */
  readonly findProvider: (providerId: string) => TrustedProvider | null;
}

/** A request that names the project it is for. */
const named = z.looseObject({ targetProjectId: z.string().min(1) });

/** Reads a JSON body by its schema. Throws IdentityError 400 that names the field at fault. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  let parsed: unknown;
  try {
    parsed = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    failShape('Invalid JSON payload received.');
  }
  const isForNamed = named.safeParse(parsed).success;
  if (isForNamed && !isBearer(context.req.header('authorization') ?? ''))
    fail('INSUFFICIENT_PERMISSION', 'Only authenticated requests can specify target_project_id.');
  const checked = schema.safeParse(parsed);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const word = wordForTooLong(issue);
    if (word !== null) fail(word);
    failShape(`Invalid value at '${issue?.path.join('.') ?? 'body'}'.`);
  }
  return checked.data;
}

/** Whether the request comes from the business logic. A token that proves nothing is refused, not ignored. */
/** Another scheme (a proxy's password, say) is nothing to this service. */
export const isBearer = (authorization: string): boolean => /^bearer \S/i.test(authorization);

export async function isPrivileged({ resolveCaller }: IdentityService, context: Context): Promise<boolean> {
  const authorization = context.req.header('authorization') ?? '';
  if (!isBearer(authorization)) return false;
  try {
    return (await resolveCaller(authorization)).kind === 'privileged';
  } catch (error) {
    if (error instanceof InvalidTokenError) return failPermission();
    throw error;
  }
}

export async function assertPrivileged(service: IdentityService, context: Context): Promise<void> {
  if (!(await isPrivileged(service, context))) failPermission();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 28 letters and digits, as the vendor's. */
function newLocalId(): string {
  return Array.from(randomBytes(28), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export function newAccount({ clock }: IdentityService, given: Partial<Account>): Account {
  const now = clock.now();
  return {
    localId: newLocalId(),
    emailVerified: false,
    disabled: false,
    emailLinkSignin: false,
    customAuth: false,
    validSince: Math.floor(now / 1000),
    createdAt: now,
    lastLoginAt: now,
    lastRefreshAt: now,
    federated: [],
    secondFactors: [],
    ...given,
  };
}
