/** Reading, changing and deleting accounts: by their owner's token, by a code, or by the business logic. */
import type { Context } from 'hono';
import { z } from 'zod';
import { accountJson, providersOf } from '../accountJson.ts';
import { fail } from '../failure.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { checkPhoneNumber } from '../phone/textCodes.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import {
  accountOfToken,
  assertPrivileged,
  checkEmail,
  endSessions,
  type IdentityService,
  isPrivileged,
  openSession,
  RECENT_SIGN_IN,
  readBody,
} from '../service.ts';
import { type Account, normaliseEmail, type SecondFactor } from '../store/account.ts';
import { findAction, offerWayBack, redeemAction } from './actionCodes.ts';

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]).optional();
const lookupSchema = z.looseObject({
  idToken: z.string().optional(),
  localId: texts,
  email: texts,
  phoneNumber: texts,
});

export async function lookup(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, lookupSchema);
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  if (body.idToken !== undefined) {
    const { account } = await accountOfToken(service, body.idToken);
    return { kind, users: [accountJson(account, false)] };
  }
  await assertPrivileged(service, context);
  const { accounts } = service;
  const found = [
    ...(body.localId ?? []).map((id) => accounts.find(id)),
    ...(body.email ?? []).map((email) => accounts.findByEmail(normaliseEmail(email))),
    ...(body.phoneNumber ?? []).map((phone) => accounts.findByPhoneNumber(phone)),
  ].filter((account) => account !== null);
  const unique = [...new Map(found.map((account) => [account.localId, account])).values()];
  return {
    kind,
    ...(unique.length > 0 ? { users: unique.map((account) => accountJson(account, true)) } : {}),
  };
}

const updateSchema = z.looseObject({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  localId: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().max(256).nullish(),
  photoUrl: z.string().max(2_048).nullish(),
  phoneNumber: z.string().optional(),
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.array(z.string()).optional(),
  emailVerified: z.boolean().optional(),
  disableUser: z.boolean().optional(),
  customAttributes: z.string().max(1_000).optional(),
  /** Seconds; `firebase-admin` sends a number, the documented form is text. */
  validSince: z.union([z.string().regex(/^\d{1,12}$/), z.int().min(0)]).optional(),
  returnSecureToken: z.boolean().optional(),
  /** The second factors the business logic leaves an account; none when it names none. */
  mfa: z
    .looseObject({
      enrollments: z
        .array(
          z.looseObject({
            mfaEnrollmentId: z.string().optional(),
            displayName: z.string().nullish(),
            phoneInfo: z.string().optional(),
            enrolledAt: z.string().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});
type Update = z.output<typeof updateSchema>;

export async function update(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, updateSchema);
  if (body.oobCode !== undefined)
    return applyCode(service, body.oobCode, context.req.header('x-firebase-locale'));
  if (body.idToken !== undefined) return updateOwn(service, body);
  if (!(await isPrivileged(service, context))) fail('MISSING_ID_TOKEN');
  return updateAny(service, body);
}

/** A confirmed address, a changed one, or the former one taken back. */
async function applyCode(service: IdentityService, code: string, locale: string | undefined) {
  const action = findAction(service, code, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);
  const account = service.accounts.find(action.localId);
  if (!account) fail('USER_NOT_FOUND');
  const wanted = action.newEmail ?? action.email;
  const holder = service.accounts.findByEmail(wanted);
  if (holder && holder.localId !== account.localId) fail('EMAIL_EXISTS');
  if (action.type === 'VERIFY_EMAIL' && account.email !== action.email) fail('INVALID_OOB_CODE');
  redeemAction(service, code);
  const former = account.email;
  account.email = wanted;
  account.emailVerified = true;
  if (former !== wanted) {
    account.initialEmail = former;
    endSessions(service, account);
  }
  service.accounts.save(account);
  if (action.type === 'VERIFY_AND_CHANGE_EMAIL' && former)
    await offerWayBack(service, { localId: account.localId, email: former }, locale);
  return changedJson(account);
}

function changedJson(account: Account) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? '',
    photoUrl: account.photoUrl ?? '',
    providerUserInfo: providersOf(account),
  };
}

/** Names and pictures, alike for the owner and the business logic. */
function applyProfile(account: Account, body: Update): void {
  if (typeof body.displayName === 'string') account.displayName = body.displayName;
  if (typeof body.photoUrl === 'string') account.photoUrl = body.photoUrl;
  if (body.deleteAttribute?.includes('DISPLAY_NAME')) account.displayName = undefined;
  if (body.deleteAttribute?.includes('PHOTO_URL')) account.photoUrl = undefined;
}

/** One way in fewer. */
function unlink(account: Account, providerId: string): void {
  if (providerId === 'phone') account.phoneNumber = undefined;
  else if (providerId === 'password') account.password = undefined;
  else account.federated = account.federated.filter((identity) => identity.providerId !== providerId);
}

/** Throws EMAIL_EXISTS. A changed address is not confirmed any more. */
function applyEmail(service: IdentityService, account: Account, given: string): boolean {
  const email = checkEmail(given);
  if (email === account.email) return false;
  if (service.accounts.findByEmail(email)) fail('EMAIL_EXISTS');
  account.initialEmail = account.email;
  account.email = email;
  account.emailVerified = false;
  return true;
}

async function updateOwn(service: IdentityService, body: Update) {
  const { account: before, authTime } = await accountOfToken(service, body.idToken);
  const isSensitive = body.password !== undefined || body.email !== undefined;
  if (isSensitive && service.clock.now() / 1000 - authTime > RECENT_SIGN_IN)
    fail('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const { emailPrivacyConfig } = service.projectConfiguration.read();
  if (body.email !== undefined && emailPrivacyConfig.enableImprovedEmailPrivacy)
    fail('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  if (body.password !== undefined) checkPassword(service.projectConfiguration.read(), body.password);
  const password = body.password === undefined ? null : await hashPassword(body.password);
  // Read again: what changed while the hash was made must not be overwritten.
  const account = service.accounts.find(before.localId);
  if (!account) fail('USER_NOT_FOUND');
  if (account.disabled) fail('USER_DISABLED');
  applyProfile(account, body);
  for (const providerId of body.deleteProvider ?? []) unlink(account, providerId);
  const isAddressChanged = body.email !== undefined && applyEmail(service, account, body.email);
  if (password) Object.assign(account, { password, passwordUpdatedAt: service.clock.now() });
  if (password || isAddressChanged) endSessions(service, account);
  service.accounts.save(account);
  const tokens = password || isAddressChanged ? await openSession(service, account, 'password') : {};
  return { ...changedJson(account), ...tokens };
}

async function updateAny(service: IdentityService, body: Update) {
  if (!body.localId) fail('MISSING_LOCAL_ID');
  if (body.password !== undefined) checkPassword(service.projectConfiguration.read(), body.password);
  const password = body.password === undefined ? null : await hashPassword(body.password);
  const account = service.accounts.find(body.localId);
  if (!account) fail('USER_NOT_FOUND');
  applyProfile(account, body);
  if (body.email !== undefined) applyEmail(service, account, body.email);
  if (body.phoneNumber !== undefined && body.phoneNumber !== account.phoneNumber) {
    if (service.accounts.findByPhoneNumber(body.phoneNumber)) fail('PHONE_NUMBER_EXISTS');
    account.phoneNumber = body.phoneNumber;
  }
  for (const providerId of body.deleteProvider ?? []) unlink(account, providerId);
  if (body.mfa) account.secondFactors = factorsOf(service, account, body.mfa);
  if (body.emailVerified !== undefined) account.emailVerified = body.emailVerified;
  if (body.customAttributes !== undefined) account.customAttributes = checkClaims(body.customAttributes);
  if (password) Object.assign(account, { password, passwordUpdatedAt: service.clock.now() });
  if (body.disableUser !== undefined) account.disabled = body.disableUser;
  if (password || body.disableUser) endSessions(service, account);
  if (body.validSince !== undefined) {
    account.validSince = Number(body.validSince);
    service.refreshTokens.revokeAll(account.localId);
  }
  service.accounts.save(account);
  return changedJson(account);
}

function factorsOf(
  { clock }: IdentityService,
  { secondFactors }: Account,
  { enrollments = [] }: NonNullable<Update['mfa']>,
): SecondFactor[] {
  return enrollments.map(({ mfaEnrollmentId, displayName, phoneInfo, enrolledAt }) => {
    const known = secondFactors.find((factor) => factor.mfaEnrollmentId === mfaEnrollmentId);
    return {
      mfaEnrollmentId: mfaEnrollmentId ?? crypto.randomUUID(),
      enrolledAt: known?.enrolledAt ?? enrolledAt ?? new Date(clock.now()).toISOString(),
      displayName: displayName ?? known?.displayName,
      ...(known?.totp ? { totp: known.totp } : { phoneInfo: checkPhoneNumber(phoneInfo) }),
    };
  });
}

function checkClaims(json: string): string {
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseJson(json));
  if (!parsed.success) fail('INVALID_CLAIMS');
  return json;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const deleteSchema = z.looseObject({ idToken: z.string().optional(), localId: z.string().optional() });

export async function remove(service: IdentityService, context: Context): Promise<unknown> {
  const { idToken, localId } = await readBody(context, deleteSchema);
  const kind = 'identitytoolkit#DeleteAccountResponse';
  if (idToken !== undefined) {
    const { account, authTime } = await accountOfToken(service, idToken);
    if (service.projectConfiguration.read().client.permissions.disabledUserDeletion)
      fail('ADMIN_ONLY_OPERATION');
    if (service.clock.now() / 1000 - authTime > RECENT_SIGN_IN) fail('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    service.accounts.remove(account.localId);
    return { kind };
  }
  await assertPrivileged(service, context);
  if (!localId || !service.accounts.remove(localId)) fail('USER_NOT_FOUND');
  return { kind };
}

/** `accounts:batchGet`: all accounts, in pages. */
export async function list(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const size = Math.min(Math.max(Number(context.req.query('maxResults') ?? 20) || 20, 1), 1_000);
  const page = service.accounts.list(context.req.query('nextPageToken') ?? '', size);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map((account) => accountJson(account, true)),
    ...(page.length === size && last ? { nextPageToken: last.localId } : {}),
  };
}

const batchDeleteSchema = z.looseObject({
  localIds: z.array(z.string()).max(1_000).default([]),
  force: z.boolean().optional(),
});

export async function removeMany(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const { localIds, force } = await readBody(context, batchDeleteSchema);
  const errors = localIds.flatMap((localId, index) => {
    const account = service.accounts.find(localId);
    if (account && !account.disabled && !force) {
      return [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }];
    }
    service.accounts.remove(localId);
    return [];
  });
  return errors.length > 0 ? { errors } : {};
}
