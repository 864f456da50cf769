/** What a former address, and one whose account got a second factor, is mailed: that it happened, and how to undo it. */
import { composeMail } from '../../../functions/mail/index.ts';
import { mailLanguage } from '../mails/actionMail.ts';
import { ownerLanguage } from '../mails/ownerMail.ts';
import type { IdentityService } from '../service.ts';
import type { Account } from '../store/account.ts';
import { type Action, sendWayBack } from './actionCodes.ts';

/** Tells an address that nobody ever confirmed that the account has another one; it gets no way back into it. */
export async function noteAddressMoved(
  service: IdentityService,
  email: string,
  locale: string | undefined,
): Promise<void> {
  const mail = composeMail('unconfirmed-address-changed', {}, mailLanguage(locale));
  await service.sendMail({ to: email, ...mail }).catch((error: unknown) => service.noteFailedMail(error));
}

/** Tells the former address that the account moved, with the way back. */
export function offerWayBack(
  service: IdentityService,
  { localId, email }: Pick<Action, 'localId' | 'email'>,
  locale: string | undefined,
): Promise<void> {
  return sendWayBack(service, { type: 'RECOVER_EMAIL', email, localId }, mailLanguage(locale));
}

/**
 * Tells the owner of a second factor, with the link that takes it off again: whoever enrolled it may be a thief, and the
 * owner would be asked for the thief's code from now on. The link outlives a change of password.
 */
export async function offerFactorUndo(
  service: IdentityService,
  account: Account,
  factorId: string,
  locale: string | undefined,
): Promise<void> {
  const { localId, email, emailVerified } = account;
  if (!email || !emailVerified) return;
  const language = ownerLanguage(service, account, locale);
  await sendWayBack(service, { type: 'REVERT_SECOND_FACTOR_ADDITION', email, localId, factorId }, language);
}
