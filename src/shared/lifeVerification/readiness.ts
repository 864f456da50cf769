/** What stands between an owner and an armed life verification. */
import type { Agreement, LifeVerification } from './lifeVerification.ts';
import type { TrustedContact } from './people.ts';
import { FEWEST_CHANNELS, FEWEST_CONTACTS } from './policy.ts';

export type Missing =
  | 'second-channel'
  | 'second-contact'
  | 'quorum-in-reach'
  | 'contact-beside-heirs'
  | 'rehearsal';

/** Empty when nothing is missing. */
export function missingBeforeArming(life: LifeVerification): readonly Missing[] {
  return [...missingInAgreement(life), ...(life.isRehearsed ? [] : (['rehearsal'] as const))];
}

/** What an agreement lacks, of an armed verification as of one that is to be armed. */
export function missingInAgreement({ channels, contacts, policy }: Agreement): readonly Missing[] {
  const missing: Missing[] = [];
  const able = ableContacts(contacts);
  if (channels.filter(({ isVerified }) => isVerified).length < FEWEST_CHANNELS)
    missing.push('second-channel');
  if (able.length < FEWEST_CONTACTS) missing.push('second-contact');
  else if (able.length < policy.quorum) missing.push('quorum-in-reach');
  if (able.length > 0 && able.every(({ isBeneficiary }) => isBeneficiary))
    missing.push('contact-beside-heirs');
  return missing;
}

/** Those who can vote. */
export function ableContacts(contacts: readonly TrustedContact[]): readonly TrustedContact[] {
  return contacts.filter(({ hasAccepted }) => hasAccepted);
}
