/** The pages of people as an owner uses them. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import type { BeneficiaryWords } from '#shared/legacy/beneficiary.ts';
import { type BeneficiaryId, beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import type { Person } from '../../../support/person.ts';

/** Named elsewhere, before the page is opened. */
export async function nameBeneficiary(
  owner: Person,
  words: Pick<BeneficiaryWords, 'name'> & Partial<BeneficiaryWords>,
): Promise<BeneficiaryId> {
  const beneficiaryId = beneficiaryIdSchema.parse(randomUUID());
  await owner.call(beneficiariesSave, { beneficiaryId, basedOn: 0, words });
  return beneficiaryId;
}

export const personCard = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Of the matrix: whether this person is left this thing. */
export const matrixCell = (page: Page, thing: string, name: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${thing}, ${name}:`) });

/** Waits until nothing of the matrix is on its way. */
export const everythingSaved = (page: Page): Locator => page.getByText('Everything is saved');
