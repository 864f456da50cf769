/** A person's own keys on the server, which can open none of them. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument } from '#platform/backend/parseDocument.ts';
import { personKeysCreate, personKeysReplaceBox, personKeysReset } from '#shared/callables/legacyKeys.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  PERSON_KEYS,
  type PersonKeysDocument,
  personKeysDocumentSchema,
} from '#shared/legacy/personKeysDocument.ts';
import { noteMadeHere } from './madeHere.ts';

/** Null while they have none. */
export async function readPersonKeys(userId: UserId): Promise<PersonKeysDocument | null> {
  const stored = await getDoc(doc(documents(), 'users', userId, 'personKeys', PERSON_KEYS));
  return parseDocument(personKeysDocumentSchema, stored);
}

export interface NewKeys {
  readonly publicKey: string;
  readonly box: string;
}

/** Each function throws CallableError. */
export async function createKeys({ publicKey, box }: NewKeys): Promise<void> {
  await callRepeatable(personKeysCreate, { publicKey, box });
  noteMadeHere({ publicKey });
}
export const replaceBox = (basedOn: number, box: string) =>
  callRepeatable(personKeysReplaceBox, { basedOn, box });
export async function resetKeys({ publicKey, box }: NewKeys): Promise<void> {
  await call(personKeysReset, { publicKey, box });
  noteMadeHere({ publicKey });
}
