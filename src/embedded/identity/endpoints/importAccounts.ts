/**
 * `accounts:batchCreate`: accounts as another system kept them. A row that cannot be taken is named by its place in the
 * list and none of it is kept; the others are. Source: identitytoolkit v1, `projects.accounts.batchCreate`.
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { confirmAddress } from '../access/ownership.ts';
import {
  claimsText,
  emailText,
  localIdText,
  nameText,
  passwordText,
  phoneText,
  pictureText,
  providerText,
} from '../bounds.ts';
import { faultOfClaims } from '../customClaims.ts';
import { canonicalEmail } from '../emailAddress.ts';
import { fail, IdentityError } from '../identityError.ts';
import { importedHashSchema, isKnownAlgorithm } from '../passwords/importedPassword.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { checkPhoneNumber } from '../phone/textCodes.ts';
import { givenFactorsSchema, takeFactors } from '../secondFactors/givenFactors.ts';
import { assertPrivileged, type IdentityService, newAccount, readBody } from '../service.ts';
import type { ProviderIdentity, StoredPassword } from '../store/account.ts';

const hashText = z.string().max(2_048);
const userSchema = z.looseObject({
  localId: localIdText,
  email: emailText.optional(),
  emailVerified: z.boolean().default(false),
  displayName: nameText.optional(),
  photoUrl: pictureText.optional(),
  phoneNumber: phoneText.optional(),
  disabled: z.boolean().default(false),
  passwordHash: hashText.optional(),
  rawPassword: passwordText.optional(),
  salt: hashText.default(''),
  customAttributes: claimsText.optional(),
  createdAt: z.coerce.number().optional(),
  lastLoginAt: z.coerce.number().optional(),
  mfaInfo: givenFactorsSchema.optional(),
  providerUserInfo: z
    .array(
      z.looseObject({
        providerId: providerText,
        rawId: nameText.optional(),
        email: emailText.optional(),
        displayName: nameText.optional(),
        photoUrl: pictureText.optional(),
      }),
    )
    .max(20)
    .default([]),
});
type User = z.output<typeof userSchema>;

const importSchema = importedHashSchema.extend({
  users: z.array(z.unknown()).max(1_000).default([]),
  allowOverwrite: z.boolean().default(false),
  sanityCheck: z.boolean().default(false),
});
type Import = z.output<typeof importSchema>;

/** Why a row is not taken. */
class RowError extends Error {
  override readonly name = 'RowError';
}

function refuse(message: string): never {
  throw new RowError(message);
}

export async function importAccounts(service: IdentityService, context: Context): Promise<unknown> {
  await assertPrivileged(service, context);
  const body = await readBody(context, importSchema);
  if (body.users.length === 0) fail('MISSING_USER_ACCOUNT');
  assertIsConsistent(body);
  const error: { index: number; message: string }[] = [];
  for (const [index, given] of body.users.entries()) {
    const message = await take(service, given, body);
    if (message !== null) error.push({ index, message });
  }
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 ? { error } : {}) };
}

const identifiedSchema = z
  .looseObject({
    localId: z.string().optional(),
    email: z.string().optional(),
    providerUserInfo: z
      .array(z.looseObject({ providerId: z.string().optional(), rawId: z.string().optional() }))
      .optional(),
  })
  .catch({});

/** The list against itself. Throws DUPLICATE_LOCAL_ID, DUPLICATE_EMAIL, DUPLICATE_RAW_ID: then nothing is taken. */
function assertIsConsistent({ users, allowOverwrite, sanityCheck }: Import): void {
  const rows = users.map((user) => identifiedSchema.parse(user));
  const ids = rows.flatMap(({ localId }) => localId ?? []);
  if (!allowOverwrite) refuseRepeated(ids, 'DUPLICATE_LOCAL_ID');
  if (!sanityCheck) return;
  const emails = rows.flatMap(({ email }) => (email === undefined ? [] : (canonicalEmail(email) ?? email)));
  refuseRepeated(emails, 'DUPLICATE_EMAIL');
  const rawIds = rows.flatMap(({ providerUserInfo = [] }) =>
    providerUserInfo.map(({ providerId, rawId }) => `Provider id(${providerId}), Raw id(${rawId})`),
  );
  refuseRepeated(rawIds, 'DUPLICATE_RAW_ID');
}

function refuseRepeated(values: readonly string[], code: string): void {
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated !== undefined) fail(code, repeated);
}

/** Null for a row that was taken. */
async function take(service: IdentityService, given: unknown, body: Import): Promise<string | null> {
  const parsed = userSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return issue?.path[0] === 'localId'
      ? 'localId is missing'
      : `Invalid value at '${issue?.path.join('.') ?? 'user'}'.`;
  }
  try {
    const password = await passwordOf(service, parsed.data, body);
    keep(service, parsed.data, password, body.allowOverwrite);
    return null;
  } catch (error) {
    if (error instanceof RowError || error instanceof IdentityError) return error.message;
    throw error;
  }
}

async function passwordOf(
  { passwordCost }: IdentityService,
  { passwordHash, rawPassword, salt }: User,
  { hashAlgorithm, users: _users, allowOverwrite: _overwrite, sanityCheck: _check, ...how }: Import,
): Promise<StoredPassword | undefined> {
  if (passwordHash === undefined)
    return rawPassword === undefined ? undefined : hashPassword(rawPassword, passwordCost);
  if (!isKnownAlgorithm(hashAlgorithm)) refuse('hash algorithm is not supported');
  const parameters = z
    .record(z.string(), z.union([z.string(), z.number()]))
    .catch({})
    .parse(how);
  const standard = (text: string) => Buffer.from(text, 'base64url').toString('base64');
  return { algorithm: hashAlgorithm, hash: standard(passwordHash), salt: standard(salt), parameters };
}

function claimsOf({ customAttributes }: User): string | undefined {
  const fault = customAttributes === undefined ? null : faultOfClaims(customAttributes);
  if (fault?.kind === 'too-large') refuse('Custom claims provided are too large.');
  if (fault?.kind === 'reserved') refuse('Custom claims provided include a reserved claim.');
  if (fault) refuse('Invalid custom claims provided.');
  return customAttributes;
}

function keep(
  service: IdentityService,
  user: User,
  password: StoredPassword | undefined,
  allowOverwrite: boolean,
): void {
  const { accounts, clock } = service;
  const { localId } = user;
  const known = accounts.find(localId);
  if (known && !allowOverwrite) refuse('localId belongs to an existing account - can not overwrite.');
  const email =
    user.email === undefined ? undefined : (canonicalEmail(user.email) ?? refuse('email is invalid'));
  const isElsewhere = (holder: { localId: string } | null) => holder !== null && holder.localId !== localId;
  if (email !== undefined && isElsewhere(accounts.findByEmail(email)))
    refuse('email exists in other account in database');
  const phoneNumber = user.phoneNumber === undefined ? undefined : checkPhoneNumber(user.phoneNumber);
  if (phoneNumber !== undefined && isElsewhere(accounts.findByPhoneNumber(phoneNumber)))
    refuse('phone number exists in other account in database');
  const federated = identitiesOf(user);
  if (federated.some(({ providerId, rawId }) => isElsewhere(accounts.findByFederatedId(providerId, rawId))))
    refuse('raw id exists in other account in database');
  const account = newAccount(service, {
    localId,
    email,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    phoneNumber,
    disabled: user.disabled,
    customAttributes: claimsOf(user),
    lastLoginAt: user.lastLoginAt,
    lastRefreshAt: undefined,
    federated,
    ...(email ? { emailSetAt: clock.now() } : {}),
    ...(user.createdAt === undefined ? {} : { createdAt: user.createdAt }),
    ...(password ? { password, passwordUpdatedAt: clock.now() } : {}),
  });
  if (user.emailVerified) confirmAddress(service, account, 'mail');
  account.secondFactors = takeFactors(service, account, user.mfaInfo);
  accounts.save(account);
}

function identitiesOf({ providerUserInfo }: User): ProviderIdentity[] {
  const federated = providerUserInfo.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
  const identities = federated.map(({ providerId, rawId, email, displayName, photoUrl }) => {
    if (!rawId) refuse('federatedId or (providerId & rawId) is required');
    return { providerId, rawId, federatedId: rawId, email, displayName, photoUrl };
  });
  const keys = identities.map(({ providerId, rawId }) => `${providerId}\n${rawId}`);
  if (new Set(keys).size < keys.length) refuse('raw id is repeated');
  return identities;
}
