/** What came back out of the trash, and what could not, because its album is there too. */
import type { ToastMessage } from '#ui/toastMessage.ts';
import type { albumMessages } from './messages.ts';

export function sayRestored(
  messages: (typeof albumMessages)[keyof typeof albumMessages],
  returned: number,
  asked: number,
): ToastMessage {
  const stayed = asked - returned;
  if (stayed === 0) return { message: messages.restored(returned) };
  const explained = messages.stayedWithAlbum(stayed);
  return {
    message: returned === 0 ? explained : `${messages.restored(returned)} ${explained}`,
    tone: 'error',
  };
}
