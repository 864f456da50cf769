/** Reading, changing and deleting accounts: by their owner's token, by a code, or by the business logic. */
import type { Context } from 'hono';
import { z } from 'zod';
import { confirmAddress, setAddress } from '../access/ownership.ts';
import { accountOfRecentSignIn, accountOfToken, endSessions, openSession } from '../access/session.ts';
import { accountJson, changedJson, exportedJson } from '../accountJson.ts';
import {
  claimsText,
  emailText,
  localIdText,
  nameText,
  passwordText,
  phoneText,
  pictureText,
  providerText,
  secretText,
  tokenText,
} from '../bounds.ts';
import { faultOfClaims } from '../customClaims.ts';
import { canonicalEmail, checkEmail } from '../emailAddress.ts';
import { fail } from '../identityError.ts';
import { linksOf, tellOfLinks, tellOwner } from '../mails/ownerMail.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { checkPhoneNumber } from '../phone/textCodes.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import { givenFactorsSchema, takeFactors } from '../secondFactors/givenFactors.ts';
import { assertPrivileged, type IdentityService, isPrivileged, readBody } from '../service.ts';
import type { Account } from '../store/account.ts';
import { atomically } from '../store/accounts.ts';
import { customClaimsOf } from '../tokens/idTokens.ts';
import { issueWayBack, withdrawCodes } from './actionCodes.ts';
import { applyCode } from './applyCode.ts';
import { requestLocale } from './requestLocale.ts';
import { noteAddressMoved, offerWayBack } from './waysBack.ts';

const asked = z.string().max(508);
const texts = z.union([asked.transform((text) => [text]), z.array(asked).max(1_000)]).optional();
const lookupSchema = z.looseObject({
  idToken: tokenText.optional(),
  localId: texts,
  email: texts,
  phoneNumber: texts,
  federatedUserId: z
    .array(z.looseObject({ providerId: asked, rawId: asked }))
    .max(1_000)
    .optional(),
});

export async function lookup(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, lookupSchema);
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  if (body.idToken !== undefined) {
    const { account } = await accountOfToken(service, body.idToken);
    return { kind, users: [accountJson(account)] };
  }
  await assertPrivileged(service, context);
  const { accounts } = service;
  const found = [
    ...(body.localId ?? []).map((id) => accounts.find(id)),
    ...(body.email ?? []).map((email) => accounts.findByEmail(canonicalEmail(email) ?? '')),
    ...(body.phoneNumber ?? []).map((phone) => accounts.findByPhoneNumber(phone)),
    ...(body.federatedUserId ?? []).map(({ providerId, rawId }) =>
      accounts.findByFederatedId(providerId, rawId),
    ),
  ].filter((account) => account !== null);
  const unique = [...new Map(found.map((account) => [account.localId, account])).values()];
  return {
    kind,
    ...(unique.length > 0 ? { users: unique.map((account) => accountJson(account)) } : {}),
  };
}

const instantText = z.union([z.string().regex(/^\d{1,15}$/), z.int().min(0)]);
const updateSchema = z.looseObject({
  idToken: tokenText.optional(),
  oobCode: secretText.optional(),
  localId: localIdText.optional(),
  email: emailText.optional(),
  password: passwordText.optional(),
  displayName: nameText.nullish(),
  photoUrl: pictureText.nullish(),
  phoneNumber: phoneText.optional(),
  deleteAttribute: z.array(providerText).max(20).optional(),
  deleteProvider: z.array(providerText).max(20).optional(),
  linkProviderUserInfo: z
    .looseObject({
      providerId: providerText.optional(),
      rawId: nameText.optional(),
      email: emailText.optional(),
      displayName: nameText.optional(),
      photoUrl: pictureText.optional(),
    })
    .optional(),
  emailVerified: z.boolean().optional(),
  disableUser: z.boolean().optional(),
  customAttributes: claimsText.optional(),
  /** Seconds; `firebase-admin` sends a number, the documented form is text. */
  validSince: z.union([z.string().regex(/^\d{1,12}$/), z.int().min(0)]).optional(),
  /** Milliseconds since the epoch. */
  createdAt: instantText.optional(),
  lastLoginAt: instantText.optional(),
  returnSecureToken: z.boolean().optional(),
  /** The second factors the business logic leaves an account; none when it names none. */
  mfa: z.looseObject({ enrollments: givenFactorsSchema.optional() }).optional(),
});
type Update = z.output<typeof updateSchema>;

export async function update(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, updateSchema);
  const locale = requestLocale(context);
  if (!(await isPrivileged(service, context))) {
    if (body.oobCode === undefined && body.idToken === undefined)
      fail('INVALID_REQ_TYPE', 'Unsupported request parameters.');
    if (body.customAttributes !== undefined) fail('INSUFFICIENT_PERMISSION');
    if (body.disableUser !== undefined) fail('OPERATION_NOT_ALLOWED');
  }
  if (body.oobCode !== undefined) return applyCode(service, context, body.oobCode);
  if (body.idToken !== undefined) return updateOwn(service, body, locale);
  return updateAny(service, body);
}

/** Names and pictures, alike for the owner and the business logic. */
function applyProfile(account: Account, body: Update): void {
  if (typeof body.displayName === 'string') account.displayName = body.displayName;
  if (typeof body.photoUrl === 'string') account.photoUrl = body.photoUrl;
  if (body.deleteAttribute?.includes('DISPLAY_NAME')) account.displayName = undefined;
  if (body.deleteAttribute?.includes('PHOTO_URL')) account.photoUrl = undefined;
}

/** One way in fewer. The vendor's emulator takes the address with the password; a person here keeps it. */
function unlink(service: IdentityService, account: Account, providerId: string): void {
  if (providerId === 'phone') account.phoneNumber = undefined;
  else if (providerId === 'password') {
    account.password = undefined;
    account.emailLinkSignin = false;
    if (service.compatibility) removeAddress(service, account);
  } else account.federated = account.federated.filter((identity) => identity.providerId !== providerId);
}

/** A role that the address gave goes with it. */
function removeAddress({ accountEvents }: IdentityService, account: Account): void {
  const { role, ...others } = customClaimsOf(account);
  if (role !== undefined) account.customAttributes = JSON.stringify(others);
  if (account.email) accountEvents.add(account.localId, 'moved');
  account.email = undefined;
  account.emailVerified = false;
  account.emailVerifiedBy = undefined;
  account.emailLinkSignin = false;
}

/** One way in more, by the business logic's word. Throws FEDERATED_USER_ID_ALREADY_LINKED. */
function linkProvider(
  { accounts }: IdentityService,
  account: Account,
  { providerId, rawId, email, displayName, photoUrl }: NonNullable<Update['linkProviderUserInfo']>,
): void {
  if (!providerId) fail('MISSING_PROVIDER_ID');
  if (!rawId) fail('MISSING_RAW_ID');
  const holder = accounts.findByFederatedId(providerId, rawId);
  if (holder && holder.localId !== account.localId) fail('FEDERATED_USER_ID_ALREADY_LINKED');
  account.federated = [
    ...account.federated.filter((identity) => identity.providerId !== providerId),
    { providerId, rawId, federatedId: rawId, email, displayName, photoUrl },
  ];
}

async function updateOwn(service: IdentityService, body: Update, locale: string | undefined) {
  const isSensitive =
    body.password !== undefined || body.email !== undefined || (body.deleteProvider ?? []).length > 0;
  const admit = () =>
    isSensitive ? accountOfRecentSignIn(service, body.idToken) : accountOfToken(service, body.idToken);
  await admit();
  const { emailPrivacyConfig } = service.projectConfiguration.read();
  const refuseUnconfirmed = () =>
    fail('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  if (body.email !== undefined && emailPrivacyConfig.enableImprovedEmailPrivacy) refuseUnconfirmed();
  if (body.password !== undefined) checkPassword(service.projectConfiguration.read(), body.password);
  const password =
    body.password === undefined ? null : await hashPassword(body.password, service.passwordCost);
  // Read again: what changed while the hash was made must not be overwritten.
  const { account, signIn } = await admit();
  const { email: former, emailVerified: wasVerified } = account;
  const linkedBefore = linksOf(account);
  // Whoever found a device open, or knows the password, must not leave the owner with a way back alone.
  if (body.email !== undefined && wasVerified && !service.compatibility) refuseUnconfirmed();
  // It would open nothing, and make an account of nobody look like somebody's.
  if (password && !account.email && body.email === undefined) fail('MISSING_EMAIL');
  applyProfile(account, body);
  for (const providerId of body.deleteProvider ?? []) unlink(service, account, providerId);
  const isAddressChanged = body.email !== undefined && setAddress(service, account, checkEmail(body.email));
  if (password) Object.assign(account, { password, passwordUpdatedAt: service.clock.now() });
  const isEntryChanged = password !== null || isAddressChanged;
  if (isEntryChanged) {
    withdrawCodes(service, account.localId);
    endSessions(service, account);
  } else if (body.validSince !== undefined) {
    // Its owner ends what began before; never what is still to begin.
    const now = Math.floor(service.clock.now() / 1000);
    account.validSince = Math.max(account.validSince, Math.min(Number(body.validSince), now));
  }
  service.accounts.save(account);
  // Before the mails, whose server may take its time: a session that is opened after a reset would outlive it.
  const tokens = isEntryChanged ? await openAgain() : {};
  if (isAddressChanged && former) {
    if (wasVerified) await offerWayBack(service, { localId: account.localId, email: former }, locale);
    else {
      await noteAddressMoved(service, former, locale);
      // The vendor's emulator has a way back for addresses that nobody confirmed, too; no mail here tells of it.
      if (service.compatibility) issueWayBack(service, { localId: account.localId, email: former }, locale);
    }
  }
  await tellOfLinks(service, account, linkedBefore, locale);
  if (password) await tellOwner(service, account, locale, 'password-changed', {});
  return { ...changedJson(account), ...tokens };

  function openAgain() {
    const factor = account.secondFactors.find(
      ({ mfaEnrollmentId }) => mfaEnrollmentId === signIn.secondFactor?.identifier,
    );
    return openSession(service, account, password ? 'password' : signIn.provider, factor ? { factor } : {});
  }
}

async function updateAny(service: IdentityService, body: Update) {
  if (!body.localId) fail('MISSING_LOCAL_ID');
  if (body.password !== undefined) checkPassword(service.projectConfiguration.read(), body.password);
  const password =
    body.password === undefined ? null : await hashPassword(body.password, service.passwordCost);
  const account = service.accounts.find(body.localId);
  if (!account) fail('USER_NOT_FOUND');
  applyProfile(account, body);
  if (body.email !== undefined) setAddress(service, account, checkEmail(body.email));
  if (body.deleteAttribute?.includes('EMAIL')) removeAddress(service, account);
  if (body.deleteAttribute?.includes('PASSWORD')) account.password = undefined;
  if (body.createdAt !== undefined) account.createdAt = Number(body.createdAt);
  if (body.lastLoginAt !== undefined) account.lastLoginAt = Number(body.lastLoginAt);
  if (body.phoneNumber !== undefined) {
    const phoneNumber = checkPhoneNumber(body.phoneNumber);
    const holder = service.accounts.findByPhoneNumber(phoneNumber);
    if (holder && holder.localId !== account.localId) fail('PHONE_NUMBER_EXISTS');
    account.phoneNumber = phoneNumber;
  }
  for (const providerId of body.deleteProvider ?? []) unlink(service, account, providerId);
  if (body.linkProviderUserInfo) linkProvider(service, account, body.linkProviderUserInfo);
  if (body.emailVerified) confirmAddress(service, account, 'mail');
  else if (body.emailVerified === false) account.emailVerified = false;
  if (body.mfa) account.secondFactors = takeFactors(service, account, body.mfa.enrollments);
  if (body.customAttributes !== undefined) account.customAttributes = checkClaims(body.customAttributes);
  if (password) Object.assign(account, { password, passwordUpdatedAt: service.clock.now() });
  if (body.disableUser !== undefined) account.disabled = body.disableUser;
  if (password || body.disableUser) {
    withdrawCodes(service, account.localId);
    endSessions(service, account);
  }
  if (body.validSince !== undefined) {
    const from = Number(body.validSince);
    // Whoever revokes as of now means every session there is, those of this very second too.
    if (from >= Math.floor(service.clock.now() / 1000)) endSessions(service, account);
    else account.validSince = Math.max(account.validSince, from);
    withdrawCodes(service, account.localId);
    service.refreshTokens.revokeAll(account.localId);
  }
  service.accounts.save(account);
  return changedJson(account);
}

function checkClaims(json: string): string {
  const fault = faultOfClaims(json);
  if (fault?.kind === 'too-large') fail('CLAIMS_TOO_LARGE');
  if (fault?.kind === 'reserved') fail('FORBIDDEN_CLAIM', fault.name);
  if (fault) fail('INVALID_CLAIMS');
  return json;
}

const deleteSchema = z.looseObject({ idToken: tokenText.optional(), localId: localIdText.optional() });

export async function remove(service: IdentityService, context: Context): Promise<unknown> {
  const { idToken, localId } = await readBody(context, deleteSchema);
  const kind = 'identitytoolkit#DeleteAccountResponse';
  if (idToken !== undefined) {
    const { account } = await accountOfRecentSignIn(service, idToken);
    if (service.projectConfiguration.read().client.permissions.disabledUserDeletion)
      fail('ADMIN_ONLY_OPERATION');
    atomically(service.database, () => {
      service.accounts.remove(account.localId);
      service.accountEvents.add(account.localId, 'deleted');
    });
    return { kind };
  }
  await assertPrivileged(service, context);
  if (!localId) fail('MISSING_LOCAL_ID');
  if (!service.accounts.remove(localId)) fail('USER_NOT_FOUND');
  return { kind };
}

/** `accounts:batchGet`: all accounts, in pages, with their hashes: it is how they are taken elsewhere. */
export async function list(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const size = Math.min(Math.max(Number(context.req.query('maxResults') ?? 20) || 20, 1), 1_000);
  const page = service.accounts.list(context.req.query('nextPageToken') ?? '', size);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map((account) => exportedJson(account)),
    ...(page.length === size && last ? { nextPageToken: last.localId } : {}),
  };
}

const batchDeleteSchema = z.looseObject({
  localIds: z.array(localIdText).max(10_000).default([]),
  force: z.boolean().optional(),
});

export async function removeMany(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const { localIds, force } = await readBody(context, batchDeleteSchema);
  if (localIds.length === 0 || localIds.length > 1_000) fail('LOCAL_ID_LIST_EXCEEDS_LIMIT');
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
