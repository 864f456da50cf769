/** Where the query cache keeps what Settings shows of a person's security. */
import type { UserId } from '#shared/domain/ids.ts';

export const securityKeys = {
  sessions: (userId: UserId) => ['security', userId, 'sessions'] as const,
  waysIn: (userId: UserId) => ['security', userId, 'ways-in'] as const,
  /** Read again together: codes end with the factors they were made for. */
  twoStep: (userId: UserId) => ['security', userId, 'two-step'] as const,
  factors: (userId: UserId) => ['security', userId, 'two-step', 'factors'] as const,
  recoveryCodes: (userId: UserId) => ['security', userId, 'two-step', 'recovery-codes'] as const,
  authenticatorSecret: ['security', 'authenticator-secret'],
} as const;
