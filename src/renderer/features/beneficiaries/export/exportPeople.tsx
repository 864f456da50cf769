/** Those whom the owner named, in the export of everything. What the server alone needs of them stays out. */
import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedBeneficiariesSchema, exportedContactsSchema } from '#shared/legacy/exportedPeople.ts';
import { readEveryPerson } from '../peopleDocuments.ts';

export const exportBeneficiaries: ExportPart = async ({ profile, ask }) => {
  const { beneficiaries } = await ask(() => readEveryPerson(profile.id));
  const data = exportedBeneficiariesSchema.parse(
    beneficiaries.map((person) => ({ ...person, createdAt: person.createdAt.toISOString() })),
  );
  return { compose: () => ({ data }) };
};

export const exportContacts: ExportPart = async ({ profile, ask }) => {
  const { contacts } = await ask(() => readEveryPerson(profile.id));
  const data = exportedContactsSchema.parse(
    contacts.map((contact) => ({ ...contact, createdAt: contact.createdAt.toISOString() })),
  );
  return { compose: () => ({ data }) };
};
