import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { routes } from '#shared/routes.ts';

/** Where what this person is left is chosen: the matrix, with nobody else in it. */
export function linkToThings(beneficiaryId: BeneficiaryId): string {
  return `${routes.beneficiariesEnhanced.path}?${new URLSearchParams({ view: 'things', person: beneficiaryId })}`;
}
