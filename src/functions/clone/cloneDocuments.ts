/** Where a clone is kept below its owner, and how its documents are read. */
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type CloneAnswer, cloneAnswerSchema } from '#shared/clone/answer.ts';
import { type CloneListener, cloneListenerSchema } from '#shared/clone/listener.ts';
import { type CloneMemory, cloneMemorySchema } from '#shared/clone/memory.ts';
import { type CloneSettings, cloneSettingsSchema } from '#shared/clone/settings.ts';
import { withDates } from '../peopleDocuments/index.ts';

/** The collections below `users/{uid}`. */
export const CLONE = 'clone';
export const ANSWERS = 'cloneAnswers';
export const MEMORIES = 'cloneMemories';
export const ALBUMS = 'cloneAlbums';
export const INDEX = 'cloneIndex';
export const VECTORS = 'cloneVectors';
export const LISTENERS = 'cloneListeners';
export const INVITATIONS = 'cloneInvitations';
export const QUESTIONS_SENT = 'cloneQuestions';
/** Below a listener: the clones that they may talk to. */
export const HEARD = 'heardClones';

const below = (name: string) => (firestore: Firestore, uid: string) =>
  firestore.collection(`users/${uid}/${name}`) satisfies CollectionReference;

export const answersOf = below(ANSWERS);
export const memoriesOf = below(MEMORIES);
export const chosenAlbumsOf = below(ALBUMS);
export const indexOf = below(INDEX);
export const vectorsOf = below(VECTORS);
export const listenersOf = below(LISTENERS);
export const invitationsOf = below(INVITATIONS);
export const questionsSentOf = below(QUESTIONS_SENT);
export const heardOf = below(HEARD);

export function settingsOf(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(`users/${uid}/${CLONE}/settings`);
}

export function interviewOf(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(`users/${uid}/${CLONE}/interview`);
}

/** Stands while a clone is being erased, so that what was cut short is gone on with. */
export function erasureOf(firestore: Firestore, uid: string): DocumentReference {
  return firestore.doc(`users/${uid}/${CLONE}/erasure`);
}

/** What the server keeps of a memory beside what its owner reads. */
const storedMemorySchema = cloneMemorySchema.extend({
  /** The shards of the index that hold its passages. */
  shards: z.array(z.string()).catch([]),
  /** Of what its source said when it was last read. */
  sourceHash: z.string().catch(''),
  hasVectors: z.boolean().catch(false),
});
export type StoredMemory = z.output<typeof storedMemorySchema> & CloneMemory;

const withId = (snapshot: DocumentSnapshot) => withDates({ ...snapshot.data(), id: snapshot.id });

/** Null when there is none. Throws ZodError for one that cannot be read: nothing may be written over it unseen. */
const parsing =
  <Schema extends z.ZodType>(schema: Schema) =>
  (snapshot: DocumentSnapshot): z.output<Schema> | null =>
    snapshot.exists ? schema.parse(withId(snapshot)) : null;

export const settingsFrom: (snapshot: DocumentSnapshot) => CloneSettings | null =
  parsing(cloneSettingsSchema);
export const answerFrom: (snapshot: DocumentSnapshot) => CloneAnswer | null = parsing(cloneAnswerSchema);
export const memoryFrom: (snapshot: DocumentSnapshot) => StoredMemory | null = parsing(storedMemorySchema);
export const listenerFrom: (snapshot: DocumentSnapshot) => CloneListener | null =
  parsing(cloneListenerSchema);

export function now({ clock }: { readonly clock: { now(): number } }): Timestamp {
  return Timestamp.fromMillis(clock.now());
}
