/** Where the query cache keeps those whom a person named, and what may be left to them. */
import type { MediaItemId, UserId } from '#shared/domain/ids.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';

export const peopleKeys = {
  all: (userId: UserId) => ['people', userId] as const,
  beneficiaries: (userId: UserId) => ['people', userId, 'beneficiaries'] as const,
  contacts: (userId: UserId) => ['people', userId, 'contacts'] as const,
  grants: (userId: UserId) => ['people', userId, 'grants'] as const,
  isArmed: (userId: UserId) => ['people', userId, 'is-armed'] as const,
  pieces: (userId: UserId) => ['people', userId, 'pieces'] as const,
  vaultItems: (userId: UserId) => ['people', userId, 'vault-items'] as const,
  preview: (userId: UserId, beneficiaryId: BeneficiaryId) =>
    ['people', userId, 'preview', beneficiaryId] as const,
  item: (userId: UserId, itemId: MediaItemId) => ['people', userId, 'item', itemId] as const,
};
