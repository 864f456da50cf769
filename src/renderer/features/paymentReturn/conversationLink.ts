import { cloneAddress } from '#features/conversation/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import type { Next } from './returnLinks.ts';

/** Back to the conversation that was paid for, or to all clones where the address does not say which. */
export const conversationLink = (conversationWith: UserId | null, name: string): Next => ({
  route: 'freeClone',
  to: conversationWith ? cloneAddress(conversationWith) : routes.freeClone.path,
  name,
});
