/** Where the query cache keeps what visitors of the demo see. */
import type { Language } from '#shared/domain/userProfile.ts';

export const demoKeys = {
  family: (language: Language) => ['demo', 'family', language] as const,
  login: ['demo', 'login'],
} as const;
