/** The operator's settings as everybody may read them. */
import type { OperatorConfiguration, PublicOperator } from './configuration.ts';
import { listAddresses } from './listedAddresses.ts';

/** `salt` may be anything that is not used elsewhere: it keeps tables of common addresses from telling the list. */
export function publishOperator(
  { adminEmails, ownerEmails, ...others }: OperatorConfiguration,
  salt: string,
): PublicOperator {
  return {
    ...others,
    administrators: listAddresses(adminEmails, salt),
    owners: listAddresses(ownerEmails, salt),
  };
}
