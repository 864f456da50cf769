/** Why a change was not made, as a sentence for the person. */
import { CallableError } from '#platform/backend/callables.ts';
import type { albumMessages } from './messages.ts';

type Texts = (typeof albumMessages)['en'] | (typeof albumMessages)['fr'];

export function refusalText(messages: Texts, error: unknown): string {
  const code = error instanceof CallableError ? error.business : null;
  switch (code) {
    case 'demo-account-read-only':
      return messages.demoReadOnly;
    case 'storage-quota-exceeded':
      return messages.noRoom;
    case 'album-limit-reached':
      return messages.albumLimitReached;
    case 'trash-full':
      return messages.trashFull;
    case 'item-limit-reached':
      return messages.itemLimitReached;
    case 'text-limit-reached':
      return messages.textLimitReached;
    case 'album-not-found':
    case 'media-item-not-found':
      return messages.goneMeanwhile;
    default:
      return messages.notSaved;
  }
}
