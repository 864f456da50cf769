/**
 * Writes what a person receives: when a stage is given, when they accept, and when the day of something has come. Each time
 * all of it is composed anew from what the owner left, in one transaction with its mails, so that it may be done as often as
 * it takes and cut short anywhere.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { Received } from '#shared/legacy/received.ts';
import { nineAtOrAfter } from '#shared/lifeVerification/calendar.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import { pathTo } from '#shared/routes.ts';
import {
  type Addressee,
  deliverSoon,
  draftMail,
  findAddressee,
  languageOf,
  languageOfAddress,
  type MailDraft,
  queueMail,
} from '../delivery/index.ts';
import { beneficiariesOf, beneficiaryFrom, ownerNameOf, readStanding } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { askToClaim } from './askToClaim.ts';
import { type Composed, composeStage } from './composeStage.ts';
import { type Library, readLibrary } from './readLibrary.ts';
import {
  type Release,
  receivedFrom,
  receivedOf,
  releaseFrom,
  releaseOf,
  type Standing,
  standingFrom,
  verificationOf,
  withTimestamps,
} from './releaseDocument.ts';

export interface Person {
  readonly ownerId: string;
  readonly to: string;
}

/** What was just given; without it what there is goes on. */
export interface GivenStage {
  readonly stage: ReleaseStage;
  readonly round: number;
}

/** Read outside of the transaction: the owner's albums, which nobody changes while nothing is heard of them. */
interface Around {
  readonly person: Beneficiary;
  readonly library: Library;
  readonly addressee: Addressee | null;
  readonly claimLanguage: Addressee['language'];
}

export async function writeRelease(services: Services, who: Person, given?: GivenStage): Promise<void> {
  for (;;) {
    const around = await readAround(services, who);
    if (!around) return;
    const mails = await services.firestore.runTransaction((transaction) =>
      write(transaction, services, who, around, given),
    );
    if (!mails) continue;
    await deliverSoon(services, mails);
    return;
  }
}

/** Null for somebody who was taken off. */
async function readAround(services: Services, { ownerId, to }: Person): Promise<Around | null> {
  const { firestore } = services;
  const person = beneficiaryFrom(await beneficiariesOf(firestore, ownerId).doc(to).get());
  if (!person) return null;
  const accountId = accountOf(person);
  const addressee = accountId ? await findAddressee(services, accountId) : null;
  const email = person.email?.toLowerCase();
  const claimLanguage =
    (!accountId && email ? await languageOfAddress(services, email) : null) ??
    languageOf(await firestore.doc(`users/${ownerId}`).get());
  return { person, library: await readLibrary(services, ownerId, person), addressee, claimLanguage };
}

export function accountOf({ invitation }: Pick<Beneficiary, 'invitation'>): UserId | null {
  return invitation.is === 'accepted' ? invitation.accountId : null;
}

/** Null when the person changed since they were read: then it is begun again. */
async function write(
  transaction: Transaction,
  services: Services,
  { ownerId, to }: Person,
  around: Around,
  given: GivenStage | undefined,
): Promise<readonly string[] | null> {
  const { firestore, clock } = services;
  const personReference = beneficiariesOf(firestore, ownerId).doc(to);
  const reference = releaseOf(firestore, ownerId, to);
  const [lifeStored, releaseStored, personStored, owner] = await transaction.getAll(
    verificationOf(services, ownerId),
    reference,
    personReference,
    firestore.doc(`users/${ownerId}`),
  );
  const standing = lifeStored && standingFrom(lifeStored);
  const person = personStored && beneficiaryFrom(personStored);
  const stored = releaseStored && releaseFrom(releaseStored);
  if (!standing || !person || !owner) return [];
  const accountId = accountOf(person);
  if (person.revision !== around.person.revision || accountId !== accountOf(around.person)) return null;
  const now = new Date(clock.now());
  const { hasClone } = around.library;
  const release = nextRelease(stored ?? null, given, { ownerId: person.ownerId, person, hasClone, now });
  // See [Note: Giving while the owner returns].
  if (!release) return [];
  if (release.isTakenBack || standing.round !== release.round) {
    return putOff(transaction, stored ?? null, reference);
  }
  if (!standing.isGiving) {
    // Contacts are asked again, or disagree: what they settle may let it go on, and gives no stage a second time.
    const tomorrow = nineAtOrAfter(now.getTime() + 1, standing.timeZone);
    return putOff(transaction, stored ?? null, reference, new Date(tomorrow));
  }
  const ownerName = ownerNameOf(owner);
  if (accountId === null) {
    const email = person.email?.toLowerCase() ?? null;
    const isToAsk = email !== null && release.claimedAt === null;
    const invitee = { role: 'beneficiary', subjectId: person.id } as const;
    const former = isToAsk ? await readStanding(transaction, firestore, ownerId, invitee) : null;
    const mails =
      isToAsk && former
        ? await askToClaim(transaction, services, {
            ownerId,
            ownerName,
            person,
            reference: personReference,
            to: email,
            language: around.claimLanguage,
            former,
          })
        : [];
    const claimedAt = isToAsk ? email : release.claimedAt;
    const waiting: Release = {
      ...release,
      accountId,
      claimedAt,
      isWaiting: true,
      dueAt: null,
      lastLookAt: null,
    };
    transaction.set(reference, withTimestamps(waiting));
    return mails;
  }
  const ownStored = await transaction.get(verificationOf(services, accountId));
  const own = standingFrom(ownStored);
  const receivedReference = receivedOf(firestore, accountId, ownerId);
  const earlier = receivedFrom(await transaction.get(receivedReference));
  const profile = await transaction.get(firestore.doc(`users/${accountId}`));
  // Nothing may come in behind the sweep of an account that is being erased.
  if (!profile.exists || profile.get('erasureStartedAt') != null) {
    return putOff(transaction, stored ?? null, reference);
  }
  const timeZone = zoneOf(own, standing);
  const composed = composeStage({
    ownerName,
    person,
    stages: release.stages.map(({ stage, givenAt }) => ({ stage, givenAt })),
    library: around.library,
    calendar: { birthDate: person.birthDate, timeZone },
    now: clock.now(),
  });
  const drafts = draftNews(services, around.addressee, { release, earlier, composed });
  const mails = await queueMail(transaction, services, drafts);
  if (release.accountId !== null && release.accountId !== accountId) {
    transaction.delete(receivedOf(firestore, release.accountId, ownerId));
  }
  if (!isDeepStrictEqual(earlier, composed.received)) {
    transaction.set(receivedReference, withTimestamps(composed.received));
  }
  transaction.set(
    reference,
    withTimestamps({ ...release, accountId, vault: composed.vault, ...ahead(composed, now, timeZone) }),
  );
  return mails;
}

/** Without `dueAt` no time brings it: the job asks no more. */
function putOff(
  transaction: Transaction,
  stored: Release | null,
  reference: DocumentReference,
  dueAt: Date | null = null,
): readonly string[] {
  if (stored?.dueAt) transaction.update(reference, { dueAt: withTimestamps(dueAt) });
  return [];
}

interface Giving {
  readonly ownerId: UserId;
  readonly person: Beneficiary;
  readonly hasClone: boolean;
  readonly now: Date;
}

/** Null for a stage of a round that is over, and where nothing was given yet. */
function nextRelease(
  stored: Release | null,
  given: GivenStage | undefined,
  { ownerId, person, hasClone, now }: Giving,
): Release | null {
  if (!given) return stored;
  if (stored && stored.round > given.round) return null;
  const former: Release =
    stored?.round === given.round
      ? stored
      : {
          ownerId,
          beneficiaryId: person.id,
          round: given.round,
          isTakenBack: false,
          stages: [],
          accountId: null,
          claimedAt: null,
          vault: { isWhole: false, itemIds: [], withheldIds: [] },
          isWaiting: true,
          dueAt: null,
          lastLookAt: null,
        };
  if (former.stages.some(({ stage }) => stage === given.stage)) return former;
  const isMailed = accountOf(person) !== null && (given.stage !== 'clone' || hasClone);
  return { ...former, stages: [...former.stages, { stage: given.stage, givenAt: now, isMailed }] };
}

/** The beneficiary's own, where they once said which; the usual one of a set-up nobody looked at says nothing. */
function zoneOf(own: Standing | null, owners: Standing): string {
  return own?.hasBeenArmed ? own.timeZone : owners.timeZone;
}

/** While a birth date is missing, it is looked for every morning. */
function ahead({ nextAt, undated }: Composed, now: Date, timeZone: string) {
  const tomorrow = undated > 0 ? nineAtOrAfter(now.getTime() + 1, timeZone) : null;
  const next = [nextAt, tomorrow].filter((at): at is number => at !== null);
  const isWaiting = next.length > 0;
  return {
    isWaiting,
    dueAt: isWaiting ? new Date(Math.min(...next)) : null,
    lastLookAt: isWaiting ? null : now,
  };
}

interface News {
  readonly release: Release;
  readonly earlier: Received | null;
  readonly composed: Composed;
}

function draftNews(
  { appOrigin }: Services,
  addressee: Addressee | null,
  { release, earlier, composed: { received, vault } }: News,
): readonly MailDraft[] {
  const { ownerId, beneficiaryId, round } = release;
  const occasion = `${ownerId} ${beneficiaryId} ${round}`;
  const words = {
    ownerName: received.ownerName,
    link: `${appOrigin}${pathTo('entrustedLegacy', { beneficiaryId })}`,
  };
  const known = new Set(earlier?.stages.map(({ stage }) => stage));
  const fresh = release.stages.filter(({ stage }) => !known.has(stage));
  if (fresh.length > 0) {
    return fresh
      .filter(({ stage, isMailed }) => isMailed && (stage !== 'clone' || received.clone === 'given'))
      .flatMap(({ stage }) =>
        draftMail(addressee, `${occasion} ${stage}`, 'release-stage', { ...words, stage }),
      );
  }
  const arrived = received.waiting < (earlier?.waiting ?? 0);
  const number = received.albums.length + received.mediaItems.length + vault.itemIds.length;
  return arrived
    ? draftMail(addressee, `${occasion} ${received.waiting} ${number}`, 'release-day', words)
    : [];
}
