/** Codes in mails (`accounts:sendOobCode`, `accounts:resetPassword`): one purpose, one use, an end. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';
import { limitKey } from '../../http/clientAddress.ts';
import { placeOf } from '../access/attempts.ts';
import { claimAddress, clearLinks, refuseDemo } from '../access/ownership.ts';
import { accountOfRecentSignIn, accountOfToken, endSessions } from '../access/session.ts';
import {
  addressText,
  botAnswerText,
  emailText,
  passwordText,
  providerText,
  secretText,
  tokenText,
} from '../bounds.ts';
import { checkEmail } from '../emailAddress.ts';
import { fail, IdentityError } from '../identityError.ts';
import { type ActionMode, composeActionMail, mailLanguage } from '../mails/actionMail.ts';
import { tellOwner } from '../mails/ownerMail.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { assertIsHuman } from '../project/botCheck.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import { factorJson } from '../secondFactors/factorJson.ts';
import { assertPrivileged, type IdentityService, isPrivileged, readBody } from '../service.ts';
import type { TicketKind } from '../store/tickets.ts';
import { requestLocale } from './requestLocale.ts';

/** What may be asked for; ways back to an address and from a second factor are only ever sent by us. */
const requestTypes = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL'] as const;
const actionTypes = [...requestTypes, 'RECOVER_EMAIL', 'REVERT_SECOND_FACTOR_ADDITION'] as const;
type ActionType = (typeof actionTypes)[number];

const actionSchema = z.object({
  type: z.enum(actionTypes),
  email: z.string(),
  /** Empty for a sign-in link to an address without an account. */
  localId: z.string(),
  newEmail: z.string().nullable(),
  /** When the session that asked began, in seconds: the code ends with it. Null where no session asked. */
  sessionBegan: z.number().nullable().default(null),
  /** The second factor that it takes off again; null for every other purpose. */
  factorId: z.string().nullable().default(null),
});
export type Action = z.output<typeof actionSchema>;

/** An hour for what opens an account, three days for what confirms an address, a month for the ways back. */
const kinds: Record<ActionType, TicketKind<Action>> = {
  PASSWORD_RESET: { name: 'action-short', payload: actionSchema, lifetime: 60 * 60_000 },
  EMAIL_SIGNIN: { name: 'action-short', payload: actionSchema, lifetime: 60 * 60_000 },
  VERIFY_EMAIL: { name: 'action-long', payload: actionSchema, lifetime: 3 * 24 * 60 * 60_000 },
  VERIFY_AND_CHANGE_EMAIL: { name: 'action-long', payload: actionSchema, lifetime: 3 * 24 * 60 * 60_000 },
  RECOVER_EMAIL: { name: 'action-recovery', payload: actionSchema, lifetime: 30 * 24 * 60 * 60_000 },
  REVERT_SECOND_FACTOR_ADDITION: {
    name: 'action-recovery',
    payload: actionSchema,
    lifetime: 30 * 24 * 60 * 60_000,
  },
};

const modes: Record<ActionType, ActionMode> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

/** The action behind a code, if it has one of these purposes. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
export function findAction(
  { tickets }: IdentityService,
  code: string | undefined,
  allowed: readonly ActionType[],
): Action & { readonly createdAt: number } {
  if (!code) fail('MISSING_OOB_CODE');
  const ticket =
    tickets.find(kinds.PASSWORD_RESET, code) ??
    tickets.find(kinds.VERIFY_EMAIL, code) ??
    tickets.find(kinds.RECOVER_EMAIL, code);
  if (!ticket || !allowed.includes(ticket.payload.type)) fail('INVALID_OOB_CODE');
  if (ticket.isExpired) fail('EXPIRED_OOB_CODE');
  return { ...ticket.payload, createdAt: ticket.createdAt };
}

/** Throws INVALID_OOB_CODE for a code that was used in the meantime. */
export function redeemAction({ tickets }: IdentityService, code: string | undefined): void {
  if (!code || !tickets.redeem(code)) fail('INVALID_OOB_CODE');
}

/** What was on its way when an account changed hands or keys leads nowhere now; only the ways back stay. */
export function withdrawCodes({ tickets }: IdentityService, localId: string): void {
  tickets.withdrawAll(localId, kinds.RECOVER_EMAIL);
}

/** Ways back that were offered no earlier than one that was taken: whoever moved the account on may read them. */
export function withdrawWaysBack({ tickets }: IdentityService, localId: string, since: number): void {
  tickets.withdrawSince(kinds.RECOVER_EMAIL, localId, since);
}

const RESET_KIND = 'identitytoolkit#ResetPasswordResponse';
const ANSWER_KIND = 'identitytoolkit#GetOobConfirmationCodeResponse';

/** By name, or by its number in the vendor's protocol (`OobReqType`). */
const numbered: Readonly<Record<number, ActionType>> = {
  1: 'PASSWORD_RESET',
  4: 'VERIFY_EMAIL',
  5: 'RECOVER_EMAIL',
  6: 'EMAIL_SIGNIN',
  7: 'VERIFY_AND_CHANGE_EMAIL',
};
const requestTypeSchema = z.union([
  providerText,
  z.int().transform((number) => numbered[number] ?? String(number || '')),
]);

const sendSchema = z.looseObject({
  requestType: requestTypeSchema.optional(),
  email: emailText.optional(),
  newEmail: emailText.optional(),
  idToken: tokenText.optional(),
  continueUrl: addressText.optional(),
  returnOobLink: z.boolean().optional(),
  captchaResp: botAnswerText.optional(),
});
type SendBody = z.output<typeof sendSchema>;

function checkContinueUrl(service: IdentityService, address: string | undefined): string | null {
  if (address === undefined || address === '') return null;
  if (!URL.canParse(address)) fail('INVALID_CONTINUE_URI');
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !service.isContinueOrigin(url.origin)) {
    fail('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project');
  }
  return url.href;
}

/** Whose account, and where the mail goes, as the business logic names them. */
function findNamed(service: IdentityService, type: ActionType, body: SendBody): Action {
  if (!body.email) fail('MISSING_EMAIL');
  const email = checkEmail(body.email);
  const account = service.accounts.findByEmail(email);
  if (!account && type !== 'EMAIL_SIGNIN')
    fail(type === 'PASSWORD_RESET' ? 'EMAIL_NOT_FOUND' : 'USER_NOT_FOUND');
  refuseDemo(account);
  const newEmail = type === 'VERIFY_AND_CHANGE_EMAIL' ? checkNewEmail(service, body.newEmail) : null;
  return { type, email, localId: account?.localId ?? '', newEmail, sessionBegan: null, factorId: null };
}

/** Throws MISSING_NEW_EMAIL, INVALID_EMAIL, EMAIL_EXISTS. */
function checkNewEmail({ accounts }: IdentityService, given: string | undefined): string {
  if (!given) fail('MISSING_NEW_EMAIL');
  const newEmail = checkEmail(given);
  if (accounts.findByEmail(newEmail)) fail('EMAIL_EXISTS');
  return newEmail;
}

/**
 * The same by the owner's own token: nobody else changes an address or confirms one. The request counts before it is
 * answered whether an address is taken.
 */
async function findOwn(
  service: IdentityService,
  context: Context,
  type: ActionType,
  body: SendBody,
): Promise<Action> {
  const isMove = type === 'VERIFY_AND_CHANGE_EMAIL';
  const session = isMove
    ? await accountOfRecentSignIn(service, body.idToken)
    : await accountOfToken(service, body.idToken);
  const { email, localId } = session.account;
  if (!email) fail('MISSING_EMAIL');
  service.attempts.admitMessage(`mail ${localId}`, service.knownPlaces.placeOf(context, localId));
  if (isMove && body.newEmail)
    service.attempts.admitMessage(`mail ${checkEmail(body.newEmail)}`, placeOf(limitKey(context)));
  const newEmail = isMove ? checkNewEmail(service, body.newEmail) : null;
  // Who follows the link here is who asked for it: see [Note: Who confirms].
  if (!isMove) service.knownPlaces.remember(context, localId);
  return { type, email, localId, newEmail, sessionBegan: session.authTime, factorId: null };
}

interface Sending {
  readonly continueUrl: string | null;
  readonly locale: string | undefined;
  readonly apiKey: string | null;
}

function makeLink(service: IdentityService, action: Action, { continueUrl, locale, apiKey }: Sending) {
  const { type, localId, email, newEmail } = action;
  const oobCode = service.tickets.issue(kinds[type], action, localId || null);
  const languageCode = locale ?? null;
  const link = service.actionLink({ mode: modes[type], oobCode, continueUrl, languageCode, apiKey });
  service.compatibility?.noteLink({
    email,
    ...(newEmail ? { newEmail } : {}),
    requestType: type,
    oobCode,
    oobLink: link,
  });
  return { oobCode, link };
}

/** A way back that no mail tells of: the vendor's emulator lists one for addresses that nobody confirmed, too. */
export function issueWayBack(
  service: IdentityService,
  { localId, email }: Pick<Action, 'localId' | 'email'>,
  locale: string | undefined,
): void {
  const action: Action = {
    type: 'RECOVER_EMAIL',
    email,
    localId,
    newEmail: null,
    sessionBegan: null,
    factorId: null,
  };
  makeLink(service, action, { continueUrl: null, locale, apiKey: null });
}

/** A mail of ours that nobody asked for, with its link. Never rejects: it does not undo what it tells of. */
export async function sendWayBack(
  service: IdentityService,
  action: Pick<Action, 'type' | 'email' | 'localId'> & { readonly factorId?: string },
  language: Language,
): Promise<void> {
  const whole: Action = { newEmail: null, sessionBegan: null, factorId: null, ...action };
  const { link } = makeLink(service, whole, { continueUrl: null, locale: language, apiKey: null });
  const mail = composeActionMail(modes[action.type], link, language);
  await service
    .sendMail({ to: action.email, ...mail })
    .catch((error: unknown) => service.noteFailedMail(error));
}

async function sendLink(service: IdentityService, action: Action, sending: Sending): Promise<void> {
  const { link } = makeLink(service, action, sending);
  const mail = composeActionMail(modes[action.type], link, mailLanguage(sending.locale));
  await service.sendMail({ to: action.newEmail ?? action.email, ...mail });
}

export async function sendOobCode(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, sendSchema);
  const type = requestTypes.find((known) => known === body.requestType);
  if (!type) fail(body.requestType ? 'INVALID_REQ_TYPE' : 'MISSING_REQ_TYPE');
  const isByBusiness = await isPrivileged(service, context);
  const sending = {
    continueUrl: checkContinueUrl(service, body.continueUrl),
    locale: requestLocale(context),
    apiKey: context.req.query('key') ?? null,
  };
  if (isByBusiness) {
    const action = findNamed(service, type, body);
    if (!body.returnOobLink) await sendLink(service, action, sending);
    else {
      const { oobCode, link } = makeLink(service, action, sending);
      return { kind: ANSWER_KIND, email: action.email, oobCode, oobLink: link };
    }
    return { kind: ANSWER_KIND, email: action.email };
  }
  // A link in the answer, and the paths that name the project, are the business logic's.
  if (body.returnOobLink || context.req.param('project')) await assertPrivileged(service, context);
  if (type === 'VERIFY_EMAIL' || type === 'VERIFY_AND_CHANGE_EMAIL') {
    const action = await findOwn(service, context, type, body);
    await sendLink(service, action, sending);
    return { kind: ANSWER_KIND, email: action.email };
  }
  const configuration = service.projectConfiguration.read();
  assertIsHuman(configuration, 'EMAIL_PASSWORD_PROVIDER', body.captchaResp);
  if (!body.email) fail('MISSING_EMAIL');
  const email = checkEmail(body.email);
  const place = service.knownPlaces.placeOf(context, service.accounts.findByEmail(email)?.localId);
  service.attempts.admitMessage(`mail ${email}`, place);
  if (!configuration.emailPrivacyConfig.enableImprovedEmailPrivacy) {
    await sendLink(service, findNamed(service, type, body), sending);
    return { kind: ANSWER_KIND, email };
  }
  // Known or not, the answer is the same and takes as long: the account is only looked for when it has gone out.
  setImmediate(() => void sendUnseen(service, { ...body, email }, type, sending));
  return { kind: ANSWER_KIND, email };
}

/** A failure here is told to nobody: it would say that there is such an account. Who gets no mail asks again. */
async function sendUnseen(service: IdentityService, body: SendBody, type: ActionType, sending: Sending) {
  try {
    await sendLink(service, findNamed(service, type, body), sending);
  } catch (error) {
    if (!(error instanceof IdentityError)) service.noteFailedMail(error);
  }
}

const resetSchema = z.looseObject({
  oobCode: secretText.optional(),
  newPassword: passwordText.optional(),
});

/**
 * Without a new password it only tells what a code is for; with one it sets it, and puts everybody else out: sessions
 * end, and the number and the providers go. The second factors stay, so that a mailbox alone opens no account that has
 * them; who lost theirs has recovery codes, and who never enrolled one has the mail that says so.
 */
export async function resetPassword(service: IdentityService, context: Context): Promise<unknown> {
  const { oobCode, newPassword } = await readBody(context, resetSchema);
  if (newPassword === undefined) {
    const { type, email, newEmail, localId, factorId } = findAction(service, oobCode, actionTypes);
    if (type === 'REVERT_SECOND_FACTOR_ADDITION') {
      const { secondFactors } = service.accounts.find(localId) ?? fail('USER_NOT_FOUND');
      const factor = secondFactors.find(({ mfaEnrollmentId }) => mfaEnrollmentId === factorId);
      // Taken off already, by whatever hand.
      if (!factor) fail('INVALID_OOB_CODE');
      return { kind: RESET_KIND, requestType: type, email, mfaInfo: factorJson(factor, true) };
    }
    // A link to sign in with does not say whose it is: who follows it must know.
    const named = type === 'EMAIL_SIGNIN' ? {} : { email };
    return { kind: RESET_KIND, requestType: type, ...named, ...(newEmail ? { newEmail } : {}) };
  }
  const action = findAction(service, oobCode, ['PASSWORD_RESET']);
  checkPassword(service.projectConfiguration.read(), newPassword);
  refuseDemo(service.accounts.find(action.localId));
  const password = await hashPassword(newPassword, service.passwordCost);
  const account = service.accounts.find(action.localId);
  if (!account) fail('USER_NOT_FOUND');
  if (account.disabled) fail('USER_DISABLED');
  // Mailed to an address the account has left since: whoever reads that mail is not its owner any more.
  if (account.email !== action.email) fail('INVALID_OOB_CODE');
  redeemAction(service, oobCode);
  claimAddress(service, account, 'mail');
  clearLinks(account);
  Object.assign(account, { password, passwordUpdatedAt: service.clock.now() });
  withdrawCodes(service, account.localId);
  endSessions(service, account);
  service.accounts.save(account);
  service.attempts.forgive(action.email, service.knownPlaces.placeOf(context, account.localId));
  await tellOwner(service, account, requestLocale(context), 'password-changed', {});
  return { kind: RESET_KIND, requestType: action.type, email: action.email };
}
