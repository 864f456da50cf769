/** `accounts:update` with a code of a mail: an address confirmed, changed, the former one taken back, a factor off. */
import type { Context } from 'hono';
import {
  clearEarlierLinks,
  clearWaysIn,
  confirmAddress,
  refuseDemo,
  setAddress,
} from '../access/ownership.ts';
import { doesSessionHold, endSessions } from '../access/session.ts';
import { changedJson } from '../accountJson.ts';
import { fail } from '../identityError.ts';
import { tellOwner } from '../mails/ownerMail.ts';
import type { IdentityService } from '../service.ts';
import type { Account } from '../store/account.ts';
import { type Action, findAction, redeemAction, withdrawCodes, withdrawWaysBack } from './actionCodes.ts';
import { requestLocale } from './requestLocale.ts';
import { noteAddressMoved, offerWayBack } from './waysBack.ts';

/** Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_NOT_FOUND, EMAIL_EXISTS. */
export async function applyCode(service: IdentityService, context: Context, code: string) {
  const locale = requestLocale(context);
  const action = findAction(service, code, [
    'VERIFY_EMAIL',
    'VERIFY_AND_CHANGE_EMAIL',
    'RECOVER_EMAIL',
    'REVERT_SECOND_FACTOR_ADDITION',
  ]);
  const account = service.accounts.find(action.localId);
  if (!account) fail('USER_NOT_FOUND');
  refuseDemo(account);
  const { type, sessionBegan } = action;
  if (type === 'REVERT_SECOND_FACTOR_ADDITION') return revertFactor(service, account, action, code, locale);
  if (type === 'VERIFY_EMAIL' && account.email !== action.email) fail('INVALID_OOB_CODE');
  // Whoever was signed out since may have been a stranger.
  const isMove = type === 'VERIFY_AND_CHANGE_EMAIL';
  if (isMove && sessionBegan !== null && !doesSessionHold(service, account, sessionBegan))
    fail('INVALID_OOB_CODE');
  const { email: former, emailVerified: wasVerified } = account;
  const isMoved = setAddress(service, account, action.newEmail ?? action.email);
  redeemAction(service, code);
  confirmAddress(service, account, 'mail');
  const { known } = service.knownPlaces.placeOf(context, account.localId);
  const isFirst = type === 'VERIFY_EMAIL' && !wasVerified;
  const isCleared = isFirst && known?.kind !== 'device' && clearEarlierLinks(service, account);
  if (type === 'RECOVER_EMAIL') {
    // Whoever moved it knew the password, and may have left ways in of their own.
    clearWaysIn(service, account);
    withdrawWaysBack(service, account.localId, action.createdAt);
  }
  if (isMoved || type === 'RECOVER_EMAIL') {
    withdrawCodes(service, account.localId);
    endSessions(service, account);
  }
  service.accounts.save(account);
  if (isCleared) await tellOwner(service, account, locale, 'earlier-links-removed', {});
  if (isMove && isMoved && former) {
    if (wasVerified) await offerWayBack(service, { localId: account.localId, email: former }, locale);
    else await noteAddressMoved(service, former, locale);
  }
  return { ...changedJson(account), ...(action.newEmail ? { newEmail: action.newEmail } : {}) };
}

/** Whoever enrolled it is out with it. The password stays: the page leads on to a new one. */
async function revertFactor(
  service: IdentityService,
  account: Account,
  { factorId }: Action,
  code: string,
  locale: string | undefined,
) {
  const left = account.secondFactors.filter(({ mfaEnrollmentId }) => mfaEnrollmentId !== factorId);
  if (left.length === account.secondFactors.length) fail('INVALID_OOB_CODE');
  redeemAction(service, code);
  account.secondFactors = left;
  withdrawCodes(service, account.localId);
  endSessions(service, account);
  service.accounts.save(account);
  await tellOwner(service, account, locale, 'second-factor-removed', {});
  return changedJson(account);
}
