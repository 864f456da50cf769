/** Where the query cache keeps what mailed links came to. */
import type { ActionLink } from './verification/readActionLink.ts';

export const authKeys = {
  followed: ({ mode, code }: ActionLink) => ['auth', 'followed-link', mode, code] as const,
};
