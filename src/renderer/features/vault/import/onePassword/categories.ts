/**
 * What 1Password's categories become, and which of their fields have a place of their own. Fields are named by the
 * identifiers of 1Password's templates; whatever is not named here becomes a field of the owner's own.
 */
import type { VaultKind } from '#shared/vault/content.ts';
import type { ImportLabels } from '../importLabels.ts';

export interface Category {
  readonly kind: VaultKind;
  /** Fixed parts of the item. */
  readonly parts?: (labels: ImportLabels) => Readonly<Record<string, string>>;
  /** Places of the vault's item, by the field that fills them. */
  readonly places?: Readonly<Record<string, string>>;
}

const paper =
  (
    documentType:
      | 'paymentCard'
      | 'softwareLicence'
      | 'drivingLicence'
      | 'licence'
      | 'passport'
      | 'socialSecurity'
      | 'medicalRecord',
  ) =>
  (labels: ImportLabels) => ({ documentType: labels[documentType] });

const categories = new Map<string, Category>([
  ['001', { kind: 'password' }],
  [
    '002',
    {
      kind: 'document',
      parts: paper('paymentCard'),
      places: { ccnum: 'number', bank: 'issuer', expiry: 'expiresOn', validFrom: 'issuedOn' },
    },
  ],
  ['003', { kind: 'note' }],
  ['004', { kind: 'contact', places: { address: 'address', defphone: 'phone', email: 'email' } }],
  ['005', { kind: 'password' }],
  ['006', { kind: 'file' }],
  [
    '100',
    {
      kind: 'document',
      parts: paper('softwareLicence'),
      places: { reg_code: 'number', publisher_name: 'issuer' },
    },
  ],
  [
    '101',
    { kind: 'account', places: { bankName: 'provider', accountNo: 'accountNumber', branchPhone: 'support' } },
  ],
  ['102', { kind: 'password', places: { username: 'username', password: 'password', hostname: 'website' } }],
  [
    '103',
    {
      kind: 'document',
      parts: paper('drivingLicence'),
      places: { number: 'number', state: 'issuer', expiry_date: 'expiresOn' },
    },
  ],
  [
    '104',
    {
      kind: 'document',
      parts: paper('licence'),
      places: { state: 'issuer', valid_from: 'issuedOn', expires: 'expiresOn' },
    },
  ],
  [
    '105',
    {
      kind: 'account',
      places: { org_name: 'provider', website: 'website', phone: 'support', membership_no: 'accountNumber' },
    },
  ],
  [
    '106',
    {
      kind: 'document',
      parts: paper('passport'),
      places: {
        number: 'number',
        issuing_authority: 'issuer',
        issue_date: 'issuedOn',
        expiry_date: 'expiresOn',
      },
    },
  ],
  [
    '107',
    {
      kind: 'account',
      places: {
        company_name: 'provider',
        website: 'website',
        customer_service_phone: 'support',
        membership_no: 'accountNumber',
      },
    },
  ],
  ['108', { kind: 'document', parts: paper('socialSecurity'), places: { number: 'number' } }],
  ['109', { kind: 'password', places: { wireless_password: 'password', server: 'website' } }],
  ['110', { kind: 'password', places: { username: 'username', password: 'password', url: 'website' } }],
  [
    '111',
    {
      kind: 'password',
      places: { pop_username: 'username', pop_password: 'password', provider_website: 'website' },
    },
  ],
  [
    '112',
    { kind: 'password', places: { username: 'username', credential: 'password', hostname: 'website' } },
  ],
  [
    '113',
    { kind: 'document', parts: paper('medicalRecord'), places: { location: 'issuer', date: 'issuedOn' } },
  ],
  ['114', { kind: 'note' }],
  ['115', { kind: 'seed', places: { recoveryPhrase: 'words', password: 'passphrase' } }],
]);

export function isKnownCategory(uuid: string): boolean {
  return categories.has(uuid);
}

/** A category of a later 1Password is kept as a note with all its fields. */
export function categoryOf(uuid: string): Category {
  return categories.get(uuid) ?? { kind: 'note' };
}
