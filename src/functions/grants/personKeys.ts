/** A person's own key pair: kept by a server that cannot open it, and counted by those who locked something with it. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { personKeysCreate, personKeysReplaceBox, personKeysReset } from '#shared/callables/legacyKeys.ts';
import { routes } from '#shared/routes.ts';
import { assertIsSomebody, assertRecentSignIn } from '../access/index.ts';
import {
  type Addressee,
  deliverSoon,
  draftMail,
  findAddressee,
  type MailDraft,
  queueMail,
} from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { readStorageAccount } from '../library/index.ts';
import {
  draftToOwner,
  personKeysFrom,
  personKeysOf,
  rolesFrom,
  rolesOf,
  type Subject,
  subjectFrom,
  subjectOf,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 60 * 60_000;

export const create = defineHandler(personKeysCreate, {
  access: 'user',
  run: async ({ publicKey, box }, { caller, services }) => {
    assertIsSomebody(caller);
    const { firestore, clock } = services;
    const reference = personKeysOf(firestore, caller.uid);
    await firestore.runTransaction(async (transaction) => {
      // Nothing may come in behind the sweep of an account that is being erased.
      await readStorageAccount(transaction, firestore, caller.uid);
      const stored = personKeysFrom(await transaction.get(reference));
      if (stored) {
        if (stored.publicKey === publicKey && stored.box === box) return;
        throw new Refusal('conflict', 'You have a key already. Reload the page.');
      }
      const subjects = await readSubjects(transaction, services, caller.uid);
      const updatedAt = Timestamp.fromMillis(clock.now());
      transaction.create(reference, { publicKey, box, revision: 1, generation: 1, updatedAt });
      // Who accepted without a key brings it now: their owners can lock for them from here on.
      for (const { subject } of subjects) pinKey(transaction, subject, publicKey);
    });
    return {};
  },
});

const keysMissing = () => new Refusal('person-keys-missing', 'There is no key yet.');

export const replaceBox = defineHandler(personKeysReplaceBox, {
  access: 'user',
  limit: { calls: 20, within: DAY },
  run: async ({ basedOn, box }, { caller, services }) => {
    assertRecentSignIn(caller, services);
    const { firestore, clock } = services;
    const reference = personKeysOf(firestore, caller.uid);
    const addressee = await findAddressee(services, caller.uid);
    const mails = await firestore.runTransaction(async (transaction) => {
      const stored = personKeysFrom(await transaction.get(reference));
      if (!stored) throw keysMissing();
      if (stored.revision === basedOn + 1 && stored.box === box) return [];
      if (stored.revision !== basedOn) {
        throw new Refusal('conflict', 'Your key was changed in the meantime. Reload the page.');
      }
      const revision = basedOn + 1;
      const drafts = draftToPerson(services, addressee, { uid: caller.uid, revision, isNewKey: false });
      const queued = await queueMail(transaction, services, drafts);
      const updatedAt = Timestamp.fromMillis(clock.now());
      transaction.update(reference, { box, revision, updatedAt });
      return queued;
    });
    services.log.log('info', 'person-key-box-replaced', { uid: caller.uid });
    await deliverSoon(services, mails);
    return { revision: basedOn + 1 };
  },
});

/** Whoever else has the session, and the password, does not do this unseen. */
function draftToPerson(
  { appOrigin }: Services,
  addressee: Addressee | null,
  {
    uid,
    revision,
    isNewKey,
  }: { readonly uid: string; readonly revision: number; readonly isNewKey: boolean },
): readonly MailDraft[] {
  const pageAddress = `${appOrigin}${routes.entrusted.path}`;
  return draftMail(addressee, `${uid} ${revision}`, 'person-keys-changed', { isNewKey, pageAddress });
}

export const reset = defineHandler(personKeysReset, {
  access: 'user',
  // Each tells every owner: a session that was left open writes to nobody in torrents.
  limit: { calls: 5, within: DAY },
  run: async ({ publicKey, box }, { caller, services }) => {
    assertRecentSignIn(caller, services);
    const { firestore, clock } = services;
    const { uid } = caller;
    const reference = personKeysOf(firestore, uid);
    const addressee = await findAddressee(services, uid);
    const addressees = await findOwners(services, uid);
    const mails = await firestore.runTransaction(async (transaction) => {
      const stored = personKeysFrom(await transaction.get(reference));
      if (!stored) throw keysMissing();
      if (stored.publicKey === publicKey && stored.box === box) return [];
      if (stored.publicKey === publicKey) {
        throw new Refusal('invalid-input', 'publicKey: is the one that there is', { field: 'publicKey' });
      }
      const generation = stored.generation + 1;
      const subjects = await readSubjects(transaction, services, uid);
      const revision = stored.revision + 1;
      const queued = await queueMail(transaction, services, [
        ...draftToPerson(services, addressee, { uid, revision, isNewKey: true }),
        ...draftBroken(services, subjects, addressees, `${uid} ${generation}`),
      ]);
      const updatedAt = Timestamp.fromMillis(clock.now());
      transaction.update(reference, { publicKey, box, generation, revision, updatedAt });
      for (const { subject } of subjects) pinKey(transaction, subject, publicKey);
      return queued;
    });
    services.log.log('warning', 'person-keys-reset', { uid });
    await deliverSoon(services, mails);
    return {};
  },
});

/** A new key on the owner's document, compared by nobody yet. Writes only. */
function pinKey(transaction: Transaction, { person, reference }: Subject, publicKey: string): void {
  const generation = person.lastGeneration + 1;
  transaction.update(reference, {
    pinnedKey: { publicKey, generation },
    lastGeneration: generation,
    isKeyCompared: false,
  });
}

type Addressees = ReadonlyMap<string, Addressee | null>;

/** Of everybody who named this person. One that is named between this and the transaction is told by the next reset. */
async function findOwners(services: Services, uid: string): Promise<Addressees> {
  const roles = await rolesOf(services.firestore, uid).get();
  const owners = new Set(rolesFrom(roles).map(({ ownerId }) => ownerId));
  const found = [...owners].map(async (owner) => [owner, await findAddressee(services, owner)] as const);
  return new Map(await Promise.all(found));
}

interface Pinned {
  readonly ownerId: string;
  readonly subject: Subject;
}

/** The owners' documents that this person's key is pinned on. Reads only. */
async function readSubjects(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<readonly Pinned[]> {
  const roles = rolesFrom(await transaction.get(rolesOf(firestore, uid)));
  const found = await Promise.all(
    roles.map(async (role) => {
      const subject = subjectFrom(role, await transaction.get(subjectOf(firestore, role.ownerId, role)));
      const invitation = subject?.person.invitation;
      const isTheirs = invitation?.is === 'accepted' && invitation.accountId === uid;
      return subject && isTheirs ? [{ ownerId: role.ownerId, subject }] : [];
    }),
  );
  return found.flat();
}

/** Once an owner, however many parts the person has for them. */
function draftBroken(
  services: Services,
  subjects: readonly Pinned[],
  addressees: Addressees,
  occasion: string,
): readonly MailDraft[] {
  const first = new Map(subjects.toReversed().map(({ ownerId, subject }) => [ownerId, subject]));
  return [...first].flatMap(([ownerId, subject]) =>
    draftToOwner(services, addressees.get(ownerId) ?? null, 'lock-broken', subject, occasion),
  );
}
