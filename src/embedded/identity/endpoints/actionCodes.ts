/** Codes in mails (`accounts:sendOobCode`, `accounts:resetPassword`): one purpose, one use, an end. */
import type { Context } from 'hono';
import { z } from 'zod';
import { fail } from '../failure.ts';
import { type ActionMode, composeActionMail, mailLanguage } from '../mails/actionMail.ts';
import { hashPassword } from '../passwords/scrypt.ts';
import { assertIsHuman } from '../project/botCheck.ts';
import { checkPassword } from '../project/passwordPolicy.ts';
import {
  accountOfToken,
  addressOf,
  checkEmail,
  endSessions,
  type IdentityService,
  isPrivileged,
  readBody,
} from '../service.ts';
import type { TicketKind } from '../store/tickets.ts';

/** What may be asked for; the way back to an address is only ever sent by us. */
const requestTypes = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL'] as const;
const actionTypes = [...requestTypes, 'RECOVER_EMAIL'] as const;
export type ActionType = (typeof actionTypes)[number];

const actionSchema = z.object({
  type: z.enum(actionTypes),
  email: z.string(),
  /** Empty for a sign-in link to an address without an account. */
  localId: z.string(),
  newEmail: z.string().nullable(),
});
export type Action = z.output<typeof actionSchema>;

/** An hour for what opens an account, three days for what confirms an address, a month for the way back to one. */
const kinds: Record<ActionType, TicketKind<Action>> = {
  PASSWORD_RESET: { name: 'action-short', payload: actionSchema, lifetime: 60 * 60_000 },
  EMAIL_SIGNIN: { name: 'action-short', payload: actionSchema, lifetime: 60 * 60_000 },
  VERIFY_EMAIL: { name: 'action-long', payload: actionSchema, lifetime: 3 * 24 * 60 * 60_000 },
  VERIFY_AND_CHANGE_EMAIL: { name: 'action-long', payload: actionSchema, lifetime: 3 * 24 * 60 * 60_000 },
  RECOVER_EMAIL: { name: 'action-recovery', payload: actionSchema, lifetime: 30 * 24 * 60 * 60_000 },
};

const modes: Record<ActionType, ActionMode> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** The action behind a code, if it has one of these purposes. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
export function findAction(
  { tickets }: IdentityService,
  code: string | undefined,
  allowed: readonly ActionType[],
): Action {
  if (!code) fail('MISSING_OOB_CODE');
  const ticket =
    tickets.find(kinds.PASSWORD_RESET, code) ??
    tickets.find(kinds.VERIFY_EMAIL, code) ??
    tickets.find(kinds.RECOVER_EMAIL, code);
  if (!ticket || !allowed.includes(ticket.payload.type)) fail('INVALID_OOB_CODE');
  if (ticket.isExpired) fail('EXPIRED_OOB_CODE');
  return ticket.payload;
}

/** Throws INVALID_OOB_CODE for a code that was used in the meantime. */
export function redeemAction({ tickets }: IdentityService, code: string | undefined): void {
  if (!code || !tickets.redeem(code)) fail('INVALID_OOB_CODE');
}

const ANSWER_KIND = 'identitytoolkit#GetOobConfirmationCodeResponse';

const sendSchema = z.looseObject({
  requestType: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  idToken: z.string().optional(),
  continueUrl: z.string().max(2_048).optional(),
  returnOobLink: z.boolean().optional(),
  captchaResp: z.string().optional(),
});

function checkContinueUrl(service: IdentityService, address: string | undefined): string | null {
  if (address === undefined || address === '') return null;
  if (!URL.canParse(address)) fail('INVALID_CONTINUE_URI');
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !service.authorizedDomains().includes(url.hostname)) {
    fail('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project');
  }
  return url.href;
}

/** Whose account, and where the mail goes. Only the owner's own token changes an address or confirms one. */
async function findRecipient(
  service: IdentityService,
  type: ActionType,
  body: z.output<typeof sendSchema>,
  isByBusiness: boolean,
): Promise<Action> {
  if (type === 'PASSWORD_RESET' || type === 'EMAIL_SIGNIN' || isByBusiness) {
    if (!body.email) fail('MISSING_EMAIL');
    const email = checkEmail(body.email);
    const account = service.accounts.findByEmail(email);
    if (!account && type !== 'EMAIL_SIGNIN') fail('EMAIL_NOT_FOUND');
    const newEmail = type === 'VERIFY_AND_CHANGE_EMAIL' ? checkEmail(body.newEmail ?? '') : null;
    return { type, email, localId: account?.localId ?? '', newEmail };
  }
  const { account } = await accountOfToken(service, body.idToken);
  if (!account.email) fail('EMAIL_NOT_FOUND');
  if (type === 'VERIFY_EMAIL')
    return { type, email: account.email, localId: account.localId, newEmail: null };
  if (!body.newEmail) fail('MISSING_NEW_EMAIL');
  const newEmail = checkEmail(body.newEmail);
  if (service.accounts.findByEmail(newEmail)) fail('EMAIL_EXISTS');
  return { type, email: account.email, localId: account.localId, newEmail };
}

export async function sendOobCode(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, sendSchema);
  const type = requestTypes.find((known) => known === body.requestType);
  if (!type) fail(body.requestType ? 'INVALID_REQ_TYPE' : 'MISSING_REQ_TYPE');
  const isByBusiness = await isPrivileged(service, context);
  const continueUrl = checkContinueUrl(service, body.continueUrl);
  const limitKey = `mail ${body.email?.toLowerCase() ?? body.idToken ?? ''}`;
  if (!isByBusiness) {
    if (type === 'PASSWORD_RESET' || type === 'EMAIL_SIGNIN')
      assertIsHuman(service.projectConfiguration.read(), 'EMAIL_PASSWORD_PROVIDER', body.captchaResp);
    service.attempts.admit(limitKey, addressOf(context));
  }
  const { emailPrivacyConfig } = service.projectConfiguration.read();
  const isKept = type === 'PASSWORD_RESET' && emailPrivacyConfig.enableImprovedEmailPrivacy && !isByBusiness;
  if (isKept && body.email && !service.accounts.findByEmail(checkEmail(body.email)))
    return { kind: ANSWER_KIND, email: body.email };
  const action = await findRecipient(service, type, body, isByBusiness);
  const locale = context.req.header('x-firebase-locale');
  const oobCode = service.tickets.issue(kinds[type], action, action.localId || null);
  const link = service.actionLink({
    mode: modes[type],
    oobCode,
    continueUrl,
    languageCode: locale ?? null,
    apiKey: context.req.query('key') ?? null,
  });
  service.sentCodes?.noteLink({
    email: action.newEmail ?? action.email,
    requestType: type,
    oobCode,
    oobLink: link,
  });
  if (isByBusiness && body.returnOobLink) return { email: action.email, oobCode, oobLink: link };
  const mail = composeActionMail(modes[type], link, mailLanguage(locale));
  await service.sendMail({ to: action.newEmail ?? action.email, ...mail });
  return { kind: ANSWER_KIND, email: action.email };
}

/**
 * Tells the former address that the account moved, with the way back. A mail that cannot be sent does not undo what its
 * owner confirmed.
 */
export async function offerWayBack(
  service: IdentityService,
  { localId, email }: Pick<Action, 'localId' | 'email'>,
  locale: string | undefined,
): Promise<void> {
  const action: Action = { type: 'RECOVER_EMAIL', email, localId, newEmail: null };
  const oobCode = service.tickets.issue(kinds.RECOVER_EMAIL, action, localId);
  const link = service.actionLink({
    mode: modes.RECOVER_EMAIL,
    oobCode,
    continueUrl: null,
    languageCode: locale ?? null,
    apiKey: null,
  });
  const mail = composeActionMail(modes.RECOVER_EMAIL, link, mailLanguage(locale));
  await service.sendMail({ to: email, ...mail }).catch(() => undefined);
}

const resetSchema = z.looseObject({ oobCode: z.string().optional(), newPassword: z.string().optional() });

/** Without a new password it only tells what a code is for; with one it sets it, and ends every session. */
export async function resetPassword(service: IdentityService, context: Context): Promise<unknown> {
  const { oobCode, newPassword } = await readBody(context, resetSchema);
  if (newPassword === undefined) {
    const { type, email, newEmail } = findAction(service, oobCode, actionTypes);
    return { requestType: type, email, ...(newEmail ? { newEmail } : {}) };
  }
  const action = findAction(service, oobCode, ['PASSWORD_RESET']);
  checkPassword(service.projectConfiguration.read(), newPassword);
  const password = await hashPassword(newPassword);
  redeemAction(service, oobCode);
  const account = service.accounts.find(action.localId);
  if (!account) fail('USER_NOT_FOUND');
  // Whoever followed the link reads the mails of this address.
  const isSameAddress = account.email === action.email;
  Object.assign(account, {
    password,
    passwordUpdatedAt: service.clock.now(),
    emailVerified: account.emailVerified || isSameAddress,
  });
  endSessions(service, account);
  service.accounts.save(account);
  service.attempts.forgive(action.email, addressOf(context));
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType: action.type, email: action.email };
}
