/** The address of the conversation with one clone. */
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';

export const WITH = 'with';

export const cloneAddress = (ownerId: UserId): string =>
  `${routes.freeClone.path}?${new URLSearchParams({ [WITH]: ownerId })}`;
