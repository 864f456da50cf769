/** `accounts:update` with a code of a mail: an address confirmed, changed, or the former one taken back. */
import { clearWaysIn, confirmAddress, refuseDemo, setAddress } from '../access/ownership.ts';
import { doesSessionHold, endSessions } from '../access/session.ts';
import { changedJson } from '../accountJson.ts';
import { fail } from '../identityError.ts';
import type { IdentityService } from '../service.ts';
import {
  findAction,
  noteAddressMoved,
  offerWayBack,
  redeemAction,
  withdrawCodes,
  withdrawWaysBack,
} from './actionCodes.ts';

/** Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_NOT_FOUND, EMAIL_EXISTS. */
export async function applyCode(service: IdentityService, code: string, locale: string | undefined) {
  const action = findAction(service, code, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL']);
  const account = service.accounts.find(action.localId);
  if (!account) fail('USER_NOT_FOUND');
  refuseDemo(account);
  const { type, sessionBegan } = action;
  if (type === 'VERIFY_EMAIL' && account.email !== action.email) fail('INVALID_OOB_CODE');
  // Whoever was signed out since may have been a stranger.
  const isMove = type === 'VERIFY_AND_CHANGE_EMAIL';
  if (isMove && sessionBegan !== null && !doesSessionHold(service, account, sessionBegan))
    fail('INVALID_OOB_CODE');
  const { email: former, emailVerified: wasVerified } = account;
  const isMoved = setAddress(service, account, action.newEmail ?? action.email);
  redeemAction(service, code);
  confirmAddress(service, account, 'mail');
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
  if (isMove && isMoved && former) {
    if (wasVerified) await offerWayBack(service, { localId: account.localId, email: former }, locale);
    else await noteAddressMoved(service, former, locale);
  }
  return changedJson(account);
}
