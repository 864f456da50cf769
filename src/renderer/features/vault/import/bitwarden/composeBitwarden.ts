/** Bitwarden's items as items of the vault. */
import {
  composeItem,
  type Draft,
  type DraftContent,
  type DraftField,
  describeUnknown,
} from '../composeItem.ts';
import type { ImportLabels } from '../importLabels.ts';
import type { ImportedFile, ImportedItem, NotTaken, NotTakenReason } from '../importOutcome.ts';
import { instantOf, lastDayOf } from '../instants.ts';
import { readOneTimeCode } from '../oneTimeCode.ts';
import { describeOrigin } from '../origin.ts';
import { ValueTaker } from '../valueTaker.ts';
import { type BitwardenItem, bitwardenItemSchema, bitwardenOwn } from './bitwardenExport.ts';

type Parts = Pick<Draft, 'content' | 'remarks'> & { readonly fields: readonly DraftField[] };

/** The item, with what of it could not be taken. */
export function composeBitwarden(
  item: BitwardenItem,
  tags: readonly string[],
  files: readonly ImportedFile[],
  labels: ImportLabels,
): { item: ImportedItem; notTaken: NotTaken[] } {
  const { content, fields, remarks = [] } = describeKind(item, labels);
  const composed = composeItem(
    {
      content,
      title: item.name,
      notes: item.notes,
      tags: item.archivedDate ? [...tags, labels.archived] : tags,
      isFavourite: item.favorite ?? false,
      fields: [
        ...fields,
        ...describeFields(item, labels),
        ...(remarks.includes('unknown-kind') ? [] : describeUnknown(unknownParts(item))),
        ...describeOrigin(
          { program: 'Bitwarden', createdAt: item.creationDate, changedAt: item.revisionDate },
          labels,
        ),
      ],
      files,
      remarks,
    },
    labels,
  );
  return { item: composed, notTaken: leftBehind(item).map((why) => ({ what: composed.content.title, why })) };
}

function leftBehind({ passwordHistory, login, fields, reprompt }: BitwardenItem): NotTakenReason[] {
  const reasons: readonly [boolean, NotTakenReason][] = [
    [(passwordHistory ?? []).length > 0, 'former-passwords'],
    [(login?.fido2Credentials ?? []).length > 0, 'passkey'],
    [(login?.uris ?? []).some(({ match }) => typeof match === 'number'), 'address-rules'],
    [(fields ?? []).some(({ type }) => type === 3), 'linked-field'],
    [reprompt === 1, 'asks-again'],
  ];
  return reasons.flatMap(([isSo, why]) => (isSo ? [why] : []));
}

const knownParts = new Set([...Object.keys(bitwardenItemSchema.shape), ...bitwardenOwn]);
const knownLoginParts = new Set([
  ...['uris', 'username', 'password', 'totp', 'passwordRevisionDate', 'fido2Credentials', 'uri'],
  ...bitwardenOwn,
]);

/** Of a Bitwarden that is newer than this reader. What says no says nothing. */
function unknownParts(item: BitwardenItem): Record<string, unknown> {
  return Object.fromEntries(
    [
      ...Object.entries(item).filter(([name]) => !knownParts.has(name)),
      ...Object.entries(item.login ?? {}).filter(([name]) => !knownLoginParts.has(name)),
    ].filter(([, value]) => value !== false),
  );
}

function describeKind(item: BitwardenItem, labels: ImportLabels): Parts {
  if (item.type === 1) return describeLogin(item, labels);
  if (item.type === 2) return { content: { kind: 'note' }, fields: [] };
  if (item.type === 3 && item.card) return describeCard(item.card, labels);
  if (item.type === 4 && item.identity) return describeIdentity(item.identity, labels);
  if (item.type === 5 && item.sshKey) return describeSshKey(item.sshKey, labels);
  return { content: { kind: 'note' }, fields: describeUnknownKind(item), remarks: ['unknown-kind'] };
}

function describeLogin(item: BitwardenItem, labels: ImportLabels): Parts {
  const { uris, username = '', password = '', totp = '', passwordRevisionDate } = item.login ?? {};
  const oneTimeCode = totp ? readOneTimeCode(totp, { issuer: item.name, account: username }) : '';
  return {
    content: {
      kind: 'password',
      username,
      password,
      websites: (uris ?? []).map(({ uri }) => uri),
      oneTimeCode: oneTimeCode ?? '',
      // Bitwarden dates a password when it is first changed: until then it is as old as the item.
      passwordChangedAt: password === '' ? '' : instantOf(passwordRevisionDate || item.creationDate),
    },
    fields: oneTimeCode === null ? [{ label: labels.oneTimeCode, value: totp, isSecret: true }] : [],
    remarks: oneTimeCode === null ? ['code-without-codes'] : [],
  };
}

function describeCard(card: Record<string, unknown>, labels: ImportLabels): Parts {
  const values = new ValueTaker(card);
  const month = values.take('expMonth');
  const year = values.take('expYear');
  const expiresOn = lastDayOf(Number(year.length === 2 ? `20${year}` : year), Number(month));
  const content: DraftContent = {
    kind: 'document',
    documentType: labels.paymentCard,
    number: values.take('number'),
    issuer: values.take('brand'),
    expiresOn,
  };
  return {
    content,
    fields: [
      { label: labels.cardholder, value: values.take('cardholderName') },
      { label: labels.cardCode, value: values.take('code'), isSecret: true },
      { label: labels.validUntil, value: expiresOn ? '' : [month, year].filter(Boolean).join('/') },
      ...values.takeRest(),
    ],
  };
}

function describeIdentity(identity: Record<string, unknown>, labels: ImportLabels): Parts {
  const values = new ValueTaker(identity);
  const town = [values.take('postalCode'), values.take('city')].filter(Boolean).join(' ');
  const lines = [
    values.take('address1'),
    values.take('address2'),
    values.take('address3'),
    town,
    values.take('state'),
    values.take('country'),
  ];
  return {
    content: {
      kind: 'contact',
      phone: values.take('phone'),
      email: values.take('email'),
      address: lines.filter(Boolean).join('\n'),
    },
    fields: [
      { label: labels.salutation, value: values.take('title') },
      { label: labels.firstName, value: values.take('firstName') },
      { label: labels.middleName, value: values.take('middleName') },
      { label: labels.lastName, value: values.take('lastName') },
      { label: labels.company, value: values.take('company') },
      { label: labels.username, value: values.take('username') },
      { label: labels.socialSecurity, value: values.take('ssn'), isSecret: true },
      { label: labels.passportNumber, value: values.take('passportNumber'), isSecret: true },
      { label: labels.licenceNumber, value: values.take('licenseNumber'), isSecret: true },
      ...values.takeRest(),
    ],
  };
}

function describeSshKey(sshKey: Record<string, unknown>, labels: ImportLabels): Parts {
  const values = new ValueTaker(sshKey);
  return {
    content: { kind: 'note' },
    fields: [
      { label: labels.privateKey, value: values.take('privateKey'), isSecret: true },
      { label: labels.publicKey, value: values.take('publicKey') },
      { label: labels.fingerprint, value: values.take('keyFingerprint') || values.take('fingerprint') },
      ...values.takeRest(),
    ],
  };
}

/** What makes an item one of a kind stands in a part of its own, named after it: that part is kept, value by value. */
function describeUnknownKind(item: BitwardenItem): DraftField[] {
  const { login, card, identity, sshKey } = item;
  return [
    login,
    card,
    identity,
    sshKey,
    ...Object.entries(unknownParts({ ...item, login: null })).map(unnamed),
  ].flatMap((part) => describeUnknown(part));
}

/** The part's name says what its item is; that of a single value what the value is. */
function unnamed([name, part]: readonly [string, unknown]): unknown {
  return typeof part === 'object' && !Array.isArray(part) ? part : { [name]: part };
}

function describeFields(item: BitwardenItem, labels: ImportLabels): DraftField[] {
  return (item.fields ?? [])
    .filter(({ type, value }) => type !== 3 && value !== null && value !== undefined)
    .map(({ name, value, type }) => ({
      label: name,
      value: type === 2 ? (String(value) === 'true' ? labels.yes : labels.no) : String(value),
      isSecret: type === 1,
    }));
}
