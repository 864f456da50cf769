/**
 * Mails to the confirmed address of an account whenever something changes that it is entered by: a stranger who does so
 * leaves the owner knowing. An address that nobody confirmed may be somebody else's, and gets none.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { composeMail, type MailParameters, type MailPurpose } from '../../../functions/mail/index.ts';
import type { IdentityService } from '../service.ts';
import type { Account } from '../store/account.ts';
import { mailLanguage } from './actionMail.ts';

/** The account's language; the caller's, who may be a thief, only where its owner never chose one. */
export function ownerLanguage(
  { languageOf }: IdentityService,
  { localId }: Account,
  locale: string | undefined,
): Language {
  return languageOf(localId) ?? mailLanguage(locale);
}

type OwnParameters<Purpose extends MailPurpose> = Omit<MailParameters[Purpose], 'settingsAddress'>;
type OwnerPurpose = {
  [Purpose in MailPurpose]: MailParameters[Purpose] extends { readonly settingsAddress: string }
    ? Purpose
    : never;
}[MailPurpose];

/** A mail that cannot be sent does not undo what it tells of. */
export async function tellOwner<Purpose extends OwnerPurpose>(
  service: IdentityService,
  account: Account,
  locale: string | undefined,
  purpose: Purpose,
  parameters: OwnParameters<Purpose>,
): Promise<void> {
  if (!account.email || !account.emailVerified) return;
  const whole = { ...parameters, settingsAddress: service.settingsAddress() } as MailParameters[Purpose];
  const mail = composeMail(purpose, whole, ownerLanguage(service, account, locale));
  await service
    .sendMail({ to: account.email, ...mail })
    .catch((error: unknown) => service.noteFailedMail(error));
}

type Links = Pick<Account, 'phoneNumber' | 'federated'>;

export const linksOf = ({ phoneNumber, federated }: Account): Links => ({
  phoneNumber,
  federated: [...federated],
});

const endOf = (phoneNumber = '') => phoneNumber.slice(-4);

/** Tells of every number and provider that was linked, replaced or taken off since `before`. */
export async function tellOfLinks(
  service: IdentityService,
  account: Account,
  before: Links,
  locale: string | undefined,
): Promise<void> {
  const { phoneNumber, federated } = account;
  if (phoneNumber && phoneNumber !== before.phoneNumber) {
    const former = endOf(before.phoneNumber);
    await tellOwner(service, account, locale, 'number-linked', { ending: endOf(phoneNumber), former });
  }
  if (before.phoneNumber && !phoneNumber)
    await tellOwner(service, account, locale, 'number-removed', { ending: endOf(before.phoneNumber) });
  for (const { providerId, rawId, email = '' } of federated) {
    if (before.federated.some((link) => link.providerId === providerId && link.rawId === rawId)) continue;
    const provider = nameOf(service, providerId);
    await tellOwner(service, account, locale, 'provider-linked', { provider, address: email });
  }
  for (const { providerId, email = '' } of before.federated) {
    if (federated.some((link) => link.providerId === providerId)) continue;
    const provider = nameOf(service, providerId);
    await tellOwner(service, account, locale, 'provider-removed', { provider, address: email });
  }
}

const nameOf = ({ findProvider }: IdentityService, providerId: string) =>
  findProvider(providerId)?.label ?? providerId;
