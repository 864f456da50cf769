/** An owner whose vault is open in a page, with people whose keys are real: locks are made with the page's own modules. */
import { FirebaseError } from 'firebase/app';
import { z } from 'zod';
import { beneficiariesGrant } from '#shared/callables/beneficiaries.ts';
import { type Invitee, invitationsAccept } from '#shared/callables/invitations.ts';
import { personKeysCreate, personKeysReset } from '#shared/callables/legacyKeys.ts';
import { systemClock } from '#shared/clock.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { refusalCodeSchema } from '#shared/errors/functions.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import type { OpenPerson } from '#shared/legacy/keys/openPersonKeys.ts';
import type { BeneficiaryId, TrustedContactId } from '#shared/lifeVerification/people.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { freeArgon2id } from '#tests/support/vault/makeVault.ts';
import type { Services } from '../../../src/functions/services.ts';
import {
  firstByTimeLock,
  type HoldersChange,
} from '../../../src/renderer/features/beneficiaries/locks/holdersChange.ts';
import {
  type CallRepeatable,
  createLockServer,
} from '../../../src/renderer/features/beneficiaries/locks/lockDocuments.ts';
import { createLockMaker } from '../../../src/renderer/features/beneficiaries/locks/lockMaker.ts';
import { lockStateOf } from '../../../src/renderer/features/beneficiaries/locks/lockState.ts';
import { proveLocks } from '../../../src/renderer/features/beneficiaries/locks/proof.ts';
import {
  createLetterBox,
  type LetterToSave,
} from '../../../src/renderer/features/beneficiaries/locks/sealedLetters.ts';
import { createVaultForLocks } from '../../../src/renderer/features/vault/elsewhere/vaultForLocks.ts';
import { CallableError } from '../../../src/renderer/platform/backend/callableError.ts';
import {
  asBeneficiary,
  asContact,
  invite,
  makeSomebody,
  nameBeneficiary,
  nameContact,
  type Somebody,
} from '../legacyPeople.ts';
import type { Person } from '../person.ts';
import type { VaultPage } from '../vault/session.ts';
import { expectDone, personPhrase } from './makeRelease.ts';

const detailsSchema = z.object({ details: z.object({ code: refusalCodeSchema }) });

/** As the page's own caller does it. */
export const callOf =
  (person: Person): CallRepeatable =>
  async (contract, input) => {
    try {
      return await person.call(contract, input);
    } catch (error) {
      if (!(error instanceof FirebaseError)) throw error;
      const refusal = detailsSchema.safeParse(error).data?.details.code ?? null;
      throw new CallableError('unknown', error.message, refusal, null);
    }
  };

/** What one page of the owner makes locks with. `changeCall` stands between it and the server. */
export function lockPage(person: Person, page: VaultPage, changeCall = (call: CallRepeatable) => call) {
  const userId = userIdSchema.parse(person.uid);
  const vault = createVaultForLocks(() => page.session);
  const server = createLockServer(() => person.firestore, userId, changeCall(callOf(person)));
  const surroundings = { userId, vault, server, clock: systemClock };
  const maker = createLockMaker(surroundings);
  const letters = createLetterBox(surroundings, maker);
  return {
    ...maker,
    /** As the card does, which says of a first lock that it is by time alone. */
    lock: (id: BeneficiaryId, agreed: HoldersChange | null = firstByTimeLock) => maker.lock(id, agreed),
    letters: {
      ...letters,
      save: (id: BeneficiaryId, letter: LetterToSave, agreed: HoldersChange | null = firstByTimeLock) =>
        letters.save(id, letter, agreed),
    },
    server,
    async state(beneficiaryId: BeneficiaryId) {
      const records = await server.readLocks();
      const person = records.beneficiaries.find(({ id }) => id === beneficiaryId);
      if (!person) throw new Error('Nobody of this name');
      const state = vault.snapshot();
      const proof = state.is === 'open' ? expectDone(await proveLocks(vault, records)) : null;
      return lockStateOf({
        person,
        records,
        proof: proof?.byPerson.get(beneficiaryId) ?? null,
        openItems: state.is === 'open' ? state.itemIds : null,
      });
    },
  };
}
export type LockPage = ReturnType<typeof lockPage>;

export interface Joined<Id> {
  readonly id: Id;
  readonly somebody: Somebody;
  readonly keys: OpenPerson;
}

async function makeKeysOf(somebody: Somebody) {
  const personId: UserId = userIdSchema.parse(somebody.uid);
  const made = expectDone(await createPersonKeys({ personId, phrase: personPhrase, argon2id: freeArgon2id }));
  const { document, person } = made;
  return { keys: person, sent: { publicKey: document.publicKey, box: JSON.stringify(document) } };
}

export async function joinAs(services: Services, owner: Somebody, invitee: Invitee) {
  const somebody = await makeSomebody(services);
  const { keys, sent } = await makeKeysOf(somebody);
  await somebody.call(personKeysCreate, sent);
  await somebody.call(invitationsAccept, { secret: await invite(services, owner, invitee) });
  return { somebody, keys };
}

/** They lost phrase and code. */
export async function resetKeysOf(somebody: Somebody): Promise<OpenPerson> {
  const { keys, sent } = await makeKeysOf(somebody);
  await somebody.call(personKeysReset, sent);
  return keys;
}

export async function joinBeneficiary(services: Services, owner: Somebody): Promise<Joined<BeneficiaryId>> {
  const id = await nameBeneficiary(owner);
  return { id, ...(await joinAs(services, owner, asBeneficiary(id))) };
}

export async function joinContact(services: Services, owner: Somebody): Promise<Joined<TrustedContactId>> {
  const id = await nameContact(owner);
  return { id, ...(await joinAs(services, owner, asContact(id))) };
}

/** Everything, or single items. */
export async function leave(
  services: Services,
  owner: Somebody,
  beneficiaryId: BeneficiaryId,
  what: 'everything' | readonly VaultItemId[],
): Promise<void> {
  const stored = await services.firestore.doc(`users/${owner.uid}/beneficiaries/${beneficiaryId}`).get();
  const wishes =
    what === 'everything'
      ? [{ thing: { is: 'everything' } as const }]
      : what.map((vaultItemId) => ({ thing: { is: 'vault-item', vaultItemId } as const }));
  await owner.call(beneficiariesGrant, {
    people: [{ beneficiaryId, basedOn: Number(stored.get('revision')), wishes }],
  });
}

export async function nameSilent(owner: Somebody): Promise<BeneficiaryId> {
  return await nameBeneficiary(owner, { knowsNow: false });
}
