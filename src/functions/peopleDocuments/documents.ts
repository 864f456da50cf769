/** Where people and what is theirs stand, and how the business rules read them. Writing is their capabilities' own. */
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Invitee } from '#shared/callables/invitations.ts';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { type GrantDocument, type GrantedItem, grantDocumentSchema } from '#shared/legacy/grantDocument.ts';
import { type LegacyRole, legacyRoleSchema } from '#shared/legacy/legacyRole.ts';
import { type OwnerKeysDocument, ownerKeysDocumentSchema } from '#shared/legacy/lockDocuments.ts';
import {
  PERSON_KEYS,
  type PersonKeysDocument,
  personKeysDocumentSchema,
} from '#shared/legacy/personKeysDocument.ts';
import { type TrustedContactDocument, trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { Refusal } from '../errors.ts';

export function beneficiariesOf(firestore: Firestore, uid: string): CollectionReference {
  return firestore.collection(`users/${uid}/beneficiaries`);
}

export function contactsOf(firestore: Firestore, uid: string): CollectionReference {
  return firestore.collection(`users/${uid}/trustedContacts`);
}

export function rolesOf(firestore: Firestore, uid: string): CollectionReference {
  return firestore.collection(`users/${uid}/legacyRoles`);
}

export function grantOf(firestore: Firestore, uid: string, beneficiaryId: string): DocumentReference {
  return firestore.doc(`users/${uid}/grants/${beneficiaryId}`);
}

export const grantedItemsOf = (firestore: Firestore, uid: string) =>
  firestore.collection(`users/${uid}/grantedItems`);

export function grantedItemOf(
  firestore: Firestore,
  uid: string,
  { beneficiaryId, number }: Pick<GrantedItem, 'beneficiaryId' | 'number'>,
  vaultItemId: string,
): DocumentReference {
  return grantedItemsOf(firestore, uid).doc(`${beneficiaryId}.${number}.${vaultItemId}`);
}

export function ownerKeysOf(firestore: Firestore, uid: string, vaultId: string): DocumentReference {
  return firestore.doc(`users/${uid}/ownerKeys/${vaultId}`);
}

/** Where a printed claim kit leads to: one a beneficiary. */
export function claimKitOf(firestore: Firestore, uid: string, beneficiaryId: string): DocumentReference {
  return firestore.doc(`users/${uid}/claimKits/${beneficiaryId}`);
}

const profileSchema = z.object({ name: z.string().catch(''), email: z.string().catch('') });

/** What somebody is called to themselves; empty for who has told no name. */
export function ownNameOf(profile: DocumentSnapshot): string {
  return profileSchema.parse(profile.data() ?? {}).name.trim();
}

/** What an owner is called to others. */
export function ownerNameOf(profile: DocumentSnapshot): string {
  const { name, email } = profileSchema.parse(profile.data() ?? {});
  return name.trim() || email;
}

export function personKeysOf(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(`users/${uid}/personKeys/${PERSON_KEYS}`);
}

/** The owner's document of a beneficiary or a contact. */
export function subjectOf(
  firestore: Firestore,
  uid: string,
  { role, subjectId }: Invitee,
): DocumentReference {
  return (role === 'beneficiary' ? beneficiariesOf : contactsOf)(firestore, uid).doc(subjectId);
}

const withId = (snapshot: DocumentSnapshot) => withDates({ ...snapshot.data(), id: snapshot.id });

/** Null when there is none. Throws for one that nobody can read: nothing may be written over it. */
const parsing =
  <Schema extends z.ZodType>(schema: Schema) =>
  (snapshot: DocumentSnapshot): z.output<Schema> | null =>
    snapshot.exists ? schema.parse(withId(snapshot)) : null;

/** Of many, one that nobody can read keeps nobody from the others. */
const listing =
  <Schema extends z.ZodType>(schema: Schema) =>
  ({ docs }: QuerySnapshot): z.output<Schema>[] =>
    docs.flatMap((snapshot) => schema.safeParse(withId(snapshot)).data ?? []);

export const beneficiaryFrom: (snapshot: DocumentSnapshot) => Beneficiary | null = parsing(beneficiarySchema);
export const contactFrom: (snapshot: DocumentSnapshot) => TrustedContactDocument | null = parsing(
  trustedContactDocumentSchema,
);
export const contactsFrom: (found: QuerySnapshot) => TrustedContactDocument[] = listing(
  trustedContactDocumentSchema,
);
export const roleFrom: (snapshot: DocumentSnapshot) => LegacyRole | null = parsing(legacyRoleSchema);
export const rolesFrom: (found: QuerySnapshot) => LegacyRole[] = listing(legacyRoleSchema);
export const grantFrom: (snapshot: DocumentSnapshot) => GrantDocument | null = parsing(grantDocumentSchema);
export const ownerKeysFrom: (snapshot: DocumentSnapshot) => OwnerKeysDocument | null =
  parsing(ownerKeysDocumentSchema);
export const personKeysFrom: (snapshot: DocumentSnapshot) => PersonKeysDocument | null =
  parsing(personKeysDocumentSchema);

/** Schemas speak of dates; the store has timestamps. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
}

export type Subject =
  | { readonly role: 'beneficiary'; readonly person: Beneficiary; readonly reference: DocumentReference }
  | {
      readonly role: 'trusted-contact';
      readonly person: TrustedContactDocument;
      readonly reference: DocumentReference;
    };

/** Null when there is none. */
export function subjectFrom({ role }: Pick<Invitee, 'role'>, snapshot: DocumentSnapshot): Subject | null {
  const { ref: reference } = snapshot;
  if (role === 'beneficiary') {
    const person = beneficiaryFrom(snapshot);
    return person && { role, person, reference };
  }
  const person = contactFrom(snapshot);
  return person && { role, person, reference };
}

/** Throws Refusal `beneficiary-not-found` or `contact-not-found`. */
export async function readSubject(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  invitee: Invitee,
): Promise<Subject> {
  const found = subjectFrom(invitee, await transaction.get(subjectOf(firestore, uid, invitee)));
  if (!found) throw subjectNotFound(invitee);
  return found;
}

export function subjectNotFound({ role }: Pick<Invitee, 'role'>): Refusal {
  return new Refusal(
    role === 'beneficiary' ? 'beneficiary-not-found' : 'contact-not-found',
    'This person is no longer there. Reload the page.',
  );
}

export interface People {
  readonly beneficiaries: readonly Beneficiary[];
  readonly contacts: readonly TrustedContactDocument[];
}

export interface NamedPeople extends People {
  /** Of whom nobody can read what stands of them: they are among the others only by what was agreed earlier. */
  readonly illegible: readonly DocumentReference[];
}

/** Everybody whom an owner named. */
export async function peopleOf(
  firestore: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<NamedPeople> {
  const read = (collection: CollectionReference) =>
    transaction ? transaction.get(collection) : collection.get();
  const [beneficiaries, contacts] = await Promise.all([
    read(beneficiariesOf(firestore, uid)),
    read(contactsOf(firestore, uid)),
  ]);
  const people = {
    beneficiaries: listing(beneficiarySchema)(beneficiaries),
    contacts: contactsFrom(contacts),
  };
  const legible = new Set<string>([...people.beneficiaries, ...people.contacts].map(({ id }) => id));
  const illegible = [...beneficiaries.docs, ...contacts.docs].filter(({ id }) => !legible.has(id));
  return { ...people, illegible: illegible.map(({ ref }) => ref) };
}
