/** Why a change was not made, as a sentence for the person. */
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { albumMessages } from './messages.ts';

type Texts = (typeof albumMessages)['en'] | (typeof albumMessages)['fr'];

export function refusalText(messages: Texts, error: unknown): string {
  const code = refusalCodeOf(error);
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
    case 'album-not-found':
    case 'media-item-not-found':
      return messages.goneMeanwhile;
    default:
      return messages.notSaved;
  }
}
