import { randomBytes, randomUUID } from 'node:crypto';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import { trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import type { CallableRows } from '../callables.ts';
import { CANARY, type Scene } from '../scene.ts';

const words = { name: `${CANARY} Jules`, email: `${CANARY}@example.org` };

async function makeBeneficiary({ owner }: Scene) {
  const beneficiaryId = randomUUID();
  await owner.call(beneficiariesSave, { beneficiaryId, basedOn: 0, words });
  return beneficiaryId;
}
async function makeContact({ owner }: Scene) {
  const contactId = randomUUID();
  await owner.call(trustedContactsSave, { contactId, basedOn: 0, words });
  return contactId;
}
const secret = randomBytes(32).toString('base64url');
const publicKey = randomBytes(65).toString('base64url');
const timeLocked = (beneficiaryId: string) => ({
  beneficiaryId,
  number: 1,
  grant: '{}',
  sealedTo: { beneficiary: null, contacts: [] },
  timeLockPart: 'part',
  items: [],
});
const PEOPLE = 'people of one owner, in transactions of their own: tests/integration/legacy';

export const rows: CallableRows = {
  'beneficiaries-save': {
    apart: PEOPLE,
    input: async (scene) => ({ beneficiaryId: await makeBeneficiary(scene), basedOn: 1, words }),
  },
  // The answer says of whom is not the caller's that they are gone.
  'beneficiaries-grant': {
    apart: PEOPLE,
    input: async (scene) => ({
      people: [{ beneficiaryId: await makeBeneficiary(scene), basedOn: 1, wishes: [] }],
    }),
  },
  'beneficiaries-remove': {
    apart: PEOPLE,
    input: async (scene) => ({ beneficiaryId: await makeBeneficiary(scene) }),
  },
  'trustedContacts-save': {
    apart: PEOPLE,
    input: async (scene) => ({ contactId: await makeContact(scene), basedOn: 1, words }),
  },
  'trustedContacts-remove': {
    apart: PEOPLE,
    input: async (scene) => ({ contactId: await makeContact(scene) }),
  },
  'invitations-send': {
    apart: PEOPLE,
    // To one address three times a day: each is another person's.
    input: async ({ owner }) => {
      const beneficiaryId = randomUUID();
      const email = `${randomUUID()}@example.org`;
      await owner.call(beneficiariesSave, { beneficiaryId, basedOn: 0, words: { ...words, email } });
      return { invitee: { role: 'beneficiary', subjectId: beneficiaryId } };
    },
  },
  'invitations-revoke': {
    apart: PEOPLE,
    input: async (scene) => ({ invitee: { role: 'beneficiary', subjectId: await makeBeneficiary(scene) } }),
  },
  // Nobody has accepted, so there is no key to compare.
  'invitations-noteCompared': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: async (scene) => ({
      invitee: { role: 'beneficiary', subjectId: await makeBeneficiary(scene) },
      generation: 1,
    }),
  },
  'invitations-look': { input: () => ({ secret }) },
  // The secret is nobody's.
  'invitations-accept': { apart: PEOPLE, isOpenToOwner: false, input: () => ({ secret }) },
  'invitations-decline': { apart: PEOPLE, isOpenToOwner: false, input: () => ({ secret }) },
  'invitations-askAnew': { apart: PEOPLE, input: () => ({ secret }) },
  'claimKits-keep': {
    apart: PEOPLE,
    input: async (scene) => ({
      beneficiaryId: await makeBeneficiary(scene),
      locator: secret,
      publicKey,
    }),
  },
  'claimKits-revoke': {
    apart: PEOPLE,
    input: async (scene) => ({ beneficiaryId: await makeBeneficiary(scene) }),
  },
  'claimKits-look': { input: () => ({ locator: secret }) },
  // The paper is nobody's.
  'claimKits-challenge': { isOpenToOwner: false, input: () => ({ locator: secret }) },
  'claimKits-claim': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: () => ({
      locator: secret,
      nonce: randomBytes(16).toString('base64url'),
      expiresAt: 1,
      answer: secret,
    }),
  },
  'personKeys-create': { apart: PEOPLE, input: () => ({ publicKey, box: CANARY }) },
  // Both want a sign-in of the last minutes.
  'personKeys-replaceBox': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: () => ({ basedOn: 1, box: CANARY }),
  },
  'personKeys-reset': { apart: PEOPLE, isOpenToOwner: false, input: () => ({ publicKey, box: CANARY }) },
  'grants-save': { apart: PEOPLE, input: async (scene) => timeLocked(await makeBeneficiary(scene)) },
  // Only who accepted as that contact, and is asked, has anything to read.
  'grants-readForContact': {
    isOpenToOwner: false,
    input: async (scene) => ({ ownerId: scene.owner.uid, contactId: await makeContact(scene) }),
  },
  // There is no vault, nor anything kept of one.
  'ownerKeys-create': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: () => ({
      vaultId: randomUUID(),
      signingPublicKey: randomBytes(65).toString('base64url'),
      box: CANARY,
      pins: CANARY,
    }),
  },
  'ownerKeys-savePins': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: () => ({ vaultId: randomUUID(), basedOn: 1, pins: CANARY }),
  },
  'grants-revoke': {
    apart: PEOPLE,
    input: async (scene) => ({
      beneficiaryId: await makeBeneficiary(scene),
      number: 1,
      revocation: CANARY,
    }),
  },
  // There is no lock under it yet.
  'grants-saveLetters': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: async (scene) => ({
      beneficiaryId: await makeBeneficiary(scene),
      number: 1,
      letters: [],
      dropped: [],
    }),
  },
  // There is no lock under it yet.
  'grants-changeItems': {
    apart: PEOPLE,
    isOpenToOwner: false,
    input: async (scene) => ({
      beneficiaryId: await makeBeneficiary(scene),
      number: 1,
      items: [],
      dropped: [],
    }),
  },
};
